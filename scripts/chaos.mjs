// npm run chaos -- --minutes N --seed S [--clerks C] [--kills K] [--writes W]: clerks work against a cluster on this machine
// while its nodes and servers are killed, frozen and cut off: each kind once, then by chance, for the minutes, or with --kills
// or --writes until there were so many, and for the minutes at most. -- --rolling: they are restarted one by one, and no
// request may fail. -- --upgrade: the servers are replaced one by one by the made next releases; -- --upgrade 0.2.0: this build
// replaces that release. With --group-replication the nodes are of MySQL instead of Galera. Afterwards every write is looked for on
// every node. Exit code 1: something is wrong.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { clusterPrograms, ensurePrograms } from './debian.mjs';
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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      clerks: { type: 'string', default: '8' },
      kills: { type: 'string', default: '0' },
      writes: { type: 'string', default: '0' },
      rolling: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      'group-replication': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const [minutes, seed, clerks, kills, writes] = ['minutes', 'seed', 'clerks', 'kills', 'writes'].map((name) =>
    Number(values[name]),
  );
  if (!(minutes > 0) || ![seed, clerks, kills, writes].every(Number.isInteger)) {
    throw new StepError('--minutes, --seed, --clerks, --kills and --writes take numbers');
  }
  if (positionals.length > (values.upgrade ? 1 : 0)) throw new StepError(`${positionals.at(-1)} is not understood`);
  await step('Dependencies ready', () => ensureDependencies('build'));
  const kind = values['group-replication'] ? 'groupReplication' : 'galera';
  if ((await ensurePrograms(clusterPrograms[kind])).length > 0) throw new StepError('The cluster needs them');
  await step('Builds ready', ensureBuilt);
  process.env.CLUSTER_DIR ??= '.cache/chaos';
  const { rolling, verbose } = values;
  const upgrade = values.upgrade ? await upgradeOf(positionals[0]) : null;
  const { [kind]: software } = await import(`./cluster/${kind}.mjs`);
  return chaos({ software, minutes, seed, clerks, kills, writes, rolling, upgrade, verbose });
});

async function upgradeOf(version) {
  const { rollingUpgrade, upgradeFrom } = await import('./chaos/upgrade.mjs');
  let upgrade = null;
  await step('Releases built', async () => {
    upgrade = version ? await upgradeFrom(version) : rollingUpgrade();
    return `${upgrade.from.version} to ${upgrade.to.version}`;
  });
  return upgrade;
}

async function chaos({ software, minutes, seed, clerks, kills, writes, rolling, upgrade, verbose }) {
  const { Cluster } = await import('./cluster/cluster.mjs');
  const { Ledger, runClerk } = await import('./chaos/clients.mjs');
  const { Disturbances, rollingRestart } = await import('./chaos/disturbances.mjs');
  const { randomOf } = await import('./chaos/random.mjs');
  const { verify } = await import('./chaos/verify.mjs');
  const { home, nodeNames } = await import('./cluster/layout.mjs');
  const { describeNode } = await import('./cluster/node.mjs');
  const start = Date.now();
  const onEvent = (text) => verbose && console.log(`${duration(Date.now() - start)}  ${text}`);
  const { thisRelease } = await import('./chaos/releases.mjs');
  const { from, to } = upgrade ?? { from: thisRelease(), to: thisRelease() };
  const cluster = new Cluster({ software, fresh: true, env: unlimited, program: from.main, onEvent });
  await step('Three nodes, two servers and the balancer are up', () => cluster.start());
  if (!cluster.namespaced) {
    console.log(bold(red('No network namespaces (they need root): nodes are NOT isolated and NOT parted in this run')));
  }
  const ledger = new Ledger();
  const disturbances = new Disturbances({ cluster, random: randomOf(seed), onEvent });
  let isOver = false;
  let problems = 0;
  try {
    const until = Date.now() + minutes * 60_000;
    const isReached = () => (kills > 0 || writes > 0) && disturbances.kills >= kills && ledger.acknowledged >= writes;
    const progress = setInterval(
      () => onEvent(`${disturbances.kills} kills, ${ledger.acknowledged} writes acknowledged`),
      60_000,
    );
    const stopping = () => isOver;
    const work = [];
    const addClerk = (url) => {
      const at = work.length;
      const name = String.fromCharCode(65 + at);
      work.push(runClerk({ url, ledger, random: randomOf(seed * 1_000 + at), name, stopping }));
      // Awaited when the chaos is over.
      work[at].catch(() => undefined);
    };
    for (let at = 0; at < clerks; at += 1) addClerk(() => cluster.url);
    try {
      const { waitFor } = await import('./cluster/waitFor.mjs');
      await waitFor('the first writes', () => ledger.acknowledged >= clerks);
      await step(`Chaos with seed ${seed}`, async () => {
        if (rolling) await rollingRestart({ cluster, note: disturbances.note });
        else if (upgrade)
          await upgrade.run({
            cluster,
            ledger,
            addClerk,
            note: disturbances.note,
            pauseMs: Math.max(3_000, minutes * 10_000),
          });
        else await disturbances.run(() => Date.now() >= until || isReached());
        isOver = true;
        await Promise.all(work);
        return `${ledger.acknowledged} writes acknowledged`;
      });
    } finally {
      isOver = true;
      clearInterval(progress);
    }
    await cluster.waitUntilWhole();
    await cluster.stopServers();
    await cluster.waitUntilEqual();
    let wrong = [];
    await step('Every write looked for on every node', async () => {
      wrong = await verify(ledger, (name) => cluster.databaseUrlOf(name), to.cli);
      if (upgrade) wrong.push(...(await upgrade.problems(ledger)));
      return `${wrong.length} wrong`;
    });
    if (rolling && ledger.retries.size > 0) wrong.push('requests failed while nothing was broken');
    problems = await report({ ledger, disturbances, wrong });
  } catch (error) {
    for (const name of nodeNames) console.log(await describeNode(name));
    throw error;
  } finally {
    isOver = true;
    await cluster.stop();
  }
  // Data and logs of a run that found something stay.
  if (problems === 0) rmSync(home, { recursive: true, force: true });
  return problems === 0 ? 0 : 1;
}

async function report({ ledger, disturbances: { done, kills }, wrong }) {
  const { countsOf, spread, stallsOf, stopOf } = await import('./chaos/figures.mjs');
  const unknown = ledger.writes.filter(({ outcome }) => outcome === 'unknown').length;
  console.log(`\n${bold(String(done.length))} disturbances, ${kills} kills: ${countsOf(done.map(({ kind }) => kind))}`);
  console.log(
    `${ledger.acknowledged} writes acknowledged, ${unknown} unknown: ${countsOf(ledger.writes.map(({ kind }) => kind))}`,
  );
  console.log(`sent again: ${[...ledger.retries].map(([what, times]) => `${what} ${times}`).join(', ') || 'none'}`);
  const stalls = stallsOf(done, ledger);
  if (stalls.length > 0) console.log(`without an acknowledgement after a killed writer: ${spread(stalls)}`);
  console.log(`longest time without an acknowledgement: ${duration(stopOf(ledger, 0).silentMs)}`);
  const recoveries = done.flatMap(({ recoveryMs }) => recoveryMs ?? []);
  if (recoveries.length > 0) console.log(`until all nodes were there again: ${spread(recoveries)}`);
  const problems = [...ledger.failures, ...wrong];
  if (ledger.acknowledged === 0) problems.push('no write was acknowledged');
  for (const problem of problems.slice(0, 40)) console.log(red(`✗ ${problem}`));
  console.log(
    problems.length === 0
      ? green('0 lost, 0 doubled, 0 half; the nodes are equal')
      : red(`${problems.length} problems`),
  );
  return problems.length;
}
