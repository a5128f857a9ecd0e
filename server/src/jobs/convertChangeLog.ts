/**
 * Converts `change_log_value`, a row for each changed property, to `change_record`, a row for each changed record, while
 * clerks work: in pieces that are moved by one transaction each, by one of any number of servers.
 */
import { randomUUID } from 'node:crypto';
import type { App } from '../core/module/app.types';
import { whenRefusedAgain } from '../db/startLock';
import { asStored, decodeRows, flag, integer, nullable, text } from '../db/read/rawRows';
import { openReadOnly } from '../db/read/readOnly';
import { chunks } from '../db/read/statement';
import { databaseFailureOf } from '../db/write/retry';
import { inTransaction } from '../db/write/transaction';
import type { Writer } from '../db/write/writer';
import { rowsOf } from '../modules/system/audit/changeEntries';
import { ChangeLogConversion } from '../modules/system/audit/changeRecord.entity';
import { inPieces, maxPiece, type Backfill } from './pieces';

type Log = Parameters<Backfill>[1];

export interface ConversionStatus {
  /** Rows when the conversion began. */
  total: number;
  converted: number;
  isFinished: boolean;
}

/** Null before a server has begun: there may be nothing to convert. */
export async function conversionStatus({ database }: Pick<App, 'database'>): Promise<ConversionStatus | null> {
  const row = await readRow(database);
  return row && { total: row.total, converted: row.converted, isFinished: row.isFinished };
}

/**
 * Returns the work of a round. A round converts until nothing is left, if no other server does; that one counts as ended
 * when it has not converted anything since the round before.
 */
export const changeLogConverter: Backfill = (app, log) => {
  const me = randomUUID();
  let seen: ConversionRow | null = null;
  let isOver = false;
  return async (stopping) => {
    if (isOver) return;
    const row = (await readRow(app.database)) ?? (await begin(app));
    isOver = row === null || row.isFinished;
    if (!row || isOver) return;
    const isFree = row.holder === '' || row.holder === me || (row.holder === seen?.holder && row.beat === seen.beat);
    seen = row;
    if (!isFree || !(await takeOver(app, row, me))) return;
    isOver = await convertAll(app, me, log, stopping);
  };
};

/** True when it is finished; false when this server stops, or another one has taken over. */
async function convertAll(app: App, me: string, log: Log, stopping: AbortSignal): Promise<boolean> {
  const round = { name: 'change_log', log, metrics: app.metrics, stopping };
  const isFinished = await inPieces(round, async () => {
    const status = await convertPiece(app, me);
    return status && { ...status, done: status.converted };
  });
  if (isFinished) log.info('The change log is converted');
  else await update(app, "holder = '', beat = beat + 1", 'holder = ?', [me]);
  return isFinished;
}

/**
 * Moves the oldest rows, at most `max` of them, and counts them in the same transaction. Null if this server is not the one
 * that converts. If two convert at once, the second cannot insert: a converted row has the id of its first entry.
 */
export function convertPiece(app: App, me: string, max = maxPiece): Promise<ConversionStatus | null> {
  return inTransaction(app, async (db) => {
    const [row] = decodeRows(await db.query(`${select}${db.embedded ? '' : ' FOR UPDATE'}`), shape);
    if (row?.holder !== me) return null;
    const rows = decodeRows(
      await db.query(`SELECT ${names} FROM change_log_value WHERE id > ? ORDER BY id LIMIT ${max + 1}`, [row.last_id]),
      valueShape,
    );
    const piece = wholeChanges(rows, max);
    for (const chunk of chunks(changesOf(piece), 100)) await insert(db, chunk);
    const last = piece.at(-1);
    const lastId = last?.id ?? row.last_id;
    await db.query('DELETE FROM change_log_value WHERE id > ? AND id <= ?', [row.last_id, lastId]);
    const isFinished = piece.length === rows.length;
    const finishedOn = isFinished ? db.now : null;
    const converted = row.converted + piece.length;
    await db.internal.update(ChangeLogConversion, { id: 1 }, { converted, lastId, beat: row.beat + 1, finishedOn });
    return { total: row.total, converted, isFinished };
  });
}

const valueShape = {
  id: integer,
  entity_name: text,
  primary_key: integer,
  property_name: text,
  old_value: nullable(text),
  new_value: nullable(text),
  remark: nullable(text),
  created_on: asStored,
  created_by_id: nullable(integer),
};
const names = Object.keys(valueShape).join(', ');
type Value = ReturnType<typeof decodeRows<typeof valueShape>>[number];

/** The first `max` rows, less those of the last instant if more of them follow, so that no change is divided. */
function wholeChanges(rows: readonly Value[], max: number): readonly Value[] {
  if (rows.length <= max) return rows;
  const next = instantOf(rows[max]?.created_on);
  let end = max;
  while (end > 0 && instantOf(rows[end - 1]?.created_on) === next) end -= 1;
  return rows.slice(0, end === 0 ? max : end);
}

const instantOf = (stored: unknown) => (stored instanceof Date ? stored.getTime() : stored);

const changesOf = (values: readonly Value[]) =>
  rowsOf(
    values,
    ({ entity_name: entityName, primary_key: primaryKey, ...head }) => ({ entityName, primaryKey, ...head }),
    ({ id, property_name, old_value, new_value }) => [[property_name, old_value, new_value, id]],
    (a, b) =>
      a.remark === b.remark &&
      a.created_by_id === b.created_by_id &&
      instantOf(a.created_on) === instantOf(b.created_on),
  );

async function insert(db: Writer, rows: ReturnType<typeof changesOf>): Promise<void> {
  const place = `(${Array.from({ length: 8 }, () => '?').join(', ')})`;
  await db.query(
    `INSERT INTO change_record (id, entity_name, primary_key, changes, entries, remark, created_on, created_by_id)
     VALUES ${rows.map(() => place).join(', ')}`,
    rows.flatMap(({ head, entries }) => {
      const { changes, entries: count } = entries.columns();
      const { id, entityName, primaryKey, remark, created_on, created_by_id } = head;
      return [id, entityName, primaryKey, changes, count, remark, created_on, created_by_id];
    }),
  );
}

const select = `SELECT total, converted, last_id, holder, beat, finished_on IS NOT NULL AS is_finished
  FROM change_log_conversion WHERE id = 1`;
const shape = { total: integer, converted: integer, last_id: integer, holder: text, beat: integer, is_finished: flag };

type ConversionRow = ConversionStatus & { holder: string; beat: number };

async function readRow(database: App['database']): Promise<ConversionRow | null> {
  const [row] = decodeRows(await database.readReserved(select, []), shape);
  if (!row) return null;
  const { total, converted, holder, beat } = row;
  return { total, converted, holder, beat, isFinished: row.is_finished };
}

/** Null if there is nothing to convert, as in a new database. */
async function begin(app: App): Promise<ConversionRow | null> {
  const database = await openReadOnly(app.config);
  try {
    const [counted] = decodeRows(await database.read('SELECT COUNT(*) AS total FROM change_log_value'), {
      total: integer,
    });
    const total = counted?.total ?? 0;
    if (total === 0) return null;
    const row = { id: 1, total, converted: 0, lastId: 0, holder: '', beat: 0, finishedOn: null };
    await inTransaction(app, (db) => db.insertRow(ChangeLogConversion, row)).catch((error: unknown) => {
      // Another server has inserted it.
      if (databaseFailureOf(error) !== 'duplicate') throw error;
    });
    return await readRow(app.database);
  } finally {
    await database.close();
  }
}

async function takeOver(app: App, { holder, beat }: ConversionRow, me: string): Promise<boolean> {
  await update(app, 'holder = ?, beat = beat + 1', 'holder = ? AND beat = ?', [me, holder, beat]);
  return (await readRow(app.database))?.holder === me;
}

const update = (app: App, set: string, where: string, values: readonly unknown[]) =>
  whenRefusedAgain(() =>
    inTransaction(app, (db) => db.query(`UPDATE change_log_conversion SET ${set} WHERE id = 1 AND ${where}`, values)),
  );
