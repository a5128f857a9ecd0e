/**
 * Who may do what, and what a record's state forbids: one table, read by both APIs and by the web's buttons.
 * An action is the name of its GraphQL operation; an operation that is not listed does not compile.
 */
import type { DeliveryStatus, InvoiceStatus, ManifestType, PaymentStatus, Role, UserState } from './enums';

export type Audience = 'anyone' | 'staff' | 'admin';

export const permissions = {
  // accounts
  me: 'anyone',
  company: 'anyone',
  authenticate: 'anyone',
  logout: 'anyone',
  forgotPassword: 'anyone',
  verifyResetLink: 'anyone',
  resetPassword: 'anyone',
  changePassword: 'staff',
  profile: 'staff',
  updateProfile: 'staff',
  uploadProfileImage: 'staff',
  /** REST only: what /dynamic/images serves. */
  image: 'staff',
  // users
  users: 'admin',
  createUser: 'admin',
  updateUser: 'admin',
  blockUser: 'admin',
  resendInvitation: 'admin',
  deleteUser: 'admin',
  // customers
  customers: 'staff',
  customer: 'staff',
  createCustomer: 'staff',
  updateCustomer: 'staff',
  deleteCustomer: 'staff',
  // vendors
  vendors: 'staff',
  createVendor: 'admin',
  updateVendor: 'admin',
  deleteVendor: 'admin',
  // locations
  states: 'staff',
  cities: 'staff',
  createState: 'staff',
  updateState: 'staff',
  deleteState: 'staff',
  createCity: 'staff',
  updateCity: 'staff',
  deleteCity: 'staff',
  // autocompletes
  vendorSuggestions: 'staff',
  customerSuggestions: 'staff',
  citySuggestions: 'staff',
  receiverSuggestions: 'staff',
  userSuggestions: 'admin',
  // consignments
  consignments: 'staff',
  consignment: 'staff',
  nextReceipt: 'staff',
  bookConsignment: 'staff',
  updateConsignment: 'staff',
  deleteConsignment: 'staff',
  approveConsignment: 'admin',
  payConsignment: 'admin',
  addHistory: 'staff',
  updateHistory: 'staff',
  deleteHistory: 'staff',
  trackConsignment: 'staff',
  // cargo consignments
  cargoConsignments: 'staff',
  cargoConsignment: 'staff',
  bookCargo: 'staff',
  updateCargo: 'staff',
  deleteCargo: 'staff',
  approveCargo: 'admin',
  payCargo: 'admin',
  // manifests
  manifests: 'staff',
  manifest: 'staff',
  createOutgoingManifest: 'staff',
  createIncomingManifest: 'staff',
  payManifest: 'staff',
  deleteManifest: 'staff',
  // invoices
  invoices: 'admin',
  invoice: 'admin',
  invoiceReading: 'admin',
  invoicePreview: 'admin',
  generateInvoice: 'admin',
  createManualInvoice: 'admin',
  updateInvoice: 'admin',
  approveInvoice: 'admin',
  deleteInvoice: 'admin',
  // dashboard
  dashboardSummary: 'staff',
  billingSummary: 'admin',
  bookingTrend: 'staff',
  billingTrend: 'admin',
  // tracking
  trackHistories: 'admin',
  trackAwb: 'anyone',
  // notifications
  notifications: 'staff',
  createNotification: 'staff',
  updateNotification: 'staff',
  deleteNotification: 'staff',
  // expenses
  expenses: 'staff',
  createExpense: 'staff',
  updateExpense: 'staff',
  deleteExpense: 'staff',
  // enquiries and visits
  enquiries: 'admin',
  submitEnquiry: 'anyone',
  resolveEnquiry: 'admin',
  visits: 'admin',
  countVisit: 'anyone',
  // audit
  changeLog: 'staff',
} as const satisfies Record<string, Audience>;

export type Action = keyof typeof permissions;

export function mayDo(action: Action, role: Role | null | undefined): boolean {
  const audience = permissions[action];
  if (audience === 'anyone') return true;
  if (!role) return false;
  return audience === 'staff' || role === 'Admin';
}

/** A refusal is the sentence the user reads; `null` means that the state allows it. */
export type Refusal = string | null;

export interface ConsignmentState {
  isApproved: boolean;
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
  manifestId?: number | null;
  invoiceId?: number | null;
}

const locked = 'Consignment is approved and locked for editing';
const paidDelete = (c: { paymentStatus: PaymentStatus }): Refusal =>
  c.paymentStatus === 'Paid' ? 'A paid consignment cannot be deleted' : null;
/** What was paid for is not charged differently afterwards. */
const paidAmounts = (c: { paymentStatus: PaymentStatus }): Refusal =>
  c.paymentStatus === 'Paid' ? 'Amounts are locked: the consignment is paid' : null;

export const consignmentRefusal = {
  update: (c: ConsignmentState): Refusal => (c.isApproved ? locked : null),
  /** A change of what it costs, insurance and VPP included. */
  amounts: paidAmounts,
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
  manifest: (c: ConsignmentState & { vendorType?: string | null }): Refusal => {
    if (c.deliveryStatus === 'Delivered' || c.deliveryStatus === 'Returned')
      return `Consignment is ${c.deliveryStatus}`;
    if (c.manifestId != null) return 'Consignment is already on a manifest';
    if (c.vendorType !== 'OwnCourier' && c.vendorType !== 'OwnCargo')
      return 'Only own courier and own cargo consignments go on a manifest';
    return null;
  },
  invoice: (c: ConsignmentState): Refusal => (c.invoiceId != null ? 'Consignment is already invoiced' : null),
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

export interface CargoState {
  isApproved: boolean;
  paymentStatus: PaymentStatus;
}

export const cargoRefusal = {
  update: (c: CargoState): Refusal => (c.isApproved ? locked : null),
  amounts: paidAmounts,
  approve: (c: CargoState): Refusal => (c.isApproved ? 'Consignment is already approved' : null),
  pay: (c: CargoState): Refusal => (c.paymentStatus === 'Paid' ? 'Consignment is already paid' : null),
  delete: (c: CargoState): Refusal => {
    if (c.isApproved) return locked;
    return paidDelete(c);
  },
};

export interface ManifestState {
  type: ManifestType;
  payment: PaymentStatus;
  toPayAmount: number;
}

export const manifestRefusal = {
  pay: (m: ManifestState): Refusal => {
    if (m.type !== 'Outgoing') return 'Only an outgoing manifest takes a payment';
    if (m.payment !== 'Pending') return 'Manifest is already paid';
    return m.toPayAmount > 0 ? null : 'Manifest has no ToPay amount';
  },
  delete: (m: ManifestState): Refusal =>
    m.type === 'Outgoing' && m.payment === 'Paid' ? 'A paid manifest cannot be deleted' : null,
};

export interface InvoiceState {
  invoiceStatus: InvoiceStatus;
  deletedOn?: unknown;
}

export const invoiceRefusal = {
  update: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  /** What the invoice says: its date, its amounts. */
  amounts: (i: InvoiceState): Refusal =>
    i.invoiceStatus === 'Generated' ? null : `Amounts are locked: the invoice is ${i.invoiceStatus}`,
  approve: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  delete: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is already deleted';
    return i.invoiceStatus === 'Generated' ? null : 'Only a Generated invoice can be deleted';
  },
};

/** The company's own courier and own cargo: bookings and the receipt book know them by these ids (spec 3). */
const ownVendorIds: readonly number[] = [4, 32];

export const vendorRefusal = {
  delete: ({ id, usedBy }: { id: number; usedBy?: string | null }): Refusal => {
    if (ownVendorIds.includes(id)) return "The company's own vendor cannot be deleted";
    return usedBy ? `Vendor has ${usedBy}` : null;
  },
};

/** `usedBy` says what still names the place. */
export const locationRefusal = {
  deleteState: ({ usedBy }: { usedBy?: string | null }): Refusal => (usedBy ? `State has ${usedBy}` : null),
  deleteCity: ({ isHome, usedBy }: { isHome: boolean; usedBy?: string | null }): Refusal => {
    if (isHome) return 'The home city cannot be deleted';
    return usedBy ? `City has ${usedBy}` : null;
  },
};

export const enquiryRefusal = {
  resolve: (enquiry: { isResolved: boolean }): Refusal => (enquiry.isResolved ? 'Enquiry is already resolved' : null),
};

/** `isLastAdmin`: no other admin could sign in. */
export interface UserStanding {
  isSelf: boolean;
  isLastAdmin?: boolean;
}

export const userRefusal = {
  invite: ({ state }: { state: UserState }): Refusal =>
    state === 'Invited' ? null : 'Only a user who has not activated the account gets an invitation',
  block: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot block yourself';
    return isLastAdmin ? 'The last active admin cannot be blocked' : null;
  },
  demote: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot give up your own Admin role';
    return isLastAdmin ? 'The last active admin must remain Admin' : null;
  },
  delete: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot delete yourself';
    return isLastAdmin ? 'The last active admin cannot be deleted' : null;
  },
};
