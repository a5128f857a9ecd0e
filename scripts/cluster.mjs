// npm run cluster: three Galera nodes, haproxy with health agents and two app servers on this machine, until Ctrl-C.
// -- status, and -- kill n1|n2|n3|app1|app2|all, ask a running one from another terminal.
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { ensurePrograms } from './debian.mjs';
import { StepError, bold, green, red, script, step } from './steps.mjs';

const usage = 'Usage: npm run cluster [-- --fresh], -- status, -- kill n1|n2|n3|app1|app2|all';

await script(async () => {
  checkNode();
  const [order = 'start', what] = process.argv.slice(2);
  if (order === 'status') return status();
  if (order === 'kill' && what) return kill(what);
  if (order !== 'start' && order !== '--fresh') throw new StepError(usage);
  return start(order === '--fresh');
});

async function start(fresh) {
  await step('Dependencies ready', () => ensureDependencies('build'));
  const missing = await ensurePrograms(['mariadb', 'galera']);
  if (missing.length > 0) throw new StepError('The cluster needs them');
  await step('Builds ready', ensureBuilt);
  // Only now: they need what was installed.
  const { Cluster } = await import('./cluster/cluster.mjs');
  const cluster = new Cluster({
    fresh,
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

async function status() {
  const { url, processes } = await runningState();
  const { stateOf } = await import('./cluster/galera.mjs');
  const { sessionsByNode } = await import('./cluster/balancer.mjs');
  const inUse = await sessionsByNode();
  console.log(url);
  for (const name of ['n1', 'n2', 'n3']) {
    const state = await stateOf(name);
    const words = state
      ? `${state.status}, ${state.state}, ${state.size} members, position ${state.seqno}`
      : red('does not answer');
    console.log(`${name}  ${words}${inUse.has(name) ? green(`  in use, ${inUse.get(name)} connections`) : ''}`);
  }
  for (const name of ['app1', 'app2'])
    console.log(`${name}  ${processes[name] ? `process ${processes[name]}` : red('is not running')}`);
}
