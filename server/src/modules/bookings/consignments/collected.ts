/** What the receiver pays on delivery: for the goods of a VPP consignment, and all in all. */
import type { DateOnly } from '../../../domain/values/dates';
import type { DeliveryStatus, PaymentMode, PaymentStatus } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';

export interface Delivered {
  id: number;
  awbNo: string;
  senderId: number;
  deliveryStatus: DeliveryStatus;
  deliveryDate: DateOnly | null;
  isVpp: boolean;
  vppAmount: Paise | null;
  deletedOn: Date | null;
}

export interface Collected {
  senderId: number;
  day: DateOnly;
  amount: Paise;
}

/** Null for a consignment that is not VPP or not delivered. */
export function collectedBy(consignment: Delivered): Collected | null {
  const { senderId, deliveryStatus, deliveryDate, isVpp, vppAmount, deletedOn } = consignment;
  if (!isVpp || deliveryStatus !== 'Delivered' || deliveryDate === null || deletedOn !== null) return null;
  return vppAmount ? { senderId, day: deliveryDate, amount: vppAmount } : null;
}

export interface AtTheDoor extends Delivered {
  vendorId: number;
  deliveryCourier: string | null;
  paymentMode: PaymentMode;
  paymentStatus: PaymentStatus;
  customerAmount: Paise | null;
  vppCommission: Paise | null;
  insuranceCommission: Paise | null;
}

/** What whoever delivered has collected. */
export interface DoorMoney {
  vendorId: number;
  deliveryCourier: string | null;
  day: DateOnly;
  freight: Paise;
  commissions: Paise;
  vppAmount: Paise;
  /** The company has the money. */
  isPaid: boolean;
}

/** Null for a consignment that is neither to-pay nor VPP, or not delivered. */
export function doorMoneyOf(consignment: AtTheDoor): DoorMoney | null {
  const { vendorId, deliveryCourier, deliveryDate, paymentMode, isVpp } = consignment;
  if (consignment.deliveryStatus !== 'Delivered' || deliveryDate === null || consignment.deletedOn !== null)
    return null;
  const isToPay = paymentMode === 'ToPay';
  if (!isToPay && !isVpp) return null;
  const money = {
    freight: isToPay ? (consignment.customerAmount ?? 0) : 0,
    commissions: (consignment.vppCommission ?? 0) + (consignment.insuranceCommission ?? 0),
    vppAmount: consignment.vppAmount ?? 0,
  };
  if (money.freight + money.commissions + money.vppAmount === 0) return null;
  // Of other bookings the payment is that of the sender.
  const isPaid = isToPay && consignment.paymentStatus === 'Paid';
  return { vendorId, deliveryCourier, day: deliveryDate, ...money, isPaid };
}
