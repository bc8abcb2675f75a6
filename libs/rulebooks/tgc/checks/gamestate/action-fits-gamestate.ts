import type { Seat, TgcBoard } from '../../board.js';
import { check, illegal } from '../../check.js';
import { mayAct, mayBe, stateName } from '../../gamestate.js';
import { actor, deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const actionFitsGamestate = check({
  id: 'action-fits-gamestate',
  cites: ['2.4.1', '2.4.2', '2.4.2.d', '2.4.3', '2.4.3.c', '2.5.3.b'],
  rule: 'Each Open gamestate has its own list of actions.',
  on: ['CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing'],
  messages: {
    battleInPlay: illegal('{player} declared battle in Open Play; that belongs to Open Battle.', { cites: ['2.4.1', '2.4.2.d', '2.5.3.b'] }),
    battleInQuick: illegal('{player} declared battle in an Open Quick; that belongs to Open Battle.', { cites: ['2.4.3', '2.4.2.d'] }),
    flipInBattle: illegal('{player} flipped the coin in Open Battle; that belongs to Open Play.', { cites: ['2.4.2'] }),
    flipInQuick: illegal('{player} flipped the coin in an Open Quick; that belongs to Open Play.', { cites: ['2.4.3'] }),
    passInQuick: illegal('{player} passed the phase in an Open Quick of the {phase} Phase, which has no such action.', {
      cites: ['2.4.3'], reading: 'only in the Standby and the End Phase, whose default it is, does an Open Quick take a Pass Phase, once, by the turn player',
    }),
    nothingInPlay: illegal('{player} {did} in Open Play; that belongs to Open Quick.', { cites: ['2.4.1', '2.4.3.c'] }),
    nothingInBattle: illegal('{player} {did} in Open Battle; that belongs to Open Quick.', { cites: ['2.4.2', '2.4.3.c'] }),
  },
  judge({ event, board }, report) {
    const { state } = board;
    if (state.kind === 'closed' || state.kind === 'unknown') return;
    // By far the most frequent, and legal.
    if (state.kind === 'quick' && (event.type === 'NothingDone' || event.type === 'BothDidNothing')) return;
    const seat = seatIndex(board, event.by);
    if (seat >= 0 && mayAct(board, seat as Seat) !== 1) return;
    const facts = { player: actor(event), did: deed(event), state: stateName(board), phase: phaseWord(board) };
    const own = seat === board.turnPlayer;
    switch (event.type) {
      case 'BattleDeclared':
        if (own && mayBe(board, 'battle') === 1) return;
        return report(state.kind === 'play' ? 'battleInPlay' : 'battleInQuick', facts, [state.since]);
      case 'CoinFlipped':
        if (own && mayBe(board, 'play') === 1) return;
        return report(state.kind === 'battle' ? 'flipInBattle' : 'flipInQuick', facts, [state.since]);
      case 'PhasePassed': {
        if (state.kind !== 'quick' || (own && (mayBe(board, 'play') === 1 || mayBe(board, 'battle') === 1))) return;
        const leaves = own && !board.passing && (board.phase === 'standby' || board.phase === 'end');
        return leaves ? undefined : report('passInQuick', facts, [state.since, board.passing]);
      }
      default:
        // An abridged record may leave the Pass Phase before it out.
        if (!board.complete) return;
        if (state.kind === 'play') report('nothingInPlay', facts, [state.since]);
        else if (state.kind === 'battle') report('nothingInBattle', facts, [state.since]);
    }
  },
});

const phaseWord = ({ phase }: TgcBoard): string => (phase === null ? 'current' : phase[0].toUpperCase() + phase.slice(1));
