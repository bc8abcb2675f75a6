/** How a server says no: a status, and for what it knows by name an `exception` in the trailers. */
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

export function failure(code: status, details: string, exception?: string, facts: Readonly<Record<string, string>> = {}): ServiceError {
  const metadata = new Metadata();
  if (exception !== undefined) metadata.set('exception', exception);
  for (const [name, fact] of Object.entries(facts)) metadata.set(name, fact);
  return Object.assign(new Error(details), { code, details, metadata });
}

export const deleted = (stream: string): ServiceError =>
  failure(status.FAILED_PRECONDITION, 'deleted', 'stream-deleted', { 'stream-name': stream });

export const tooLarge = (): ServiceError =>
  failure(status.INVALID_ARGUMENT, 'too large', 'maximum-append-size-exceeded', { 'maximum-append-size': '1048576' });
