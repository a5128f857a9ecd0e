import { decodeRows, groupBy, integer, sum } from '../../../db/read/rawRows';
import { readRows, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { User } from '../../parties/users/user.entity';
import { DeliveryEvent } from './deliveryEvent.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
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
    const bySheet = new Map(counted.map(({ sheetId, ...of }) => [sheetId, of]));
    const none: RunCounts = { parcels: 0, delivered: 0, attempted: 0, missing: 0, due: 0 };
    return ({ id }) => bySheet.get(id) ?? none;
  },
};

const lines: Relation<RunSheet> = {
  columns: [],
  target: () => RunSheetLine,
  async read(db, rows, selection) {
    const found = await readRows(
      db,
      RunSheetLine,
      selection,
      `WHERE r.run_sheet_id IN (${places(rows)})
         AND (r.deleted_on IS NULL OR EXISTS (SELECT 1 FROM delivery_event e WHERE e.line_id = r.id))
       ORDER BY r.run_sheet_id, r.sequence, r.id`,
      rows.map(({ id }) => id),
      ['runSheetId'],
    );
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
  person: toOne('personId', () => DeliveryPerson),
  counts,
  lines,
  createdBy: toOne('createdById', () => User),
  closedBy: toOne('closedById', () => User),
  cashConfirmedBy: toOne('cashConfirmedById', () => User),
};

export const deliveryPersonRelations: Relations<DeliveryPerson> = { user: toOne('userId', () => User) };

export const runSheetLineRelations: Relations<RunSheetLine> = {
  consignment: toOne('consignmentId', () => Consignment),
  events,
};
