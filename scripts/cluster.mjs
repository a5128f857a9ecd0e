// npm run cluster: three Galera nodes, haproxy with health agents and two app servers on this machine, until Ctrl-C.
// -- status, and -- kill n1|n2|n3|app1|app2|all, ask a running one from another terminal. With --group-replication all of them are
// about another cluster: three nodes of MySQL, of which the servers themselves choose the one in use.
import { parseArgs } from 'node:util';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { clusterPrograms, ensurePrograms } from './debian.mjs';
import { StepError, bold, green, red, script, step } from './steps.mjs';

const usage =
  'Usage: npm run cluster [-- --fresh], -- status, -- kill n1|n2|n3|app1|app2|all; each also with --group-replication';

await script(async () => {
  checkNode();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false }, 'group-replication': { type: 'boolean', default: false } },
  });
  const [order = 'start', what] = positionals;
  const kind = values['group-replication'] ? 'groupReplication' : 'galera';
  if (kind === 'groupReplication') process.env.CLUSTER_DIR ??= '.cache/group';
  if (order === 'status') return status(kind);
  if (order === 'kill' && what) return kill(what);
  if (order !== 'start') throw new StepError(usage);
  return start(values.fresh, kind);
});

async function start(fresh, kind) {
  await step('Dependencies ready', () => ensureDependencies('build'));
  const missing = await ensurePrograms(clusterPrograms[kind]);
  if (missing.length > 0) throw new StepError('The cluster needs them');
  await step('Builds ready', ensureBuilt);
  // Only now: they need what was installed.
  const { Cluster } = await import('./cluster/cluster.mjs');
  const cluster = new Cluster({
    fresh,
    software: await softwareOf(kind),
    onEvent: (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`),
  });
  await step('Three nodes, two servers and the balancer are up', () => cluster.start());
  console.log(`\nWaybill is ready at ${bold(cluster.url)}`);
  console.log(
    'The nodes are n1, n2 and n3, the servers app1 and app2; npm run cluster -- kill n1 ends one, -- status tells.',
  );
  await new Promise((resolve) => {
    process.removeAllListeners('SIGINT');
    process.removeAllListeners('SIGTERM');
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await step('Stopped', () => cluster.stop());
}

async function runningState() {
  const { isRunning, readState } = await import('./cluster/layout.mjs');
  const state = readState();
  if (!state || !isRunning(state.supervisor)) throw new StepError('The cluster is not running: npm run cluster');
  return state;
}

async function kill(name) {
  const { processes } = await runningState();
  const names = name === 'all' ? Object.keys(processes).filter((each) => /^(n|app)\d$/.test(each)) : [name];
  for (const each of names) {
    if (!Object.hasOwn(processes, each)) throw new StepError(`${each} is unknown. ${usage}`);
    if (processes[each] === null) console.log(`${each} is not running`);
    else {
      process.kill(processes[each], 'SIGKILL');
      console.log(`${each} is killed; it starts again by itself`);
    }
  }
}

/** Only now: it needs what was installed. */
const softwareOf = async (kind) => (await import(`./cluster/${kind}.mjs`))[kind];

async function status(kind) {
  const { url, processes } = await runningState();
  const { stateOf } = await softwareOf(kind);
  const { sessionsByNode } = await import('./cluster/balancer.mjs');
  const inUse = await sessionsByNode();
  console.log(url);
  for (const name of ['n1', 'n2', 'n3']) {
    const state = await stateOf(name);
    const words = state?.words ?? red('does not answer');
    console.log(`${name}  ${words}${inUse.has(name) ? green(`  in use, ${inUse.get(name)} connections`) : ''}`);
  }
  for (const name of ['app1', 'app2'])
    console.log(`${name}  ${processes[name] ? `process ${processes[name]}` : red('is not running')}`);
}
