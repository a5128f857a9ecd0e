/** Rows of an import, read and written in bulk. */
import { In } from 'typeorm';
import { bulkInsert, recordColumns } from '../../../db/write/insert';
import { bulkUpdate } from '../../../db/write/update';
import { decodeRows, integer, memberOf } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { ImportRowStatus } from '../../../domain/imports/enums';
import type { ImportJob } from './importJob.entity';
import { ImportRow } from './importRow.entity';

/** The next rows of a status, in the order of the file. */
export const nextRows = (db: Reader, { id }: ImportJob, status: ImportRowStatus, most: number): Promise<ImportRow[]> =>
  db
    .select(ImportRow, 'r')
    .where('r.importJobId = :id AND r.status = :status', { id, status })
    .orderBy('r.rowNo')
    .take(most)
    .getMany();

export const rowsByNumber = async (db: Reader, { id }: ImportJob, rowNos: readonly number[]): Promise<ImportRow[]> =>
  rowNos.length === 0 ? [] : db.findAll(ImportRow, { importJobId: id, rowNo: In([...rowNos]) });

export const rowsOfStatus = (
  db: Reader,
  { id }: ImportJob,
  statuses: readonly ImportRowStatus[],
): Promise<ImportRow[]> => db.findAll(ImportRow, { importJobId: id, status: In([...statuses]) });

export const newRow = (db: Writer, { id }: ImportJob, rowNo: number, cellsJson: string): ImportRow =>
  Object.assign(new ImportRow(), {
    ...recordColumns(db),
    importJobId: id,
    rowNo,
    cellsJson,
    status: 'Waiting' as const,
    errorsJson: '[]',
    recordRef: null,
    matchKey: null,
  });

/** Writes new rows over those of the same numbers: two statements, however many there are. */
export async function putRows(db: Writer, { id }: ImportJob, rows: readonly ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.internal.delete(ImportRow, { importJobId: id, rowNo: In(rows.map(({ rowNo }) => rowNo)) });
  await bulkInsert(db.internal, ImportRow, rows);
}

/** What is found out of a row; its cells may be changed as well. */
const outcome = ['status', 'errorsJson', 'recordRef', 'matchKey'] as const;

export const saveOutcomes = (db: Writer, rows: readonly ImportRow[]): Promise<void> =>
  bulkUpdate(db.internal, ImportRow, rows, outcome);

export const saveCells = (db: Writer, rows: readonly ImportRow[]): Promise<void> =>
  bulkUpdate(db.internal, ImportRow, rows, [...outcome, 'cellsJson']);

/** The counts of an import, counted from its rows. */
export async function countsOf(db: Reader, { id }: ImportJob) {
  const rows = decodeRows(
    await db.query('SELECT status, COUNT(*) AS n FROM import_row WHERE import_job_id = ? GROUP BY status', [id]),
    { status: memberOf(ImportRowStatus), n: integer },
  );
  const of = (wanted: ImportRowStatus) => rows.find(({ status }) => status === wanted)?.n ?? 0;
  return {
    rowCount: rows.reduce((sum, { n }) => sum + n, 0),
    waiting: of('Waiting'),
    good: of('Good'),
    bad: of('Bad'),
    already: of('Already'),
    done: of('Done'),
    refused: of('Refused'),
  };
}
