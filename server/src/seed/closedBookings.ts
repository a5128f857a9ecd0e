import type { DemoBooks } from './demoBooks';
import type { GeneratedConsignment } from './generatedConsignment';

type Money = Pick<
  GeneratedConsignment,
  | 'bookingDate'
  | 'deliveryDate'
  | 'paymentMode'
  | 'paymentStatus'
  | 'paymentReceivedDate'
  | 'isVpp'
  | 'vppAmountPaise'
  | 'vppCommissionPaise'
  | 'isInsurance'
  | 'insuranceAmountPaise'
  | 'insuranceCommissionPaise'
>;

const withoutExtras = {
  isVpp: false,
  vppAmountPaise: 0,
  vppCommissionPaise: 0,
  isInsurance: false,
  insuranceAmountPaise: 0,
  insuranceCommissionPaise: 0,
};

/**
 * A booking of a closed month has nothing left at the counter or at the door: cash is paid, what was delivered is collected, and
 * the freight of what was not is the sender's.
 */
export function closedBooking<Row extends Money>(
  row: Row,
  { closed, until }: Pick<DemoBooks, 'closed' | 'until'>,
): Row {
  const { bookingDate, deliveryDate, paymentMode } = row;
  if (bookingDate > closed) return row;
  const collectedOn = deliveryDate !== null && deliveryDate <= until ? deliveryDate : null;
  const extras = collectedOn === null ? withoutExtras : {};
  if (paymentMode === 'Cash') return { ...row, ...extras, paymentStatus: 'Paid', paymentReceivedDate: bookingDate };
  if (paymentMode !== 'ToPay') return { ...row, ...extras };
  return collectedOn === null
    ? { ...row, ...extras, paymentMode: 'Credit', paymentStatus: 'Pending', paymentReceivedDate: null }
    : { ...row, paymentStatus: 'Paid', paymentReceivedDate: collectedOn };
}
