// npm run dev: runs the server from its sources with restart on change, and Vite with hot reload in front of it.
import { checkNode, ensureDependencies } from './ensure.mjs';
import { ensureOperations } from './operations.mjs';
import { script, start } from './steps.mjs';

await script(async () => {
  checkNode();
  await ensureDependencies();
  await ensureOperations();
  // Links in mails must lead to Vite, not to the built web that the server would serve.
  const env = {
    ...process.env,
    APP_URL: process.env.APP_URL ?? 'http://localhost:5173',
    WAYBILL_SERVER: `http://127.0.0.1:${process.env.PORT ?? 4000}`,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  };
  const both = [
    start(process.execPath, ['--watch', '-r', './scripts/register.cjs', 'server/src/main.ts'], { env }),
    start(process.execPath, ['node_modules/vite/bin/vite.js', 'web', '--config', 'web/vite.config.ts'], { env }),
  ];
  const { code } = await Promise.race(both.map(({ ended }) => ended));
  for (const { child } of both) child.kill();
  return code;
});
