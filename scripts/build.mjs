// npm run build: dist/server and dist/web, where stale.
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { script, step } from './steps.mjs';

await script(async () => {
  checkNode();
  await ensureDependencies('build');
  await step('Builds ready', ensureBuilt);
});
