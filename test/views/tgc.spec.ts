/** What simulated games of TGC show each viewer (1.5.1.x). */
import { catalogue } from '#rulebooks/tgc/catalogue/catalogue.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { simulate } from '#rulebooks/tgc/simulate/simulate.js';
import { describeViews } from './frame.js';

describeViews({ rulebook: tgc, simulate, cards: catalogue, early: 60, isFaceDown: () => false });
