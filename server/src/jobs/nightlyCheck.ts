/** Runs the consistency checks once a night, on one of any number of servers, and keeps the results for 30 days. */
import { LessThan } from 'typeorm';
import type { App } from '../core/module/app.types';
import { findInconsistencies, type ConsistencyCheck, type Inconsistency } from '../core/module/consistency';
import { openReadOnly } from '../db/read/readOnly';
import { databaseFailureOf } from '../db/write/retry';
import { whenRefusedAgain } from '../db/startLock';
import { inTransaction } from '../db/write/transaction';
import { addDays, wallClock } from '../domain/values/dates';
import { ConsistencyRun } from '../modules/system/consistency/consistencyRun.entity';

/** In the company's time zone: after `firstHour`, and not in a night that is over. */
const firstHour = 3;
const endHour = 6;
const daysKept = 30;
const maxFindings = 200;
/** In bytes; the column holds 65,535 bytes on MySQL. */
const maxFindingsBytes = 60_000;

/**
 * Called every minute by each server; returns whether this one ran the checks. A run that fails is not repeated before
 * the next night; one that is interrupted by a shutdown is left to the other servers.
 */
export async function nightlyCheck(
  app: App,
  checks: readonly ConsistencyCheck[],
  stopping: AbortSignal,
): Promise<boolean> {
  const now = app.clock.now();
  const hour = wallClock(now, app.config.timezone).hour();
  if (hour < firstHour || hour >= endHour) return false;
  const day = app.clock.today(now);
  if (await app.database.reader.manager.existsBy(ConsistencyRun, { day })) return false;
  if (!(await takeRun(app, day, now))) return false;
  const found = await runChecks(app, checks, stopping);
  if (found === null) {
    await inTransaction(app, (db) => db.internal.delete(ConsistencyRun, { day }));
    return false;
  }
  await whenRefusedAgain(() =>
    inTransaction(app, async (db) => {
      await db.internal.update(
        ConsistencyRun,
        { day },
        { finishedOn: app.clock.now(), differences: found.length, findings: asJson(found) },
      );
      await db.internal.delete(ConsistencyRun, { day: LessThan(addDays(day, -daysKept)) });
    }),
  );
  return true;
}

/** False if another server has inserted the row. */
async function takeRun(app: App, day: string, startedOn: Date): Promise<boolean> {
  try {
    await whenRefusedAgain(() =>
      inTransaction(app, (db) =>
        db.insertRow(ConsistencyRun, { day, startedOn, finishedOn: null, differences: null, findings: null }),
      ),
    );
    return true;
  } catch (error) {
    if (databaseFailureOf(error) === 'duplicate') return false;
    throw error;
  }
}

/** On a separate connection, so that no request waits for one; null if the server is shutting down. */
async function runChecks(
  app: App,
  checks: readonly ConsistencyCheck[],
  stopping: AbortSignal,
): Promise<Inconsistency[] | null> {
  const database = await openReadOnly(app.config);
  try {
    const found: Inconsistency[] = [];
    for (const check of checks) {
      if (stopping.aborted) return null;
      found.push(...(await findInconsistencies(database, [check])));
    }
    return found;
  } finally {
    await database.close();
  }
}

function asJson(found: readonly Inconsistency[]): string {
  let kept = found.slice(0, maxFindings);
  while (Buffer.byteLength(JSON.stringify(kept)) > maxFindingsBytes)
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return JSON.stringify(kept);
}
