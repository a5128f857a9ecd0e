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
import { countsOf, nextRows, putRows } from './rowStore';
import type { Mapping } from './rowReader';
import { bulkInsert } from '../../../db/write/insert';
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
    const isWritten = isWhole
      ? await writeWhole(context, job, mapping, known)
      : await writeGood(context, job, mapping, known);
    await putRows(db, job, rows);
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

/** All rows together; if one is refused, one by one. */
async function writeGood(
  context: CommandContext,
  job: ImportJob,
  mapping: Mapping,
  rows: readonly KnownRow[],
): Promise<true> {
  const { db } = context;
  try {
    await db.undoIfRefused(() => db.namingOnce(() => writeRows(context, job, mapping, rows)));
  } catch (error) {
    refusalOf(error, mapping);
    for (const each of rows) {
      try {
        await db.undoIfRefused(() => writeRows(context, job, mapping, [each]));
      } catch (refused) {
        markRefused(each, refusalOf(refused, mapping, each));
      }
    }
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
  try {
    const { db } = context;
    const write = () => writeRows(context, job, mapping, rows, (each) => (current = each));
    await db.undoIfRefused(() => db.namingOnce(write));
    return true;
  } catch (error) {
    for (const { row } of rows) Object.assign(row, { status: 'Good', recordRef: null });
    if (!current) throw error;
    markRefused(current, refusalOf(error, mapping, current));
    current.row.status = 'Bad';
    return false;
  }
}

async function writeRows(
  context: CommandContext,
  { fileName }: ImportJob,
  mapping: Mapping,
  rows: readonly KnownRow[],
  onRow: (row: KnownRow) => void = () => undefined,
): Promise<void> {
  const { db } = context;
  const write = writerOf(mapping);
  const { kind } = mapping.profile;
  const keys: Omit<ImportKey, 'id'>[] = [];
  for (const each of rows) {
    onRow(each);
    const { row, errors, earlier, fingerprint, valuesHash } = each;
    if (earlier?.isSame) {
      setRow(row, 'Already', earlier.recordId);
      continue;
    }
    const [wrong] = errors;
    if (wrong) throw new AppError('BAD_USER_INPUT', wrong.message, [wrong.message], fieldsOf(errors));
    const record = await db.remarked(`Import ${fileName} row ${row.rowNo}`, () => write(context, each.input));
    setRow(row, 'Done', record.id);
    keys.push({ kind, fingerprint, valuesHash, recordId: record.id });
  }
  if (keys.length === 0) return;
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
