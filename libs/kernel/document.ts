/** The words in which a document's sections are listed: one call a section. */
import type { Section } from './rulebook.js';

export function document(of: string) {
  const section = (id: string, title: string, coverage: Section['coverage']): Section => ({ of, id, title, coverage });
  return {
    /** Some sequence of recorded events can show it broken, and a check says so. */
    checked: (id: string, title: string): Section => section(id, title, { is: 'checked' }),
    /** A term, a symbol or an example: the code that works by it. */
    defines: (id: string, title: string, carriedBy: string): Section => section(id, title, { is: 'defines', carriedBy }),
    /** A title without a rule of its own: what stands below it carries it. */
    heading: (id: string, title: string, below: string): Section => section(id, title, { is: 'defines', carriedBy: `sections ${below}` }),
    unobservable: (id: string, title: string, because: string): Section => section(id, title, { is: 'unobservable', because }),
  };
}
