import { databaseFailureOf } from '../../../db/write/retry';
import { AppError, conflict, refuse } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { maxRowsAtOnce } from '../../../domain/imports/importFields';
import { importRefusal } from '../../../domain/policy/imports';
import { RunImportInput } from './import.inputs';
import { lockJob } from './importAccess';
import { jobMapping } from './importCheck.service';
import { ImportKey } from './importKey.entity';
import type { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import type { ImportRow } from './importRow.entity';
import { recogniseRows, type KnownRow } from './rowCheck';
import { countsOf, nextRows, saveOutcomes } from './rowStore';
import { rowsPerTurn, type Mapping } from './rowReader';
import { bulkInsert } from '../../../db/write/insert';
import type { RecordEntity } from '../../../db/schema/record';
import type { Writer } from '../../../db/write/writer';
import { setImmediate } from 'node:timers/promises';
import { In } from 'typeorm';

/** Rows that one call writes, in one transaction. */
const rowsPerCall = 200;

/**
 * Writes the next good rows; call until the import is Done. Several browsers may call at the same time: the import is locked, so
 * each row is written once.
 */
export const runImport = command({
  action: 'runImport',
  input: RunImportInput,
  async run(context, { uniqueId, version, mode, resume }) {
    const { db } = context;
    const job = await lockJob(context, uniqueId, version);
    const chosen = (job.status === 'Checked' ? mode : job.mode) ?? mode ?? 'GoodRows';
    refuse(importRefusal.run(job, chosen));
    if (job.status === 'Cancelled' && !resume) return job;
    const mapping = jobMapping(job, await db.get(ImportProfile, job.importProfileId ?? 0));
    writerOf(mapping);
    const isWhole = chosen === 'AllOrNothing';
    const rows = await nextRows(db, job, 'Good', isWhole ? maxRowsAtOnce : rowsPerCall);
    const known = await recogniseRows(context, job, mapping, rows);
    await mapping.spec.expect?.(context, newInputs(known));
    const isWritten = isWhole
      ? await writeWhole(context, job, mapping, known)
      : await writeGood(context, job, mapping, known);
    await saveOutcomes(db, rows);
    const { waiting, ...counts } = await countsOf(db, job);
    const status = !isWritten ? 'Checked' : counts.good > 0 ? 'Running' : 'Done';
    return db.update(job, { ...counts, mode: chosen, status });
  },
});

/** Takes effect between two calls of `runImport`. */
export const cancelImport = command({
  action: 'cancelImport',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const job = await lockJob(context, uniqueId, version);
    refuse(importRefusal.cancel(job));
    return context.db.update(job, { status: 'Cancelled' });
  },
});

/** All rows together; if one is refused, each half of them: the refused ones are found by few tries. */
async function writeGood(
  context: CommandContext,
  job: ImportJob,
  mapping: Mapping,
  rows: readonly KnownRow[],
): Promise<true> {
  try {
    await writeRows(context, job, mapping, rows);
  } catch (error) {
    const [only] = rows.length === 1 ? rows : [];
    const errors = refusalOf(error, mapping, only);
    const half = Math.ceil(rows.length / 2);
    if (only) markRefused(only, errors);
    else for (const part of [rows.slice(0, half), rows.slice(half)]) await writeGood(context, job, mapping, part);
  }
  return true;
}

/** All rows or none; false if one is refused, which is then bad. */
async function writeWhole(
  context: CommandContext,
  job: ImportJob,
  mapping: Mapping,
  rows: readonly KnownRow[],
): Promise<boolean> {
  let current: KnownRow | undefined;
  const write = (isTogether: boolean) =>
    writeRows(context, job, mapping, rows, { isTogether, onRow: (each) => (current = each) });
  try {
    await write(true).catch((error: unknown) => {
      // Of rows that are written together, the database does not say which one it refuses.
      if (databaseFailureOf(error) !== 'duplicate') throw error;
      return write(false);
    });
    return true;
  } catch (error) {
    for (const { row } of rows) Object.assign(row, { status: 'Good', recordRef: null });
    if (!current) throw error;
    markRefused(current, refusalOf(error, mapping, current));
    current.row.status = 'Bad';
    return false;
  }
}

/** Of the rows that are written unless they are refused. */
const newInputs = (rows: readonly KnownRow[]) =>
  rows.filter(({ errors, earlier }) => errors.length === 0 && !earlier?.isSame).map(({ input }) => input);

interface Writing {
  isTogether: boolean;
  onRow(row: KnownRow): void;
}

/** All rows or none. */
async function writeRows(
  context: CommandContext,
  { fileName }: ImportJob,
  mapping: Mapping,
  rows: readonly KnownRow[],
  { isTogether, onRow }: Writing = { isTogether: true, onRow: () => undefined },
): Promise<void> {
  const { db } = context;
  const create = writerOf(mapping);
  const written: [KnownRow, RecordEntity][] = [];
  const write = async () => {
    await mapping.spec.name?.(context, newInputs(rows));
    for (const [at, each] of rows.entries()) {
      if (at % rowsPerTurn === 0) await setImmediate();
      onRow(each);
      const [wrong] = each.errors;
      if (each.earlier?.isSame) setRow(each.row, 'Already', each.earlier.recordId);
      else if (wrong) throw new AppError('BAD_USER_INPUT', wrong.message, [wrong.message], fieldsOf(each.errors));
      else {
        const remark = `Import ${fileName} row ${each.row.rowNo}`;
        written.push([each, await db.remarked(remark, () => create(context, each.input))]);
      }
    }
  };
  await db.undoIfRefused(async () => {
    await db.namingOnce(() => (isTogether ? db.insertingTogether(write) : write()));
    await keepKeys(db, mapping, written);
  });
}

/** Marks rows as done, and keeps what they are recognised by. */
async function keepKeys(
  db: Writer,
  { profile: { kind } }: Mapping,
  written: readonly (readonly [KnownRow, RecordEntity])[],
): Promise<void> {
  for (const [{ row }, { id }] of written) setRow(row, 'Done', id);
  if (written.length === 0) return;
  const keys = written.map(([{ fingerprint, valuesHash }, { id: recordId }]) => ({
    kind,
    fingerprint,
    valuesHash,
    recordId,
  }));
  // The keys of deleted records are free.
  await db.internal.delete(ImportKey, { kind, fingerprint: In(keys.map(({ fingerprint }) => fingerprint)) });
  await bulkInsert(db.internal, ImportKey, keys);
}

/** Refuses rows that another command writes. */
function writerOf({ spec: { create } }: Mapping) {
  if (typeof create === 'string') throw conflict(create);
  return create;
}

function setRow(row: ImportRow, status: 'Already' | 'Done', recordRef: number): void {
  Object.assign(row, { status, recordRef, errorsJson: '[]' });
}

const fieldsOf = (errors: KnownRow['errors']) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, [message]]));

/** The errors of a refused row. Throws what is no refusal: a defect, an outage, the end of the request's time. */
function refusalOf(error: unknown, { spec }: Mapping, row?: KnownRow): KnownRow['errors'] {
  if (databaseFailureOf(error) === 'duplicate') {
    const { number } = spec;
    if (!number || !row) return [{ field: '', message: 'This row was imported meanwhile' }];
    return [{ field: number.field, message: number.isTaken(row.input as never) }];
  }
  if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
  const { message, fields } = error;
  const listed = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((each) => ({ field, message: each })),
  );
  return listed.length > 0 ? listed : [{ field: '', message }];
}

const refusals = new Set<AppError['code']>(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN']);

function markRefused({ row }: KnownRow, errors: KnownRow['errors']): void {
  Object.assign(row, { status: 'Refused', recordRef: null, errorsJson: JSON.stringify(errors) });
}
