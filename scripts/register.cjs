// node -r ./scripts/register.cjs file.ts: runs TypeScript with decorator support.
const { resolve } = require('node:path');

process.env.SWC_NODE_PROJECT ??= resolve(__dirname, '../server/tsconfig.json');
require('@swc-node/register');
