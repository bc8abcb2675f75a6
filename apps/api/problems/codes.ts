/** Every way in which a request can fail, with the code that callers may rely on. Codes are added, never renamed. */

export const PROBLEMS = {
  'bad-request': [400, 'The request cannot be understood'],
  'malformed-body': [400, 'The body cannot be read'],
  'invalid-request': [400, 'A part of the request is not right'],
  'no-token': [401, 'A token is needed'],
  'bad-token': [401, 'The token is not one of this server'],
  'token-expired': [401, 'The token has expired'],
  'token-revoked': [401, 'The token has been revoked'],
  'not-allowed': [403, 'This token may not do that'],
  'out-of-scope': [403, 'The token is not for this match'],
  'not-found': [404, 'There is nothing at this address'],
  'match-not-found': [404, 'There is no such match'],
  'event-not-found': [404, 'The match has no such event'],
  'finding-not-found': [404, 'The match has no such finding'],
  'token-not-found': [404, 'There is no such token'],
  'law-not-found': [404, 'There is no such game, section or check'],
  'not-acceptable': [406, 'It cannot be given in that form'],
  'match-conflict': [409, 'The match has moved on'],
  'match-exists': [409, 'Another match has this name'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body is of a type that is not taken here'],
  'match-refused': [422, 'This cannot enter a match'],
  'idempotency-key-reused': [422, 'This Idempotency-Key came with another request'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'Something went wrong here'],
  'match-broken': [500, 'What the store holds is not what was stored'],
  'store-unavailable': [503, 'The store does not serve'],
  'too-many-readers': [503, 'Too many live streams are open'],
  'shutting-down': [503, 'The server is ending'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
