/** An address that there is, called in a way that it does not take: told with the ways that it does (RFC 9110, 15.5.6). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';

/** To be called before the routes are made. */
export function refuseMethods(fastify: FastifyInstance): void {
  const known = new Map<string, { readonly address: RegExp; readonly methods: Set<string> }>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const route = known.get(url) ?? { address: new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`), methods: new Set() };
    known.set(url, route);
    for (const one of [method].flat()) route.methods.add(one);
  });
  fastify.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: (problem?: ApiProblem) => void) => {
    if (!request.is404) return done();
    const [path] = request.url.split('?', 1);
    const taken = [...known.values()].filter(({ address }) => address.test(path)).flatMap(({ methods }) => [...methods]);
    if (taken.length === 0) return done();
    const allow = [...new Set(taken)].sort().join(', ');
    done(new ApiProblem('method-not-allowed', `${request.method} is not for this address; it takes ${allow}.`, { headers: { allow } }));
  });
}
