/** Invoices, mailed to their customers through the outbox. */
import { refuse } from '../../core/errors';
import { command } from '../../core/operation';
import { RecordInput } from '../../core/record.inputs';
import { invoiceRefusal } from '../../domain/policy';
import { queueMail } from '../../gateways/mailer/outbox';
import { Customer } from '../customers/customer.entity';
import { Invoice } from './invoice.entity';
import { invoiceTopic } from './invoiceMail';

const daysToSend = 3;

export const mailInvoice = command({
  action: 'mailInvoice',
  input: RecordInput,
  async run({ db, now }, { uniqueId, version }) {
    const invoice = await db.lock(Invoice, uniqueId, version);
    const { email } = await db.get(Customer, invoice.customerId);
    refuse(invoiceRefusal.mail(invoice, email));
    await queueMail(db, {
      topic: invoiceTopic(invoice.id),
      template: 'Invoice',
      recipient: email ?? '',
      expiresAt: new Date(now.getTime() + daysToSend * 24 * 3_600_000),
    });
    return invoice;
  },
});
