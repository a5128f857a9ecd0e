// The cluster on this machine: starts its processes, starts again what ends (as systemd does on real machines), stops all.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StepError, atExit } from '../steps.mjs';
import { commandBalancer, isReady, sessionsByNode, startBalancer } from './balancer.mjs';
import {
  askNode,
  authorityFile,
  createUsers,
  logOf,
  makeCertificates,
  prepareNode,
  recoveredPosition,
  startAgent,
  startNode,
  stateOf,
} from './galera.mjs';
import {
  appNames,
  freePorts,
  haveNamespaces,
  home,
  isRunning,
  keptSecret,
  nodeNames,
  placesOf,
  readState,
  removeNamespaces,
  writeState,
} from './layout.mjs';
import { AppServers, builtServer } from './appServer.mjs';
import { Processes } from './processes.mjs';
import { waitFor } from './waitFor.mjs';

const database = 'waybill';
/** Galera has forgotten a member that was killed after this time; one that returns earlier may be refused. */
const nodeRestartMs = 6_000;
const appRestartMs = 1_000;
const superviseMs = 500;
/** All nodes alive and none of them Primary for so long: nobody but an operator can decide. */
const deadlockMs = 20_000;

export class Cluster {
  #processes = new Processes((name, how) => {
    if (!this.#stopping) this.onEvent(`${name} has ended (${how})`);
  });
  #places = [];
  #stopping = false;
  #servesNobody = false;
  #supervision = Promise.resolve();
  #withoutPrimarySince = null;
  #forget = () => false;
  /** Nodes that are on their way to their start. */
  #rejoining = new Set();

  /**
   * @param {{ env?: Record<string, string>, fresh?: boolean, program?: string, onEvent?: (text: string) => void }} [options]
   *   `env` goes to the app servers, which run `program`; `fresh` begins without data
   */
  constructor({ env = {}, fresh = false, program = builtServer, onEvent = () => undefined } = {}) {
    this.env = env;
    this.program = program;
    this.fresh = fresh;
    this.onEvent = onEvent;
  }

  async start() {
    const earlier = readState();
    if (earlier && isRunning(earlier.supervisor)) throw new StepError(`The cluster is running: ${earlier.url}`);
    if (this.fresh) rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true, mode: 0o700 });
    // An exit handler cannot wait: what runs is killed.
    this.#forget = atExit(() => this.#killAll());
    this.namespaced = haveNamespaces();
    this.#places = await placesOf(this.namespaced);
    const [web, databasePort, ...apps] = await freePorts(2 + appNames.length);
    this.webPort = Number(process.env.PORT ?? web);
    this.databasePort = databasePort;
    this.appPorts = new Map(appNames.map((name, at) => [name, apps[at]]));
    this.password = keptSecret('password', () => randomBytes(18).toString('hex'));
    this.jwtSecret = keptSecret('jwt-secret', () => randomBytes(48).toString('base64url'));
    makeCertificates(this.#places);
    for (const place of this.#places) prepareNode(place, this.#places);
    await this.#formCluster();
    await createUsers(await this.#waitForPrimary(), { database, password: this.password });
    for (const place of this.#places) this.#processes.add(`${place.name} agent`, startAgent(place, this.password));
    this.#startBalancer();
    this.apps = this.#appServers();
    for (const name of appNames) this.apps.start(name);
    await waitFor('the balancer', () => {
      const ended = appNames.find((name) => !this.isAlive(name));
      if (ended) throw new StepError(`${ended} did not start, see ${logOf(ended)}`);
      return isReady(`${this.url}/readyz`);
    });
    this.#writeState();
    this.#supervision = this.#supervise();
  }

  get url() {
    return `http://localhost:${this.webPort}`;
  }

  /** One node itself, past the balancer. */
  databaseUrlOf(name) {
    const { address, sqlPort } = this.#places.find((place) => place.name === name);
    return `mysql://waybill:${this.password}@${address}:${sqlPort}/${database}`;
  }

  /** Sends a signal to a node or an app server; 'all' is each of them. Returns how many of them were alive. */
  kill(name, signal = 'SIGKILL') {
    const names = name === 'all' ? [...nodeNames, ...appNames] : [name];
    const alive = names.filter((each) => this.isAlive(each));
    for (const each of alive) this.#processes.kill(each, signal);
    return alive.length;
  }

  isAlive = (name) => this.#processes.isAlive(name);

  /** All nodes are Synced members of one cluster, and both app servers are ready. */
  async waitUntilWhole() {
    await this.waitForNodes();
    await waitFor('all servers', async () =>
      (await Promise.all(appNames.map((name) => this.isServing(name)))).every(Boolean),
    );
  }

  isServing = (name) => this.apps.isServing(name);

  /** The balancer has all connections on one node. */
  async waitForOneWriter() {
    await waitFor('one writer', async () => (await sessionsByNode()).size <= 1);
  }

  /** All nodes are Synced members of one cluster. */
  async waitForNodes() {
    await waitFor('all nodes', async () => {
      const states = await Promise.all(nodeNames.map(stateOf));
      return states.every((state) => state?.status === 'Primary' && state.state === 'Synced' && state.size === 3);
    });
  }

  /** Stops both app servers for good, so that nothing writes any more. */
  async stopServers() {
    this.#servesNobody = true;
    await this.apps?.stop(appNames);
  }

  /** Takes a node out of the balancer, stops it, and puts it back when it is Synced again. */
  async restartNode(name) {
    await commandBalancer(`set server writer/${name} state maint`);
    await commandBalancer(`shutdown sessions server writer/${name}`);
    const child = this.#processes.get(name);
    child?.kill('SIGTERM');
    await waitFor(`the end of ${name}`, () => this.#processes.get(name) !== child || !this.isAlive(name));
    await waitFor(name, async () => (await stateOf(name))?.state === 'Synced');
    await commandBalancer(`set server writer/${name} state ready`);
  }

  async stop() {
    this.#stopping = true;
    await this.#supervision;
    await this.stopServers();
    await this.#processes.end('haproxy', 'SIGKILL', 1_000);
    // One after the other: the last one to stop is the one that may form the cluster again.
    for (const { name } of [...this.#places].reverse()) {
      this.#processes.kill(name, 'SIGCONT');
      await this.#processes.end(name, 'SIGTERM', 30_000);
    }
    this.#killAll();
    this.#forget();
  }

  #killAll() {
    this.#processes.killAll();
    if (this.namespaced) removeNamespaces();
    rmSync(join(home, 'state.json'), { force: true });
  }

  /** The node that had come furthest forms the cluster, the others join it. */
  async #formCluster() {
    const positions = await Promise.all(
      this.#places.map(async (place) => ({ place, position: await recoveredPosition(place) })),
    );
    const [first, ...others] = positions.toSorted((a, b) => b.position.seqno - a.position.seqno);
    this.onEvent(`${first.place.name} forms the cluster at position ${first.position.seqno}`);
    this.#launch(first.place, { bootstrap: true, position: first.position });
    await this.#waitForNode(first.place.name);
    // One at a time: a donor copies to one node at once.
    for (const { place, position } of others) {
      this.#launch(place, { bootstrap: false, position });
      await this.#waitForNode(place.name);
    }
  }

  #launch(place, how) {
    this.#processes.add(place.name, startNode(place, how));
  }

  async #waitForNode(name) {
    await waitFor(name, async () => {
      if (!this.isAlive(name)) throw new StepError(`${name} did not start, see ${logOf(name)}`);
      return (await stateOf(name))?.state === 'Synced';
    });
  }

  async #waitForPrimary() {
    let found = null;
    await waitFor('a Primary node', async () => {
      for (const { name } of this.#places) if ((await stateOf(name))?.status === 'Primary') found = name;
      return found !== null;
    });
    return found;
  }

  #startBalancer() {
    const { databasePort, webPort, appPorts } = this;
    this.#processes.add('haproxy', startBalancer({ places: this.#places, databasePort, webPort, appPorts }));
  }

  #appServers() {
    const env = {
      ...this.env,
      DATABASE_URL: `mysql://waybill:${this.password}@127.0.0.1:${this.databasePort}/${database}?ssl=true&sslCa=${authorityFile}`,
      JWT_SECRET: this.jwtSecret,
      APP_URL: this.url,
    };
    return new AppServers({ processes: this.#processes, ports: this.appPorts, program: this.program, env });
  }

  async #supervise() {
    while (!this.#stopping) {
      await delay(superviseMs);
      const due = (name, ms) => this.#processes.hasEndedFor(name, ms);
      for (const name of appNames) if (!this.#servesNobody && due(name, appRestartMs)) this.apps.start(name);
      if (due('haproxy', 0)) this.#startBalancer();
      if (this.#rejoining.size === 0 && nodeNames.every((name) => due(name, 0))) await this.#restartAll();
      for (const place of this.#places) if (due(place.name, nodeRestartMs)) void this.#rejoin(place);
      await this.#decideWhenNobodyIsPrimary();
      this.#writeState();
    }
  }

  async #restartAll() {
    this.onEvent('no node is left: the one that had come furthest forms the cluster');
    await this.#formCluster().catch((error) => this.onEvent(error.message));
  }

  async #rejoin(place) {
    if (this.#rejoining.has(place.name)) return;
    this.#rejoining.add(place.name);
    try {
      const position = await recoveredPosition(place);
      if (this.#stopping) return;
      this.onEvent(`${place.name} starts again at position ${position.seqno}`);
      this.#launch(place, { bootstrap: false, position });
    } catch (error) {
      // It is tried again with the next look.
      this.onEvent(error.message);
    } finally {
      this.#rejoining.delete(place.name);
    }
  }

  /** Only where all nodes are seen, so that no other part of the cluster can be Primary. */
  async #decideWhenNobodyIsPrimary() {
    const states = await Promise.all(nodeNames.map(stateOf));
    if (states.some((state) => state === null || state.status === 'Primary')) {
      this.#withoutPrimarySince = null;
      return;
    }
    this.#withoutPrimarySince ??= Date.now();
    if (Date.now() - this.#withoutPrimarySince < deadlockMs) return;
    const best = nodeNames.reduce((a, b) =>
      states[nodeNames.indexOf(b)].seqno > states[nodeNames.indexOf(a)].seqno ? b : a,
    );
    this.onEvent(`all nodes answer and none is Primary: ${best} is made so`);
    await askNode(best, "SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'").catch(() => undefined);
    this.#withoutPrimarySince = null;
  }

  #writeState() {
    writeState({
      supervisor: process.pid,
      url: this.url,
      processes: this.#processes.pids(),
    });
  }
}
