import { AppError } from '../../core/operation/errors';

/**
 * A vendor's source failed. The message is shown to the user; `reason` is for the log and contains neither URL nor
 * credentials, since some vendors take credentials in the URL.
 */
export class TrackingUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('BAD_GATEWAY', 'Tracking is not available now');
    this.name = 'TrackingUnavailable';
  }
}

/** Converts any other error. Only its code is kept, since its text may contain the request. */
export function unavailable(error: unknown, what: string): TrackingUnavailable {
  if (error instanceof TrackingUnavailable) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return new TrackingUnavailable(typeof code === 'string' && /^\w+$/.test(code) ? `${what} (${code})` : what);
}
