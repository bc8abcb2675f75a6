/** The list of a game's checks: made from the files alone, so that there is one way for it to be right. */
import { exportName } from '#check-tester/check-names.js';

const CHECK_IMPORT = /^import \{ \w+ \} from '\.\/[^']+';\n/gm;
const LIST = /^(export const \w+Checks\b[^=]*= )\[[^\]]*\];$/m;

/** The text of checks/index.ts with these checks (`topic/id`) in it, or null if it is not of the form that can be kept. */
export function withChecks(index: string, places: readonly string[]): string | null {
  const rest = index.replace(CHECK_IMPORT, '');
  const list = LIST.exec(rest);
  if (!list) return null;
  const sorted = [...places].sort();
  const imports = sorted.map((place) => `import { ${nameOf(place)} } from './${place}.js';\n`).join('');
  const head = rest.slice(0, list.index).trimEnd();
  const entries = sorted.map((place) => `  ${nameOf(place)},\n`).join('');
  const array = sorted.length ? `[\n${entries}];` : '[];';
  return `${head ? `${head}\n` : ''}${imports}\n${list[1]}${array}${rest.slice(list.index + list[0].length)}`;
}

const nameOf = (place: string): string => exportName(place.slice(place.lastIndexOf('/') + 1));
