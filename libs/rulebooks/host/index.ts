/** Host WCG: the rulebook. */
import type { Rulebook } from '#kernel/rulebook.js';
import type { HostBoard } from './board.js';
import { picture, viewBoard } from './board-view.js';
import { hostChecks } from './checks/index.js';
import { clone } from './clone.js';
import { EDITIONS } from './editions.js';
import { hostSpecs } from './events.js';
import { evolve } from './evolve.js';
import { validators } from './generated/validators.js';
import { hostHeaderParts } from './header.js';
import { hostPartReaders } from './header-text.js';
import { viewHeader } from './header-view.js';
import { inspect } from './inspect.js';
import { open } from './open.js';
import { options } from './options.js';
import { standing } from './priority.js';
import { hostSections } from './sections.js';
import { viewEvent } from './view.js';
import { hostVocabulary } from './vocabulary.js';

export const host: Rulebook<HostBoard> = {
  id: 'host',
  title: 'Host WCG',
  editions: Object.fromEntries(Object.values(EDITIONS).map((e) => [e.id, e.title])),
  specs: hostSpecs,
  checks: hostChecks,
  sections: hostSections,
  validators,
  headerParts: hostHeaderParts,
  partReaders: hostPartReaders,
  vocabulary: hostVocabulary,
  inspect,
  isLaw: (header, section) => header.edition === 'short' || !section.startsWith('host-basics:'),
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
