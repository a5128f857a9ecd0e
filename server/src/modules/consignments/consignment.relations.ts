/** Related records of a consignment. */
import { newestFirst } from '../../domain/movements';
import { groupBy } from '../../db/groupBy';
import type { Reader } from '../../db/reader';
import { readByIds, toOne, type Relation, type Relations } from '../../core/relations';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { Manifest } from '../manifests/manifest.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import type { Consignment } from './consignment.entity';
import { ConsignmentHistory } from './history.entity';

/** The cargo carrier of the consignment's manifest. */
const carrier: Relation<Consignment> = {
  columns: ['manifestId'],
  target: () => Vendor,
  async read(db, rows, selection) {
    const manifests = await db.byIds(
      Manifest,
      [...new Set(rows.flatMap(({ manifestId }) => manifestId ?? []))],
      ['viaCargoId'],
    );
    const carriers = await readByIds(
      db,
      Vendor,
      [...manifests.values()].flatMap(({ viaCargoId }) => viaCargoId ?? []),
      selection,
    );
    return ({ manifestId }) => carriers.get(manifests.get(manifestId ?? 0)?.viaCargoId ?? 0) ?? null;
  },
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

export const consignmentRelations: Relations<Consignment> = {
  vendor: toOne('vendorId', () => Vendor),
  sender: toOne('senderId', () => Customer),
  bookingCity: toOne('bookingCityId', () => City),
  deliveryCity: toOne('deliveryCityId', () => City),
  manifest: toOne('manifestId', () => Manifest),
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
  cargo: carrier,
  consignmentHistories: histories,
};
