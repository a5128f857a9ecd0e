import type { DeliveryStatus, PaymentStatus } from '../bookings/enums';
import { locked, paidAmounts, paidDelete } from './bookings';
import { NounPolicy, type Refusal } from './nounPolicy';

export const consignmentPolicy = new NounPolicy({
  group: 'Bookings',
  actions: {
    consignments: 'consignments:read',
    consignment: 'consignments:read',
    nextReceipt: 'consignments:read',
    checkReceipt: 'consignments:read',
    receiverSuggestions: 'consignments:read',
    usualBookings: 'consignments:read',
    bookConsignment: 'consignments:write',
    updateConsignment: 'consignments:write',
    deleteConsignment: 'consignments:write',
    addHistory: 'consignments:write',
    updateHistory: 'consignments:write',
    deleteHistory: 'consignments:write',
    setEway: 'consignments:write',
    trackConsignment: 'consignments:write',
    approveConsignment: 'consignments:approve',
    payConsignment: 'consignments:pay',
    bulkAddHistory: 'consignments:write',
    bulkDelete: 'consignments:write',
    bulkTrack: 'consignments:write',
    bulkApprove: 'consignments:approve',
    bulkPay: 'consignments:pay',
  },
  screens: ['unsentWork:send'],
  permissions: {
    'consignments:read': { label: 'See bookings', kind: 'read', member: true },
    'consignments:write': { label: 'Book, change, delete and move on', kind: 'write', member: true },
    'consignments:approve': { label: 'Approve bookings', kind: 'approve', member: false },
    'consignments:pay': { label: 'Record payments of bookings', kind: 'pay', member: false },
    'unsentWork:send': { label: 'Send what another user left in the browser', kind: 'write', member: false },
  },
});

export interface ConsignmentState {
  isApproved: boolean;
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
  manifestId?: number | null;
  invoiceId?: number | null;
  commissionBillId?: number | null;
}

export const consignmentRefusal = {
  update: (c: ConsignmentState): Refusal => (c.isApproved ? locked : null),
  approve: (c: ConsignmentState): Refusal => (c.isApproved ? 'Consignment is already approved' : null),
  pay: (c: ConsignmentState): Refusal => (c.paymentStatus === 'Paid' ? 'Consignment is already paid' : null),
  addHistory: (c: ConsignmentState): Refusal =>
    c.deliveryStatus === 'Delivered' ? 'Consignment is already delivered' : null,
  changeHistory: (c: ConsignmentState): Refusal => (c.isApproved ? locked : null),
  delete: (c: ConsignmentState): Refusal => {
    if (c.isApproved) return locked;
    if (c.deliveryStatus !== 'Booked') return 'Only a Booked consignment can be deleted';
    if (c.manifestId != null) return 'Consignment is on a manifest';
    if (c.invoiceId != null) return 'Consignment is on an invoice';
    return paidDelete(c);
  },
  /** Of the booking date: what closes its month. */
  dated: (closed: string | null): Refusal => closed && `${closed}; use today's date`,
  manifest: (c: ConsignmentState & { vendorType?: string | null }): Refusal => {
    if (c.deliveryStatus === 'Delivered' || c.deliveryStatus === 'Returned')
      return `Consignment is ${c.deliveryStatus}`;
    if (c.manifestId != null) return 'Consignment is already on a manifest';
    if (c.vendorType !== 'OwnCourier' && c.vendorType !== 'OwnCargo')
      return 'Only own courier and own cargo consignments go on a manifest';
    return null;
  },
  invoice: (c: ConsignmentState): Refusal => (c.invoiceId != null ? 'Consignment is already invoiced' : null),
  invoiceTo: (c: { senderId: number }, customerId: number): Refusal =>
    c.senderId === customerId ? null : 'Consignment is of another customer',
  invoiceUnpriced: (c: { customerAmount: number | null }): Refusal =>
    c.customerAmount === null ? 'Customer Amount is required' : null,
};

const invoicedLock = (c: ConsignmentState): Refusal =>
  c.invoiceId != null ? 'Sender and amounts are locked: the consignment is invoiced' : null;
const billedAmount = (c: ConsignmentState): Refusal => invoicedLock(c) ?? paidAmounts(c);
const commission = (c: ConsignmentState): Refusal =>
  c.commissionBillId != null ? 'Commissions are locked: they are on a counter bill' : paidAmounts(c);

/** What an update may not change: of an invoiced consignment, a paid one, one on a manifest. */
export const consignmentLocks = {
  senderId: invoicedLock,
  customerAmount: billedAmount,
  vendorAmount: billedAmount,
  isInsurance: commission,
  insuranceAmount: paidAmounts,
  insuranceCommission: commission,
  isVpp: commission,
  vppAmount: paidAmounts,
  vppCommission: commission,
  vendorId: (c: ConsignmentState): Refusal =>
    c.manifestId != null ? 'Vendor is locked: the consignment is on a manifest' : null,
};

const settledAmount = (c: ConsignmentState): Refusal => {
  if (c.isApproved) return 'Amounts are locked: the consignment is approved';
  return c.invoiceId != null ? 'Amounts are locked: the consignment is invoiced' : null;
};

/** What a payment may not change. An amount that was never given may be: else the consignment could never be paid. */
export const consignmentPaymentLocks = {
  customerAmount: (c: ConsignmentState & { customerAmount?: number | null }): Refusal =>
    c.customerAmount == null ? null : settledAmount(c),
  vendorAmount: settledAmount,
};

export interface HistoryState {
  internal: boolean;
  nonDeletable: boolean;
  deletedOn?: unknown;
}

export const historyRefusal = {
  update: (row: HistoryState): Refusal => {
    if (row.deletedOn) return 'Consignment history is deleted';
    return row.internal ? 'An internal history row cannot be edited' : null;
  },
  delete: (row: HistoryState & { isLastLive: boolean }): Refusal => {
    if (row.deletedOn) return 'Consignment history is already deleted';
    if (row.nonDeletable) return 'This history row cannot be deleted';
    return row.isLastLive ? null : 'Only the last history row can be deleted';
  },
};
