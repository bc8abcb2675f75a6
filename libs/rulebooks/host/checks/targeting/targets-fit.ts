import type { TargetSpec } from '../../abilities.js';
import { asks } from '../../asked.js';
import type { Aim, Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { deed, refName, wording } from '../../phrases.js';
import { isOfKind, ofType } from '../../kinds.js';
import { isValidTarget } from '../../targeting.js';
import { aimsFor } from '../../tasks.js';
import { inPlay, seatIndex } from '../../things.js';

export const targetsFit = check({
  id: 'targets-fit',
  cites: ['30.5', '21.2', '11.5', '15.3.2.2.1', '31.2', '13.5.1', '16.2', '23.1', '22.2', '5.1'],
  rule: 'A target must be what the text asks for when it is named.',
  on: ['CardPlayed', 'AbilityActivated', 'AmbushActivated', 'TriggerStacked'],
  messages: {
    unfit: illegal('{player} {did} targeting {target}, which is not what the text asks for: "{text}".', { cites: ['30.5', '21.2'] }),
    unfitEffect: illegal('{player} {did} targeting {target}, which is not what the text asks for: "{text}".', { cites: ['30.5'] }),
    subtype: illegal('{player} {did} targeting {target}, which is no {subtype}.', { cites: ['13.5.1', '30.5'] }),
    notInPlay: illegal('{player} {did} targeting {target}, which is not in play.', { cites: ['5.1', '30.5'] }),
    noPermanent: illegal('{player} {did} targeting {target}, which is no permanent: Entities, Forms and Lingering cards are.', {
      cites: ['16.2', '22.2', '30.5'],
    }),
    equipNoPermanent: illegal('{player} {did} to equip {target}, which is no permanent: Entities, Forms and Lingering cards are.', {
      cites: ['23.1', '16.2', '22.2', '30.5'],
    }),
    offStack: illegal('{player} {did} targeting {target}, which is not on the stack.', { cites: ['30.5', '21.2'] }),
    gameAction: illegal('{player} {did} targeting {target}, which is no effect: a game action is over at once and never was on the stack.', {
      cites: ['11.5', '15.3.2.2.1', '30.5', '31.2', '21.2'],
    }),
    untold: undecidable('{player} {did} targeting {target}. Whether it was what the text asks for is not on record: "{text}".', {
      cites: ['30.5'],
    }),
  },
  judge({ event, board }, report) {
    const asked = asks(board, event);
    // What a Sorcery's own effect inherits was judged when it was declared; losing it is judged when it resolves.
    if (!asked || (event.type === 'TriggerStacked' && !event.data.targets)) return;
    const seat = seatIndex(board, event.by) as Seat;
    asked.specs.forEach((spec, i) => {
      for (const aim of aimsFor(asked.specs, asked.aims, i)) {
        const valid = isValidTarget(board, spec, aim, seat, asked.self);
        if (valid === 1) continue;
        const facts = { player: event.by!, did: deed(event), target: refName(aim.ref), text: wording(asked.texts[i]) };
        const why = Number.isNaN(valid) ? 'untold' : reason(spec, aim, asked.equips);
        if (why === 'subtype') report(why, { ...facts, subtype: spec.filter.subtype! }, asked.relies);
        else if (why) report(why, facts, [...asked.relies, aim.ref.event]);
        else report(event.type === 'CardPlayed' ? 'unfit' : 'unfitEffect', facts, asked.relies);
      }
    });
  },
});

function reason({ kind, filter }: TargetSpec, { ref, thing, item }: Aim, equips: boolean): Reason {
  if ((kind === 'effect' || kind === 'card') && !item) return ref.event === undefined ? 'offStack' : 'gameAction';
  if (kind !== 'object') return null;
  const isPermanent = equips || filter.type === 'permanent';
  if (ref.at === 'host' && isPermanent) return equips ? 'equipNoPermanent' : 'noPermanent';
  if (!thing || !inPlay(thing)) return ref.player === undefined && ref.at !== 'host' ? 'notInPlay' : null;
  if (isPermanent && !ofType(thing, 'permanent')) return equips ? 'equipNoPermanent' : 'noPermanent';
  if (!isOfKind(thing, filter)) return null;
  return filter.subtype !== undefined && thing.card && !thing.card.subtypes.includes(filter.subtype) ? 'subtype' : null;
}

type Reason = 'offStack' | 'gameAction' | 'notInPlay' | 'noPermanent' | 'equipNoPermanent' | 'subtype' | null;
