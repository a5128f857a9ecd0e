import { daysAgo, listNeed, type Need } from '../../../core/module/need';
import { decodeRows, integer } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import { runSheetList, type RunSheetSearch } from './runSheet.list';

const out = ['Out', 'Returned'] as const;

/** What is settled on a sheet that is not closed is out no longer. */
async function parcelsOut(db: Reader, toDate: DateOnly): Promise<number> {
  const rows = await db.query(
    `SELECT COUNT(*) AS parcels FROM run_sheet s JOIN run_sheet_line l ON l.run_sheet_id = s.id
     WHERE s.status IN (?, ?) AND s.date <= ? AND s.deleted_on IS NULL AND l.deleted_on IS NULL
       AND l.state IN ('Assigned', 'Attempted')`,
    [...out, toDate],
  );
  return decodeRows(rows, { parcels: integer })[0]?.parcels ?? 0;
}

export const runSheetNeeds: readonly Need[] = [
  {
    kind: 'OutOnRunSheets',
    async find(context) {
      const toDate = daysAgo(context, 1);
      return { count: await parcelsOut(context.db, toDate), filters: { status: out.join(), toDate } };
    },
  },
  listNeed('OnPhones', runSheetList, (): RunSheetSearch => ({ isOnPhones: true })),
  listNeed('LateEvents', runSheetList, (): RunSheetSearch => ({ hasLateEvents: true })),
  listNeed('MissingParcels', runSheetList, (): RunSheetSearch => ({ hasMissing: true })),
];
