import { decodeRows, groupBy, integer, sum } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { toMany, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import { DeliveryEvent } from './deliveryEvent.entity';
import { RunPhone } from './runPhone.entity';
import { RunSheetLine, type RunCounts, type RunSheet } from './runSheet.entity';

const places = (rows: readonly unknown[]) => rows.map(() => '?').join(', ');

const counts: Relation<RunSheet> = {
  columns: [],
  async read(db, rows) {
    const counted = decodeRows(
      await db.query(
        `SELECT run_sheet_id AS sheetId, COUNT(*) AS parcels,
           SUM(CASE WHEN state = 'Delivered' THEN 1 ELSE 0 END) AS delivered,
           SUM(CASE WHEN state IN ('Attempted', 'CarriedOver') THEN 1 ELSE 0 END) AS attempted,
           SUM(CASE WHEN state = 'Missing' THEN 1 ELSE 0 END) AS missing,
           SUM(due_amount) AS due
         FROM run_sheet_line WHERE run_sheet_id IN (${places(rows)}) AND deleted_on IS NULL GROUP BY run_sheet_id`,
        rows.map(({ id }) => id),
      ),
      { sheetId: integer, parcels: integer, delivered: sum, attempted: sum, missing: sum, due: sum },
    );
    const pending = await photosPending(db, rows);
    const bySheet = new Map(
      counted.map(({ sheetId, ...of }) => [sheetId, { ...of, photosPending: pending.get(sheetId) ?? 0 }]),
    );
    const none: RunCounts = { parcels: 0, delivered: 0, attempted: 0, missing: 0, photosPending: 0, due: 0 };
    return ({ id }) => bySheet.get(id) ?? none;
  },
};

const missing = (hash: string) =>
  `(${hash} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pod_image i WHERE i.hash = ${hash}))`;

/** By sheet. Of those that are out alone, which are few: what a closed one lacks is told when its event is applied. */
async function photosPending(db: Reader, rows: readonly RunSheet[]): Promise<ReadonlyMap<number, number>> {
  const counted = decodeRows(
    await db.query(
      `SELECT l.run_sheet_id AS sheetId, COUNT(*) AS pending
       FROM run_sheet s JOIN run_sheet_line l ON l.run_sheet_id = s.id JOIN delivery_event e ON e.line_id = l.id
       WHERE s.id IN (${places(rows)}) AND s.status IN ('Out', 'Returned') AND e.answer = 'PhotoPending' AND e.applied = 0 AND e.dismissed_on IS NULL
         AND (${missing('e.photo_hash')} OR ${missing('e.signature_hash')})
       GROUP BY l.run_sheet_id`,
      rows.map(({ id }) => id),
    ),
    { sheetId: integer, pending: integer },
  );
  return new Map(counted.map(({ sheetId, pending }) => [sheetId, pending]));
}

const phones: Relation<RunSheet> = {
  columns: [],
  async read(db, rows) {
    const found = await db
      .select(RunPhone, 'p')
      .where('p.runSheetId IN (:...ids)', { ids: rows.map(({ id }) => id) })
      .orderBy('p.lastSeenOn', 'DESC')
      .addOrderBy('p.id')
      .getMany();
    const bySheet = groupBy(found, ({ runSheetId }) => runSheetId);
    return ({ id }) => bySheet.get(id) ?? [];
  },
};

const events: Relation<RunSheetLine> = {
  columns: [],
  async read(db, rows) {
    const found = await db
      .select(DeliveryEvent, 'e')
      .where('e.lineId IN (:...ids)', { ids: rows.map(({ id }) => id) })
      .orderBy('e.id')
      .getMany();
    const byLine = groupBy(found, ({ lineId }) => lineId);
    return ({ id }) => byLine.get(id) ?? [];
  },
};

export const runSheetRelations: Relations<RunSheet> = {
  counts,
  lines: toMany(
    () => RunSheetLine,
    'runSheetId',
    `AND (r.deleted_on IS NULL OR EXISTS (SELECT 1 FROM delivery_event e WHERE e.line_id = r.id))
       ORDER BY r.run_sheet_id, r.sequence, r.id`,
  ),
  phones,
  createdBy: toOne('createdById', () => User),
  closedBy: toOne('closedById', () => User),
  cashConfirmedBy: toOne('cashConfirmedById', () => User),
};

export const runSheetLineRelations: Relations<RunSheetLine> = { events };
