import { In, IsNull } from 'typeorm';
import { groupBy } from '../../../db/read/rawRows';
import { readRows, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { CourierDue, CourierRemittance, CourierRemittanceLine } from './courierDue.entity';

export const courierDueRelations: Relations<CourierDue> = {
  consignment: toOne('consignmentId', () => Consignment),
  vendor: toOne('vendorId', () => Vendor),
};

const lines: Relation<CourierRemittance> = {
  columns: [],
  target: () => CourierRemittanceLine,
  async read(db, rows, selection) {
    const found = await readRows(
      db,
      CourierRemittanceLine,
      selection,
      `WHERE r.remittance_id IN (${rows.map(() => '?').join(', ')}) ORDER BY r.id`,
      rows.map(({ id }) => id),
      ['remittanceId'],
    );
    const byRemittance = groupBy(found, ({ remittanceId }) => remittanceId);
    return ({ id }) => byRemittance.get(id) ?? [];
  },
};

export const courierRemittanceRelations: Relations<CourierRemittance> = {
  vendor: toOne('vendorId', () => Vendor),
  lines,
};

export const courierRemittanceLineRelations: Relations<CourierRemittanceLine> = {
  remittance: toOne('remittanceId', () => CourierRemittance),
  consignment: toOne('consignmentId', () => Consignment),
  openAmount: {
    columns: ['consignmentId'],
    async read(db, rows) {
      const ids = [...new Set(rows.map(({ consignmentId }) => consignmentId))];
      const dues = await db.findAll(CourierDue, { consignmentId: In(ids), deletedOn: IsNull() });
      const open = new Map(dues.map(({ consignmentId, openAmount }) => [consignmentId, openAmount]));
      return ({ consignmentId }) => open.get(consignmentId) ?? 0;
    },
  },
};
