// Processes of the cluster by name: started in the background, killed with this process, and known when they have ended.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../mariadb.mjs';
import { root } from '../steps.mjs';

/** Starts a program that the kernel kills when this process is killed; its output is appended to `log`. */
export function spawnLeashed(command, { prefix = [], env = process.env, log = null } = {}) {
  const leash = findProgram('setpriv');
  const [program, ...words] = [...prefix, ...(leash ? [leash, '--pdeathsig', 'KILL'] : []), ...command];
  const output = log ? openSync(log, 'a') : 'ignore';
  const child = spawn(program, words, { cwd: root, env, detached: true, stdio: ['ignore', output, output] });
  if (log) closeSync(output);
  return child;
}

export class Processes {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #children = new Map();
  #endedAt = new Map();

  /** @param {(name: string, how: string) => void} onEnd */
  constructor(onEnd) {
    this.onEnd = onEnd;
  }

  add(name, child) {
    this.#children.set(name, child);
    this.#endedAt.delete(name);
    const end = (how) => {
      if (this.#children.get(name) !== child || this.#endedAt.has(name)) return;
      this.#endedAt.set(name, Date.now());
      this.onEnd(name, how);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  }

  get(name) {
    return this.#children.get(name);
  }

  kill(name, signal = 'SIGKILL') {
    this.#children.get(name)?.kill(signal);
  }

  killAll() {
    for (const child of this.#children.values()) if (child.exitCode === null) child.kill('SIGKILL');
  }

  isAlive(name) {
    const child = this.#children.get(name);
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** It has ended at least `ms` ago and was not started again. */
  hasEndedFor(name, ms) {
    const endedAt = this.#endedAt.get(name);
    return endedAt !== undefined && Date.now() - endedAt >= ms;
  }

  /** Sends a signal and waits for the end; kills what is still there after `limitMs`. */
  async end(name, signal, limitMs) {
    this.kill(name, signal);
    const until = Date.now() + limitMs;
    while (this.isAlive(name) && Date.now() < until) await delay(50);
    if (this.isAlive(name)) this.kill(name);
  }

  /** Process ids by name; null for one that has ended. */
  pids() {
    return Object.fromEntries([...this.#children].map(([name, { pid }]) => [name, this.isAlive(name) ? pid : null]));
  }
}
