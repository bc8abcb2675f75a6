/** The checks of a rulebook against its list and its events, and the words that they are told in. */
import { messageOf, type Check } from '#kernel/check.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { checksIn, type CheckFile } from './file-parity.js';

export function listComplaints<B>(rulebook: Rulebook<B>, files: readonly CheckFile[]): string[] {
  const written = new Set<unknown>(files.flatMap((file) => checksIn(file).map(([, check]) => check)));
  const listed = new Set<unknown>(rulebook.checks);
  const ids = rulebook.checks.map((check) => check.id);
  return [
    ...files.filter((f) => checksIn(f).some(([, check]) => !listed.has(check))).map((f) => `${f.path}: not listed in checks/index.ts`),
    ...rulebook.checks.filter((check) => !written.has(check)).map((check) => `${check.id}: listed, and no file of checks/ exports it`),
    ...[...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => `${id}: listed more than once`),
  ];
}

const isSentence = (text: string): boolean => /^\S[^\n]*[^\s.]\.$/.test(text);

/** What a reader of `verdict explain` would stumble over. */
export function wordComplaints<B>(check: Check<B>, rulebook: Rulebook<B>): string[] {
  const types = rulebook.specs.map((spec) => spec.type);
  const messages = Object.keys(check.messages);
  const wrong: string[] = [];
  // A rule may begin with a symbol of the game.
  if (!isSentence(check.rule) || /^\p{Ll}/u.test(check.rule)) {
    wrong.push(`its rule is a sentence that ends in a full stop: "${check.rule}"`);
  }
  if (!messages.length) wrong.push('has no messages');
  for (const id of messages) {
    const { says } = messageOf(check, id);
    if (!isSentence(says)) wrong.push(`message "${id}" is a sentence that ends in a full stop: "${says}"`);
  }
  if (!check.on.length) wrong.push('is asked about no event');
  for (const type of check.on) if (!types.includes(type)) wrong.push(`is asked about ${type}, which is no event of ${rulebook.id}`);
  return wrong.map((complaint) => `${check.id}: ${complaint}`);
}
