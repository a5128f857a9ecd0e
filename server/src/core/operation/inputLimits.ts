/** Limits on the size of requests, checked by both APIs before any further work. */

/** Maximum JSON body in bytes. A manifest of 5,000 consignments, each an object with its uniqueId, takes 260,000. */
export const jsonLimit = 256 * 1024;
/**
 * Maximum body without a session, in bytes: an enquiry with long texts in three-byte letters takes 8,000. Its length must be
 * given.
 */
export const anonymousBodyLimit = 16 * 1024;
/** Maximum body of the file upload route, in bytes. */
export const uploadLimit = 6 * 1024 * 1024;
/** Maximum number of failures reported for one request; validation stops there. */
export const maxFailures = 20;

const maxNesting = 20;

/** Looks at each value once and goes no deeper than the limit, so that deep nesting cannot exhaust the stack. */
export function isNestedTooDeeply(value: unknown, levels = maxNesting): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isNestedTooDeeply((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
}

/** Stops counting at the limit. */
export function hasMoreKeysThan(values: object, limit: number): boolean {
  let count = 0;
  for (const _ in values) if ((count += 1) > limit) return true;
  return false;
}
