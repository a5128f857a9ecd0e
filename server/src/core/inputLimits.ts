/** How much of a request is looked at. Checked before the work that it would cause, for both APIs alike. */

/** The largest JSON body, in bytes. A manifest of 5,000 consignments, each an object with its uniqueId, takes 260,000. */
export const jsonLimit = 256 * 1024;
/** The largest body of the one route that takes a file, in bytes. */
export const uploadLimit = 6 * 1024 * 1024;
/** A client is told about so many failures of one request; the rest is neither looked for nor sent. */
export const maxFailures = 20;

const maxNesting = 20;

/** Looks at one level after the other, so that no nesting exhausts the stack. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxNesting) return true;
    level = level.flatMap((object) => Object.values(object).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Counts no further than it must. */
export function hasMoreKeysThan(values: object, limit: number): boolean {
  let count = 0;
  for (const _ in values) if ((count += 1) > limit) return true;
  return false;
}
