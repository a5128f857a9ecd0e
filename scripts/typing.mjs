// npm run typing -- --bookings 300 --seed 7 --clerks 3: books by keyboard in a real browser with several clerks in
// parallel,
// and compares what is stored with what was typed.
import { parseArgs } from 'node:util';
import { ensurePrograms, findChromium } from './debian.mjs';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { script, start } from './steps.mjs';

const {
  values: { bookings, seed, clerks },
} = parseArgs({
  options: {
    bookings: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    clerks: { type: 'string', default: '1' },
  },
});

await script(async () => {
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  await ensurePrograms(['chromium']);
  const args = ['node_modules/@playwright/test/cli.js', 'test', 'typing'];
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
