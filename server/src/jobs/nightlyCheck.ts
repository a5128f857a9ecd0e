/**
 * Runs the consistency checks once a night, in steps that any of the servers does, and keeps the results for 30 days. A step is
 * one statement.
 */
import { IsNull, LessThan, Not, Or } from 'typeorm';
import type { App } from '../core/module/app.types';
import { checkPiece, nameOf, type ConsistencyCheck, type Inconsistency } from '../core/module/consistency';
import { openReadOnly, type ReadOnlyDatabase } from '../db/read/readOnly';
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
/** Of the database, at a time; the next call goes on. */
const maxTurnMs = 30_000;
/** A server that has ended without a word holds the run for so long. */
const holdMs = 10 * 60_000;

/**
 * Called every minute by each server: does some steps of the night's run if no other server does; returns whether that
 * ended it. A run of which a step fails is not repeated before the next night.
 */
export async function nightlyCheck(
  app: App,
  checks: readonly ConsistencyCheck[],
  stopping: AbortSignal,
  turnMs = maxTurnMs,
): Promise<boolean> {
  const now = app.clock.now();
  const hour = wallClock(now, app.config.timezone).hour();
  if (hour < firstHour || hour >= endHour) return false;
  const day = app.clock.today(now);
  const run = (await readRun(app, day)) ?? (await beginRun(app, day, now, checks));
  if (!run || run.nextRule === null || !(await hold(app, day, now))) return false;
  const held = (await readRun(app, day)) ?? run;
  const end = await takeTurn(app, checks, held, { stopping, turnMs }).catch(async (error: unknown) => {
    await record(app, day, { nextRule: null, heldUntil: null });
    throw error;
  });
  if (end.nextRule !== null) return false;
  await whenRefusedAgain(() =>
    inTransaction(app, (db) => db.internal.delete(ConsistencyRun, { day: LessThan(addDays(day, -daysKept)) })),
  );
  return true;
}

const readRun = (app: App, day: string) => app.database.reader.manager.findOneBy(ConsistencyRun, { day });

/** Null if another server has inserted the row. */
async function beginRun(
  app: App,
  day: string,
  startedOn: Date,
  [first]: readonly ConsistencyCheck[],
): Promise<ConsistencyRun | null> {
  const row = { day, startedOn, finishedOn: null, differences: 0, findings: null, heldUntil: null };
  try {
    return await whenRefusedAgain(() =>
      inTransaction(app, (db) =>
        db.insertRow(ConsistencyRun, { ...row, nextRule: first ? nameOf(first) : '', nextAfter: 0 }),
      ),
    );
  } catch (error) {
    if (databaseFailureOf(error) === 'duplicate') return null;
    throw error;
  }
}

/** False if another server holds it. */
const hold = (app: App, day: string, now: Date): Promise<boolean> =>
  whenRefusedAgain(() =>
    inTransaction(app, async (db) => {
      const { affected } = await db.internal.update(
        ConsistencyRun,
        { day, nextRule: Not(IsNull()), heldUntil: Or(IsNull(), LessThan(now)) },
        { heldUntil: new Date(now.getTime() + holdMs) },
      );
      return affected === 1;
    }),
  );

type Progress = Pick<
  ConsistencyRun,
  'nextRule' | 'nextAfter' | 'differences' | 'findings' | 'finishedOn' | 'heldUntil'
>;

const record = (app: App, day: string, progress: Partial<Progress>) =>
  whenRefusedAgain(() => inTransaction(app, (db) => db.internal.update(ConsistencyRun, { day }, progress)));

/** On a separate connection, so that no request waits for one. Records how far it came, and lets go of the run. */
async function takeTurn(
  app: App,
  checks: readonly ConsistencyCheck[],
  run: ConsistencyRun,
  { stopping, turnMs }: { stopping: AbortSignal; turnMs: number },
): Promise<Pick<Progress, 'nextRule'>> {
  const database = await openReadOnly(app.config);
  try {
    const steps = new Steps(database, checks, run);
    for (const start = performance.now(); !steps.isAtEnd && !stopping.aborted;) {
      await steps.next();
      if (performance.now() - start >= turnMs) break;
    }
    const finishedOn = steps.isAtEnd ? app.clock.now() : null;
    const { nextRule, nextAfter, differences } = steps;
    const findings = asJson(steps.found);
    await record(app, run.day, { nextRule, nextAfter, differences, findings, finishedOn, heldUntil: null });
    return { nextRule };
  } finally {
    await database.close();
  }
}

/** Goes through the checks from where a run has come to. */
class Steps {
  readonly found: Inconsistency[] = [];
  differences = 0;
  private at: number;
  private after = 0;

  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly checks: readonly ConsistencyCheck[],
    { nextRule, nextAfter, findings, differences }: ConsistencyRun,
  ) {
    this.at = checks.findIndex((check) => nameOf(check) === nextRule);
    if (this.at < 0) {
      // A server of another version, with other rules, has begun: once more.
      this.at = 0;
      return;
    }
    this.after = nextAfter ?? 0;
    this.found.push(...(findings === null ? [] : (JSON.parse(findings) as Inconsistency[])));
    this.differences = differences ?? 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.checks.length;
  }

  get nextRule(): string | null {
    const check = this.checks[this.at];
    return check ? nameOf(check) : null;
  }

  get nextAfter(): number {
    return this.after;
  }

  async next(): Promise<void> {
    const check = this.checks[this.at];
    if (!check) return;
    const { found, next } = await checkPiece(this.database, check, this.after);
    this.found.push(...found);
    this.differences += found.length;
    if (next === null) this.at += 1;
    this.after = next ?? 0;
  }
}

function asJson(found: readonly Inconsistency[]): string {
  let kept = found.slice(0, maxFindings);
  while (Buffer.byteLength(JSON.stringify(kept)) > maxFindingsBytes)
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return JSON.stringify(kept);
}
