import { check, illegal, undecidable } from '../../check.js';
import { anyRound, goesRound } from '../../endless.js';
import { findItem, itemName } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const loopStops = check({
  id: 'loop-stops',
  cites: ['42.1.1', '42.1.1.1', '42.1.2'],
  rule: 'An effect that would go round for ever does not resolve; what set it off does.',
  on: ['ResolutionBegan', 'LoopFound'],
  messages: {
    goesRound: illegal('{item} resolved although it would bring itself about again for ever: what causes an infinite loop does not resolve.', {
      cites: ['42.1.2', '42.1.1'],
    }),
    noLoop: illegal('A loop was called, but nothing in play would go round by itself for ever.', { cites: ['42.1.1', '42.1.1.1'] }),
    untold: undecidable('A loop was called. Whether there is one hangs on the text of {card}, which is not modelled.', { cites: ['42.1.1'] }),
  },
  judge({ event, board }, report) {
    if (event.type === 'LoopFound') {
      if (anyRound(board)) return;
      const card = unmodelledAbout(board, /./);
      if (card === null) report('noLoop', {}, [board.stack.at(-1)?.event]);
      else report('untold', { card });
      return;
    }
    const item = findItem(board, event.data.item);
    if (item && goesRound(board, item) === 1) report('goesRound', { item: itemName(item) }, [item.event, item.because]);
  },
});
