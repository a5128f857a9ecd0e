/** The side of a worker, one of several processes that answer requests on one port. */
import cluster from 'node:cluster';
import type { Config } from '../config';
import type { GateLimits } from '../core/limits/gate';
import type { Machine } from '../core/limits/machine';
import { shareQueues } from '../core/limits/workQueue';
import type { Metrics } from '../core/observation/metrics';
import { TryLater } from '../core/operation/errors';
import type { ToPrimary, ToWorker } from './messages';
import type { ServerProcess, Stop } from './serverProcess';

/** How long costs are collected before the other workers hear of them. */
const tellEveryMs = 100;

const busy = () => new TryLater('TOO_MANY_REQUESTS', 'Too many requests at once; please try again in a moment', 1);

interface Entering {
  entered(): void;
  turnedAway(): void;
}

export class Worker implements ServerProcess, Machine {
  readonly worker: number;
  readonly saysStart: boolean;
  readonly workers: number;
  readonly machine = this;
  private lastId = 0;
  private readonly entering = new Map<number, Entering>();
  private readonly scrapes = new Map<number, (text: string) => void>();
  private costs = new Map<string, number>();
  private hearCost: (client: string, cost: number) => void = () => undefined;
  private runJobs: (() => void) | null = null;
  private stop: Stop | null = null;
  private metrics: Metrics | null = null;

  /** From the arguments that the primary starts it with. */
  constructor({ workers }: Pick<Config, 'workers'>, [number, start]: readonly string[]) {
    this.worker = Number(number);
    this.saysStart = start === 'first';
    this.workers = workers;
    shareQueues(this);
    process.on('message', (message) => this.hear(message as ToWorker));
    // They reach the whole group of processes; the primary says what is to be done.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2'] as const) process.on(signal, () => undefined);
  }

  ready(metrics: Metrics): void {
    this.metrics = metrics;
    this.send({ kind: 'ready' });
  }

  onRunJobs(run: () => void): void {
    this.runJobs = run;
  }

  onStop(stop: Stop): void {
    this.stop = stop;
  }

  refused(reason: string): void {
    this.send({ kind: 'refused', reason });
  }

  /**
   * The primary answers with 'end'. By then this process has seen, and given back, each connection that was dealt to it
   * while it closed; the primary would not notice that nobody has one.
   */
  async ended(): Promise<void> {
    if (this.metrics) this.send({ kind: 'measured', round: null, metrics: await this.metrics.values() });
  }

  async failed(error: unknown): Promise<never> {
    await this.sent({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }

  gate(gate: string, limits: GateLimits) {
    return {
      enter: (_client: string, abandoned: AbortSignal, weight = 1): Promise<() => void> => {
        const id = (this.lastId += 1);
        this.send({ kind: 'enter', id, gate, limits, weight });
        return new Promise((resolve, reject) => {
          const settled = () => {
            this.entering.delete(id);
            abandoned.removeEventListener('abort', giveUp);
          };
          const exit = () => this.send({ kind: 'exit', id });
          const giveUp = () => {
            settled();
            exit();
            reject(busy());
          };
          const turnedAway = () => {
            settled();
            reject(busy());
          };
          const entered = () => {
            settled();
            resolve(exit);
          };
          this.entering.set(id, { entered, turnedAway });
          abandoned.addEventListener('abort', giveUp);
        });
      },
    };
  }

  tellSpent(client: string, cost: number): void {
    if (this.costs.size === 0) setTimeout(() => this.tellCosts(), tellEveryMs).unref();
    this.costs.set(client, (this.costs.get(client) ?? 0) + cost);
  }

  hearSpent(listener: (client: string, cost: number) => void): void {
    this.hearCost = listener;
  }

  metricsText(): Promise<string> {
    const id = (this.lastId += 1);
    this.send({ kind: 'scrape', id });
    return new Promise((resolve) => this.scrapes.set(id, resolve));
  }

  private tellCosts(): void {
    this.send({ kind: 'spent', costs: [...this.costs] });
    this.costs = new Map();
  }

  private hear(message: ToWorker): void {
    switch (message.kind) {
      case 'stop':
      case 'leave':
        // Before it serves there is nothing to finish.
        if (!this.stop) process.exit(0);
        this.stop({ isReplaced: message.kind === 'leave' });
        this.stop = () => undefined;
        return;
      case 'end':
        return void setImmediate(() => process.exit(0));
      case 'runJobs':
        return this.runJobs?.();
      case 'entered':
        return this.entering.get(message.id)?.entered();
      case 'turnedAway':
        return this.entering.get(message.id)?.turnedAway();
      case 'spent':
        for (const [client, cost] of message.costs) this.hearCost(client, cost);
        return;
      case 'measure':
        return void this.measure(message.round);
      case 'scraped':
        this.scrapes.get(message.id)?.(message.text);
        return void this.scrapes.delete(message.id);
    }
  }

  private async measure(round: number): Promise<void> {
    if (this.metrics) this.send({ kind: 'measured', round, metrics: await this.metrics.values() });
  }

  private send(message: ToPrimary): void {
    void this.sent(message);
  }

  /** Resolves when the primary has been sent the message, or is gone; then this process ends, too. */
  private sent(message: ToPrimary): Promise<void> {
    return new Promise((resolve) => {
      if (!cluster.worker?.isConnected()) return resolve();
      cluster.worker.send(message, undefined, () => resolve());
    });
  }
}
