import { describe, expect, it } from '@jest/globals';
import { ROLES, type Caller, type Role } from '../tokens/caller.js';
import { AUDIENCES, mayReadFindings, type Policy } from './policies.js';

const caller = (role: Role): Caller => ({ id: '1', name: 'x', role, matches: ['*'], expires: 0 });
const readers = (policy: Policy, over: boolean): Role[] => ROLES.filter((role) => mayReadFindings(caller(role), policy, over));

describe('the policy of a match', () => {
  const officials = ['organiser', 'head-judge', 'judge', 'recorder'];

  it('lets officials alone read findings of a running match, unless it says otherwise', () => {
    const running = AUDIENCES.map((findings) => readers({ findings, review: 'after' }, false));
    expect(running).toEqual([officials, [...officials, 'player'], ROLES]);
  });

  it('lets everybody read them when the game is over, or when the organiser opens the review', () => {
    expect(readers({ findings: 'officials', review: 'after' }, true)).toEqual(ROLES);
    expect(readers({ findings: 'officials', review: 'open' }, false)).toEqual(ROLES);
  });
});
