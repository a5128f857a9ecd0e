/**
 * What a counter bill may hold of a booking. Cash is paid by the sender on the day of the booking. At the door the receiver
 * pays the freight of to-pay bookings and all commissions: a to-pay booking is collected when it is paid, the commissions of
 * another one when it is delivered.
 */
import type { DeliveryStatus, PaymentMode, PaymentStatus } from '../bookings/enums';
import type { DateOnly } from '../values/dates';
import type { Paise } from '../values/money';

export interface CounterBooking {
  paymentMode: PaymentMode;
  paymentStatus: PaymentStatus;
  deliveryStatus: DeliveryStatus;
  bookingDate: DateOnly;
  deliveryDate: DateOnly | null;
  paymentReceivedDate: DateOnly | null;
  customerAmount: Paise | null;
  vppCommission: Paise | null;
  insuranceCommission: Paise | null;
  invoiceId: number | null;
  commissionBillId: number | null;
}

export type CashBooking = Pick<CounterBooking, 'paymentMode' | 'bookingDate' | 'customerAmount' | 'invoiceId'>;

export interface CounterSupply {
  paidBy: 'Sender' | 'Receiver';
  day: DateOnly;
  freight: Paise;
  commissions: Paise;
}

export const amountOf = ({ freight, commissions }: Pick<CounterSupply, 'freight' | 'commissions'>): Paise =>
  freight + commissions;

/** Those on no document, also of an amount of 0. Whether the sender is registered, which keeps cash off counter bills, is not asked. */
export const counterSuppliesOf = (booking: CounterBooking): CounterSupply[] =>
  [suppliedForCash(booking), suppliedAtTheDoor(booking)].filter((supply) => supply !== null);

export const suppliedForCash = (booking: CashBooking): CounterSupply | null =>
  booking.paymentMode === 'Cash' && booking.invoiceId === null
    ? { paidBy: 'Sender', day: booking.bookingDate, freight: booking.customerAmount ?? 0, commissions: 0 }
    : null;

export function suppliedAtTheDoor(booking: CounterBooking): CounterSupply | null {
  const day = collectedOn(booking);
  const isFreightHere = booking.paymentMode === 'ToPay' && booking.invoiceId === null;
  const freight = isFreightHere ? (booking.customerAmount ?? 0) : 0;
  const commissions =
    booking.commissionBillId === null ? (booking.vppCommission ?? 0) + (booking.insuranceCommission ?? 0) : 0;
  return day !== null && freight + commissions > 0 ? { paidBy: 'Receiver', day, freight, commissions } : null;
}

/** When the receiver has paid at the door; null: not yet. */
function collectedOn(booking: CounterBooking): DateOnly | null {
  if (booking.paymentMode === 'ToPay') return booking.paymentStatus === 'Paid' ? booking.paymentReceivedDate : null;
  return booking.deliveryStatus === 'Delivered' ? booking.deliveryDate : null;
}

/** The customer of the bills over small sales. */
export const counterName = 'Counter Sales';

/** Of one service. */
export interface ServicePart extends CounterSupply {
  service: string;
}

/** One part, or two if freight and commissions are different services. */
export function partsOf(supply: CounterSupply, services: { freight: string; commissions: string }): ServicePart[] {
  const { freight, commissions } = services;
  if (supply.commissions === 0 || freight === commissions) return [{ ...supply, service: freight }];
  const ofCommissions = { ...supply, freight: 0, service: commissions };
  return supply.freight === 0 ? [ofCommissions] : [{ ...supply, commissions: 0, service: freight }, ofCommissions];
}
