/** Connection strings as people write them: what is wrong is said in words, and never with the password. */
import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#stores/errors.js';
import { readConnectionString } from '#stores/eventstoredb/connection-string.js';
import { typed } from '#stores/eventstoredb/faults.js';
import { openStore } from '#stores/open-store.js';

const refusal = (text: string): string => {
  try {
    readConnectionString(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ reason: 'misnamed', passing: false });
    return (error as Error).message;
  }
  throw new Error(`${text} was taken`);
};

describe('a connection string', () => {
  it.each([
    ['esdb://', /expected esdb:\/\/user:password@host:2113/],
    ['esdb://jo:hu@sh/x@host', /%40 for an @/],
    ['esdb://jo:hu%ZZsh@host', /the password has a % that is no escape/],
    ['esdb://jo:@host', /the user jo has no password/],
    ['esdb://host', /with TLS a user is needed/],
    ['esdb://jo:hush@host:99999', /"host:99999" is no host with a port/],
    ['esdb://jo:hush@host:x', /"host:x" is no host with a port/],
    ['esdb://jo:hush@a,,b', /"" is no host/],
    ['esdb://jo:hush@host?tls=maybe', /tls takes true or false, not "maybe"/],
    ['esdb://jo:hush@host?tls', /tls takes true or false, not ""/],
    ['esdb://jo:hush@host?gossipTimeout=soon', /gossipTimeout takes seconds, not "soon"/],
    ['esdb://jo:hush@host?nodePreference=best', /nodePreference takes follower, leader/],
    ['esdb://jo:hush@host?tlsVerifyCert=false', /tlsCAFile names the authority/],
    ['esdb://jo:hush@host?tlsCAFile=no-such-file.crt', /tlsCAFile names no file: no-such-file\.crt/],
    ['esdb://jo:hush@host?nonsense=1', /there is no option "nonsense"; there are tls, tlsCAFile/],
  ])('%s is refused in words, without the password', (text, says) => {
    const message = refusal(text);
    expect(message).toMatch(says);
    expect(message).not.toMatch(/hu/);
  });

  it('hands a password with a colon on as a whole', () => {
    const { text, credentials } = readConnectionString('esdb://jo:a:b%40c@host');
    expect(credentials).toEqual({ username: 'jo', password: 'a:b@c' });
    expect(text).toBe('esdb://jo:a%3Ab%40c@host?');
  });

  it('has no case but in names', () => {
    const { text, secure } = readConnectionString('ESDB+Discover://host:2114?TLS=False&connectionname=Judge');
    expect(text).toBe('esdb+discover://host:2114?tls=false&connectionName=Judge');
    expect(secure).toBe(false);
  });

  it('of another kind is not taken for the name of a file', async () => {
    await expect(openStore('esbd://jo:hush@host', false)).rejects.toThrow('esbd://…: the connection string cannot be used (expected esdb://');
  });
});

describe('a certificate that is not trusted', () => {
  it.each(['unable to verify the first certificate', 'self-signed certificate in certificate chain'])('%s: no waiting helps', (says) => {
    const error = Object.assign(new Error(`14 UNAVAILABLE: No connection established. Last error: Error: ${says}`), { code: 14 });
    expect(typed(error, 'esdb://host')).toMatchObject({ reason: 'untrusted', passing: false });
  });
});
