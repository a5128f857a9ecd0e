/** The pages that have a worker, by their scope, and the beginning of their caches' names; the program ends it. */
export const cachesOf = { '/': 'office:', '/run/': 'run:' } as const;

export type Place = keyof typeof cachesOf;

/** The next page is the server's, whatever its time. Pages over plain HTTP have no caches. */
export async function forgetOffice(): Promise<void> {
  const storage = window.caches as CacheStorage | undefined;
  const names = (await storage?.keys()) ?? [];
  const own = names.filter((name) => name.startsWith(cachesOf['/']));
  await Promise.all(own.map((name) => caches.delete(name)));
}
