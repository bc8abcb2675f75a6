/** The commands, in the order in which help lists them. */
import type { Command } from '../command.js';
import { audit } from './audit.js';
import { board } from './board.js';
import { cards } from './cards.js';
import { convert } from './convert.js';
import { explain } from './explain.js';
import { legal } from './legal.js';
import { projections } from './projections.js';
import { simulate } from './simulate.js';
import { store } from './store.js';
import { verify } from './verify.js';
import { worker } from './worker.js';

export const COMMANDS: readonly Command[] = [audit, board, legal, explain, verify, convert, cards, simulate, store, projections, worker];
