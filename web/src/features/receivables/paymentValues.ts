import type { ReceiptMode } from '../../../../server/src/domain/enums';
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

export const paymentInputOf = ({ customerId, ...same }: typeof blankPayment) => ({
  ...same,
  customerId: customerId === null ? null : String(customerId.id),
});
