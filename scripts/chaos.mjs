// npm run chaos -- --minutes N --seed S [--clerks C], or -- --rolling: clerks work against a cluster on this machine while its
// nodes and servers are killed, frozen and cut off, or restarted one by one (no request may fail then); afterwards every write
// is looked for on every node. Exit code 1: something is wrong.
import { parseArgs } from 'node:util';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { ensurePrograms } from './debian.mjs';
import { StepError, bold, duration, green, red, script, step } from './steps.mjs';

/** The clerks are one network and one user: what is tried here is the cluster, not the limits of a client. */
const unlimited = {
  ANONYMOUS_COST_PER_MINUTE: '1000000000',
  USER_COST_PER_MINUTE: '1000000000',
  USER_REQUESTS_AT_ONCE: '200',
  ANONYMOUS_REQUESTS_AT_ONCE: '200',
  MAX_LAG_MS: '0',
};

await script(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      clerks: { type: 'string', default: '8' },
      rolling: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  if (!(minutes > 0) || !Number.isInteger(seed)) throw new StepError('--minutes and --seed take numbers');
  await step('Dependencies ready', () => ensureDependencies('build'));
  if ((await ensurePrograms(['mariadb', 'galera'])).length > 0) throw new StepError('The cluster needs them');
  await step('Builds ready', ensureBuilt);
  process.env.CLUSTER_DIR ??= '.cache/chaos';
  return chaos({ minutes, seed, clerks: Number(values.clerks), rolling: values.rolling, verbose: values.verbose });
});

async function chaos({ minutes, seed, clerks, rolling, verbose }) {
  const { Cluster } = await import('./cluster/cluster.mjs');
  const { Ledger, runClerk } = await import('./chaos/clients.mjs');
  const { disturb, rollingRestart } = await import('./chaos/disturbances.mjs');
  const { randomOf } = await import('./chaos/random.mjs');
  const { verify } = await import('./chaos/verify.mjs');
  const start = Date.now();
  const onEvent = (text) => verbose && console.log(`${duration(Date.now() - start)}  ${text}`);
  const cluster = new Cluster({ fresh: true, env: unlimited, onEvent });
  await step('Three nodes, two servers and the balancer are up', () => cluster.start());
  try {
    const ledger = new Ledger();
    let stopping = false;
    const until = Date.now() + minutes * 60_000;
    const work = Array.from({ length: clerks }, (_, at) => {
      const name = String.fromCharCode(65 + at);
      return runClerk({
        url: cluster.url,
        ledger,
        random: randomOf(seed * 1_000 + at),
        name,
        stopping: () => stopping,
      });
    });
    let done = [];
    await step(`Chaos with seed ${seed}`, async () => {
      done = rolling
        ? await rollingRestart({ cluster, onEvent })
        : await disturb({ cluster, random: randomOf(seed), until, onEvent });
      stopping = true;
      await Promise.all(work);
      return `${ledger.acknowledged} writes acknowledged`;
    });
    await cluster.waitUntilWhole();
    await cluster.stopServers();
    let wrong = [];
    await step('Every write looked for on every node', async () => {
      wrong = await verify(ledger, (name) => cluster.databaseUrlOf(name));
      return `${wrong.length} wrong`;
    });
    if (rolling && ledger.retries.size > 0) wrong.push('requests failed while nothing was broken');
    return report({ ledger, done, wrong });
  } finally {
    await cluster.stop();
  }
}

function report({ ledger, done, wrong }) {
  const kills = done.reduce((sum, event) => sum + event.kills, 0);
  const stalls = done.filter(({ kind }) => kind === 'kill writer').map(({ at }) => stallAfter(at, ledger));
  stalls.sort((a, b) => a - b);
  const p95 = stalls[Math.min(stalls.length - 1, Math.floor(stalls.length * 0.95))];
  const unknown = ledger.writes.filter(({ outcome }) => outcome === 'unknown').length;
  console.log(`\n${bold(String(done.length))} disturbances, ${kills} kills: ${countsOf(done.map(({ kind }) => kind))}`);
  console.log(
    `${ledger.acknowledged} writes acknowledged, ${unknown} unknown: ${countsOf(ledger.writes.map(({ kind }) => kind))}`,
  );
  console.log(`sent again: ${[...ledger.retries].map(([what, times]) => `${what} ${times}`).join(', ') || 'none'}`);
  if (stalls.length > 0) {
    console.log(
      `without an acknowledgement after a killed writer: median ${duration(stalls[stalls.length >> 1])}, p95 ${duration(p95)}`,
    );
  }
  const problems = [...ledger.failures, ...wrong];
  if (ledger.acknowledged === 0) problems.push('no write was acknowledged');
  for (const problem of problems.slice(0, 40)) console.log(red(`✗ ${problem}`));
  console.log(
    problems.length === 0
      ? green('0 lost, 0 doubled, 0 half; the nodes are equal')
      : red(`${problems.length} problems`),
  );
  return problems.length === 0 ? 0 : 1;
}

/** The longest time without an acknowledgement in the fifteen seconds after `at`. */
function stallAfter(at, { writes }) {
  const times = writes
    .filter(
      ({ outcome, acknowledgedAt }) =>
        outcome === 'acknowledged' && acknowledgedAt > at - 1_000 && acknowledgedAt < at + 15_000,
    )
    .map(({ acknowledgedAt }) => acknowledgedAt)
    .sort((a, b) => a - b);
  const points = [at, ...times.filter((time) => time >= at), at + 15_000];
  return Math.max(...points.slice(1).map((time, i) => time - points[i]));
}

function countsOf(names) {
  return [...new Set(names)].map((name) => `${names.filter((each) => each === name).length} ${name}`).join(', ');
}
