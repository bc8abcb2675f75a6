/** What simulated games of Host show each viewer (6, 14.3, 41). */
import { catalogue } from '#rulebooks/host/catalogue/catalogue.js';
import { host } from '#rulebooks/host/index.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { describeViews } from './frame.js';

const cards = catalogue.filter((c) => c.type !== 'Host' && !c.token);
const isFaceDown = (name: string): boolean => cards.some((c) => c.name === name && c.type === 'Ambush');

describeViews({ rulebook: host, simulate, cards, early: 150, isFaceDown });
