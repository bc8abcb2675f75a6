import { testParity } from '#check-tester/parity.js';
import { tgc } from './index.js';

testParity(tgc, { folder: import.meta.dirname });
