/** What is typed of a cargo consignment; much is declared as of a consignment. */
import type { DeclaredFields } from '../values/fields';
import { consignmentFields } from './consignmentFields';

const { awbNo, bookingDate, serviceType, senderId, paymentMode, actualWeight, chargeableWeight, packet, remark } =
  consignmentFields;

export const cargoFields = {
  ...{ bookingDate, serviceType, senderId, paymentMode, actualWeight, packet, remark },
  awbNo: { ...awbNo, required: true },
  cargoId: { type: 'vendor', label: 'Cargo Name', name: 'Cargo name', required: true },
  receiverId: { type: 'customer', label: 'Receiver', required: true },
  chargeableWeight: { ...chargeableWeight, required: true },
  toPayAmount: { type: 'money', label: 'Amount', name: 'ToPay Amount' },
  service: { type: 'text', label: 'Service', maxLength: 60 },
  deliveryCharge: { type: 'money', label: 'Delivery Charge' },
} as const satisfies DeclaredFields;
