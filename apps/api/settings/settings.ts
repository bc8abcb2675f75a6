/** Every setting of the server, once: what `--help` lists, what the environment and the file are held to, and what the code reads. */
import { addresses, flag, oneOf, origins, text, whole, type Kind } from './kinds.js';

interface Setting<T> {
  /** Its variable; in a file it goes by its name here. */
  readonly variable: string;
  readonly about: string;
  readonly kind: Kind<T>;
  readonly otherwise: T;
  /** Never printed, not even in an error. */
  readonly secret?: true;
}

const setting = <T>(variable: string, about: string, kind: Kind<T>, otherwise: T, secret?: true): Setting<T> => ({
  variable,
  about,
  kind,
  otherwise,
  ...(secret && { secret }),
});

const MIB = 1 << 20;

export const SETTINGS = {
  host: setting('VERDICT_HOST', 'the address to listen on; anything but loopback belongs behind a proxy with TLS', text(), '127.0.0.1'),
  port: setting('VERDICT_PORT', 'the port to listen on; 0 takes a free one', whole(0, 65_535), 7_070),
  data: setting('VERDICT_DATA', 'the folder for the store, the key of the tokens and the projections', text(), 'data'),
  store: setting('VERDICT_STORE', 'a file, or esdb://user:password@host; without it verdict.db in the data folder', text(), '', true),
  samples: setting('VERDICT_SAMPLES', 'whether a store without matches gets the bundled ones', flag(), true),
  tokenKey: setting('VERDICT_TOKEN_KEY', 'what signs the tokens, 32 characters or more; without it one is made in the data folder', text(32), '', true),
  tokenHours: setting('VERDICT_TOKEN_HOURS', 'how long a token lives unless its issue says otherwise', whole(1, 8_784), 168),
  requestsAMinute: setting('VERDICT_REQUESTS_A_MINUTE', 'how many requests a token has in a minute; 0 for no limit', whole(0, 10_000_000), 6_000),
  strangersAMinute: setting(
    'VERDICT_STRANGERS_A_MINUTE', 'how many requests an address has in a minute without a valid token; 0 for no limit', whole(0, 10_000_000), 120,
  ),
  bodyBytes: setting('VERDICT_BODY_BYTES', 'the largest body of a request', whole(1_024, 64 * MIB), 2 * MIB),
  importBytes: setting('VERDICT_IMPORT_BYTES', 'the largest match log that may be imported', whole(1_024, 512 * MIB), 32 * MIB),
  corsOrigins: setting('VERDICT_CORS_ORIGINS', 'the origins whose pages may call, separated by commas; empty for none', origins(), [] as readonly string[]),
  trustedProxies: setting(
    'VERDICT_TRUSTED_PROXIES', 'addresses of proxies whose X-Forwarded-For is believed, separated by commas', addresses(), [] as readonly string[],
  ),
  metrics: setting('VERDICT_METRICS', 'who may read /metrics', oneOf('organiser', 'anyone'), 'organiser' as const),
  logLevel: setting('VERDICT_LOG_LEVEL', 'how much is logged, as JSON on standard error', oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info' as const),
  logRequests: setting('VERDICT_LOG_REQUESTS', 'which requests are logged', oneOf('all', 'failed', 'none'), 'all' as const),
  rooms: setting('VERDICT_ROOMS', 'how many matches are kept in memory, ready to answer', whole(1, 100_000), 500),
  liveReaders: setting('VERDICT_LIVE_READERS', 'how many live streams may be open at once', whole(0, 100_000), 5_000),
  liveReadersAToken: setting('VERDICT_LIVE_READERS_A_TOKEN', 'how many of them one token may have open', whole(1, 100_000), 1_000),
  liveReadersAMatch: setting('VERDICT_LIVE_READERS_A_MATCH', 'how many of them one match may have', whole(1, 100_000), 2_000),
  liveBufferBytes: setting('VERDICT_LIVE_BUFFER_BYTES', 'how far a live reader may fall behind before it is dropped', whole(4_096, 64 * MIB), 256 << 10),
  heartbeatSeconds: setting('VERDICT_HEARTBEAT_SECONDS', 'how often a silent live stream says that it is there', whole(1, 3_600), 15),
  shutdownSeconds: setting('VERDICT_SHUTDOWN_SECONDS', 'how long what was begun may take when the server ends', whole(1, 600), 10),
} as const;

export type SettingName = keyof typeof SETTINGS;
type Table = { readonly [K in SettingName]: Setting<unknown> };
type ValueOf<S> = S extends Setting<infer T> ? T : never;

export type Settings = { readonly [K in SettingName]: ValueOf<(typeof SETTINGS)[K]> };

export const SETTING_TABLE: Table = SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const defaults = (): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTING_TABLE[name].otherwise])) as unknown as Settings;
