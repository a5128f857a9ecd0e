import { TryLater } from '../operation/errors';

export interface GateLimits {
  /** Maximum concurrent requests of one client, or the sum of their weights. */
  atOnce: number;
  /** Maximum further requests that wait. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Lane {
  /** Sum of weights. */
  running: number;
  waiting: Waiting[];
}

interface Waiting {
  weight: number;
  begin(): void;
}

const busy = () => new TryLater('TOO_MANY_REQUESTS', 'Too many requests at once; please try again in a moment', 1);

/** Limits concurrency per client with one queue each, so that a client with many requests delays only itself. */
export class Gate {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly limits: GateLimits) {}

  /**
   * Resolves when the request may run, to a function that ends it, which may be called again. Throws TryLater if too many
   * wait or the wait is too long. A request that weighs more than the limit runs alone.
   */
  async enter(client: string, abandoned: AbortSignal, weight = 1): Promise<() => void> {
    const lane = this.lanes.get(client) ?? { running: 0, waiting: [] };
    this.lanes.set(client, lane);
    if (lane.waiting.length === 0 && this.fits(lane, weight)) lane.running += weight;
    else await this.turn(lane, abandoned, weight);
    let isInside = true;
    return () => {
      if (isInside) this.leave(client, lane, weight);
      isInside = false;
    };
  }

  private fits(lane: Lane, weight: number): boolean {
    return lane.running === 0 || lane.running + weight <= this.limits.atOnce;
  }

  private turn(lane: Lane, abandoned: AbortSignal, weight: number): Promise<void> {
    if (lane.waiting.length >= this.limits.maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        lane.waiting.splice(lane.waiting.indexOf(waiting), 1);
        stopWaiting();
        reject(busy());
        this.beginNext(lane);
      };
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const waiting = { weight, begin };
      const timer = setTimeout(giveUp, this.limits.maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        abandoned.removeEventListener('abort', giveUp);
      };
      abandoned.addEventListener('abort', giveUp);
      lane.waiting.push(waiting);
    });
  }

  private leave(client: string, lane: Lane, weight: number): void {
    lane.running -= weight;
    this.beginNext(lane);
    if (lane.running === 0) this.lanes.delete(client);
  }

  /** In the order of arrival, so that a heavy request is not passed by light ones for ever. */
  private beginNext(lane: Lane): void {
    for (let [next] = lane.waiting; next && this.fits(lane, next.weight); [next] = lane.waiting) {
      lane.waiting.shift();
      lane.running += next.weight;
      next.begin();
    }
  }
}
