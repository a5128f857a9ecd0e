import { badInput, notFound, refuse } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { importRefusal } from '../../../domain/policy/imports';
import { ChangeImportRowInput, CheckImportInput, ReplaceImportCellsInput } from './import.inputs';
import type { ImportChange, ImportReplacement } from './import.type';
import { lockJob } from './importAccess';
import type { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';
import { checkRows } from './rowCheck';
import { columnsOf, constantReferences, mappingOf, type Mapping } from './rowReader';
import { countsOf, nextRows, rowsByNumber, rowsOfStatus, saveCells, saveOutcomes } from './rowStore';

/** Rows that one call checks. */
const rowsPerCall = 500;

/** Checks the next rows; call until the import is Checked. */
export const checkImport = command({
  action: 'checkImport',
  input: CheckImportInput,
  async run(context, { uniqueId, version, profileId }) {
    const { db } = context;
    const job = await lockJob(context, uniqueId, version);
    refuse(importRefusal.check(job));
    const mapping = await checkedMapping(context, job, profileId);
    if (profileId) await beginAnew(context, job);
    const rows = await nextRows(db, job, 'Waiting', rowsPerCall);
    await saveOutcomes(db, await checkRows(context, job, mapping, rows));
    return countRows(context, job, mapping.profile.id);
  },
});

/** Reads the job's profile, or the one that the check begins with; throws if no number can come of it. */
async function checkedMapping(context: CommandContext, job: ImportJob, profileId?: string | null): Promise<Mapping> {
  const ref = profileId ?? job.importProfileId;
  if (ref === null) throw badInput('Map the columns', 'profileId');
  const profile = await context.db.named(ImportProfile, ref, 'Profile', 'profileId');
  if (profile.kind !== job.kind) throw badInput('The profile is for another kind of import', 'profileId');
  const mapping = jobMapping(job, profile);
  const fields = new Set(columnsOf(profile).map(({ field }) => field));
  const refusal = mapping.spec.mappingRefusal?.(fields, await constantReferences(context, mapping));
  if (refusal) throw badInput(refusal, 'columns');
  return mapping;
}

export const jobMapping = (job: ImportJob, profile: ImportProfile): Mapping =>
  mappingOf(profile, JSON.parse(job.headersJson) as string[]);

async function beginAnew({ db }: CommandContext, { id }: ImportJob): Promise<void> {
  await db.internal
    .createQueryBuilder()
    .update(ImportRow)
    .set({ status: 'Waiting', errorsJson: '[]', recordRef: null, matchKey: null })
    .where('importJobId = :id AND status <> :done', { id, done: 'Done' })
    .execute();
}

/** A job is Checked when no row waits any more; one that was cancelled can be run on. */
async function countRows(
  { db }: CommandContext,
  job: ImportJob,
  importProfileId = job.importProfileId,
): Promise<ImportJob> {
  const { waiting, ...counts } = await countsOf(db, job);
  return db.update(job, { ...counts, importProfileId, status: waiting > 0 ? 'Draft' : 'Checked' });
}

/** A corrected row is checked alone, with those that had or have its number. */
export const changeImportRow = command({
  action: 'changeImportRow',
  input: ChangeImportRowInput,
  async run(context, { uniqueId, rowNo, cells }): Promise<ImportChange> {
    const { db } = context;
    const job = await lockJob(context, uniqueId);
    const [row] = await rowsByNumber(db, job, [rowNo]);
    if (!row) throw notFound('Import row');
    refuse(importRefusal.changeRow(job, row));
    const mapping = await checkedMapping(context, job);
    const former = await sameNumber(context, job, row);
    const width = (JSON.parse(job.headersJson) as string[]).length;
    row.cellsJson = JSON.stringify(Array.from({ length: width }, (_, at) => cells[at] ?? ''));
    row.matchKey = null;
    const rows = await checkRows(context, job, mapping, [row]);
    await saveCells(db, rows);
    const others = former.filter((other) => !rows.some((checked) => checked.rowNo === other.rowNo));
    const released = await checkRows(context, job, mapping, others);
    await saveOutcomes(db, released);
    return { job: await countRows(context, job), rows: [...rows, ...released] };
  },
});

/** The same correction for all bad rows at once; they are checked by the calls of `checkImport` that follow. */
export const replaceImportCells = command({
  action: 'replaceImportCells',
  input: ReplaceImportCellsInput,
  async run(context, { uniqueId, header, from, to, rowNos }): Promise<ImportReplacement> {
    const { db } = context;
    const job = await lockJob(context, uniqueId);
    refuse(importRefusal.replaceCells(job));
    const at = (JSON.parse(job.headersJson) as string[]).indexOf(header);
    if (at < 0) throw badInput(`The file has no column ${header}`, 'header');
    const some = rowNos ? await rowsByNumber(db, job, rowNos) : await rowsOfStatus(db, job, ['Bad', 'Refused']);
    const replaced = some.flatMap((row) => {
      const cells = JSON.parse(row.cellsJson) as string[];
      if (row.status === 'Done' || cells[at] !== from) return [];
      const cellsJson = JSON.stringify(cells.with(at, to));
      return [Object.assign(row, { cellsJson, status: 'Waiting', errorsJson: '[]', matchKey: null, recordRef: null })];
    });
    await saveCells(db, replaced);
    const changed = replaced.length > 0 ? await countRows(context, job) : job;
    return { job: changed, rowNos: replaced.map(({ rowNo }) => rowNo) };
  },
});

/** The other rows that had the row's number so far. */
async function sameNumber(
  { db }: CommandContext,
  { id }: ImportJob,
  { rowNo, matchKey }: ImportRow,
): Promise<ImportRow[]> {
  if (matchKey === null) return [];
  const rows = await db.findAll(ImportRow, { importJobId: id, matchKey });
  return rows.filter((row) => row.rowNo !== rowNo && row.status !== 'Done' && row.status !== 'Waiting');
}
