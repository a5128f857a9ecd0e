/** What the states of consignments and of cargo consignments refuse alike. */
import type { PaymentStatus } from '../bookings/enums';
import type { Refusal } from './nounPolicy';

interface Payable {
  paymentStatus: PaymentStatus;
}

export const locked = 'Consignment is approved and locked for editing';

export const paidDelete = ({ paymentStatus }: Payable): Refusal =>
  paymentStatus === 'Paid' ? 'A paid consignment cannot be deleted' : null;

/** A change of what was paid for. */
export const paidAmounts = ({ paymentStatus }: Payable): Refusal =>
  paymentStatus === 'Paid' ? 'Amounts are locked: the consignment is paid' : null;
