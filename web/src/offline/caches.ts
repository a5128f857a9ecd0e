/** The pages that have a worker, by their scope, and the beginning of their caches' names; the program ends it. */
export const cachesOf = { '/': 'office:', '/run/': 'run:' } as const;

export type Place = keyof typeof cachesOf;

/**
 * Keeping and forgetting wait for one another, in the worker too, which spells the name itself: what is kept in steps
 * would open a cache again that was deleted meanwhile.
 */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('kept program', work) : work();
}

/** The next page is the server's, whatever its time. Pages over plain HTTP have no caches. */
export const forgetOffice = (): Promise<void> =>
  alone(async () => {
    const storage = window.caches as CacheStorage | undefined;
    const names = (await storage?.keys()) ?? [];
    const own = names.filter((name) => name.startsWith(cachesOf['/']));
    await Promise.all(own.map((name) => caches.delete(name)));
  });
