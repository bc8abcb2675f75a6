/** The template of a sentence, taken apart: words, fields, and parts that may be left out. */

export type Part =
  | { readonly kind: 'words'; readonly options: readonly string[] }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'group'; readonly parts: readonly Part[] };

export const parseTemplate = (template: string): readonly Part[] => new TemplateParser(template).parts();

class TemplateParser {
  private at = 0;

  constructor(private readonly template: string) {}

  parts(until?: string): Part[] {
    const parts: Part[] = [];
    let words = '';
    const flush = (): void => {
      if (words) parts.push({ kind: 'words', options: [words] });
      words = '';
    };
    while (this.at < this.template.length && this.template[this.at] !== until) {
      const c = this.template[this.at++];
      if (c === '{') {
        flush();
        parts.push({ kind: 'field', name: this.upTo('}') });
      } else if (c === '[') {
        flush();
        parts.push({ kind: 'group', parts: this.parts(']') });
        this.at++;
      } else if (c === '(' && this.hasOptions()) {
        flush();
        parts.push({ kind: 'words', options: this.upTo(')').split('|') });
      } else words += c;
    }
    flush();
    return parts;
  }

  /** Brackets without a stroke between them are just brackets. */
  private hasOptions(): boolean {
    const stroke = this.template.indexOf('|', this.at);
    return stroke >= 0 && stroke < this.template.indexOf(')', this.at);
  }

  private upTo(close: string): string {
    const end = this.template.indexOf(close, this.at);
    if (end < 0) throw new Error(`"${this.template}" lacks a "${close}"`);
    const inner = this.template.slice(this.at, end);
    this.at = end + 1;
    return inner;
  }
}
