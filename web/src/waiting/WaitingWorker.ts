import { failureOfCaught } from '../ui/app/failureOfCaught';
import type { Failure } from '../failure';
import { changeWork, firstWaiting, onWorkChanged, recount, type Work } from './waitingWork';

/** Sends one request with this idempotency key; rejects as Apollo does. */
export type SendWork = (variables: object, requestKey: string) => Promise<object>;

interface WorkerOptions {
  /** `uniqueId` of the signed-in user. */
  owner: string;
  /** A sender for each kind. */
  senders: Readonly<Record<string, SendWork>>;
  /** False once somebody else has signed in on this browser: nothing more is sent. */
  isSignedIn: () => boolean;
  /** Told when the server has done an entry. */
  onDone?: (work: Work) => void;
}

/**
 * Codes that leave open whether the server has done the work, and those of an ended or changed session: it is sent again
 * with the same key.
 */
const unanswered: readonly string[] = [
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'BAD_GATEWAY',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'OTHER_USER',
];

/** The server forgets a key after seven days; an unanswered request is not sent again for the last of them. */
const keyKeptMs = 6 * 24 * 60 * 60 * 1000;
const tooOld: Failure = {
  code: 'KEY_EXPIRED',
  messages: ['Sent days ago without an answer. Look for it in the list before saving it again'],
  fields: {},
};

const maxInternalErrors = 5;
const firstDelayMs = 500;
const maxDelayMs = 15_000;

/**
 * Sends waiting work in its order, one request at a time in all tabs of the browser (Web Locks; a page loaded over plain
 * http has none, then the server's idempotency keys alone keep tabs apart). What is refused stays, with its reason, and
 * the next entry is sent. Without an answer it tries again: at once when the browser is online again, otherwise after 0.5 s
 * up to 15 s.
 */
export class WaitingWorker {
  private running = false;
  private wokenAgain = false;
  private stopped = false;
  private delayMs = firstDelayMs;
  private timer: number | undefined;
  private lastFailure: Failure | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;

  constructor(private readonly options: WorkerOptions) {
    this.unsubscribe = onWorkChanged(this.wake);
    window.addEventListener('online', this.retryNow);
  }

  /** Why the server could not be reached at the last attempt; null if it answered. */
  readonly unreachable = (): Failure | null => this.lastFailure;

  /** For useSyncExternalStore, with `unreachable`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends what waits, unless it waits for the next attempt. */
  readonly wake = (): void => {
    if (this.stopped || this.timer !== undefined) return;
    if (this.running) {
      this.wokenAgain = true;
      return;
    }
    this.running = true;
    this.wokenAgain = false;
    void this.alone(() => this.sendAll()).finally(() => {
      this.running = false;
      if (this.wokenAgain) this.wake();
    });
  };

  readonly retryNow = (): void => {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    this.delayMs = firstDelayMs;
    this.wake();
  };

  /** A request under way is not cancelled; its answer is stored. */
  stop(): void {
    this.stopped = true;
    window.clearTimeout(this.timer);
    window.removeEventListener('online', this.retryNow);
    this.unsubscribe();
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    // Undefined on pages without a secure context, whatever its type says.
    const locks = navigator.locks as LockManager | undefined;
    if (locks) await locks.request(`waybill-waiting:${this.options.owner}`, work);
    else await work();
  }

  private async sendAll(): Promise<void> {
    const { owner, senders, isSignedIn } = this.options;
    while (!this.stopped && isSignedIn()) {
      const next = await firstWaiting(owner, Object.keys(senders));
      if (!next) return recount(owner);
      const goesOn = await this.sendOne(next);
      if (!goesOn) return;
    }
  }

  /** Whether the next entry may be sent. */
  private async sendOne({ requestKey }: Work): Promise<boolean> {
    const { owner, senders, onDone } = this.options;
    const now = Date.now();
    // Stored before it is sent, so that it is known to be under way after a reload too.
    const work = await changeWork(owner, requestKey, (stored) => {
      if (stored.state !== 'waiting') return null;
      const isExpired = stored.sentOn !== null && now - stored.sentOn > keyKeptMs;
      return isExpired ? { state: 'refused', refusal: tooOld } : { sentOn: stored.sentOn ?? now };
    });
    const send = work?.state === 'waiting' ? senders[work.kind] : undefined;
    if (!work || !send) return true;
    try {
      const answer = await send(work.variables, requestKey);
      this.report(null);
      const done = await changeWork(owner, requestKey, () => ({ state: 'done', answer, refusal: null }));
      if (done) onDone?.(done);
      return true;
    } catch (caught) {
      return this.failed(work, failureOfCaught(caught));
    }
  }

  private async failed({ owner, requestKey, failures }: Work, failure: Failure): Promise<boolean> {
    const isInternal = failure.code === 'INTERNAL_SERVER_ERROR';
    const isRetried = unanswered.includes(failure.code) || (isInternal && failures + 1 < maxInternalErrors);
    if (!isRetried) {
      this.report(null);
      await changeWork(owner, requestKey, () => ({ state: 'refused', refusal: failure, failures: 0 }));
      return true;
    }
    // The timer first: storing the failure calls `wake`.
    this.timer = window.setTimeout(() => {
      this.timer = undefined;
      this.wake();
    }, this.delayMs);
    this.delayMs = Math.min(this.delayMs * 2, maxDelayMs);
    if (isInternal) await changeWork(owner, requestKey, () => ({ failures: failures + 1 }));
    this.report(failure);
    return false;
  }

  private report(failure: Failure | null): void {
    if (!failure) this.delayMs = firstDelayMs;
    if (failure === this.lastFailure) return;
    this.lastFailure = failure;
    this.listeners.forEach((tell) => tell());
  }
}
