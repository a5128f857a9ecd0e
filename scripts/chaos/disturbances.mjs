// What happens to the cluster while the clerks work: killed, frozen, cut off, parted; chosen by a seed.
import { setTimeout as delay } from 'node:timers/promises';
import { sessionsByNode } from '../cluster/balancer.mjs';
import { appNames, nodeNames, setLink, setPartition } from '../cluster/layout.mjs';

/** A cluster that never comes back within this time has failed. */
const recoveryMs = 180_000;

/** The node that takes the writes, as the balancer sees it. */
async function writerOf() {
  const sessions = await sessionsByNode().catch(() => new Map());
  return [...sessions].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'n1';
}

/**
 * @param {{ cluster: import('../cluster/cluster.mjs').Cluster, random: object, until: number,
 *   onEvent: (text: string) => void }} options
 * @returns {Promise<{ kind: string, target: string, at: number, kills: number }[]>} everything that was done
 */
export async function disturb({ cluster, random, until, onEvent }) {
  const done = [];
  const note = (kind, target, kills = 0) => {
    onEvent(`${kind} ${target}`);
    done.push({ kind, target, at: Date.now(), kills });
  };
  const kinds = [
    { weight: 30, run: killServer },
    { weight: 25, run: killWriter },
    { weight: 15, run: killSpare },
    { weight: 8, run: freeze },
    { weight: 4, run: killAll },
    ...(cluster.namespaced
      ? [
          { weight: 8, run: isolate },
          { weight: 8, run: part },
        ]
      : []),
  ];
  while (Date.now() < until) {
    await delay(random.int(500, 3_000));
    const kind = weighted(kinds, random);
    await kind.run({ cluster, random, note });
    // Two nodes of three must be there before the next one is taken; servers may go at any time.
    if (kind.run !== killServer) await cluster.waitUntilWhole(recoveryMs);
  }
  await cluster.waitUntilWhole(recoveryMs);
  return done;
}

function weighted(kinds, random) {
  let at = random.next() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (at -= weight) < 0) ?? kinds[0];
}

async function killServer({ cluster, random, note }) {
  const name = random.pick(appNames);
  note('kill', name, 1);
  cluster.kill(name);
}

async function killWriter({ cluster, note }) {
  const name = await writerOf();
  note('kill writer', name, 1);
  cluster.kill(name);
}

async function killSpare({ cluster, random, note }) {
  const writer = await writerOf();
  const name = random.pick(nodeNames.filter((each) => each !== writer));
  note('kill spare', name, 1);
  cluster.kill(name);
}

async function killAll({ cluster, note }) {
  note('kill', 'all', nodeNames.length + appNames.length);
  cluster.kill('all');
}

async function freeze({ cluster, random, note }) {
  const name = random.chance(0.7) ? await writerOf() : random.pick([...nodeNames, ...appNames]);
  note('freeze', name);
  cluster.kill(name, 'SIGSTOP');
  await delay(10_000);
  cluster.kill(name, 'SIGCONT');
}

async function isolate({ random, note }) {
  const name = random.chance(0.7) ? await writerOf() : random.pick(nodeNames);
  note('isolate', name);
  setLink(name, false);
  try {
    await delay(random.int(3_000, 12_000));
  } finally {
    setLink(name, true);
  }
}

async function part({ random, note }) {
  const name = random.chance(0.7) ? await writerOf() : random.pick(nodeNames);
  note('part', name);
  setPartition(name, false);
  try {
    await delay(random.int(3_000, 12_000));
  } finally {
    setPartition(name, true);
  }
}

/** An upgrade as an operator does it: servers, then spare nodes, then the writer, each waited for. */
export async function rollingRestart({ cluster, onEvent }) {
  const done = [];
  const note = (kind, target) => {
    onEvent(`${kind} ${target}`);
    done.push({ kind, target, at: Date.now(), kills: 0 });
  };
  await delay(3_000);
  for (const name of appNames) {
    note('restart', name);
    await cluster.restartApp(name);
  }
  const writer = await writerOf();
  for (const name of [...nodeNames.filter((each) => each !== writer), writer]) {
    note('restart', name);
    await cluster.restartNode(name);
  }
  await delay(3_000);
  return done;
}
