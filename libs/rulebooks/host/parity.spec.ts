import { testParity } from '#check-tester/parity.js';
import { host } from './index.js';

testParity(host, { folder: import.meta.dirname });
