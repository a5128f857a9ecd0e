// The app servers of the cluster: built servers, as deploy/cluster/waybill.service starts them.
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { isReady } from './balancer.mjs';
import { freePorts, home } from './layout.mjs';
import { logOf } from './node.mjs';
import { spawnLeashed } from './processes.mjs';
import { waitFor } from './waitFor.mjs';

export const builtServer = join(root, 'dist/server/main.js');

export class AppServers {
  #processes;
  #ports;
  #env;
  /** Program by name of the server. */
  #programs = new Map();

  /**
   * @param {{ processes: import('./processes.mjs').Processes, ports: ReadonlyMap<string, number>, program: string,
   *   env: Record<string, string> }} options `env`: database, secret and address
   */
  constructor({ processes, ports, program, env }) {
    this.#processes = processes;
    this.#ports = new Map(ports);
    this.#env = env;
    for (const name of ports.keys()) this.#programs.set(name, program);
  }

  start(name) {
    const command = [process.execPath, '--enable-source-maps', '--max-semi-space-size=32', this.#programs.get(name)];
    const env = {
      ...process.env,
      DRAIN_MS: '5000',
      HOST: '127.0.0.1',
      DATA_DIR: join(home, name),
      TRUST_PROXY: '127.0.0.1',
      PORT: String(this.#ports.get(name)),
      ...this.#env,
    };
    this.#processes.add(name, spawnLeashed(command, { env, log: logOf(name) }));
  }

  urlOf = (name) => `http://127.0.0.1:${this.#ports.get(name)}`;

  /** It answers that it is ready. */
  isServing = (name) => isReady(`${this.urlOf(name)}/readyz`);

  /** Stops one as an operator does: it is drained first. Resolves when its successor is ready. */
  async restart(name, program = this.#programs.get(name)) {
    this.#programs.set(name, program);
    const child = this.#processes.get(name);
    child?.kill('SIGTERM');
    await waitFor(`the end of ${name}`, () => this.#processes.get(name) !== child || !this.#processes.isAlive(name));
    await waitFor(name, () => this.isServing(name));
  }

  /** Starts another one, which the balancer does not know and nobody starts again. */
  async startBeside(name, program) {
    const [port] = await freePorts(1);
    this.#ports.set(name, port);
    this.#programs.set(name, program);
    this.start(name);
  }

  /** Null while it runs, or when a signal has ended it. */
  exitCodeOf = (name) => this.#processes.get(name)?.exitCode ?? null;

  /** Stops those for good. */
  async stop(names) {
    await Promise.all(names.map((name) => this.#processes.end(name, 'SIGTERM', 15_000)));
  }
}
