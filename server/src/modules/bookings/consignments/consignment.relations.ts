/** Related records of a consignment. */
import { newestFirst } from '../../../domain/bookings/movements';
import { groupBy } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { ask } from '../../../core/module/hooks';
import { readRows, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { ConsignmentRating } from './rating.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ewayRefusalRelation } from './consignment.eway';
import type {} from './consignment.hooks';
import type { Consignment } from './consignment.entity';
import { ConsignmentHistory } from './history.entity';

/** The cargo carrier of the consignment's manifest. */
const carrier: Relation<Consignment> = {
  columns: ['manifestId'],
  target: () => Vendor,
  read: (...batch) => ask('carriers').read(...batch),
};

/** Movements, newest first, including deleted ones. */
const histories: Relation<Consignment> = {
  columns: [],
  target: () => ConsignmentHistory,
  async read(db, rows) {
    const byConsignment = groupBy(await historiesOf(db, rows), ({ consignmentId }) => consignmentId);
    return ({ id }) => newestFirst(byConsignment.get(id) ?? []);
  },
};

const historiesOf = (db: Reader, rows: readonly Consignment[]): Promise<ConsignmentHistory[]> =>
  db
    .select(ConsignmentHistory, 'h')
    .where('h.consignmentId IN (:...ids)', { ids: rows.map(({ id }) => id) })
    .getMany();

/** What the rate cards gave, if the booking asked for it. */
const rating: Relation<Consignment> = {
  columns: [],
  target: () => ConsignmentRating,
  async read(db, rows, selection) {
    const places = rows.map(() => '?').join(', ');
    const found = await readRows(
      db,
      ConsignmentRating,
      selection,
      `WHERE r.consignment_id IN (${places}) AND r.deleted_on IS NULL`,
      rows.map(({ id }) => id),
      ['consignmentId'],
    );
    const byConsignment = new Map(found.map((each) => [each.consignmentId, each]));
    return ({ id }) => byConsignment.get(id) ?? null;
  },
};

export const consignmentRelations: Relations<Consignment> = {
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
  cargo: carrier,
  consignmentHistories: histories,
  rating,
  ewayRefusal: ewayRefusalRelation,
};
