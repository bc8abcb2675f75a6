import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hostSections } from './sections.js';

/** The anchors as the documents print them, in their order; extracted once, by hand. Numbers and headings, no wording. */
const anchors = JSON.parse(readFileSync(join(import.meta.dirname, 'sections.anchors.json'), 'utf8')) as Record<string, string[]>;
const idsOf = (of: string): string[] => hostSections.filter((s) => s.of === of).map((s) => s.id);
const numbersIn = (text: string): string[] => text.match(/\b\d+(\.\d+)+\b/g) ?? [];

describe('the sections of Host', () => {
  it.each(Object.keys(anchors))('lists every anchor of %s as printed, in its order, once', (of) => {
    expect(idsOf(of)).toEqual(anchors[of]);
    expect(new Set(anchors[of]).size).toBe(anchors[of].length);
  });

  it('knows no other document', () => {
    expect([...new Set(hostSections.map((s) => s.of))]).toEqual(Object.keys(anchors));
  });

  it('keeps the numbers that the document prints out of line', () => {
    const ids = idsOf('host');
    expect(ids.slice(2, 6)).toEqual(['1.2', '1.1.1', '1.1.2', '1.1.3']);
    expect(ids).not.toContain('25.3.6');
  });

  it('says each in at most twelve words', () => {
    const long = hostSections.filter((s) => s.title.split(/\s+/).length > 12 || !/^\S.*[^\s.]$/.test(s.title));
    expect(long.map((s) => `${s.of}:${s.id} ${s.title}`)).toEqual([]);
  });

  it('names in carriedBy only sections that there are', () => {
    const carriers = hostSections.flatMap((s) => (s.coverage.is === 'defines' ? numbersIn(s.coverage.carriedBy) : []));
    expect(carriers.filter((id) => !anchors.host.includes(id))).toEqual([]);
  });

  it('does not say two sections with one title, but where the document repeats itself', () => {
    const seen = new Map<string, string[]>();
    for (const s of hostSections.filter((h) => h.of === 'host')) seen.set(s.title, [...(seen.get(s.title) ?? []), s.id]);
    expect([...seen.values()].filter((ids) => ids.length > 1)).toEqual([['25.2.3', '25.3.5']]);
  });
});
