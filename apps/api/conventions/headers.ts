/** What tells a browser to do no more with an answer than it must. */
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** An answer of the API is no page: nothing in it is ever loaded, framed or guessed at. */
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The pages at /docs need their own scripts and styles. */
const PAGES = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      // Served over plain HTTP on loopback, where an upgrade would find nobody.
      upgradeInsecureRequests: null,
    },
  },
};

const isPage = (route: string | undefined): boolean => route !== undefined && /^\/docs(\/|$)/.test(route);

/** Helmet puts its headers together anew, and behind a promise, for each answer of a server: it is asked once, and what it said is kept. */
export async function guardPages(fastify: FastifyInstance): Promise<void> {
  const pages = await saidByHelmet();
  fastify.addHook('onRequest', ({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.headers(isPage(routeOptions.url) ? pages : DATA);
    done();
  });
}

async function saidByHelmet(): Promise<OutgoingHttpHeaders> {
  const plain = Fastify();
  const guarded = Fastify();
  await guarded.register(helmet, PAGES);
  const [without, said] = await Promise.all([plain, guarded].map((server) => server.get('/', () => '').inject('/')));
  await Promise.all([plain.close(), guarded.close()]);
  return Object.fromEntries(Object.entries(said.headers).filter(([name]) => !Object.hasOwn(without.headers, name)));
}
