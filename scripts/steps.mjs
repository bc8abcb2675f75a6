// The checks that stand beside the tests. Each says whether it passed; what is wrong is printed by the tool itself.
import { join } from 'node:path';
import { runNode, startNode } from './ensure.mjs';

const tool = (...path) => join('node_modules', ...path);

export const typecheck = () => runNode(tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json', '--noEmit') === 0;

const eslint = [tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'];

export const lint = () => runNode(...eslint) === 0;

/** The same beside other steps: it takes long and one core. Its output comes when it has ended. */
export const startLint = () => startNode(...eslint);

export const boundaries = () => runNode(join('scripts', 'boundaries.mjs')) === 0;

export const jest = (...args) =>
  runNode('--experimental-vm-modules', '--disable-warning=ExperimentalWarning', tool('jest', 'bin', 'jest.js'), ...args) === 0;
