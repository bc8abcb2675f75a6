/** What we read out of an `esdb://` connection string, and what we put into it for the client. */
import { EventRefused, StoreUnavailable } from '../errors.js';

export interface Connection {
  /** For the client, without what would change the meaning of its answers. */
  readonly text: string;
  readonly secure: boolean;
  readonly credentials: { readonly username: string; readonly password: string };
  /** For messages: without the password. */
  readonly shown: string;
}

const FORM = /^(?:esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/(?:([^:@/?]+):([^@/?]*)@)?([^/?]+)\/?(?:\?(.*))?$/;

/** Servers without TLS have no users; the client asks for some all the same before it takes the append path that we need. */
const NOBODY = { username: 'nobody', password: '' };

/** These are ours to decide: a client that does not throw reports wrong revisions, and the interval tells lanes apart. */
const OURS = ['throwonappendfailure', 'keepaliveinterval', 'keepalivetimeout', 'defaultdeadline'];

export const isConnectionString = (text: string): boolean => /^(?:esdb|kurrentdb|kurrent|kdb)(?:\+discover)?:\/\//.test(text);

export function readConnectionString(text: string): Connection {
  const parts = FORM.exec(text);
  if (!parts) throw new EventRefused('connection string', -1, 'stream', 'expected esdb://user:password@host:2113?tls=true');
  const [, discover = '', user, password = '', hosts, query = ''] = parts;
  const options = query.split('&').filter((option) => option !== '' && !OURS.includes(option.split('=')[0].toLowerCase()));
  const secure = !options.some((option) => /^tls=false$/i.test(option));
  const shown = `esdb${discover}://${hosts}`;
  if (secure && user === undefined) {
    throw new StoreUnavailable(shown, 'access denied', 'a server with TLS wants a user: esdb://user:password@host');
  }
  const login = user === undefined ? '' : `${user}:${password}@`;
  return {
    text: `esdb${discover}://${login}${hosts}?${options.join('&')}`,
    secure,
    credentials: user === undefined ? NOBODY : { username: decodeURIComponent(user), password: decodeURIComponent(password) },
    shown,
  };
}
