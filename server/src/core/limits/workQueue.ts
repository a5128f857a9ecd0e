import { TryLater } from '../operation/errors';
import type { Machine } from './machine';

let machine: Machine | null = null;

/** From now on each queue is that of all processes of this machine. */
export function shareQueues(shared: Machine): void {
  machine = shared;
}

const neverAbandoned = new AbortController().signal;
/** In the gate of all processes; who waits there has had a turn in this process. */
const waiting = { maxWaiting: 1_000, maxWaitMs: 60_000 };

/**
 * Limits concurrency of expensive work: at most `atOnce` run, at most `maxWaiting` wait, further ones are refused with
 * 503.
 */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly name: string,
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      const leave = await machine?.gate(this.name, { ...waiting, atOnce: this.atOnce }).enter('', neverAbandoned);
      return await work().finally(leave);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Resolves when a finished task passes its slot on. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting)
      throw new TryLater('UNAVAILABLE', 'The server is busy; please try again', 5);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
