import { check, illegal } from '../../check.js';
import { actingName, actor, deed } from '../../phrases.js';

export const closedGamestate = check({
  id: 'closed-gamestate',
  cites: ['3.1', '2.1', '3.3.4', '3.4.4', '4.1', '1.7'],
  rule: 'A declared action closes the gamestate, and nobody acts until it has been carried out.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing'],
  messages: {
    duringCard: illegal('{player} {did} while {card} was still being carried out.', { cites: ['3.1', '2.1', '3.3.4'] }),
    duringEffect: illegal('{player} {did} while the effect of {card} was still being carried out.', { cites: ['3.1', '2.1', '3.4.4'] }),
    beforeBlock: illegal('{player} {did} before {defender} had decided whether to block.', { cites: ['3.1', '2.1', '4.1'] }),
    beforeGame: illegal('{player} {did} before the game had begun.', { cites: ['1.7', '2.1'] }),
    position: illegal('{player} {did} in a Closed gamestate.', { cites: ['2.1'] }),
  },
  judge({ event, board }, report) {
    if (board.state.kind !== 'closed' || board.phase === 'draw') return;
    const facts = { player: actor(event), did: deed(event) };
    if (!board.started) return report('beforeGame', facts);
    const control = event.type === 'PhasePassed' || event.type === 'NothingDone' || event.type === 'BothDidNothing';
    const { acting, battle } = board;
    if (acting && !acting.loose) {
      // Going on without the rest of it is another fault, and said elsewhere.
      if (!control) report(acting.kind === 'effect' ? 'duringEffect' : 'duringCard', { ...facts, card: actingName(acting) }, [acting.event]);
    } else if (battle?.stage === 'block') {
      // Who does nothing after an attack takes it as not blocked.
      if (control && event.type !== 'PhasePassed') return;
      report('beforeBlock', { ...facts, defender: board.seats[1 - board.turnPlayer] ?? 'the defender' }, [battle.declared]);
    } else if (board.state.why === 'position') report('position', facts);
  },
});
