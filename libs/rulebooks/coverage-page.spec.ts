import { describe, expect, it } from '@jest/globals';
import { noDoubleTurn } from '#check-tester/toy/checks/turns/no-double-turn.js';
import { toy } from '#check-tester/toy/rulebook.js';
import { coveragePage } from './coverage-page.js';

describe('the coverage page', () => {
  it('says of each section how it is covered, chapter by chapter, with the totals on top', () => {
    expect(coveragePage(toy)).toBe(`# Counting: what is judged

Written by \`npm run generate\` from \`sections.ts\` and the checks: change those, not this page.

| document | sections | checked | carried by code | unobservable | no check yet |
|---|---|---|---|---|---|
| toy | 3 | 2 | 1 | 0 | 0 |
| toy-hints | 2 | 1 | 0 | 1 | 0 |

## toy

### 1: Counting

| section | title | covered |
|---|---|---|
| 1 | Counting | carried by board.ts: last |
| 1.1 | One higher each time | checked by \`one-higher\` |

### 2: Players take turns

| section | title | covered |
|---|---|---|
| 2 | Players take turns | checked by \`no-double-turn\` |

## toy-hints

### begin: Begin with one

| section | title | covered |
|---|---|---|
| begin | Begin with one | checked by \`one-higher\` |

### fun: Have fun | enjoy

| section | title | covered |
|---|---|---|
| fun | Have fun \\| enjoy | unobservable: No record shows a mood. |
`);
  });

  it('does not claim a check that nobody has written', () => {
    const page = coveragePage({ ...toy, checks: [noDoubleTurn] });
    expect(page).toContain('| 1.1 | One higher each time | **no check yet** |');
    expect(page).toContain('| toy | 3 | 1 | 1 | 0 | 1 |');
  });

  it('names each check that cites a section, by the whole or by one message', () => {
    const also = { ...noDoubleTurn, id: 'also-this', cites: ['toy:2', '1.1'] };
    const page = coveragePage({ ...toy, checks: [noDoubleTurn, also] });
    expect(page).toContain('| 2 | Players take turns | checked by `also-this`, `no-double-turn` |');
  });

  it('titles a chapter that has no section of its own by its number', () => {
    const page = coveragePage({ ...toy, sections: toy.sections.filter((s) => s.id !== '1') });
    expect(page).toContain('### 1\n');
  });
});
