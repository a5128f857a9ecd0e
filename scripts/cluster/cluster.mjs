// The cluster on this machine: starts its processes, starts again what ends (as systemd does on real machines), stops all.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StepError, atExit } from '../steps.mjs';
import { AppServers, builtServer } from './appServer.mjs';
import { commandBalancer, isReady, sessionsByNode, startBalancer } from './balancer.mjs';
import { galera } from './galera.mjs';
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
import { authorityFile, logOf, makeCertificates } from './node.mjs';
import { Nodes } from './nodes.mjs';
import { Processes } from './processes.mjs';
import { waitFor } from './waitFor.mjs';

const database = 'waybill';
const appRestartMs = 1_000;
const superviseMs = 500;

export class Cluster {
  #processes = new Processes((name, how) => {
    if (!this.#stopping) this.onEvent(`${name} has ended (${how})`);
  });
  #places = [];
  #stopping = false;
  #servesNobody = false;
  #supervision = Promise.resolve();
  #forget = () => false;

  /**
   * @param {{ software?: import('./node.mjs').NodeSoftware, env?: Record<string, string>, fresh?: boolean, program?: string,
   *   onEvent?: (text: string) => void }} [options]
   *   `env` goes to the app servers, which run `program`; `fresh` begins without data
   */
  constructor({ software = galera, env = {}, fresh = false, program = builtServer, onEvent = () => undefined } = {}) {
    this.software = software;
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
    await this.#startAll().catch((error) => {
      // What runs would keep this process from its end.
      this.#killAll();
      throw error;
    });
  }

  async #startAll() {
    this.namespaced = haveNamespaces();
    this.#places = await placesOf(this.namespaced);
    const [web, databasePort, ...apps] = await freePorts(2 + appNames.length);
    this.webPort = Number(process.env.PORT ?? web);
    this.databasePort = databasePort;
    this.appPorts = new Map(appNames.map((name, at) => [name, apps[at]]));
    // MySQL takes no longer one than 32 characters for replication.
    this.password = keptSecret('password', () => randomBytes(16).toString('hex'));
    this.jwtSecret = keptSecret('jwt-secret', () => randomBytes(48).toString('base64url'));
    makeCertificates(this.#places);
    this.nodes = new Nodes({
      software: this.software,
      processes: this.#processes,
      places: this.#places,
      users: { database, password: this.password },
      onEvent: (text) => this.onEvent(text),
    });
    await this.nodes.start();
    if (this.isBalanced) {
      for (const place of this.#places) {
        this.#processes.add(`${place.name} agent`, this.software.startAgent(place, this.password));
      }
    }
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

  /** The balancer chooses the node in use; else the product does, which knows all of them. */
  get isBalanced() {
    return this.software.startAgent !== undefined;
  }

  /** One node itself, past the balancer. */
  databaseUrlOf(name) {
    return this.#databaseUrl(this.#places.filter((place) => place.name === name).map(hostOf));
  }

  #databaseUrl(hosts) {
    return `mysql://waybill:${this.password}@${hosts.join(',')}/${database}?ssl=true&sslCa=${authorityFile}`;
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

  /** The node that takes the writes. */
  async writer() {
    if (!this.isBalanced) return nodeNames[(await this.nodes.states()).findIndex((state) => state?.isWriter)] ?? 'n1';
    const sessions = await sessionsByNode().catch(() => new Map());
    return [...sessions].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'n1';
  }

  async waitForOneWriter() {
    const count = async () =>
      this.isBalanced
        ? (await sessionsByNode()).size
        : (await this.nodes.states()).filter((state) => state?.isWriter).length;
    await waitFor('one writer', async () => (await count()) <= 1);
  }

  /** All nodes are ready members of one cluster. */
  async waitForNodes() {
    await waitFor('all nodes', async () =>
      (await this.nodes.states()).every((state) => state?.isReady && state.size === nodeNames.length),
    );
  }

  /** Nobody writes any more, and all nodes have everything in their tables. */
  async waitUntilEqual() {
    await waitFor('equal nodes', async () => {
      const states = await this.nodes.states();
      return states.every((state) => state?.isReady && state.applied === states[0].applied);
    });
  }

  /** Stops both app servers for good, so that nothing writes any more. */
  async stopServers() {
    this.#servesNobody = true;
    await this.apps?.stop(appNames);
  }

  /** Leaves the connections to another node, stops this one, and waits until it is a ready member again. */
  async restartNode(name) {
    await this.#leave(name);
    const child = this.#processes.get(name);
    child?.kill('SIGTERM');
    await waitFor(`the end of ${name}`, () => this.#processes.get(name) !== child || !this.isAlive(name));
    await waitFor(name, async () => (await this.nodes.stateOf(name))?.isReady);
    if (this.isBalanced) await commandBalancer(`set server writer/${name} state ready`);
  }

  async #leave(name) {
    if (this.isBalanced) {
      await commandBalancer(`set server writer/${name} state maint`);
      await commandBalancer(`shutdown sessions server writer/${name}`);
    } else if ((await this.writer()) === name) {
      await this.software.makeWriter(nodeNames.find((each) => each !== name));
    }
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

  #startBalancer() {
    const { databasePort, webPort, appPorts } = this;
    this.#processes.add('haproxy', startBalancer({ places: this.#places, databasePort, webPort, appPorts }));
  }

  #appServers() {
    const hosts = this.isBalanced ? [`127.0.0.1:${this.databasePort}`] : this.#places.map(hostOf);
    const env = {
      ...this.env,
      DATABASE_URL: this.#databaseUrl(hosts),
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
      await this.nodes.supervise(() => this.#stopping);
      this.#writeState();
    }
  }

  #writeState() {
    writeState({
      supervisor: process.pid,
      url: this.url,
      processes: this.#processes.pids(),
    });
  }
}

const hostOf = ({ address, sqlPort }) => `${address}:${sqlPort}`;
