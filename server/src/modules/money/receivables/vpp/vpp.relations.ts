import { groupBy } from '../../../../db/read/rawRows';
import { readRows, toOne, type Relation, type Relations } from '../../../../core/record/relations';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';
import { VppCollection, VppRemittance } from './vpp.entity';

const collections: Relation<VppRemittance> = {
  columns: [],
  target: () => VppCollection,
  async read(db, rows, selection) {
    const places = rows.map(() => '?').join(', ');
    const found = await readRows(
      db,
      VppCollection,
      selection,
      `WHERE r.remittance_id IN (${places}) AND r.deleted_on IS NULL ORDER BY r.collected_on, r.id`,
      rows.map(({ id }) => id),
      ['remittanceId'],
    );
    const byRemittance = groupBy(found, ({ remittanceId }) => remittanceId ?? 0);
    return ({ id }) => byRemittance.get(id) ?? [];
  },
};

export const remittanceRelations: Relations<VppRemittance> = {
  customer: toOne('customerId', () => Customer),
  payment: toOne('paymentId', () => CustomerPayment),
  collections,
};

export const collectionRelations: Relations<VppCollection> = {
  consignment: toOne('consignmentId', () => Consignment),
  remittance: toOne('remittanceId', () => VppRemittance),
};
