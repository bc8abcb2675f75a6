/** What we read out of an `esdb://` connection string, and what we put into it for the client. */
import { existsSync } from 'node:fs';
import { StoreUnavailable } from '../errors.js';

export interface Connection {
  /** For the client, without what would change the meaning of its answers. */
  readonly text: string;
  readonly secure: boolean;
  readonly credentials: { readonly username: string; readonly password: string };
  /** For messages: without the password. */
  readonly shown: string;
  /** As they are named, with their ports. */
  readonly hosts: readonly string[];
  /** The file with the authority of certificates that were made by hand. */
  readonly authority?: string;
}

const FORM = /^(?:esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/(?:([^:@/?]+):([^@/?]*)@)?([^/?]+)\/?(?:\?(.*))?$/i;

/** Servers without TLS have no users; the client asks for some all the same before it takes the append path that we need. */
const NOBODY = { username: 'nobody', password: '' };

/** These are ours to decide: a client that does not throw reports wrong revisions, and the interval tells lanes apart. */
const OURS = ['throwonappendfailure', 'keepaliveinterval', 'keepalivetimeout', 'defaultdeadline'];

/** What the client knows beside those. Of others it would print the whole string, password and all, and go on without them. */
const THEIRS = [
  'tls', 'tlsCAFile', 'userCertFile', 'userKeyFile', 'nodePreference', 'connectionName', 'maxDiscoverAttempts',
  'discoveryInterval', 'gossipTimeout', 'dnsDiscover',
];
const PREFERENCES = ['follower', 'leader', 'random', 'read_only_replica'];
const FORMS: Readonly<Record<string, readonly [form: RegExp, says: string]>> = {
  tls: [/^(?:true|false)$/, 'true or false'],
  dnsDiscover: [/^(?:true|false)$/, 'true or false'],
  nodePreference: [new RegExp(`^(?:${PREFERENCES.join('|')})$`), PREFERENCES.join(', ')],
  maxDiscoverAttempts: [/^\d+$/, 'a whole number'],
  discoveryInterval: [/^\d+$/, 'milliseconds'],
  gossipTimeout: [/^\d+$/, 'seconds'],
};
const FILES = ['tlsCAFile', 'userCertFile', 'userKeyFile'];

export const isConnectionString = (text: string): boolean => /^(?:esdb|kurrentdb|kurrent|kdb)(?:\+discover)?:\/\//i.test(text);

export function readConnectionString(text: string): Connection {
  const parts = FORM.exec(text);
  if (!parts) throw misnamed('esdb://…', 'expected esdb://user:password@host:2113, with %40 for an @ and %2F for a / in the password');
  const [, discover = '', user, password = '', hosts, query = ''] = parts;
  const shown = `esdb${discover.toLowerCase()}://${hosts}`;
  for (const host of hosts.split(',')) checkHost(shown, host);
  const options = query.split('&').filter((option) => option !== '' && !OURS.includes(option.split('=')[0].toLowerCase()));
  const settings = options.map((option) => setting(shown, option));
  const authority = settings.find(([key]) => key === 'tlsCAFile')?.[1];
  const secure = !settings.some(([key, value]) => key === 'tls' && value === 'false');
  if (secure && user === undefined) throw misnamed(shown, 'with TLS a user is needed, esdb://user:password@host; tls=false goes without');
  const given = user === undefined ? null : { username: decoded(shown, 'user', user), password: decoded(shown, 'password', password) };
  if (given?.password === '') throw misnamed(shown, `the user ${given.username} has no password`);
  // Escaped anew: the client cuts a password off at its first colon.
  const login = given ? `${encodeURIComponent(given.username)}:${encodeURIComponent(given.password)}@` : '';
  return {
    text: `esdb${discover.toLowerCase()}://${login}${hosts}?${settings.map((pair) => pair.join('=')).join('&')}`,
    secure,
    credentials: given ?? NOBODY,
    shown,
    hosts: hosts.split(','),
    authority: authority && decoded(shown, 'tlsCAFile', authority),
  };
}

/** Never with the string itself: there may be a password in it. */
const misnamed = (shown: string, says: string): StoreUnavailable => new StoreUnavailable(shown, 'misnamed', says);

/** As the client takes them: names and IPv4 addresses. */
const HOST = /^[\w.-]+(?::(.*))?$/;

function checkHost(shown: string, host: string): void {
  const [, port = '2113'] = HOST.exec(host) ?? ['', '0'];
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || Number(port) === 0) {
    throw misnamed(shown, `"${host}" is no host with a port from 1 to 65535`);
  }
}

function setting(shown: string, option: string): [key: string, value: string] {
  const [written, ...rest] = option.split('=');
  const key = THEIRS.find((known) => known.toLowerCase() === written.toLowerCase());
  // Words have no case; the names of files have.
  const value = key !== undefined && key in FORMS ? rest.join('=').toLowerCase() : rest.join('=');
  if (/^tlsVerifyCert$/i.test(written)) throw misnamed(shown, 'certificates are always verified; tlsCAFile names the authority of your own');
  if (key === undefined) throw misnamed(shown, `there is no option ${JSON.stringify(written)}; there are ${THEIRS.join(', ')}`);
  const [form, says] = FORMS[key] ?? [/./, 'a value'];
  if (!form.test(value)) throw misnamed(shown, `${key} takes ${says}, not ${JSON.stringify(value)}`);
  if (FILES.includes(key) && !existsSync(decoded(shown, key, value))) throw misnamed(shown, `${key} names no file: ${value}`);
  return [key, value];
}

function decoded(shown: string, what: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw misnamed(shown, `the ${what} has a % that is no escape; a % itself is written %25`);
  }
}
