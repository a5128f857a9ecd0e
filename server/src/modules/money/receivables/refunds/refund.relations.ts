import { toOne, type Relations } from '../../../../core/record/relations';
import { CreditNote } from '../../../billing/creditnotes/creditNote.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';
import type { Refund } from './refund.entity';

export const refundRelations: Relations<Refund> = {
  customer: toOne('customerId', () => Customer),
  payment: toOne('paymentId', () => CustomerPayment),
  creditNote: toOne('creditNoteId', () => CreditNote),
};
