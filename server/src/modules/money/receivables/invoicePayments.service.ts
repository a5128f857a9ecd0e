import { refWhere } from '../../../db/read/reader';
import { badInput } from '../../../core/operation/errors';
import { query } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { paymentsOfInvoices, type InvoicePayment } from '../../billing/invoices/invoicePayments';

export const invoicePayments = query({
  action: 'invoicePayments',
  input: RecordInput,
  async run({ db }, { uniqueId }): Promise<InvoicePayment[]> {
    const invoice = await db.find(Invoice, refWhere<Invoice>(uniqueId));
    if (!invoice) throw badInput('Invoice not found', 'uniqueId');
    return (await paymentsOfInvoices(db, [invoice.id])).get(invoice.id) ?? [];
  },
});
