/** Specs run from the TypeScript sources, as ES modules: no build stands between an edit and its test. */
export default {
  testMatch: ['<rootDir>/(apps|libs|test)/**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: 'node',
  // A busy machine is no failure; what hangs still ends.
  testTimeout: 60_000,
  // The default leaves a core to a person who works beside it, which is half of a machine with two.
  maxWorkers: '100%',
  // Each spec file leaves its modules behind in the memory of its worker: without this a whole run ends with some 3 GB in each.
  workerIdleMemoryLimit: '1GB',
  // A worker whose last handle is closed still takes half a second to give back its memory, on a busy machine more. What leaks never ends.
  workerGracefulExitTimeout: 10_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          target: 'es2022',
          // Nest finds what to inject, and the checks of a request body find their fields, in the metadata of decorators.
          transform: { verbatimModuleSyntax: true, legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    // What package.json "imports" maps to dist for Node, read from the sources here.
    '^#(kernel|rulebooks|replays|stores|check-tester)/(.*)\\.js$': '<rootDir>/libs/$1/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
