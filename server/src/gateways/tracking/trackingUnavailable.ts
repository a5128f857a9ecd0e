import { AppError } from '../../core/errors';

/**
 * A vendor's source failed, in whatever way. The message is what the user reads; `reason` is for the log and names
 * neither address nor credentials, since some vendors take both in the URL.
 */
export class TrackingUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('BAD_GATEWAY', 'Tracking is not available now');
    this.name = 'TrackingUnavailable';
  }
}

/** The failure of anything else as ours: only the error's code is kept, its text may quote the request. */
export function unavailable(error: unknown, what: string): TrackingUnavailable {
  if (error instanceof TrackingUnavailable) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return new TrackingUnavailable(typeof code === 'string' && /^\w+$/.test(code) ? `${what} (${code})` : what);
}
