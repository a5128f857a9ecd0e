/** Invoices, mailed to their customers through the outbox. */
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { queueDocument } from '../../../gateways/mailer/outbox';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from './invoice.entity';
import { invoiceTopic } from './invoiceMail';

export const mailInvoice = command({
  action: 'mailInvoice',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const invoice = await db.lockDeletedToo(Invoice, uniqueId, version);
    const customer = await db.find(Customer, { id: invoice.customerId });
    const email = customer?.email ?? null;
    refuse(invoiceRefusal.mail(invoice, email));
    await queueDocument(db, {
      topic: invoiceTopic(invoice.id),
      template: 'Invoice',
      recipient: email ?? '',
    });
    return invoice;
  },
});
