/**
 * What every store promises, as cases that a spec runs one by one. No test runner is imported: the same cases run in the
 * specs of each store and against a real server.
 */
import { appending } from './contract/appending.js';
import type { Case } from './contract/case.js';
import { faults } from './contract/faults.js';
import { following } from './contract/following.js';
import { idempotence } from './contract/idempotence.js';
import { listing } from './contract/listing.js';
import { reading } from './contract/reading.js';
import { refusing } from './contract/refusing.js';

export type { Case, Harness } from './contract/case.js';

export const contract: readonly Case[] = [...appending, ...idempotence, ...refusing, ...reading, ...following, ...listing, ...faults];
