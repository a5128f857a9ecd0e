/** The customer and the consignments that an invoice shows, read for all rows at once. */
import { selectColumns } from '../../db/plainRows';
import type { Reader } from '../../db/store';
import { below, wants, type Fields } from '../../fields';
import { Consignment } from '../consignments/consignment.entity';
import { attachRelations, relationColumns } from '../consignments/consignment.relations';
import { Customer } from '../customers/customer.entity';
import type { Invoice } from './invoice.entity';

export const invoiceRelationColumns = (fields: Fields): string[] => (wants(fields, 'customer') ? ['customerId'] : []);

export async function attachInvoiceRelations(db: Reader, rows: readonly Invoice[], fields: Fields): Promise<void> {
  await Promise.all([
    wants(fields, 'customer') && attachCustomers(db, rows, below(fields, 'customer')),
    wants(fields, 'consignments') && attachConsignments(db, rows, below(fields, 'consignments')),
  ]);
}

/** One invoice as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, invoice: Invoice, fields: Fields): Promise<Invoice> {
  await attachInvoiceRelations(db, [invoice], fields);
  return invoice;
}

async function attachCustomers(db: Reader, rows: readonly Invoice[], fields: Fields): Promise<void> {
  const customers = await db.byIds(Customer, [...new Set(rows.map((row) => row.customerId))], fields);
  for (const row of rows) row.customer = customers.get(row.customerId) ?? null;
}

async function attachConsignments(db: Reader, rows: readonly Invoice[], fields: Fields): Promise<void> {
  for (const row of rows) row.consignments = [];
  if (rows.length === 0) return;
  const query = db.select(Consignment, 'r').select('r.id', 'id')
    .where('r.invoiceId IN (:...ids)', { ids: rows.map((row) => row.id) })
    .orderBy('r.bookingDate').addOrderBy('r.id');
  selectColumns(query, [...Object.keys(fields), ...relationColumns(fields), 'invoiceId']);
  const consignments = await query.getRawMany<Consignment>();
  await attachRelations(db, consignments, fields);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const consignment of consignments) byId.get(consignment.invoiceId ?? 0)?.consignments?.push(consignment);
}
