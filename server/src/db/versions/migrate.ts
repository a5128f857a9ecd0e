import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { version as programVersion } from '../../version';
import { migrationsTable } from '../schema/naming';
import { kindOf, minProgramOf } from './kinds';
import { executedMigrations, prepareMigrationsTable } from './migrationsTable';
import { recordingRunner } from './recordingRunner';
import { RecordedSteps } from './recordedSteps';
import { areStepsRecorded, createStepTable, markStepsRecorded } from './stepTable';
import { inTransactionalDdl } from '../embedded/transactionalDdl';
import { createVersionTable, readVersion, writeVersion } from './versionTable';

export interface Migrating {
  /** DDL is undone by ROLLBACK, as on SQLite; otherwise steps are recorded. */
  isTransactional: boolean;
  /** Version of this program. */
  program?: string;
  /** Day of the backup that was just made. */
  backupOn?: string | null;
}

export interface Named {
  name: string;
  migration: MigrationInterface;
}

/** Programs look at the version at least that often (`contract.ts`). */
const noticeMs = 2_000;

export const namedIn = ({ migrations }: DataSource): Named[] =>
  migrations.map((migration) => ({ name: migration.name ?? migration.constructor.name, migration }));

/**
 * Runs the pending migrations, in order. TypeORM would run each in a transaction, which on MySQL ends with its first DDL
 * statement.
 */
export async function runMigrations(source: DataSource, migrating: Migrating): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await prepareMigrationsTable(source, runner);
    await runner.query(createVersionTable);
    const done = new Set(await executedMigrations((sql) => runner.query(sql)));
    const all = namedIn(source);
    const pending = all.filter(({ name }) => !done.has(name));
    await announce(runner, { all, pending }, migrating);
    if (migrating.isTransactional) for (const each of pending) await runInTransaction(runner, each);
    else await runInSteps(runner, pending);
  } finally {
    await runner.release();
  }
}

/** Says which programs may go on before anything is changed, and waits until the others have stopped. */
async function announce(
  runner: QueryRunner,
  { all, pending }: { all: readonly Named[]; pending: readonly Named[] },
  { program = programVersion(), backupOn = null }: Migrating,
) {
  const query = (sql: string, parameters: unknown[]) => runner.query(sql, parameters);
  const before = await readVersion(query);
  const known = before?.version ?? 0;
  const changes = all.filter((each) => pending.includes(each) || timestampOf(each) > known);
  if (changes.length === 0) return;
  const migrations = changes.map(({ migration }) => migration);
  const minProgram = before ? minProgramOf(migrations, program, before.minProgram) : program;
  await writeVersion(query, {
    version: Math.max(...changes.map(timestampOf), known),
    minProgram,
    changedOn: new Date(),
    changedBy: program,
    backupOn,
  });
  if (before && before.minProgram !== minProgram) await pause(noticeMs);
}

const timestampOf = ({ name }: Named) => Number(name.slice(-13));

const record = (runner: QueryRunner, name: string) =>
  runner.query(`INSERT INTO ${migrationsTable} (timestamp, name) VALUES (?, ?)`, [Number(name.slice(-13)), name]);

const runInTransaction = (runner: QueryRunner, { name, migration }: Named) =>
  inTransactionalDdl(runner, async () => {
    await migration.up(runner);
    await record(runner, name);
  });

async function runInSteps(runner: QueryRunner, pending: readonly Named[]): Promise<void> {
  await createStepTable(runner);
  let isAdopted = !(await areStepsRecorded(runner));
  for (const { name, migration } of pending) {
    const steps = await RecordedSteps.of(runner, { name, isAdopted, isExpansion: kindOf(migration) === 'expand' });
    try {
      await migration.up(recordingRunner(runner, steps));
      await steps.finish(async () => {
        await record(runner, name);
        if (isAdopted) await markStepsRecorded(runner);
      });
    } catch (error) {
      await steps.abandon();
      throw error;
    }
    isAdopted = false;
  }
  if (isAdopted) await markStepsRecorded(runner);
}
