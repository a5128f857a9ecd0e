/** The product's errors, and how HTTP tells them. */
import { conflict, TryLater } from '../../domain/rules/errors';

export * from '../../domain/rules/errors';

/** Typical duration of a database failover or restart. */
const typicalOutageSeconds = 5;

/** Retry-After header of a 503, in seconds. */
export const retryAfterOf = (error: unknown): string =>
  String(error instanceof TryLater ? error.retryAfterSeconds : typicalOutageSeconds);

export const somethingWentWrong = 'Something went wrong';

/** Throws a refusal of `domain/policy`, if there is one. */
export function refuse(refusal: string | null): void {
  if (refusal) throw conflict(refusal);
}
