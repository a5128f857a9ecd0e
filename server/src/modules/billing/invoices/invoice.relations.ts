import { groupBy } from '../../../db/read/rawRows';
import { readRows, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import type { Invoice } from './invoice.entity';
import { paymentsOfInvoices } from './invoicePayments';

/** The invoiced consignments, by booking date. */
const consignments: Relation<Invoice> = {
  columns: [],
  target: () => Consignment,
  async read(db, rows, selection) {
    const places = rows.map(() => '?').join(', ');
    const found = await readRows(
      db,
      Consignment,
      selection,
      `WHERE r.invoice_id IN (${places}) ORDER BY r.booking_date, r.id`,
      rows.map(({ id }) => id),
      ['invoiceId'],
    );
    const byInvoice = groupBy(found, ({ invoiceId }) => invoiceId);
    return ({ id }) => byInvoice.get(id) ?? [];
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
  customer: toOne('customerId', () => Customer),
  consignments,
  payments,
};
