import { testParity } from '#check-tester/parity.js';
import { toy } from './rulebook.js';

testParity(toy, { folder: import.meta.dirname });
