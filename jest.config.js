const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { $schema: _, sourceMaps: __, ...swc } = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
const webTransform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      ...swc,
      jsc: {
        ...swc.jsc,
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { ...swc.jsc.transform, decoratorMetadata: false, react: { runtime: 'automatic' } },
      },
    },
  ],
};

const server = {
  roots: ['<rootDir>/server', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts'],
  // On a database server: not those of the repository itself. Without one: not those that need one.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.TEST_DATABASE_URL
      ? ['<rootDir>/scripts/']
      : ['\\.mysql\\.(long\\.)?test\\.ts$', ...(process.env.TEST_RECIPES ? [] : ['/recipes\\.long\\.test\\.ts$'])]),
    ...(process.env.TEST_PAST_RELEASE ? [] : ['/pastRelease\\.long\\.test\\.ts$']),
    // They start MariaDB themselves.
    ...(process.env.TEST_MARIADB ? [] : ['\\.mariadb\\.(long\\.)?test\\.ts$']),
  ],
};
/** Only while mutants are tested. */
const mutantCoverage = process.env.MUTANT_COVERAGE ? ['<rootDir>/scripts/mutants/coverage.cjs'] : [];

const isolated = '\\.isolated\\.(long\\.)?test\\.ts$';

/**
 * `--selectProjects server server-isolated web`; TEST_DATABASE_URL=mysql://root@127.0.0.1:PORT/ runs the server's on MariaDB
 * or MySQL.
 */
module.exports = {
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/jest/slowFirst.cjs',
  projects: [
    {
      ...server,
      displayName: 'server',
      testPathIgnorePatterns: [...server.testPathIgnorePatterns, isolated],
      // Modules load once for each worker rather than once for each file (decision 0037).
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      setupFiles: ['<rootDir>/scripts/jest/serverWorker.cjs'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/testTimeouts.cjs', ...mutantCoverage],
    },
    {
      ...server,
      // Those that replace a module or advance timers asynchronously, which jest-light-runner cannot.
      displayName: 'server-isolated',
      testMatch: ['**/*.isolated.{test,long.test}.ts'],
      testEnvironment: 'node',
      transform: { '^.+\\.ts$': ['@swc/jest', swc] },
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: mutantCoverage,
    },
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/web/src/testing/environment.cjs',
      roots: ['<rootDir>/web'],
      testMatch: ['**/*.test.{ts,tsx}'],
      transform: webTransform,
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts', ...mutantCoverage],
      moduleNameMapper: {
        '^type-graphql$': '<rootDir>/node_modules/type-graphql/build/cjs/shim.js',
        '^antd/es/(.*)$': 'antd/lib/$1',
        '/Dom/dynamicCSS$': '<rootDir>/web/src/testing/noStyles.ts',
        '^virtual:handbook(/contents)?$': '<rootDir>/web/src/testing/handbook.ts',
        // A CommonJS file of the icons package imports an ES module.
        '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
        '\\.(css|svg|png|jpg|webp|woff2?)(\\?.*)?$': '<rootDir>/web/src/testing/asset.ts',
        '\\?(worker|url|raw|inline)(&.*)?$': '<rootDir>/web/src/testing/asset.ts',
      },
    },
  ],
};
