import { check } from '../../check.js';

export const startingValues = check({
  id: 'starting-values',
  cites: ['1.6'],
  rule: 'Both players start with 20 HS and 1 plasma.',
  on: ['ValuesSet', 'HsSet', 'PlasmaSet'],
  messages: {
    hs: '{player} started with {amount} HS instead of {right}.',
    plasma: '{player} started with {amount} plasma instead of {right}.',
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const { hs, plasma } = board.edition;
    if (event.type === 'ValuesSet') {
      if (event.data.hs !== hs) report('hs', { player: 'each player', amount: event.data.hs, right: hs });
      if (event.data.plasma !== plasma) report('plasma', { player: 'each player', amount: event.data.plasma, right: plasma });
      return;
    }
    const { player, amount } = event.data;
    const right = event.type === 'HsSet' ? hs : plasma;
    if (amount !== right) report(event.type === 'HsSet' ? 'hs' : 'plasma', { player, amount, right });
  },
});
