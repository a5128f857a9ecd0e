/** The letter that disputes a bill, mailed through the outbox when an admin asks for it. */
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { vendorBillRefusal } from '../../../domain/policy/vendorBills';
import { queueDocument } from '../../../gateways/mailer/outbox';
import { disputeTopic } from './disputeMail';
import { VendorBill } from './vendorBill.entity';
import { MailDisputeInput } from './vendorBill.inputs';

export const mailDispute = command({
  action: 'mailDispute',
  input: MailDisputeInput,
  async run({ db }, { uniqueId, version, email }) {
    const bill = await db.lock(VendorBill, uniqueId, version);
    refuse(vendorBillRefusal.mail(bill));
    await queueDocument(db, {
      topic: disputeTopic(bill.id),
      template: 'Dispute',
      recipient: email.trim(),
    });
    return bill;
  },
});
