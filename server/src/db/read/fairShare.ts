interface Waiting {
  client: string;
  begin(release: () => void): void;
}

/**
 * Shares a pool's connections between clients: whoever holds one does not get the last free one, and a connection that
 * becomes free goes to the client that holds fewest. So no client's slow statements keep others from the database.
 */
export class FairShare {
  private readonly held = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private free: number;

  constructor(private readonly limit: number) {
    this.free = limit;
  }

  /** Calls `begin`, at once if possible, with a function that gives the connection back. Returns one that stops waiting. */
  take(client: string, begin: (release: () => void) => void): () => void {
    const waiting = { client, begin };
    if (this.mayTake(client)) this.start(waiting);
    else this.waiting.push(waiting);
    return () => {
      const at = this.waiting.indexOf(waiting);
      if (at >= 0) this.waiting.splice(at, 1);
    };
  }

  private heldBy(client: string): number {
    return this.held.get(client) ?? 0;
  }

  private mayTake(client: string): boolean {
    return this.free > 1 || (this.free === 1 && (this.limit === 1 || this.heldBy(client) === 0));
  }

  private start({ client, begin }: Waiting): void {
    this.free -= 1;
    this.held.set(client, this.heldBy(client) + 1);
    let isHeld = true;
    begin(() => {
      if (isHeld) this.giveBack(client);
      isHeld = false;
    });
  }

  private giveBack(client: string): void {
    this.free += 1;
    const left = this.heldBy(client) - 1;
    if (left > 0) this.held.set(client, left);
    else this.held.delete(client);
    this.startNext();
  }

  private startNext(): void {
    let next: Waiting | undefined;
    for (const each of this.waiting) {
      if (this.mayTake(each.client) && (!next || this.heldBy(each.client) < this.heldBy(next.client))) next = each;
    }
    if (!next) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.start(next);
    this.startNext();
  }
}
