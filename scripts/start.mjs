// npm start: installs what is missing, builds what is stale, then runs the server in this process's place.
import { checkNode, ensureBuilt, ensureDependencies, staleBuilds } from './ensure.mjs';
import { become, script, step } from './steps.mjs';

await script(async () => {
  checkNode();
  await step('Dependencies ready', () => ensureDependencies(staleBuilds().length > 0 ? 'build' : 'run'));
  await step('Builds ready', ensureBuilt);
  return become(process.execPath, ['--enable-source-maps', '--max-semi-space-size=64', 'dist/server/main.js']);
});
