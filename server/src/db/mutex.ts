/** One holder at a time, first come first served: the single writer of the embedded database. */
export class Mutex {
  private tail: Promise<void> = Promise.resolve();

  /** Resolves when all who came before have let go; call what it gives exactly once. */
  async take(): Promise<() => void> {
    const before = this.tail;
    let release = () => {};
    this.tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
