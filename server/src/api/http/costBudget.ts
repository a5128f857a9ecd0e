import { LRUCache } from 'lru-cache';
import { TryLater } from '../../core/operation/errors';

/** Maximum number of clients tracked; the longest idle one is dropped first. */
const rememberedClients = 20_000;

interface Account {
  spent: number;
  at: number;
}

/** Cost budget per client and minute (leaky bucket: refills evenly over the minute). */
export class CostBudget {
  private readonly accounts = new LRUCache<string, Account>({ max: rememberedClients });

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Throws TryLater if the client's budget is already used up. The last accepted request may overdraw it. */
  spend(client: string, cost: number): void {
    const { perMinute } = this;
    const left = this.spentBy(client);
    if (left > perMinute) {
      const seconds = Math.ceil(((left - perMinute) / perMinute) * 60) + 1;
      throw new TryLater('TOO_MANY_REQUESTS', 'Too many requests; please try again in a minute', seconds);
    }
    this.accounts.set(client, { spent: left + cost, at: this.now() });
  }

  /** Adds what another process has accepted. */
  add(client: string, cost: number): void {
    this.accounts.set(client, { spent: this.spentBy(client) + cost, at: this.now() });
  }

  /** Less what has been refilled since. */
  private spentBy(client: string): number {
    const account = this.accounts.get(client);
    return account ? Math.max(0, account.spent - ((this.now() - account.at) / 60_000) * this.perMinute) : 0;
  }
}
