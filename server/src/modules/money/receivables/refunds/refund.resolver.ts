import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { Refund } from './refund.entity';
import { RefundPage } from './refund.list';
import { refund, refundCreditNote, refundPayment, refunds } from './refund.service';

const description =
  'Pays back what is not allocated, and numbers the voucher. Refused (409) in a month whose GSTR-1 is filed.';

export const refundResolver = resolver(
  field(refunds, RefundPage),
  field(refund, Refund),
  keyedField(refundPayment, Refund, { description }),
  keyedField(refundCreditNote, Refund, { description }),
);
