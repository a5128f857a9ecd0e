import type { DataSource, QueryRunner } from 'typeorm';
import { migrationsTable } from '../schema/naming';
import { kindOf } from './kinds';
import { namedIn, type Named } from './migrate';
import { executedMigrations } from './migrationsTable';
import { recordingRunner } from './recordingRunner';
import { RecordedSteps } from './recordedSteps';
import { createStepTable } from './stepTable';
import { inTransactionalDdl } from '../embedded/transactionalDdl';

/**
 * Undoes the migrations after the one named `to`, newest first; returns their names. Refuses before anything is changed
 * unless all of them are expansions: what a contract removed comes back by a restore alone.
 */
export async function migrateDown(source: DataSource, to: string, isTransactional: boolean): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    const undone = await toBeUndone(source, runner, to);
    for (const each of undone) {
      if (isTransactional) await undoInTransaction(runner, each);
      else await undoInSteps(runner, each);
    }
    return undone.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

async function toBeUndone(source: DataSource, runner: QueryRunner, to: string): Promise<Named[]> {
  const done = await executedMigrations((sql) => runner.query(sql));
  const at = done.indexOf(to);
  if (at < 0) throw new Error(`The database has not run a migration ${to}`);
  const known = new Map(namedIn(source).map((each) => [each.name, each]));
  return done
    .slice(at + 1)
    .reverse()
    .map((name) => {
      const found = known.get(name);
      if (!found) throw new Error(`This Waybill does not know the migration ${name}: use the version that ran it`);
      if (kindOf(found.migration) === 'contract') {
        throw new Error(
          `${name} cannot be undone, since an older Waybill cannot use what it changed: restore the backup that was made before it (waybill restore)`,
        );
      }
      return found;
    });
}

const forget = (runner: QueryRunner, name: string) =>
  runner.query(`DELETE FROM ${migrationsTable} WHERE name = ?`, [name]);

const undoInTransaction = (runner: QueryRunner, { name, migration }: Named) =>
  inTransactionalDdl(runner, async () => {
    await migration.down(runner);
    await forget(runner, name);
  });

async function undoInSteps(runner: QueryRunner, { name, migration }: Named): Promise<void> {
  await createStepTable(runner);
  const steps = await RecordedSteps.of(runner, { name: `${name} down`, isAdopted: false });
  try {
    await migration.down(recordingRunner(runner, steps));
    await steps.finish(() => forget(runner, name));
  } catch (error) {
    await steps.abandon();
    throw error;
  }
}
