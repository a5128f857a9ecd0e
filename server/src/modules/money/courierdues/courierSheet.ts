/** The lines of a remittance from a file: rows of a checked import. */
import { badInput, refuse } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import type { Writer } from '../../../db/write/writer';
import { courierDueRefusal } from '../../../domain/policy/courierDues';
import { lockJob } from '../../bookings/imports/importAccess';
import { jobMapping } from '../../bookings/imports/importCheck.service';
import type { ImportJob } from '../../bookings/imports/importJob.entity';
import { ImportProfile } from '../../bookings/imports/importProfile.entity';
import { ImportRow } from '../../bookings/imports/importRow.entity';
import { readRows } from '../../bookings/imports/rowReader';
import { countsOf, nextRows } from '../../bookings/imports/rowStore';
import type { CourierRemittance } from './courierDue.entity';
import { maxLines, type CourierRemittanceLineInput } from './courierDue.inputs';

/** Locked; its bad rows are left out, as a line of totals below the others is. */
export async function readySheet(context: CommandContext, ref: string): Promise<ImportJob> {
  const job = await lockJob(context, ref);
  if (job.kind !== 'CourierRemittance') throw badInput('The import is of another kind', 'importId');
  if (job.status === 'Draft') refuse('Check the rows first');
  if (job.status === 'Done') refuse('Import is done');
  if (job.good === 0 || job.good > maxLines) throw badInput(courierDueRefusal.tooMany({ most: maxLines }), 'importId');
  return job;
}

export async function sheetLines(context: CommandContext, job: ImportJob): Promise<CourierRemittanceLineInput[]> {
  const { db } = context;
  const mapping = jobMapping(job, await db.get(ImportProfile, job.importProfileId ?? 0));
  const read = await readRows(context, mapping, await nextRows(db, job, 'Good', maxLines));
  return read.map(({ input }) => input as CourierRemittanceLineInput);
}

export async function markSheet(db: Writer, job: ImportJob, { id }: CourierRemittance): Promise<void> {
  await db.internal.update(ImportRow, { importJobId: job.id, status: 'Good' }, { status: 'Done', recordRef: id });
  const { waiting, ...counts } = await countsOf(db, job);
  await db.update(job, { ...counts, mode: 'GoodRows', status: 'Done' });
}
