import { describe, expect, it } from '@jest/globals';
import type { Finding } from '#kernel/finding.js';
import { proofPage } from './report.js';

const run = { game: 'host', games: 3, plants: 2, seed: 7 };

describe('the page of a proof', () => {
  it('says how to run it again, and what came of it', () => {
    const page = proofPage(run, 'Host WCG', { games: 3, events: 900, alarms: [] }, [{ check: 'hand-within-soul', planted: 2, found: 2, failures: [] }]);
    expect(page).toContain('# Host WCG: what is proven by games');
    expect(page).toContain('`npm run prove -- host --games 3 --plants 2 --seed 7 --write`');
    expect(page).toContain('3 games (900 events), each complete and abridged: 0 false alarms.');
    expect(page).toContain('\n\n| check | planted | found | rate |\n|---|---|---|---|\n| `hand-within-soul` | 2 | 2 | 100 % |\n');
    expect(page).not.toContain('## Faults');
  });

  it('hides no fault', () => {
    const finding = { event: 12, check: 'passes-in-turn', messageId: 'notHers', message: 'Kate passed.', follows: null } as unknown as Finding;
    const alarms = [{ seed: 8, record: 'abridged', finding }];
    const failures = [{ seed: 9, event: 40, strays: [] }, { seed: 10, event: 41, strays: [finding] }];
    const page = proofPage(run, 'Host WCG', { games: 3, events: 900, alarms }, [{ check: 'loop-stops', planted: 2, found: 0, failures }]);
    expect(page).toContain('1 false alarm.');
    expect(page).toContain('| `loop-stops` | 2 | 0 | 0 % |');
    expect(page).toContain([
      '## Faults',
      '',
      '- seed 8, abridged, event 12: passes-in-turn/notHers: Kate passed.',
      '- loop-stops, seed 9, planted at event 40: not found',
      '- loop-stops, seed 10, planted at event 41: event 12 is a cause of its own: passes-in-turn/notHers: Kate passed.',
      '',
    ].join('\n'));
  });
});
