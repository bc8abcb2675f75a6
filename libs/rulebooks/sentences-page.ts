/** Every sentence of a game, beside the event it writes. Written to docs/sentences/ by `npm run generate`. */
import type { EventSpec } from '#kernel/event.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { Shape } from '#kernel/shape.js';
import { parseTemplate, type Part } from '#kernel/template.js';

export function sentencesPage<B>(rulebook: Rulebook<B>): string {
  const rows = rulebook.specs.flatMap((spec) => sentencesOf(spec).map((says) => [`\`${says}\``, `\`${spec.type}\``, spec.about, fields(spec)]));
  return [
    `# ${rulebook.title}: every sentence`,
    'Written by `npm run generate` from the events of the rulebook: change those, not this page.',
    [
      'A word in `<angle brackets>` is filled in; a part in `[square brackets]` may be left out; of `(this|that)` either reads.',
      '`<by>` is the seat that acts. How to write cards, targets, zones and resources is in [match-log.md](../match-log.md).',
    ].join('\n'),
    table(['sentence', 'event', 'what it records', 'data'], rows),
  ].join('\n\n') + '\n';
}

/** A block is told by one line with its doings indented under it; its parts can also be told singly. */
const sentencesOf = (spec: EventSpec): string[] => (spec.block ? [spec.block.says, spec.says] : [spec.says]).map((s) => shown(parseTemplate(s)));

function shown(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'field') return `<${part.name}>`;
      if (part.kind === 'group') return `[${shown(part.parts)}]`;
      return part.options.length === 1 ? part.options[0] : `(${part.options.join('|')})`;
    })
    .join('');
}

function fields(spec: EventSpec): string {
  const listed = Object.entries(spec.fields).map(([name, shape]) => `\`${name}\`${shape.kind === 'optional' ? '?' : ''} ${kindOf(shape)}`);
  return listed.length ? listed.join(', ') : 'none';
}

function kindOf(shape: Shape): string {
  switch (shape.kind) {
    case 'optional': case 'nullable': return kindOf(shape.of);
    case 'list': return `list of ${kindOf(shape.of)}`;
    case 'choice': return shape.values.length > 6 ? (shape.about ?? 'one of many words') : shape.values.map((v) => `"${v}"`).join(' or ');
    case 'int': return 'number';
    case 'flag': return 'true';
    case 'seat': return 'seat';
    default: return shape.about ?? shape.kind;
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
