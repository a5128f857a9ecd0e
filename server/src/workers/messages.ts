/** What the primary process and its workers tell each other. */
import type { Worker } from 'node:cluster';
import type { GateLimits } from '../core/limits/gate';
import type { ProcessMetrics } from '../core/observation/metrics';

/** Of clients as `Budgets` names them. */
export type Costs = readonly (readonly [client: string, cost: number])[];

export type ToWorker =
  /** End, as all others do; `leave`: as another worker has taken this one's place. */
  | { kind: 'stop' }
  | { kind: 'leave' }
  /** Answers the last `measured`. */
  | { kind: 'end' }
  | { kind: 'runJobs' }
  /** Answers to `enter`. */
  | { kind: 'entered'; id: number }
  | { kind: 'turnedAway'; id: number }
  | { kind: 'spent'; costs: Costs }
  | { kind: 'measure'; round: number }
  /** Answers `scrape`. */
  | { kind: 'scraped'; id: number; text: string };

export type ToPrimary =
  | { kind: 'ready' }
  /** Why it could not start. */
  | { kind: 'failed'; reason: string }
  /** The database is for newer programs than this one. */
  | { kind: 'refused'; reason: string }
  | { kind: 'enter'; id: number; gate: string; limits: GateLimits; weight: number }
  /** Also while it waits. */
  | { kind: 'exit'; id: number }
  | { kind: 'spent'; costs: Costs }
  | { kind: 'scrape'; id: number }
  /** `round` is null for what a worker that ends has counted. */
  | { kind: 'measured'; round: number | null; metrics: ProcessMetrics };

/** A worker, as the primary sees it. */
export type Child = Pick<Worker, 'isConnected' | 'send'>;

/** A worker that is about to end hears nothing more. */
export function send(child: Child, message: ToWorker): void {
  if (child.isConnected()) child.send(message, undefined, () => undefined);
}
