/** Limits on the size of requests, checked by both APIs before any further work. */

/** Maximum JSON body in bytes. A manifest of 5,000 consignments, each an object with its uniqueId, takes 260,000. */
export const jsonLimit = 256 * 1024;
/** Maximum body of the file upload route, in bytes. */
export const uploadLimit = 6 * 1024 * 1024;
/** Maximum number of failures reported for one request; validation stops there. */
export const maxFailures = 20;

const maxNesting = 20;

/** Iterates level by level, so that deep nesting cannot exhaust the stack. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxNesting) return true;
    level = level.flatMap((object) => Object.values(object).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Stops counting at the limit. */
export function hasMoreKeysThan(values: object, limit: number): boolean {
  let count = 0;
  for (const _ in values) if ((count += 1) > limit) return true;
  return false;
}
