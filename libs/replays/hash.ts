/** Node's SHA-256 for the hash chain. */
import { hash } from 'node:crypto';
import type { HashFunction } from '#kernel/chain.js';

export const sha256: HashFunction = (text) => hash('sha256', text, 'hex');
