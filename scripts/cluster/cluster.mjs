// The cluster on this machine: starts its processes, starts again what ends (as systemd does on real machines), stops all.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../mariadb.mjs';
import { StepError, atExit, root } from '../steps.mjs';
import {
  askNode,
  createUsers,
  logOf,
  prepareNode,
  recoveredPosition,
  startAgent,
  startNode,
  stateOf,
} from './galera.mjs';
import {
  appNames,
  canUseNamespaces,
  createNamespaces,
  freePorts,
  home,
  nodeNames,
  placesOf,
  readState,
  removeNamespaces,
  setLink,
  setPath,
  isRunning,
  writeState,
} from './layout.mjs';

const database = 'waybill';
/** Galera has forgotten a member that was killed after this time; one that returns earlier may be refused. */
const nodeRestartMs = 6_000;
const appRestartMs = 1_000;
const superviseMs = 500;
/** All nodes alive and none of them Primary for so long: nobody but an operator can decide. */
const deadlockMs = 20_000;
const startupMs = 120_000;

const words = (text) => text.split(' ').filter(Boolean);

export class Cluster {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #processes = new Map();
  #places = [];
  #diedAt = new Map();
  #stopping = false;
  #supervision = Promise.resolve();
  #withoutPrimarySince = null;
  #forget = () => false;

  /**
   * @param {{ env?: Record<string, string>, fresh?: boolean, onEvent?: (text: string) => void }} [options]
   *   `env` goes to the app servers; `fresh` begins without data
   */
  constructor({ env = {}, fresh = false, onEvent = () => undefined } = {}) {
    this.env = env;
    this.fresh = fresh;
    this.onEvent = onEvent;
  }

  async start() {
    const earlier = readState();
    if (earlier && isRunning(earlier.supervisor)) throw new StepError(`The cluster is running: ${earlier.url}`);
    if (this.fresh) rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true, mode: 0o700 });
    this.namespaced = canUseNamespaces();
    if (this.namespaced) createNamespaces();
    this.#places = await placesOf(this.namespaced);
    const [web, databasePort, ...apps] = await freePorts(2 + appNames.length);
    this.webPort = Number(process.env.PORT ?? web);
    this.databasePort = databasePort;
    this.appPorts = new Map(appNames.map((name, at) => [name, apps[at]]));
    this.password = this.#keptSecret('password', () => randomBytes(18).toString('hex'));
    this.jwtSecret = this.#keptSecret('jwt-secret', () => randomBytes(48).toString('base64url'));
    // An exit handler cannot wait: what runs is killed.
    this.#forget = atExit(() => this.#killAll());
    for (const place of this.#places) prepareNode(place, this.#places);
    await this.#formCluster();
    await createUsers(await this.#waitForPrimary(), { database, password: this.password });
    for (const place of this.#places) this.#adopt(`${place.name} agent`, startAgent(place, this.password));
    this.#startBalancer();
    for (const name of appNames) await this.#startApp(name);
    await this.#waitFor('the balancer', () => answers(`${this.url}/readyz`));
    this.#writeState();
    this.#supervision = this.#supervise();
  }

  get url() {
    return `http://localhost:${this.webPort}`;
  }

  get nodes() {
    return this.#places.map(({ name }) => name);
  }

  /** Sends a signal to a node or an app server; 'all' is each of them. */
  kill(name, signal = 'SIGKILL') {
    const names = name === 'all' ? [...nodeNames, ...appNames] : [name];
    for (const each of names) this.#processes.get(each)?.kill(signal);
  }

  isAlive(name) {
    const child = this.#processes.get(name);
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Needs namespaces. Cuts a node off from the other nodes and the balancer. */
  isolate(name) {
    setLink(name, false);
  }

  join(name) {
    setLink(name, true);
  }

  /** Needs namespaces. Cuts one node off from the other two; the balancer reaches all three. */
  partition(name) {
    for (const other of nodeNames) if (other !== name) setPath(name, other, false);
  }

  heal(name) {
    for (const other of nodeNames) if (other !== name) setPath(name, other, true);
  }

  ask(name, sql, values) {
    return askNode(name, sql, values);
  }

  stateOf(name) {
    return stateOf(name);
  }

  /** All nodes are Synced members of one cluster, and both app servers are ready. */
  async waitUntilWhole(limitMs = startupMs) {
    await this.#waitFor(
      'all nodes and servers',
      async () => {
        const states = await Promise.all(nodeNames.map(stateOf));
        const whole = states.every(
          (state) => state?.status === 'Primary' && state.state === 'Synced' && state.size === 3,
        );
        const apps = await Promise.all(
          [...this.appPorts.values()].map((port) => answers(`http://127.0.0.1:${port}/readyz`)),
        );
        return whole && apps.every(Boolean);
      },
      limitMs,
    );
  }

  /** Stops an app server as an operator does: it is drained first. Resolves when it is ready again. */
  async restartApp(name) {
    const child = this.#processes.get(name);
    child?.kill('SIGTERM');
    await this.#waitFor(`the end of ${name}`, () => this.#processes.get(name) !== child || !this.isAlive(name));
    await this.#waitFor(name, () => answers(`http://127.0.0.1:${this.appPorts.get(name)}/readyz`));
  }

  /** Takes a node out of the balancer, stops it, and puts it back when it is Synced again. */
  async restartNode(name) {
    await this.#command(`set server database/${name} state maint`);
    await this.#command(`shutdown sessions server database/${name}`);
    const child = this.#processes.get(name);
    child?.kill('SIGTERM');
    await this.#waitFor(`the end of ${name}`, () => this.#processes.get(name) !== child || !this.isAlive(name));
    await this.#waitFor(name, async () => (await stateOf(name))?.state === 'Synced');
    await this.#command(`set server database/${name} state ready`);
  }

  async stop() {
    this.#stopping = true;
    await this.#supervision;
    for (const name of appNames) this.#processes.get(name)?.kill('SIGTERM');
    await Promise.all(appNames.map((name) => this.#ended(name, 15_000)));
    this.#processes.get('haproxy')?.kill('SIGKILL');
    // One after the other: the last one to stop is the one that may form the cluster again.
    for (const { name } of [...this.#places].reverse()) {
      this.#processes.get(name)?.kill('SIGCONT');
      this.#processes.get(name)?.kill('SIGTERM');
      await this.#ended(name, 30_000);
    }
    this.#killAll();
    this.#forget();
  }

  #killAll() {
    for (const child of this.#processes.values()) if (child.exitCode === null) child.kill('SIGKILL');
    if (this.namespaced) removeNamespaces();
    rmSync(join(home, 'state.json'), { force: true });
  }

  #keptSecret(name, make) {
    const path = join(home, name);
    if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 });
    return readFileSync(path, 'utf8');
  }

  #adopt(name, child) {
    this.#processes.set(name, child);
    this.#diedAt.delete(name);
    child.once('error', (error) => this.onEvent(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (this.#processes.get(name) !== child) return;
      this.#diedAt.set(name, Date.now());
      if (!this.#stopping) this.onEvent(`${name} has ended (${signal ?? `code ${code}`})`);
    });
  }

  /** The node that had come furthest forms the cluster, the others join it. */
  async #formCluster() {
    const positions = this.#places.map((place) => ({ place, position: recoveredPosition(place) }));
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
    this.#adopt(place.name, startNode(place, how));
  }

  async #waitForNode(name) {
    await this.#waitFor(
      name,
      async () => {
        if (!this.isAlive(name)) throw new StepError(`${name} did not start, see ${logOf(name)}`);
        return (await stateOf(name))?.state === 'Synced';
      },
      startupMs,
    );
  }

  async #waitForPrimary() {
    let found = null;
    await this.#waitFor('a Primary node', async () => {
      for (const { name } of this.#places) if ((await stateOf(name))?.status === 'Primary') found = name;
      return found !== null;
    });
    return found;
  }

  #startBalancer() {
    const at = (name) => this.#places.find((place) => place.name === name);
    const addresses = nodeNames.flatMap((name) => {
      const { address, sqlPort, agentPort } = at(name);
      return [
        [name.toUpperCase(), `${address}:${sqlPort}`],
        [`${name.toUpperCase()}_AGENT`, String(agentPort)],
      ];
    });
    const apps = appNames.map((name) => [name.toUpperCase(), `127.0.0.1:${this.appPorts.get(name)}`]);
    const env = {
      ...process.env,
      ...Object.fromEntries([...addresses, ...apps]),
      STATS_SOCKET: this.#statsSocket,
      DATABASE_BIND: `127.0.0.1:${this.databasePort}`,
      WEB_BIND: `127.0.0.1:${this.webPort}`,
    };
    const config = join(root, 'deploy/cluster/haproxy.cfg');
    this.#adopt('haproxy', this.#spawn([findProgram('haproxy'), '-db', '-f', config], env, 'haproxy'));
  }

  get #statsSocket() {
    return join(home, 'haproxy.sock');
  }

  /** A command of haproxy's runtime API. */
  #command(text) {
    return new Promise((resolve, reject) => {
      let answer = '';
      connect(this.#statsSocket)
        .once('error', reject)
        .on('data', (chunk) => (answer += chunk))
        .once('end', () => resolve(answer))
        .end(`${text}\n`);
    });
  }

  async #startApp(name) {
    const env = {
      ...process.env,
      DRAIN_MS: '5000',
      ...this.env,
      PORT: String(this.appPorts.get(name)),
      HOST: '127.0.0.1',
      DATA_DIR: join(home, name),
      DATABASE_URL: `mysql://waybill:${this.password}@127.0.0.1:${this.databasePort}/${database}`,
      JWT_SECRET: this.jwtSecret,
      APP_URL: this.url,
      TRUST_PROXY: '127.0.0.1',
    };
    const command = [process.execPath, ...words('--enable-source-maps --max-semi-space-size=32 dist/server/main.js')];
    this.#adopt(name, this.#spawn(command, env, name));
  }

  #spawn(command, env, name) {
    const leash = findProgram('setpriv');
    const all = [...(leash ? [leash, '--pdeathsig', 'KILL'] : []), ...command];
    const output = openSync(logOf(name), 'a');
    const child = spawn(all[0], all.slice(1), { cwd: root, env, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    return child;
  }

  async #supervise() {
    while (!this.#stopping) {
      await delay(superviseMs);
      const due = (name, afterMs) => {
        const died = this.#diedAt.get(name);
        return died !== undefined && Date.now() - died >= afterMs;
      };
      for (const name of appNames) if (due(name, appRestartMs)) await this.#startApp(name);
      if (this.#diedAt.has('haproxy')) this.#startBalancer();
      if (nodeNames.every((name) => this.#diedAt.has(name))) await this.#restartAll();
      for (const place of this.#places) if (due(place.name, nodeRestartMs)) await this.#rejoin(place);
      await this.#decideWhenNobodyIsPrimary();
      this.#writeState();
    }
  }

  async #restartAll() {
    this.onEvent('no node is left: the one that had come furthest forms the cluster');
    await this.#formCluster().catch((error) => this.onEvent(error.message));
  }

  async #rejoin(place) {
    const position = recoveredPosition(place);
    this.onEvent(`${place.name} starts again at position ${position.seqno}`);
    this.#launch(place, { bootstrap: false, position });
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

  async #ended(name, limitMs) {
    const until = Date.now() + limitMs;
    while (this.isAlive(name) && Date.now() < until) await delay(50);
    if (this.isAlive(name)) this.#processes.get(name)?.kill('SIGKILL');
  }

  async #waitFor(what, check, limitMs = startupMs) {
    const until = Date.now() + limitMs;
    while (!(await check())) {
      if (Date.now() > until)
        throw new StepError(`${what}: not there after ${limitMs / 1000} s, see the logs in ${home}`);
      await delay(100);
    }
  }

  #writeState() {
    const pids = [...this.#processes].map(([name, { pid }]) => [name, this.isAlive(name) ? pid : null]);
    writeState({
      supervisor: process.pid,
      url: this.url,
      databasePort: this.databasePort,
      namespaced: this.namespaced,
      statsSocket: this.#statsSocket,
      appPorts: Object.fromEntries(this.appPorts),
      processes: Object.fromEntries(pids),
    });
  }
}

/** True for 200 within two seconds. */
export function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
