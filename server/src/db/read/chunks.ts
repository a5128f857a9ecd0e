/** Splits a list into pieces of at most `size`. */
export function* chunks<T>(all: readonly T[], size: number): Iterable<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
