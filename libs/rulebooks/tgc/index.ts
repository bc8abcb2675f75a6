/** TGC: the rulebook. */
import type { Rulebook } from '#kernel/rulebook.js';
import type { TgcBoard } from './board.js';
import { picture, viewBoard } from './board-view.js';
import { tgcChecks } from './checks/index.js';
import { clone } from './clone.js';
import { EDITIONS } from './editions.js';
import { tgcSpecs } from './events.js';
import { evolve } from './evolve.js';
import { standing } from './gamestate.js';
import { validators } from './generated/validators.js';
import { tgcHeaderParts } from './header.js';
import { tgcPartReaders } from './header-text.js';
import { inspect } from './inspect.js';
import { open } from './open.js';
import { options } from './options.js';
import { tgcSections } from './sections.js';
import { viewEvent, viewHeader } from './view.js';
import { tgcVocabulary } from './vocabulary.js';

export const tgc: Rulebook<TgcBoard> = {
  id: 'tgc',
  title: 'TGC',
  editions: Object.fromEntries(Object.values(EDITIONS).map((e) => [e.id, e.title])),
  specs: tgcSpecs,
  checks: tgcChecks,
  sections: tgcSections,
  validators,
  headerParts: tgcHeaderParts,
  partReaders: tgcPartReaders,
  vocabulary: tgcVocabulary,
  inspect,
  isLaw: (header, section) => header.edition === 'tournament' || !section.startsWith('tgc:1.2.4.'),
  open,
  evolve,
  clone,
  isOver: (board) => board.over > 0,
  standing,
  options,
  viewEvent,
  viewHeader,
  viewBoard,
  picture,
};
