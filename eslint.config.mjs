import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const nodeGlobals = ['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename', 'setImmediate', 'clearImmediate'];
const effects = ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance', 'crypto', 'console'];

export default defineConfig(
  globalIgnores(['dist/', 'coverage/']),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 160, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // The same code judges in a browser, and twice the same log is twice the same ruling: no Node, no clock, no chance.
    files: ['libs/kernel/**/*.ts', 'libs/rulebooks/**/*.ts'],
    ignores: ['**/*.spec.ts', 'libs/rulebooks/generate.ts', 'libs/rulebooks/*/generate.ts'],
    rules: {
      'no-restricted-globals': ['error', ...nodeGlobals, ...effects],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'A ruling does not depend on when it is made.' },
        { object: 'Math', property: 'random', message: 'A ruling does not depend on chance.' },
        { property: 'localeCompare', message: 'A ruling does not depend on the locale of the machine: compare with < and >.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'Import statically: the boundaries are checked by name.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'A ruling does not depend on when it is made.' },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { clearInterval: 'readonly', console: 'readonly', performance: 'readonly', process: 'readonly', setInterval: 'readonly', URL: 'readonly' } },
  },
);
