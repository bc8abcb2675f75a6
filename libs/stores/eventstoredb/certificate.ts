/**
 * Why no node of a cluster can be used, where its certificate is the reason: the client, looking for a node to talk to, says only
 * that it found none.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { StoreUnavailable } from '../errors.js';
import type { Connection } from './connection-string.js';
import { isDistrust } from './faults.js';

const LONGEST = 2_000;
const PORT = 2113;

/** Null if each node has a certificate that we trust, or does not answer at all. */
export async function distrusted({ secure, hosts, authority, shown }: Connection): Promise<StoreUnavailable | null> {
  if (!secure) return null;
  const ca = authority === undefined ? undefined : readFileSync(authority);
  const complaints = await Promise.all(hosts.map((host) => complaintOf(host, ca)));
  const found = complaints.find((complaint) => complaint !== null && isDistrust(complaint));
  return found === undefined || found === null ? null : new StoreUnavailable(shown, 'untrusted', found);
}

/** What TLS says of a node; null if it says nothing. */
function complaintOf(named: string, ca: Buffer | undefined): Promise<string | null> {
  const [host, port = PORT] = named.split(':');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), ca, ALPNProtocols: ['h2'], timeout: LONGEST });
    const say = (complaint: string | null): void => {
      socket.destroy();
      resolve(complaint);
    };
    socket.once('secureConnect', () => say(null));
    socket.once('timeout', () => say(null));
    socket.once('error', (error: Error) => say(error.message));
  });
}
