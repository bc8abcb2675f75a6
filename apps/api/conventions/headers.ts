/** What tells a browser to do no more with an answer than it must. */
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

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

/** Helmet puts its headers together anew for each answer, which costs more than most answers do: it is for the pages alone. */
export async function guardPages(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!isPage(routeOptions.url)) void reply.headers(DATA);
    done();
  });
  fastify.addHook('onRoute', (route: RouteOptions) => {
    if (isPage(route.url)) Object.assign(route, { helmet: PAGES });
  });
  await app.register(helmet, { global: false });
}
