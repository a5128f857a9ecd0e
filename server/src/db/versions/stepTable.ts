/**
 * Table `schema_step`: which steps of an unfinished migration are done. MySQL and MariaDB commit each DDL statement by
 * itself, so a migration that was cut is neither undone nor complete. Rows go when their migration is complete.
 */
import type { QueryRunner } from 'typeorm';
import { decodeRows, integer, text } from '../read/rawRows';

/** One statement of a step; a step that is a table operation of TypeORM may have several. */
export interface Part {
  part: number;
  statement: string;
  isDone: boolean;
}

export interface Step {
  hash: string;
  parts: Part[];
}

/** No migration: its row says that all steps have been recorded since. */
const marker = '';

export async function createStepTable(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS schema_step (migration VARCHAR(120) NOT NULL, step INT NOT NULL, part INT NOT NULL,
       hash VARCHAR(64) NOT NULL, statement LONGTEXT NOT NULL, done_on DATETIME(3) NULL, PRIMARY KEY (migration, step, part))
     CHARACTER SET utf8mb4`,
  );
}

/** False until a program that records steps has completed a migration on this database. */
export async function areStepsRecorded(runner: QueryRunner): Promise<boolean> {
  const rows: unknown[] = await runner.query('SELECT step FROM schema_step WHERE migration = ?', [marker]);
  return rows.length > 0;
}

export async function markStepsRecorded(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT IGNORE INTO schema_step (migration, step, part, hash, statement, done_on)
     VALUES (?, 0, 0, '', '', UTC_TIMESTAMP(3))`,
    [marker],
  );
}

const row = { step: integer, part: integer, hash: text, statement: text, isDone: integer };

export async function readSteps(runner: QueryRunner, migration: string): Promise<Map<number, Step>> {
  const rows: unknown[] = await runner.query(
    `SELECT step, part, hash, statement, done_on IS NOT NULL AS isDone FROM schema_step
     WHERE migration = ? ORDER BY step, part`,
    [migration],
  );
  const steps = new Map<number, Step>();
  for (const { step, hash, part, statement, isDone } of decodeRows(rows, row)) {
    const known = steps.get(step) ?? { hash, parts: [] };
    known.parts.push({ part, statement, isDone: isDone === 1 });
    steps.set(step, known);
  }
  return steps;
}

/** Replaces what is recorded of the step. */
export async function writeStep(runner: QueryRunner, migration: string, step: number, { hash, parts }: Step) {
  await runner.query('DELETE FROM schema_step WHERE migration = ? AND step = ?', [migration, step]);
  const places = parts.map(({ isDone }) => `(?, ?, ?, ?, ?, ${isDone ? 'UTC_TIMESTAMP(3)' : 'NULL'})`).join(', ');
  await runner.query(
    `INSERT INTO schema_step (migration, step, part, hash, statement, done_on) VALUES ${places}`,
    parts.flatMap(({ part, statement }) => [migration, step, part, hash, statement]),
  );
}

export async function markPartDone(runner: QueryRunner, migration: string, step: number, part: number): Promise<void> {
  await runner.query(
    'UPDATE schema_step SET done_on = UTC_TIMESTAMP(3) WHERE migration = ? AND step = ? AND part = ?',
    [migration, step, part],
  );
}

export async function forgetSteps(runner: QueryRunner, migration: string): Promise<void> {
  await runner.query('DELETE FROM schema_step WHERE migration = ?', [migration]);
}
