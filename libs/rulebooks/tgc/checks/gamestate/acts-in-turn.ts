import { other, type Seat, type TgcBoard, type Why } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { mayAct, stateName } from '../../gamestate.js';
import { deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const actsInTurn = check({
  id: 'acts-in-turn',
  cites: ['2.4', '2.3.3', '3.2.a.1', '3.2.a.2', '3.2.b.1', '3.3.4', '3.4.4', '3.6.2/2', '4.1.2', '4.2.2'],
  rule: 'In an Open gamestate one player may act: the turn player, until Do Nothing hands a Quick window over.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone'],
  messages: {
    defaulted: illegal('{player} {did} in {state}, which is {holder}\'s after a default.', { cites: ['2.4', '2.3.3'] }),
    afterCard: illegal('{player} {did} in the Quick window after a card, which begins with {holder}.', { cites: ['2.4', '3.3.4'] }),
    afterEffect: illegal('{player} {did} in the Quick window after an effect, which begins with {holder}.', { cites: ['2.4', '3.4.4'] }),
    afterFlip: illegal('{player} {did} in the Quick window after the coin was flipped, which begins with {holder}.', { cites: ['2.4', '3.6.2/2'] }),
    afterChange: illegal('{player} {did} in the Quick window after the change of phase, which begins with {holder}.', { cites: ['2.4', '3.2.a.2'] }),
    afterPass: illegal('{player} {did} in the Quick window of Pass Phase, which begins with {holder}.', { cites: ['2.4', '3.2.a.1'] }),
    direct: illegal('{player} {did} in the Quick window of a direct attack, which begins with {holder}.', { cites: ['2.4', '4.1.2'] }),
    creatures: illegal('{player} {did} in the Quick window of a creature attack, which begins with {holder}.', { cites: ['2.4', '4.2.2'] }),
    handedOver: illegal('{player} {did} after doing nothing had handed the window to {holder}.', { cites: ['3.2.b.1'] }),
    position: illegal('{player} {did} in {state}, which is {holder}\'s, as the position says.', { cites: ['2.4'] }),
    unwritten: undecidable('{player} {did} in {state} of {holder}. Whether {holder} had passed the phase before is not on record.', {
      cites: ['2.4', '3.2.a.1'],
    }),
    untold: undecidable('{player} {did}. Who might act is not on record.', { cites: ['2.4'] }),
  },
  judge({ event, board }, report) {
    if (board.state.kind === 'closed' || board.phase === 'draw' || !board.started) return;
    const seat = seatIndex(board, event.by) as Seat;
    const may = mayAct(board, seat);
    if (may === 1) return;
    const { state } = board;
    const facts = { player: event.by!, did: deed(event), state: stateName(board) };
    if (state.kind === 'unknown' || state.seat < 0) return report('untold', facts);
    const relies = [state.since, ...state.nothing];
    report(Number.isNaN(may) ? 'unwritten' : MESSAGES[whyOf(board)], { ...facts, holder: board.seats[other(seat)] }, relies);
  },
});

const whyOf = (board: TgcBoard): Why => board.state.why;

type Held = 'defaulted' | 'afterCard' | 'afterEffect' | 'afterFlip' | 'afterChange' | 'afterPass' | 'direct' | 'creatures' | 'handedOver' | 'position';

const MESSAGES: Record<Why, Held> = {
  defaulted: 'defaulted', battled: 'defaulted', played: 'afterCard', activated: 'afterEffect', flipped: 'afterFlip', phase: 'afterChange',
  passing: 'afterPass', through: 'direct', fighting: 'creatures', nothing: 'handedOver', position: 'position',
  setup: 'position', unknown: 'position', acting: 'position', block: 'position', damage: 'position', changing: 'position', draw: 'position',
};
