import type { PaymentStatus } from '../bookings/enums';
import { locked, paidAmounts, paidDelete } from './bookings';
import { NounPolicy, type Refusal } from './nounPolicy';

export const cargoPolicy = new NounPolicy({
  group: 'Bookings',
  actions: {
    cargoConsignments: 'cargo:read',
    cargoConsignment: 'cargo:read',
    bookCargo: 'cargo:write',
    updateCargo: 'cargo:write',
    deleteCargo: 'cargo:write',
    approveCargo: 'cargo:approve',
    payCargo: 'cargo:pay',
    bulkApproveCargo: 'cargo:approve',
    bulkPayCargo: 'cargo:pay',
  },
  permissions: {
    'cargo:read': { label: 'See cargo bookings', kind: 'read', member: true },
    'cargo:write': { label: 'Book, change and delete cargo', kind: 'write', member: true },
    'cargo:approve': { label: 'Approve cargo', kind: 'approve', member: false },
    'cargo:pay': { label: 'Record payments of cargo', kind: 'pay', member: false },
  },
});

export interface CargoState {
  isApproved: boolean;
  paymentStatus: PaymentStatus;
  invoiceId?: number | null;
}

const isInvoiced = ({ invoiceId }: CargoState): boolean => invoiceId !== null && invoiceId !== undefined;
const invoicedLock = (c: CargoState): Refusal => (isInvoiced(c) ? 'It is locked: the consignment is invoiced' : null);

export const cargoRefusal = {
  update: (c: CargoState): Refusal => (c.isApproved ? locked : null),
  approve: (c: CargoState): Refusal => (c.isApproved ? 'Consignment is already approved' : null),
  pay: (c: CargoState): Refusal => (c.paymentStatus === 'Paid' ? 'Consignment is already paid' : null),
  delete: (c: CargoState): Refusal => {
    if (c.isApproved) return locked;
    if (isInvoiced(c)) return 'An invoiced consignment cannot be deleted';
    return paidDelete(c);
  },
  addHistory: (): Refusal => 'Cargo consignments have no delivery status',
  manifest: (): Refusal => 'Cargo consignments do not go on a manifest',
  invoice: (c: CargoState): Refusal => (isInvoiced(c) ? 'Consignment is already invoiced' : null),
  invoiceUnpriced: (c: { toPayAmount: number | null }): Refusal =>
    c.toPayAmount === null ? 'Amount is required' : null,
};

const asBooked = (): Refusal => 'AwbNo and cargo cannot be changed';

/** What an update may not change (spec 4). */
export const cargoLocks = {
  awbNo: asBooked,
  cargoId: asBooked,
  toPayAmount: (c: CargoState): Refusal => paidAmounts(c) ?? invoicedLock(c),
  service: invoicedLock,
  senderId: invoicedLock,
  receiverId: invoicedLock,
  bookingDate: invoicedLock,
  serviceType: invoicedLock,
  paymentMode: invoicedLock,
  deliveryCharge: paidAmounts,
};

/** What a payment may not change. A charge that was never recorded may still be named. */
export const cargoPaymentLocks = {
  deliveryCharge: (c: CargoState & { deliveryCharge?: number | null }): Refusal =>
    c.isApproved && c.deliveryCharge != null ? 'Delivery Charge is locked: the consignment is approved' : null,
};
