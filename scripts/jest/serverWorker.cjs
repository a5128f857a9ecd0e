// Runs before the first test file of a worker of the server's tests. All files of a worker share one Node process and its
// modules, so that these load once for each worker (decision 0037).
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

// graphql would look for a second copy of itself at each of millions of calls, unless it is loaded in production.
process.env.NODE_ENV = 'production';
require('graphql/jsutils/instanceOf');
process.env.NODE_ENV = 'test';

require('../register.cjs');
require('reflect-metadata');
register('./typescriptImports.mjs', pathToFileURL(__filename));

// A worker in which a test has left something open ends with jest all the same.
process.once('disconnect', () => process.exit());
