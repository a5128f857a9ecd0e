/** Statements of account, mailed through the outbox. */
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { queueDocument } from '../../../gateways/mailer/outbox';
import { Customer } from '../../parties/customers/customer.entity';
import { CustomerLedgerInput, periodOf } from './ledger/customerLedger';
import { statementTopic } from './statementMail';

export const mailStatement = command({
  action: 'mailStatement',
  input: CustomerLedgerInput,
  async run({ db, today }, { uniqueId, version, from, to }) {
    const customer = await db.lock(Customer, uniqueId, version);
    refuse(receivablesRefusal.statement(customer));
    await queueDocument(db, {
      topic: statementTopic(customer.id, periodOf({ from, to }, today())),
      template: 'Statement',
      recipient: customer.email ?? '',
    });
    return customer;
  },
});
