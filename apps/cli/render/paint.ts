/** Colours, by what they mean. Without colours each of them leaves a text as it is. */
import type { Verdict } from '#kernel/finding.js';

type Stroke = (text: string) => string;

export interface Paint extends Readonly<Record<Verdict, Stroke>> {
  readonly clean: Stroke;
  readonly strong: Stroke;
  readonly faint: Stroke;
  readonly label: Stroke;
}

const plain: Stroke = (text) => text;

const stroke = (on: number, off: number): Stroke => (text) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`);
const both = (a: Stroke, b: Stroke): Stroke => (text) => a(b(text));

const bold = stroke(1, 22);

const COLOURED: Paint = {
  illegal: both(bold, stroke(31, 39)),
  missed: both(bold, stroke(35, 39)),
  undecidable: both(bold, stroke(33, 39)),
  clean: both(bold, stroke(32, 39)),
  strong: bold,
  faint: stroke(2, 22),
  label: stroke(36, 39),
};

const BARE: Paint = { illegal: plain, missed: plain, undecidable: plain, clean: plain, strong: plain, faint: plain, label: plain };

export const COLOUR_CHOICES = ['auto', 'always', 'never'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

/** `auto` paints on a terminal that has not asked for none (https://no-color.org). */
export function paintFor(choice: ColourChoice, isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
  if (choice === 'always') return COLOURED;
  if (choice === 'never' || !isTerminal) return BARE;
  return env.NO_COLOR || env.TERM === 'dumb' ? BARE : COLOURED;
}
