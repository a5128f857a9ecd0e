// What happens to the cluster while the clerks work: killed, frozen, cut off, parted; chosen by a seed.
import { setTimeout as delay } from 'node:timers/promises';
import { appNames, nodeNames, setLink, setPartition } from '../cluster/layout.mjs';

/**
 * @typedef {{ kind: string, target: string, at: number, kills: number, recoveryMs?: number }} Disturbance
 *   `recoveryMs`: until all nodes were there again
 */

/** Each kind once in a random order, then by weight until `isEnough`. */
export class Disturbances {
  /** @type {Disturbance[]} */
  done = [];
  #cluster;
  #random;
  #onEvent;
  #kinds;

  /**
   * @param {{ cluster: import('../cluster/cluster.mjs').Cluster, random: object, onEvent: (text: string) => void }} options
   */
  constructor({ cluster, random, onEvent }) {
    this.#cluster = cluster;
    this.#random = random;
    this.#onEvent = onEvent;
    this.#kinds = [
      { name: 'kill server', weight: 20, run: killServer },
      { name: 'kill writer', weight: 30, run: killWriter },
      { name: 'kill spare', weight: 18, run: killSpare },
      { name: 'freeze', weight: 6, run: freeze },
      { name: 'silence agents', weight: 6, run: silenceAgents, needsAgents: true },
      { name: 'kill all', weight: 6, run: killAll },
      { name: 'isolate', weight: 9, run: isolate, needsNamespaces: true },
      { name: 'part', weight: 9, run: part, needsNamespaces: true },
    ].filter(
      ({ needsNamespaces, needsAgents }) =>
        (cluster.namespaced || !needsNamespaces) && (cluster.isBalanced || !needsAgents),
    );
  }

  get kills() {
    return this.done.reduce((sum, { kills }) => sum + kills, 0);
  }

  /** @param {() => boolean} isEnough */
  async run(isEnough) {
    for (const kind of shuffled(this.#kinds, this.#random)) await this.#one(kind);
    while (!isEnough()) await this.#one(weighted(this.#kinds, this.#random));
    await this.#cluster.waitUntilWhole();
  }

  async #one(kind) {
    const random = this.#random;
    await delay(random.int(500, 3_000));
    // The stall after a killed writer is measured, so that servers which are still starting must not lengthen it.
    if (kind.run === killServer || kind.run === killWriter) await this.#cluster.waitUntilWhole();
    if (kind.run === killServer) return killServer(this.#about(kind));
    // Beside all others servers are killed as well: they may go at any time.
    let isOver = kind.run === killWriter;
    const servers = this.#killServers(() => isOver);
    try {
      const entry = await kind.run(this.#about(kind));
      // Two nodes of three must be there before the next one is taken.
      await this.#cluster.waitForNodes();
      entry.recoveryMs = Date.now() - entry.at;
      await this.#cluster.waitForOneWriter();
    } finally {
      isOver = true;
      await servers;
    }
  }

  async #killServers(isOver) {
    const kind = { name: 'kill server' };
    while (!isOver()) {
      await delay(this.#random.int(2_000, 6_000));
      if (!isOver()) await killServer(this.#about(kind));
    }
  }

  note = (kind, target, kills = 0) => {
    this.#onEvent(`${kind} ${target}`);
    const entry = { kind, target, at: Date.now(), kills };
    this.done.push(entry);
    return entry;
  };

  #about({ name: kind }) {
    const note = (target, kills) => this.note(kind, target, kills);
    return { cluster: this.#cluster, random: this.#random, note };
  }
}

function weighted(kinds, random) {
  let at = random.next() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (at -= weight) < 0) ?? kinds[0];
}

function shuffled(all, random) {
  return all
    .map((each) => ({ each, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

/** One that serves: on a busy machine a server killed while it starts would never come to serve. */
async function killServer({ cluster, random, note }) {
  const name = random.pick(appNames);
  if (await cluster.isServing(name)) note(name, cluster.kill(name));
}

async function killWriter({ cluster, note }) {
  const name = await cluster.writer();
  return note(name, cluster.kill(name));
}

async function killSpare({ cluster, random, note }) {
  const writer = await cluster.writer();
  const name = random.pick(nodeNames.filter((each) => each !== writer));
  return note(name, cluster.kill(name));
}

/** As on machines too busy to answer health checks: the last writer keeps the connections. */
async function silenceAgents({ cluster, random, note }) {
  const entry = note('all agents');
  const agents = nodeNames.map((name) => `${name} agent`);
  for (const agent of agents) cluster.kill(agent, 'SIGSTOP');
  await delay(random.int(3_000, 6_000));
  for (const agent of agents) cluster.kill(agent, 'SIGCONT');
  return entry;
}

async function killAll({ cluster, note }) {
  return note('all', cluster.kill('all'));
}

async function freeze({ cluster, random, note }) {
  const name = random.chance(0.7) ? await cluster.writer() : random.pick([...nodeNames, ...appNames]);
  const entry = note(name);
  cluster.kill(name, 'SIGSTOP');
  await delay(10_000);
  cluster.kill(name, 'SIGCONT');
  return entry;
}

async function isolate({ cluster, random, note }) {
  const name = random.chance(0.7) ? await cluster.writer() : random.pick(nodeNames);
  const entry = note(name);
  setLink(name, false);
  try {
    await delay(random.int(3_000, 12_000));
  } finally {
    setLink(name, true);
  }
  return entry;
}

async function part({ cluster, random, note }) {
  const name = random.chance(0.7) ? await cluster.writer() : random.pick(nodeNames);
  const entry = note(name);
  setPartition(name, false);
  try {
    await delay(random.int(3_000, 12_000));
  } finally {
    setPartition(name, true);
  }
  return entry;
}

/** An upgrade as an operator does it: servers, then spare nodes, then the writer, each waited for. */
export async function rollingRestart({ cluster, note }) {
  await delay(3_000);
  for (const name of appNames) {
    note('restart', name);
    await cluster.apps.restart(name);
  }
  const writer = await cluster.writer();
  for (const name of [...nodeNames.filter((each) => each !== writer), writer]) {
    note('restart', name);
    await cluster.restartNode(name);
  }
  await delay(3_000);
}
