import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tgcSections } from './sections.js';

/** The anchors as the document prints them, in its order; extracted once. Numbers, no wording. */
const anchors = (JSON.parse(readFileSync(join(import.meta.dirname, 'sections.anchors.json'), 'utf8')) as { tgc: string[] }).tgc;
const ids = tgcSections.map((s) => s.id);
const numbersIn = (text: string): string[] => text.match(/\b\d+(\.\w+)+(\/[\w.]+)?\b/g) ?? [];

describe('the sections of TGC', () => {
  it('lists every anchor as printed, in its order, once', () => {
    expect(ids).toEqual(anchors);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(tgcSections.map((s) => s.of))).toEqual(new Set(['tgc']));
  });

  it('keeps the numbers that the document prints out of line, and tells repeated ones apart by their place', () => {
    const after = (id: string): string => ids[ids.indexOf(id) + 1];
    expect(['2.4.2.a', '2.4.2.b', '2.4.3.a', '2.4.3.b', '2.5.4'].map(after)).toEqual(['X.4.2.a.x', 'X.4.2.b.a', '2.4.2.a.x', '2.4.2.b.1', '2.5.3.a']);
    expect(['1.8', '2.3.3', '3.6.2'].map(after)).toEqual(['1.8/1.9.x', '2.3.3/2.3.x', '3.6.2/2']);
  });

  it('says each in at most twelve words, no two alike', () => {
    expect(tgcSections.filter((s) => s.title.split(/\s+/).length > 12 || !/^\S.*[^\s.]$/.test(s.title))).toEqual([]);
    expect(new Set(tgcSections.map((s) => s.title)).size).toBe(tgcSections.length);
  });

  it('names in carriedBy only sections that there are', () => {
    const carriers = tgcSections.flatMap((s) => (s.coverage.is === 'defines' ? numbersIn(s.coverage.carriedBy) : []));
    expect(carriers.filter((id) => !anchors.includes(id))).toEqual([]);
  });
});
