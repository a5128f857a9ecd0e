/** Work on many rows while clerks go on: in pieces, each in a transaction of its own, with pauses between them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../core/module/app.types';
import type { Metrics } from '../core/observation/metrics';
import { whenRefusedAgain } from '../db/startLock';

/** Returns the work of a round, which goes on until nothing is left or the server stops. */
export type Backfill = (app: App, log: { info(text: string): void }) => (stopping: AbortSignal) => Promise<void>;

/** Rows of one transaction: bounds what it locks, and the write set of a Galera cluster. */
export const maxPiece = 2_000;
/** Between pieces; at least as long as the piece took. */
const minPauseMs = 100;
const progressEveryMs = 10_000;

/** Of a round, in rows. */
export interface Progress {
  total: number;
  done: number;
  isFinished: boolean;
}

export interface Round {
  /** As in the log and in the metric, such as `name_folded`. */
  name: string;
  log: { info(text: string): void };
  metrics: Pick<Metrics, 'backfill'>;
  stopping: AbortSignal;
}

/**
 * Calls `piece` until it says that it is finished, and again when the database refuses it for now. True then; false when the
 * server stops, or when `piece` answers null: another server does the work.
 */
export async function inPieces(round: Round, piece: () => Promise<Progress | null>): Promise<boolean> {
  const { stopping } = round;
  const tell = teller(round);
  while (!stopping.aborted) {
    const start = performance.now();
    const progress = await whenRefusedAgain(piece);
    if (!progress) return false;
    tell(progress);
    if (progress.isFinished) return true;
    const waitMs = Math.max(minPauseMs, performance.now() - start);
    await pause(waitMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  return false;
}

function teller({ name, log, metrics }: Round): (progress: Progress) => void {
  const start = performance.now();
  let [first, said]: [number | null, number] = [null, start];
  return (progress) => {
    metrics.backfill(name, progress);
    const now = performance.now();
    first ??= progress.done;
    if (progress.isFinished || now - said < progressEveryMs || progress.done <= first) return;
    said = now;
    log.info(progressText(name, progress, (now - start) / (progress.done - first)));
  };
}

/** 'Backfill name_folded: 62 % of 10,00,000, 3 min left' */
export function progressText(name: string, { total, done }: Progress, msPerRow: number): string {
  const percent = Math.min(99, Math.floor((100 * done) / total));
  const minutesLeft = Math.ceil((msPerRow * Math.max(0, total - done)) / 60_000);
  return `Backfill ${name}: ${percent} % of ${total.toLocaleString('en-IN')}, ${minutesLeft} min left`;
}
