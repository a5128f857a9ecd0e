// npm run faults -- --seed 7 --rounds 1000: injects database faults at more statements of every command than npm test
// does.
// --database sqlite or mariadb: only that one. If rounds is at least the number of fault positions, all of them are
// tested.
import { parseArgs } from 'node:util';
import { become, script } from './steps.mjs';

await script(() => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '1000' },
      database: { type: 'string' },
    },
  });
  const suites = values.database ? [`server-${values.database}`] : ['server-sqlite', 'server-mariadb'];
  const env = { ...process.env, FAULT_SEED: values.seed, FAULT_ROUNDS: values.rounds };
  return become(process.execPath, ['scripts/test.mjs', ...suites, 'testing/faults'], { env });
});
