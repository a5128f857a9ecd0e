// npm run typing -- --bookings 300 --seed 7 --clerks 3: books by keyboard in a real browser with several clerks in
// parallel, and compares what is stored with what was typed. With --counter the bookings are lines of counter mode, and the
// keys of each are counted.
import { parseArgs } from 'node:util';
import { ensurePrograms, findChromium } from './debian.mjs';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { script, start } from './steps.mjs';

const {
  values: { bookings, seed, clerks, counter },
} = parseArgs({
  options: {
    bookings: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    clerks: { type: 'string', default: '1' },
    counter: { type: 'boolean', default: false },
  },
});

await script(async () => {
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  await ensurePrograms(['chromium']);
  const args = ['node_modules/@playwright/test/cli.js', 'test', counter ? 'e2e/counter.test' : 'e2e/typing.test'];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    CHROMIUM_PATH: findChromium(),
    TYPING_BOOKINGS: bookings,
    TYPING_SEED: seed,
    TYPING_CLERKS: clerks,
  };
  const { code } = await start(process.execPath, args, { env, timeout: (5 + Number(bookings) / 2) * 60_000 }).ended;
  return code;
});
