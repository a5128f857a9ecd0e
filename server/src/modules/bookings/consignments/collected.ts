/** What the receiver of a VPP consignment pays for its goods on delivery. */
import type { DateOnly } from '../../../domain/values/dates';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
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
