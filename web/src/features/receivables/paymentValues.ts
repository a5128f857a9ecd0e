import type { ReceiptMode } from '../../../../server/src/domain/enums';
import type { InvoiceToPayQuery } from '../../graphql.generated';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { none } from '../../ui/form/formValues';

export const blankPayment = {
  customerId: none<Suggestion>(),
  receivedOn: none<string>(),
  mode: none<ReceiptMode>(),
  amount: none<number>(),
  tdsAmount: none<number>(),
  reference: '',
  certificateNo: '',
  chequeDate: none<string>(),
  bankName: '',
  remark: '',
  confirmDuplicate: false,
};

export type InvoiceToPay = InvoiceToPayQuery['invoice'];

/** Of a payment of the invoice: its customer, and what is left of it. */
export const paymentOf = (invoice: InvoiceToPay | null): Partial<typeof blankPayment> =>
  invoice?.customer
    ? { customerId: { id: invoice.customer.id, name: invoice.customer.company }, amount: invoice.outstanding }
    : {};

export const paymentInputOf = ({ customerId, ...same }: typeof blankPayment) => ({
  ...same,
  customerId: customerId === null ? null : String(customerId.id),
});
