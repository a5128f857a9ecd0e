/**
 * Enumerations: names everywhere (database, GraphQL, web), numbers only in `rest/codes.ts`. Each is a record from name
 * to name, so that GraphQL registers it as a string enumeration.
 */
import { names } from './values/enumNames';
import { gstLabels } from './tax/gstReturn/enums';
import { scanningLabels } from './scanning/enums';
import { securityLabels } from './security/enums';
import { vendorBillLabels } from './vendorBills/enums';

export { CreditNoteReason, CreditNoteStatus, PosRule, SupplyType } from './tax/gstReturn/enums';
export { ScanKind, ScanResult } from './scanning/enums';
export { SecurityEventKind, SecurityOutcome } from './security/enums';
export { BillDecision, BillFinding, VendorBillStatus } from './vendorBills/enums';

export const Gender = names('Male', 'Female');
export type Gender = keyof typeof Gender;

export const Role = names('Admin', 'Member');
export type Role = keyof typeof Role;

/** Invited: the user has not yet set a password. */
export const UserState = names('Invited', 'Active', 'Blocked');
export type UserState = keyof typeof UserState;

export const ServiceType = names('Air', 'Surface');
export type ServiceType = keyof typeof ServiceType;

export const ParcelType = names('Docs', 'Box');
export type ParcelType = keyof typeof ParcelType;

export const PaymentMode = names('Cash', 'Credit', 'ToPay', 'Balance');
export type PaymentMode = keyof typeof PaymentMode;

export const PaymentStatus = names('Pending', 'Paid');
export type PaymentStatus = keyof typeof PaymentStatus;

export const DeliveryStatus = names(
  'Booked',
  'Intransit',
  'Delivered',
  'Returned',
  'Processing',
  'Invalid',
  'OutForDelivery',
  'OlderThan2Months',
);
export type DeliveryStatus = keyof typeof DeliveryStatus;

/** The two sets of AWB numbers. */
export const BookingKind = names('Consignment', 'Cargo');
export type BookingKind = keyof typeof BookingKind;

/** A4x4: four labels on a sheet of A4. */
export const LabelSize = names('Thermal100x150', 'Thermal100x75', 'A6', 'A4x4');
export type LabelSize = keyof typeof LabelSize;

/** Omitted: it fits neither the width nor the height of the label. */
export const BarcodePlacement = names('Across', 'Upright', 'Omitted');
export type BarcodePlacement = keyof typeof BarcodePlacement;

export const DateFilter = names('BookingDate', 'EntryDate', 'DeliveryDate');
export type DateFilter = keyof typeof DateFilter;

export const ManifestType = names('Incoming', 'Outgoing');
export type ManifestType = keyof typeof ManifestType;

export const EnquiryType = names('Contact', 'Quote');
export type EnquiryType = keyof typeof EnquiryType;

export const VendorType = names('Courier', 'Cargo', 'OwnCourier', 'OwnCargo');
export type VendorType = keyof typeof VendorType;

export const InvoiceStatus = names('Generated', 'Approved', 'Pending', 'Paid');
export type InvoiceStatus = keyof typeof InvoiceStatus;

/** Counter: over a day's cash and to-pay bookings. */
export const InvoiceType = names('Automatic', 'Manual', 'Counter');
export type InvoiceType = keyof typeof InvoiceType;

/** Two readings of the invoice enumerations (SPEC 3); see `invoiceStatus.ts`. */
export const InvoiceReading = names('A', 'B');
export type InvoiceReading = keyof typeof InvoiceReading;

export const StatUnit = names('Count', 'Kg', 'Rupees');
export type StatUnit = keyof typeof StatUnit;

export const ImportKind = names('Bookings', 'Customers', 'VendorBill');
export type ImportKind = keyof typeof ImportKind;

/** Order of day, month and year in the dates of a file. */
export const DateOrder = names('DMY', 'MDY', 'YMD');
export type DateOrder = keyof typeof DateOrder;

/** Draft until every row has been checked. */
export const ImportStatus = names('Draft', 'Checked', 'Running', 'Done', 'Cancelled');
export type ImportStatus = keyof typeof ImportStatus;

export const ImportMode = names('AllOrNothing', 'GoodRows');
export type ImportMode = keyof typeof ImportMode;

/** Already: imported by an earlier job. Refused: good when it was checked, refused when it was to be written. */
export const ImportRowStatus = names('Waiting', 'Good', 'Bad', 'Already', 'Done', 'Refused');
export type ImportRowStatus = keyof typeof ImportRowStatus;

export const SortOrder = names('ASC', 'DESC');
export type SortOrder = keyof typeof SortOrder;

export const EwayLimitKind = names('InterState', 'IntraState');
export type EwayLimitKind = keyof typeof EwayLimitKind;

export const RateSide = names('Customer', 'Vendor');
export type RateSide = keyof typeof RateSide;

export const ZoneRuleKind = names(
  'SameCity',
  'CityPair',
  'MetroToMetro',
  'SameState',
  'ToPlaces',
  'FromOrToPlaces',
  'Any',
);
export type ZoneRuleKind = keyof typeof ZoneRuleKind;

export const SlabMode = names('Flat', 'Additional', 'Whole');
export type SlabMode = keyof typeof SlabMode;

export const AmountRounding = names('Paisa', 'Rupee');
export type AmountRounding = keyof typeof AmountRounding;

/** How a customer pays. NotStated: an invoice was marked Paid without saying how. */
export const ReceiptMode = names('Cash', 'Cheque', 'BankTransfer', 'Upi', 'Card', 'Adjustment', 'NotStated');
export type ReceiptMode = keyof typeof ReceiptMode;

/** MarkedPaid: written because an invoice was set to Paid. Vpp: set off by a remittance. */
export const PaymentSource = names('Entered', 'MarkedPaid', 'Vpp');
export type PaymentSource = keyof typeof PaymentSource;

export const ReversalKind = names('Bounced', 'Mistake');
export type ReversalKind = keyof typeof ReversalKind;

export const GstCategory = names('Regular', 'Unregistered', 'Sez');
export type GstCategory = keyof typeof GstCategory;

/** What moved a customer's balance. */
export const LedgerKind = names(
  'Opening',
  'Invoice',
  'Payment',
  'Tds',
  'Reversal',
  'VppCollected',
  'VppRemitted',
  'VppSetOff',
  'CreditNote',
  'Cancellation',
);
export type LedgerKind = keyof typeof LedgerKind;

/** Days after the due date; NotDue up to that day. */
export const AgeingBucket = names('NotDue', 'Days30', 'Days60', 'Days90', 'Days180', 'Older');
export type AgeingBucket = keyof typeof AgeingBucket;

/** Display labels. Total records, so that a member without a label does not compile. */
export const labels = {
  Gender: { Male: 'Male', Female: 'Female' } satisfies Record<Gender, string>,
  Role: { Admin: 'Admin', Member: 'Member' } satisfies Record<Role, string>,
  UserState: { Invited: 'Invited', Active: 'Active', Blocked: 'Blocked' } satisfies Record<UserState, string>,
  ServiceType: { Air: 'Air', Surface: 'Surface' } satisfies Record<ServiceType, string>,
  ParcelType: { Docs: 'Docs', Box: 'Box' } satisfies Record<ParcelType, string>,
  PaymentMode: { Cash: 'Cash', Credit: 'Credit', ToPay: 'ToPay', Balance: 'Balance' } satisfies Record<
    PaymentMode,
    string
  >,
  PaymentStatus: { Pending: 'Pending', Paid: 'Paid' } satisfies Record<PaymentStatus, string>,
  DeliveryStatus: {
    Booked: 'Booked',
    Intransit: 'In Transit',
    Delivered: 'Delivered',
    Returned: 'Returned',
    Processing: 'Processing',
    Invalid: 'Invalid',
    OutForDelivery: 'Out For Delivery',
    OlderThan2Months: 'Older Than 2 Months',
  } satisfies Record<DeliveryStatus, string>,
  BookingKind: { Consignment: 'Consignment', Cargo: 'Cargo Consignment' } satisfies Record<BookingKind, string>,
  LabelSize: {
    Thermal100x150: 'Thermal 100 × 150 mm',
    Thermal100x75: 'Thermal 100 × 75 mm',
    A6: 'A6',
    A4x4: 'A4, four to a sheet',
  } satisfies Record<LabelSize, string>,
  BarcodePlacement: { Across: 'Across', Upright: 'Upright', Omitted: 'Omitted' } satisfies Record<
    BarcodePlacement,
    string
  >,
  ...scanningLabels,
  DateFilter: { BookingDate: 'Booking Date', EntryDate: 'Entry Date', DeliveryDate: 'Delivery Date' } satisfies Record<
    DateFilter,
    string
  >,
  ManifestType: { Incoming: 'Incoming', Outgoing: 'Outgoing' } satisfies Record<ManifestType, string>,
  EnquiryType: { Contact: 'Contact', Quote: 'Quote' } satisfies Record<EnquiryType, string>,
  VendorType: { Courier: 'Courier', Cargo: 'Cargo', OwnCourier: 'Own Courier', OwnCargo: 'Own Cargo' } satisfies Record<
    VendorType,
    string
  >,
  InvoiceStatus: { Generated: 'Generated', Approved: 'Approved', Pending: 'Pending', Paid: 'Paid' } satisfies Record<
    InvoiceStatus,
    string
  >,
  InvoiceType: { Automatic: 'Automatic', Manual: 'Manual', Counter: 'Counter' } satisfies Record<InvoiceType, string>,
  StatUnit: { Count: 'Count', Kg: 'Kg', Rupees: '₹' } satisfies Record<StatUnit, string>,
  EwayLimitKind: { InterState: 'Between states', IntraState: 'Within a state' } satisfies Record<EwayLimitKind, string>,
  RateSide: { Customer: 'Customer', Vendor: 'Vendor' } satisfies Record<RateSide, string>,
  ZoneRuleKind: {
    SameCity: 'Same city',
    CityPair: 'Between two cities',
    MetroToMetro: 'Metro to metro',
    SameState: 'Same state',
    ToPlaces: 'To places',
    FromOrToPlaces: 'From or to places',
    Any: 'Any',
  } satisfies Record<ZoneRuleKind, string>,
  SlabMode: { Flat: 'Flat', Additional: 'Additional', Whole: 'Whole' } satisfies Record<SlabMode, string>,
  ...securityLabels,
  ...vendorBillLabels,
  ...gstLabels,
  AmountRounding: { Paisa: 'Paisa', Rupee: 'Rupee' } satisfies Record<AmountRounding, string>,
  ReceiptMode: {
    Cash: 'Cash',
    Cheque: 'Cheque',
    BankTransfer: 'Bank Transfer',
    Upi: 'UPI',
    Card: 'Card',
    Adjustment: 'Adjustment',
    NotStated: 'Not stated',
  } satisfies Record<ReceiptMode, string>,
  PaymentSource: { Entered: 'Entered', MarkedPaid: 'Marked Paid', Vpp: 'VPP' } satisfies Record<PaymentSource, string>,
  ReversalKind: { Bounced: 'Bounced', Mistake: 'Entered by mistake' } satisfies Record<ReversalKind, string>,
  GstCategory: {
    Regular: 'Regular',
    Unregistered: 'Unregistered',
    Sez: 'Special Economic Zone',
  } satisfies Record<GstCategory, string>,
  LedgerKind: {
    Opening: 'Opening balance',
    Invoice: 'Invoice',
    Payment: 'Payment',
    Tds: 'TDS',
    Reversal: 'Reversal',
    VppCollected: 'VPP collected',
    VppRemitted: 'VPP paid out',
    VppSetOff: 'VPP set off',
    CreditNote: 'Credit note',
    Cancellation: 'Cancelled invoice',
  } satisfies Record<LedgerKind, string>,
  AgeingBucket: {
    NotDue: 'Not due',
    Days30: '1–30 days',
    Days60: '31–60 days',
    Days90: '61–90 days',
    Days180: '91–180 days',
    Older: 'Over 180 days',
  } satisfies Record<AgeingBucket, string>,
  ImportKind: { Bookings: 'Bookings', Customers: 'Customers', VendorBill: 'Vendor Bill' } satisfies Record<
    ImportKind,
    string
  >,
  DateOrder: { DMY: 'Day Month Year', MDY: 'Month Day Year', YMD: 'Year Month Day' } satisfies Record<
    DateOrder,
    string
  >,
  ImportStatus: {
    Draft: 'Draft',
    Checked: 'Checked',
    Running: 'Running',
    Done: 'Done',
    Cancelled: 'Cancelled',
  } satisfies Record<ImportStatus, string>,
  ImportMode: { AllOrNothing: 'All or nothing', GoodRows: 'Good rows only' } satisfies Record<ImportMode, string>,
  ImportRowStatus: {
    Waiting: 'Not checked',
    Good: 'Good',
    Bad: 'Bad',
    Already: 'Already imported',
    Done: 'Imported',
    Refused: 'Refused',
  } satisfies Record<ImportRowStatus, string>,
  SortOrder: { ASC: 'Ascending', DESC: 'Descending' } satisfies Record<SortOrder, string>,
};
