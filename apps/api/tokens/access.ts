/** Who may call what: said beside each handler, enforced by one guard. A handler that says nothing is open to nobody. */
import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import type { Caller, Role } from './caller.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or why that is not known. Set before anything else looks at the request. */
    caller: Caller | ApiProblem | null;
  }
}

const ACCESS = 'verdict:access';

/** Only these roles. */
export const For = (...roles: readonly Role[]): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, roles);
/** Without a token. */
export const Open = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'open');

@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(context.getHandler()) ?? accessOf(context.getClass());
    if (access !== 'open') allow(access, callerOf(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}

/** Refuses a caller whose role is not among these. */
export function allow(access: readonly Role[] | undefined, caller: Caller): void {
  if (access?.includes(caller.role)) return;
  throw new ApiProblem('not-allowed', `The role ${caller.role} may not do this${access ? `; it is for ${access.join(', ')}` : ''}.`);
}

const accessOf = (target: object): readonly Role[] | 'open' | undefined => Reflect.getMetadata(ACCESS, target) as readonly Role[] | 'open' | undefined;

/** The caller of a request, or the problem of not having one. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) {
    throw new ApiProblem('no-token', 'Send it as "Authorization: Bearer <token>".', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (caller instanceof ApiProblem) throw caller;
  return caller;
}

/** The caller, as a parameter of a handler that is not open. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Caller => callerOf(context.switchToHttp().getRequest<FastifyRequest>()));
