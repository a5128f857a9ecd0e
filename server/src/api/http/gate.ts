import { TryLater } from '../../core/errors';

export interface GateLimits {
  /** Maximum concurrent requests of one client. */
  atOnce: number;
  /** Maximum further requests that wait. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

const busy = () => new TryLater('TOO_MANY_REQUESTS', 'Too many requests at once; please try again in a moment', 1);

/** Limits concurrency per client with one queue each, so that a client with many requests delays only itself. */
export class Gate {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly limits: GateLimits) {}

  /**
   * Resolves when the request may run, to a function that ends it. Throws TryLater if too many wait or the wait is too
   * long.
   */
  async enter(client: string, abandoned: AbortSignal): Promise<() => void> {
    const lane = this.lanes.get(client) ?? { running: 0, waiting: [] };
    this.lanes.set(client, lane);
    if (lane.running < this.limits.atOnce) lane.running += 1;
    else await this.turn(lane, abandoned);
    return () => this.leave(client, lane);
  }

  private turn(lane: Lane, abandoned: AbortSignal): Promise<void> {
    if (lane.waiting.length >= this.limits.maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        lane.waiting.splice(lane.waiting.indexOf(begin), 1);
        stopWaiting();
        reject(busy());
      };
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const timer = setTimeout(giveUp, this.limits.maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        abandoned.removeEventListener('abort', giveUp);
      };
      abandoned.addEventListener('abort', giveUp);
      lane.waiting.push(begin);
    });
  }

  /** The slot is passed to the request that has waited longest. */
  private leave(client: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) this.lanes.delete(client);
  }
}
