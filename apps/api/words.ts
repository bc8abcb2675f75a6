/** What the server says to whoever started it. The token is said here and nowhere else. */

export function welcome(address: string, store: string, samples: number, token: string | null): string {
  const lines = [`Verdict listens at ${address} and keeps its matches in ${store}.`];
  if (samples > 0) lines.push(`The store was empty: ${samples} sample matches are in it now.`);
  if (token === null) {
    lines.push('', `Documents and a page to try things: ${address}/docs`, 'The organiser\'s token was printed at the first start; --organiser-token makes another.');
  } else {
    lines.push(
      '', 'This is a token of the organiser, who may do everything. It is shown once and kept nowhere:', '',
      `  export TOKEN=${token}`, '',
      'Then try:', '',
      ...TRY.map(([path, says]) => `  curl -H "Authorization: Bearer $TOKEN" '${address}${path}'   # ${says}`), '',
      `Documents and a page to try things: ${address}/docs`,
    );
  }
  return [...lines, 'Ctrl+C ends it.', ''].join('\n');
}

const TRY = [
  ['/v1/matches', 'what there is'],
  ['/v1/matches/host-slow-speed-timing/findings', 'what the judge says'],
  ['/v1/matches/host-clean-first-turns/board?at=40&format=text', 'the board after event 40'],
] as const;

/** Why it does not listen, with the variable that would change it. */
export function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is taken by another program. Choose another with VERDICT_PORT, such as VERDICT_PORT=${port === 0 ? 7071 : port + 1} npm start`;
    case 'EACCES':
      return `port ${port} may not be listened on by this user. Choose one above 1023 with VERDICT_PORT`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Choose one with VERDICT_HOST`;
    default:
      return `cannot listen on ${host}, port ${port} (VERDICT_HOST, VERDICT_PORT): ${error.message}`;
  }
}

/** Why there is no store, with the variable that names another. */
export const cannotStore = (why: string, isNamed: boolean): string =>
  `${why}. ${isNamed ? 'VERDICT_STORE names the store' : 'VERDICT_DATA names its folder, VERDICT_STORE another store'}`;

/** A store as it may be shown: a connection string has a password in it. */
export const shownStore = (store: string): string => store.replace(/\/\/[^/@]*@/, '//…@');
