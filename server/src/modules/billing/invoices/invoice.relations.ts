import { groupBy } from '../../../db/read/rawRows';
import { readRows, toMany, type Relation, type Relations } from '../../../core/record/relations';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import type { Invoice } from './invoice.entity';
import { paymentsOfInvoices } from './invoicePayments';

/** The consignments of which freight or commissions are invoiced, by booking date. */
const consignments: Relation<Invoice> = {
  columns: [],
  target: () => Consignment,
  async read(db, rows, selection) {
    const ids = rows.map(({ id }) => id);
    const places = rows.map(() => '?').join(', ');
    const found = await readRows(
      db,
      Consignment,
      selection,
      `WHERE r.invoice_id IN (${places}) OR r.commission_bill_id IN (${places}) ORDER BY r.booking_date, r.id`,
      [...ids, ...ids],
      ['invoiceId', 'commissionBillId'],
    );
    const held = found.flatMap((one) =>
      [...new Set([one.invoiceId, one.commissionBillId])].map((invoiceId) => ({ invoiceId, one })),
    );
    const byInvoice = groupBy(held, ({ invoiceId }) => invoiceId);
    return ({ id }) => (byInvoice.get(id) ?? []).map(({ one }) => one);
  },
};

const payments: Relation<Invoice> = {
  columns: [],
  async read(db, rows) {
    const byInvoice = await paymentsOfInvoices(
      db,
      rows.map(({ id }) => id),
    );
    return ({ id }) => byInvoice.get(id) ?? [];
  },
};

export const invoiceRelations: Relations<Invoice> = {
  consignments,
  cargoConsignments: toMany(() => CargoConsignment, 'invoiceId', 'ORDER BY r.booking_date, r.id'),
  payments,
};
