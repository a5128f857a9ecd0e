// npm run mutants -- --seed 1 --count 300: changes the product in so many small ways, one at a time, and tells which changes
// the tests notice: those of `npm test`, and those that only `npm test -- all` has. Journeys are not run. The report is
// .cache/mutants/mutants.html.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from './debian.mjs';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { startMariaDb } from './mariadb.mjs';
import { root, runTool, script } from './steps.mjs';
import { testEnvironment } from './suites/results.mjs';

const folder = join(root, '.cache/mutants');

const percent = (part, whole) => `${Math.round((1000 * part) / whole) / 10} %`;

function printResults() {
  const results = readFileSync(join(folder, 'results.ndjson'), 'utf8').trim().split('\n').map(JSON.parse);
  const killedBy = (part) => results.filter((each) => each.killedBy?.startsWith(part)).length;
  const [change, rest] = [killedBy('change'), killedBy('rest')];
  console.log(
    `\n${results.length} mutants: npm test notices ${change} (${percent(change, change + rest)} of what all notices),`,
  );
  console.log(`npm test -- all ${change + rest} (${percent(change + rest, results.length)}). Not noticed, by file:`);
  for (const { mutant, place, reaching } of results.filter((each) => each.killedBy === null))
    console.log(`  ${place} (mutant ${mutant}, reached by ${reaching} test files)`);
}

await script(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '300' },
      // How long the test files of one suite may take for a mutant.
      seconds: { type: 'string', default: '25' },
    },
  });
  await Promise.all([ensureDependencies(), ensurePrograms(['mariadb'])]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const mariadb = await startMariaDb();
  try {
    await runTool('@stryker-mutator/core/bin/stryker.js', ['run', 'scripts/mutants/stryker.config.mjs'], {
      env: {
        ...testEnvironment(),
        MUTANTS_DIR: folder,
        MUTANTS_SEED: values.seed,
        MUTANTS_COUNT: values.count,
        MUTANT_SECONDS: values.seconds,
        MUTANTS_DATABASE_URL: mariadb.url(),
      },
    });
  } finally {
    await mariadb.stop();
    if (existsSync(join(folder, 'results.ndjson'))) printResults();
  }
});
