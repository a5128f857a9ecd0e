import { TryLater } from '../operation/errors';

/**
 * Limits concurrency of expensive work: at most `atOnce` run, at most `maxWaiting` wait, further ones are refused with
 * 503.
 */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
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
