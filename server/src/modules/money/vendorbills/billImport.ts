/** The lines of a bill from a file: rows of a checked import. */
import { badInput, refuse } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import type { Writer } from '../../../db/write/writer';
import { lockJob } from '../../bookings/imports/importAccess';
import { jobMapping } from '../../bookings/imports/importCheck.service';
import type { ImportJob } from '../../bookings/imports/importJob.entity';
import { ImportProfile } from '../../bookings/imports/importProfile.entity';
import { ImportRow } from '../../bookings/imports/importRow.entity';
import { readRows } from '../../bookings/imports/rowReader';
import { countsOf, nextRows } from '../../bookings/imports/rowStore';
import { maxLines, wrongCount, type VendorBillLineInput } from './vendorBill.inputs';
import type { VendorBill } from './vendorBill.entity';

/** Locked; its bad rows are left out, as a line of totals below the others is. */
export async function readyImport(context: CommandContext, ref: string): Promise<ImportJob> {
  const job = await lockJob(context, ref);
  if (job.kind !== 'VendorBill') throw badInput('The import is of another kind', 'importId');
  if (job.status === 'Draft') refuse('Check the rows first');
  if (job.status === 'Done') refuse('Import is done');
  if (job.good === 0 || job.good > maxLines) throw badInput(wrongCount, 'importId');
  return job;
}

export async function importedLines(context: CommandContext, job: ImportJob): Promise<VendorBillLineInput[]> {
  const { db } = context;
  const mapping = jobMapping(job, await db.get(ImportProfile, job.importProfileId ?? 0));
  const rows = await nextRows(db, job, 'Good', maxLines);
  const read = await readRows(context, mapping, rows);
  return read.map(({ row: { rowNo }, input }) => ({ ...(input as VendorBillLineInput), rowNo }));
}

export async function markImported(db: Writer, job: ImportJob, { id }: VendorBill): Promise<void> {
  await db.internal.update(ImportRow, { importJobId: job.id, status: 'Good' }, { status: 'Done', recordRef: id });
  const { waiting, ...counts } = await countsOf(db, job);
  await db.update(job, { ...counts, mode: 'GoodRows', status: 'Done' });
}
