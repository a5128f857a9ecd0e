/** The customer and the consignments that an invoice shows, read for all rows at once. */
import type { Reader } from '../../db/reader';
import { below, wants, type Fields } from '../../fields';
import { attachTo, columnsFor, recordOf, type Relations } from '../../relations';
import { Consignment } from '../consignments/consignment.entity';
import { attachRelations, relationColumns } from '../consignments/consignment.relations';
import { Customer } from '../customers/customer.entity';
import type { Invoice } from './invoice.entity';

const relations: Relations<Invoice> = { customer: ['customerId', recordOf(Customer)] };

export const invoiceRelationColumns = (fields: Fields) => columnsFor(relations, fields);

export async function attachInvoiceRelations(db: Reader, rows: readonly Invoice[], fields: Fields): Promise<void> {
  await Promise.all([
    attachTo(db, relations, rows, fields),
    wants(fields, 'consignments') && attachConsignments(db, rows, below(fields, 'consignments')),
  ]);
}

/** One invoice as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, invoice: Invoice, fields: Fields): Promise<Invoice> {
  await attachInvoiceRelations(db, [invoice], fields);
  return invoice;
}

async function attachConsignments(db: Reader, rows: readonly Invoice[], fields: Fields): Promise<void> {
  for (const row of rows) row.consignments = [];
  if (rows.length === 0) return;
  const names = [...Object.keys(fields), ...relationColumns(fields), 'invoiceId'];
  const consignments = await db.rows(Consignment, names,
    `WHERE r.invoice_id IN (${rows.map(() => '?').join(', ')}) ORDER BY r.booking_date, r.id`, rows.map((row) => row.id));
  await attachRelations(db, consignments, fields);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const consignment of consignments) byId.get(consignment.invoiceId ?? 0)?.consignments?.push(consignment);
}
