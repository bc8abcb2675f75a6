/** What is wrong with a request, as RFC 9457 tells it. Thrown anywhere, told by the filter. */
import { visible } from '#kernel/shown.js';
import { PROBLEMS, type ProblemCode } from './codes.js';

/** One field that is not right. */
export interface FieldProblem {
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
  /** Of a text: counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

export interface ProblemDetails {
  readonly problems?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Facts that a program acts on, such as the two numbers of a conflict. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
}

/** The longest text of a request that is told back. */
const LONGEST = 300;

export class ApiProblem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly details: ProblemDetails = {},
  ) {
    super(clipped(detail));
    this.status = PROBLEMS[code][0];
  }

  /** The body of the answer; `instance` is the id of the request, by which the log knows it. */
  body(instance: string): object {
    const { problems, facts } = this.details;
    return {
      type: `urn:verdict:problem:${this.code}`,
      title: PROBLEMS[this.code][1],
      status: this.status,
      detail: this.message,
      code: this.code,
      instance,
      ...facts,
      ...(problems?.length && { problems: problems.map(printable) }),
    };
  }
}

/** One field is wrong: the commonest problem. */
export const invalid = (field: string, found: string, expected: string, hint?: string): ApiProblem =>
  new ApiProblem('invalid-request', `${field || 'The body'}: found ${found}, expected ${expected}`, {
    problems: [{ field, found, expected, ...(hint !== undefined && { hint }) }],
  });

const clipped = (text: string): string => visible(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function printable(problem: FieldProblem): FieldProblem {
  const { field, found, expected, hint } = problem;
  return { ...problem, field: clipped(field), found: clipped(found), expected, ...(hint !== undefined && { hint: clipped(hint) }) };
}
