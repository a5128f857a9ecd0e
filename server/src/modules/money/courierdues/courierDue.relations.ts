import { In, IsNull } from 'typeorm';
import { toMany, toOne, type Relations } from '../../../core/record/relations';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { CourierDue, CourierRemittanceLine, type CourierRemittance } from './courierDue.entity';

export const courierDueRelations: Relations<CourierDue> = { vendor: toOne('vendorId', () => Vendor) };

export const courierRemittanceRelations: Relations<CourierRemittance> = {
  lines: toMany(() => CourierRemittanceLine, 'remittanceId', 'ORDER BY r.id'),
};

export const courierRemittanceLineRelations: Relations<CourierRemittanceLine> = {
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
