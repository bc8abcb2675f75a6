/** Answers what is no HTTP at all, in the form of every other problem. */
import type { Socket } from 'node:net';
import { ApiProblem } from './api-problem.js';

export function refuseGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = new ApiProblem('bad-request', tooLarge ? 'The headers are too large.' : 'This is not HTTP as the server speaks it.');
  const body = JSON.stringify(problem.body('none'));
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}
