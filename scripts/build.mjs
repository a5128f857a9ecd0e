// npm run build: builds dist/server and dist/web if they are stale.
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { script, step } from './steps.mjs';

await script(async () => {
  checkNode();
  await ensureDependencies('build');
  await step('Builds ready', ensureBuilt);
});
