/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AddHistoryInput = {
  action?: string | null | undefined;
  /** When it happened. Default: now. A bare date means now if it is today, else the start of that day. */
  actionDate?: string | null | undefined;
  city?: string | null | undefined;
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** The uniqueId of the consignment. */
  uniqueId: string | number;
  /** The version of the consignment. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type AddImportRowsInput = {
  /** Number of the first row, as Excel counts: the header is row 1. */
  from?: number | null | undefined;
  /** Consecutive rows, each with a text for every header. A blank row is skipped. */
  rows?: Array<Array<string>> | null | undefined;
  /** The import. */
  uniqueId: string | number;
};

/** How long after its due date something is still to be paid. */
export type AgeingBucket =
  | 'Days30'
  | 'Days60'
  | 'Days90'
  | 'Days180'
  | 'NotDue'
  | 'Older';

export type AgeingSearch = {
  /** Default: today. */
  asOf?: string | null | undefined;
  /** Only this customer, with its open items. */
  customerId?: string | number | null | undefined;
};

/** What of a payment goes to an invoice; without an invoice, to the opening balance. */
export type AllocationInput = {
  cash?: number | null | undefined;
  invoiceId?: string | number | null | undefined;
  tds?: number | null | undefined;
};

/** What a rated amount is rounded to. */
export type AmountRounding =
  | 'Paisa'
  | 'Rupee';

export type ApproveInvoiceInput = {
  /** The next status. May be omitted if `version` is given; of two possible statuses Paid is then used. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  paymentDate?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type AuthenticateInput = {
  emailAddress?: string | null | undefined;
  password?: string | null | undefined;
};

export type BlockUserInput = {
  /** False blocks, true unblocks. */
  isActive: boolean;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type BookCargoInput = {
  actualWeight?: number | null | undefined;
  awbNo?: string | null | undefined;
  bookingDate?: string | null | undefined;
  /** The carrier: a vendor of type Cargo or Own Cargo. */
  cargoId?: string | number | null | undefined;
  chargeableWeight?: number | null | undefined;
  deliveryCharge?: number | null | undefined;
  packet?: number | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  /** A customer. */
  receiverId?: string | number | null | undefined;
  remark?: string | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  toPayAmount?: number | null | undefined;
};

export type BookConsignmentInput = {
  actualWeight?: number | null | undefined;
  /** True: amounts, chargeable weight and commissions that are left out are filled by the rate cards. */
  autoRate?: boolean | null | undefined;
  autofillAwb?: boolean | null | undefined;
  /** Omit if `autofillAwb` is true. */
  awbNo?: string | null | undefined;
  /** Default: the company's home city. */
  bookingCityId?: string | number | null | undefined;
  bookingDate?: string | null | undefined;
  chargeableWeight?: number | null | undefined;
  clientInvoiceNo?: string | null | undefined;
  /** For administrators: why it is booked on credit although that would be refused. */
  creditOverrideReason?: string | null | undefined;
  customerAmount?: number | null | undefined;
  deliveryCityId?: string | number | null | undefined;
  deliveryCourier?: string | null | undefined;
  /** Measures of all packets; used with `autoRate`. */
  dimensions?: Array<PacketSizeInput> | null | undefined;
  insuranceAmount?: number | null | undefined;
  insuranceCommission?: number | null | undefined;
  isInsurance?: boolean | null | undefined;
  isVpp?: boolean | null | undefined;
  packet?: number | null | undefined;
  parcelType?: ParcelType | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  receiver?: string | null | undefined;
  remark?: string | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  vendorAmount?: number | null | undefined;
  vendorId?: string | number | null | undefined;
  vppAmount?: number | null | undefined;
  vppCommission?: number | null | undefined;
};

/** Whether an AWB number is that of a consignment or of a cargo consignment. */
export type BookingKind =
  | 'Cargo'
  | 'Consignment';

export type BulkAddHistoryInput = {
  action?: string | null | undefined;
  /** When it happened. Default: now. A bare date means now if it is today, else the start of that day. */
  actionDate?: string | null | undefined;
  city?: string | null | undefined;
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
};

export type BulkApproveInvoicesInput = {
  /** Omitted: the next status of each invoice. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
  paymentDate?: string | null | undefined;
};

export type BulkInput = {
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
};

export type BulkPayCargoInput = {
  /** True also approves (locks) the consignments. */
  isApproved?: boolean | null | undefined;
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
  paymentDate?: string | null | undefined;
};

export type BulkPayInput = {
  /** True also approves (locks) the consignments. */
  isApproved?: boolean | null | undefined;
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
  paymentReceivedDate?: string | null | undefined;
};

export type CargoSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Prefix of the AWB number, case-insensitive. */
  awbNo?: string | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  cargoId?: Array<string | number> | null | undefined;
  /** Users who created them. Admins only. */
  createdById?: Array<string | number> | null | undefined;
  /** Earliest booking date. */
  fromDate?: string | null | undefined;
  paymentMode?: Array<PaymentMode> | null | undefined;
  receiverId?: Array<string | number> | null | undefined;
  senderId?: Array<string | number> | null | undefined;
  serviceType?: Array<ServiceType> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
};

export type ChangeImportRowInput = {
  cells?: Array<string> | null | undefined;
  rowNo?: number | null | undefined;
  /** The import. */
  uniqueId: string | number;
};

export type ChangeLogSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** GraphQL type of the record, e.g. Consignment. */
  entityName?: string | null | undefined;
  /** The id or uniqueId of the record. */
  primaryKey?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type ChangePasswordInput = {
  newPassword?: string | null | undefined;
  oldPassword?: string | null | undefined;
};

export type CheckImportInput = {
  /** Begins the check anew, with this mapping. Omitted: the check goes on. */
  profileId?: string | number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type CitySearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  /** State codes. Default: cities of all states. */
  stateCode?: Array<string> | null | undefined;
  take?: number | null | undefined;
};

export type ConsignmentSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Prefix of the AWB number, case-insensitive. */
  awbNo?: string | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Cargo carriers of their manifests. */
  cargoId?: Array<string | number> | null | undefined;
  /** Users who created them. Admins only. */
  createdById?: Array<string | number> | null | undefined;
  deliveryCityId?: Array<string | number> | null | undefined;
  deliveryStatus?: Array<DeliveryStatus> | null | undefined;
  fromDate?: string | null | undefined;
  /** Imports that booked them. */
  importJobId?: Array<string | number> | null | undefined;
  isInsurance?: boolean | null | undefined;
  /** Whether the customer amount is known. */
  isPriced?: boolean | null | undefined;
  isVpp?: boolean | null | undefined;
  parcelType?: Array<ParcelType> | null | undefined;
  paymentMode?: Array<PaymentMode> | null | undefined;
  paymentStatus?: Array<PaymentStatus> | null | undefined;
  /** Prefix of the name, ignoring case and accents. */
  receiver?: string | null | undefined;
  /** The date that fromDate and toDate refer to. Default: BookingDate. */
  searchDateFilter?: DateFilter | null | undefined;
  senderId?: Array<string | number> | null | undefined;
  serviceType?: Array<ServiceType> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
  vendorId?: Array<string | number> | null | undefined;
};

/** The card ends the day before, and its slabs go on in a new one. */
export type CopyRateCardInput = {
  /** Default: the same name. */
  name?: string | null | undefined;
  uniqueId: string | number;
  validFrom?: string | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type CountVisitInput = {
  /** Path of the page, e.g. /contact. */
  page?: string | null | undefined;
};

export type CreateCityInput = {
  name?: string | null | undefined;
  /** Six digits. */
  pinCode?: string | null | undefined;
  stateId?: string | number | null | undefined;
};

export type CreateCustomerInput = {
  address?: string | null | undefined;
  cityId?: string | number | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  email?: string | null | undefined;
  gst?: string | null | undefined;
  /** Omitted: Regular with a GSTIN, else Unregistered. */
  gstCategory?: GstCategory | null | undefined;
  name?: string | null | undefined;
  /** Six digits. */
  pinCode?: string | null | undefined;
};

export type CreateExpenseInput = {
  /** Rupees, at least 1. */
  amount?: number | null | undefined;
  /** Must not be before today, unless unchanged. */
  date?: string | null | undefined;
  remark?: string | null | undefined;
};

export type CreateIncomingManifestInput = {
  bookingCityId?: string | number | null | undefined;
  /** A vendor. */
  bookingVendorId?: string | number | null | undefined;
  date?: string | null | undefined;
  deliveryCharge?: number | null | undefined;
  deliveryCityId?: string | number | null | undefined;
  /** A vendor. */
  deliveryVendorId?: string | number | null | undefined;
  /** The booking vendor's manifest number, unique per vendor. */
  manifestId?: string | null | undefined;
  /** Rupees; 0 if nothing is to be paid. */
  toPayAmount?: number | null | undefined;
  totalConsignments?: number | null | undefined;
  /** If given, must be Incoming. */
  type?: ManifestType | null | undefined;
  /** A vendor of type Cargo or Own Cargo. */
  viaCargoId?: string | number | null | undefined;
  weight?: number | null | undefined;
};

export type CreateManualInvoiceInput = {
  actualAmount?: number | null | undefined;
  additionalCharges?: number | null | undefined;
  additionalRemark?: string | null | undefined;
  cgst?: number | null | undefined;
  customerId?: string | number | null | undefined;
  igst?: number | null | undefined;
  invoiceDate?: string | null | undefined;
  /** YYYY-MM; of a full date the month is used. */
  invoiceMonth?: string | null | undefined;
  /** The third party's invoice number. */
  invoiceNumber?: string | null | undefined;
  /** Generated, or Paid with invoice number and payment date. Default: Generated. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  paymentDate?: string | null | undefined;
  remark?: string | null | undefined;
  sgst?: number | null | undefined;
  /** Rupees. The server computes the total too, and refuses a different one. */
  totalAmount?: number | null | undefined;
  totalConsignments?: number | null | undefined;
};

export type CreateNotificationInput = {
  /** Last day on which it is shown. */
  expireAt?: string | null | undefined;
  /** Always shown, and cannot be dismissed. */
  isPermanent?: boolean | null | undefined;
  message?: string | null | undefined;
  /** First day on which it is shown. Must not be before today, unless unchanged. */
  startAt?: string | null | undefined;
};

export type CreateOutgoingManifestInput = {
  /** The carrier: a vendor of type Cargo or Own Cargo. */
  cargoId?: string | number | null | undefined;
  /** The consignments, in the order of the manifest. */
  consignmentIds?: Array<string | number> | null | undefined;
  /** The delivering courier: a vendor of type Courier or Own Courier. */
  courierId?: string | number | null | undefined;
  /** Remark in the change log of the manifest, such as which packets were not scanned. */
  remark?: string | null | undefined;
};

export type CreateRateCardInput = {
  /** Customer side only; omitted: the standard card. */
  customerId?: string | number | null | undefined;
  discountPercent?: number | null | undefined;
  /** Omitted: the weight rule's. */
  divisor?: number | null | undefined;
  docketCharge?: number | null | undefined;
  fuelPercent?: number | null | undefined;
  insuranceMinimum?: number | null | undefined;
  insurancePercent?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  minAirWeight?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  minSurfaceWeight?: number | null | undefined;
  minimumCharge?: number | null | undefined;
  name?: string | null | undefined;
  /** Kilograms. Default: 0, none. */
  roundAirWeight?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  roundSurfaceWeight?: number | null | undefined;
  /** Default: Paisa. */
  roundTo?: AmountRounding | null | undefined;
  schemeId?: string | number | null | undefined;
  side?: RateSide | null | undefined;
  validFrom?: string | null | undefined;
  /** Included. Omitted: no end. */
  validTo?: string | null | undefined;
  /** Required on the vendor side; omitted: any vendor. */
  vendorId?: string | number | null | undefined;
  vppMinimum?: number | null | undefined;
  vppPercent?: number | null | undefined;
};

export type CreateStateInput = {
  /** GST state code: at most 10 letters and digits. */
  code?: string | null | undefined;
  name?: string | null | undefined;
};

export type CreateUserInput = {
  emailAddress?: string | null | undefined;
  firstName?: string | null | undefined;
  gender?: Gender | null | undefined;
  lastName?: string | null | undefined;
  /** Default: Member. */
  role?: Role | null | undefined;
};

export type CreateVendorInput = {
  cityId?: string | number | null | undefined;
  contactNumber?: string | null | undefined;
  contactPerson?: string | null | undefined;
  /** GSTIN. */
  gst?: string | null | undefined;
  name?: string | null | undefined;
  panNo?: string | null | undefined;
  /** True if the vendor delivers to the receiver itself. */
  selfDelivery?: boolean | null | undefined;
  /** Default: Courier. Cannot be changed later. */
  type?: VendorType | null | undefined;
  /** Tracking URL with the placeholder {awb}. */
  url?: string | null | undefined;
};

export type CustomerPaymentSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  customerId?: Array<string | number> | null | undefined;
  /** Bound of the received date. */
  fromDate?: string | null | undefined;
  /** With a certificate of the tax deducted, or without. */
  hasCertificate?: boolean | null | undefined;
  /** Payments that are not reversed, from which tax was deducted, or not. */
  hasTds?: boolean | null | undefined;
  /** Reversed, or not. */
  isReversed?: boolean | null | undefined;
  mode?: Array<ReceiptMode> | null | undefined;
  /** Text contained in number or reference, ignoring case. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  source?: Array<PaymentSource> | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
};

export type CustomerSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Text contained in name, company, contact or GSTIN; ignores case and accents. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type CustomerSuggestionSearch = {
  /** Only customers with a live consignment that has no invoice. */
  invoiceableCustomers?: boolean | null | undefined;
  searchText?: string | null | undefined;
  /** Maximum number of suggestions; default: all, up to 5,000. */
  take?: number | null | undefined;
};

/** Which of its dates a search for consignments by date looks at. */
export type DateFilter =
  | 'BookingDate'
  | 'DeliveryDate'
  | 'EntryDate';

/** Order of day, month and year in the dates of a file. */
export type DateOrder =
  | 'DMY'
  | 'MDY'
  | 'YMD';

export type DeleteHistoryInput = {
  historyUniqueId: string | number;
  /** The uniqueId of the consignment. */
  uniqueId: string | number;
};

/** Where a consignment is between booking and delivery. */
export type DeliveryStatus =
  | 'Booked'
  | 'Delivered'
  | 'Intransit'
  | 'Invalid'
  | 'OlderThan2Months'
  | 'OutForDelivery'
  | 'Processing'
  | 'Returned';

export type EnquirySearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Text contained in the resolution; ignores case and accents. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

/** What a visitor of the public site asks for. */
export type EnquiryType =
  | 'Contact'
  | 'Quote';

export type ExpenseSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type ForgotPasswordInput = {
  emailAddress?: string | null | undefined;
};

/** As it appears on the profile of a user. */
export type Gender =
  | 'Female'
  | 'Male';

export type GenerateInvoiceInput = {
  consignmentIds?: Array<string | number> | null | undefined;
  /** The customer who is the sender of all the consignments. */
  customerId?: string | number | null | undefined;
  invoiceDate?: string | null | undefined;
  /** YYYY-MM; of a full date the month is used. */
  invoiceMonth?: string | null | undefined;
};

/** How a customer is registered for GST. */
export type GstCategory =
  | 'Regular'
  | 'Sez'
  | 'Unregistered';

export type ImportColumnInput = {
  field: string;
  header: string;
};

export type ImportConstantInput = {
  field: string;
  value: string;
};

export type ImportJobSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Users. Members see their own imports only. */
  createdById?: Array<string | number> | null | undefined;
  kind?: ImportKind | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  status?: Array<ImportStatus> | null | undefined;
  take?: number | null | undefined;
};

/** What the rows of an imported file are. */
export type ImportKind =
  | 'Bookings'
  | 'Customers';

/** AllOrNothing: in one transaction, without bad rows. GoodRows: bad rows are left out. */
export type ImportMode =
  | 'AllOrNothing'
  | 'GoodRows';

export type ImportProfileSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Only those of these customers. */
  customerId?: Array<string | number> | null | undefined;
  kind?: ImportKind | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  /** Only those of these vendors. */
  vendorId?: Array<string | number> | null | undefined;
};

export type ImportRowSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  status?: Array<ImportRowStatus> | null | undefined;
  take?: number | null | undefined;
  /** The import. */
  uniqueId?: string | number | null | undefined;
};

/** Already: imported by an earlier import. Refused: good when checked, refused when it was to be written. */
export type ImportRowStatus =
  | 'Already'
  | 'Bad'
  | 'Done'
  | 'Good'
  | 'Refused'
  | 'Waiting';

/** Draft until every row has been checked; Running from the first row that is written. */
export type ImportStatus =
  | 'Cancelled'
  | 'Checked'
  | 'Done'
  | 'Draft'
  | 'Running';

/** Which states invoices have. A: Generated, Approved, Paid. B: with Pending. */
export type InvoiceReading =
  | 'A'
  | 'B';

export type InvoiceSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  customerId?: Array<string | number> | null | undefined;
  /** Bound of the invoice date. */
  fromDate?: string | null | undefined;
  /** Text contained in the invoice number, ignoring case. */
  invoiceNumber?: string | null | undefined;
  invoiceStatus?: Array<InvoiceStatus> | null | undefined;
  invoiceType?: Array<InvoiceType> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
};

/** The states of an invoice; Pending exists in reading B only. */
export type InvoiceStatus =
  | 'Approved'
  | 'Generated'
  | 'Paid'
  | 'Pending';

/** Automatic: made from consignments. Manual: typed in (a third-party invoice). */
export type InvoiceType =
  | 'Automatic'
  | 'Manual';

/** The paper of labels; A4x4 has four on a sheet. */
export type LabelSize =
  | 'A4x4'
  | 'A6'
  | 'Thermal100x75'
  | 'Thermal100x150';

export type ManifestSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** The carrier (viaCargo). */
  cargoId?: Array<string | number> | null | undefined;
  deliveryVendorId?: Array<string | number> | null | undefined;
  fromDate?: string | null | undefined;
  /** Text contained in the manifest number, ignoring case. */
  manifestId?: string | null | undefined;
  payment?: Array<PaymentStatus> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
  type?: Array<ManifestType> | null | undefined;
};

/** Outgoing: the company's own manifest for a carrier. Incoming: a carrier's manifest for the company. */
export type ManifestType =
  | 'Incoming'
  | 'Outgoing';

export type NotificationSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** True: only notifications that are active today. */
  showAsNotification?: boolean | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type OpenItemsInput = {
  customerId?: string | number | null | undefined;
};

export type OpenScanSessionInput = {
  /** Remark of the movements. */
  action?: string | null | undefined;
  /** Of a manifest: a vendor of type Cargo or Own Cargo. */
  cargoId?: string | number | null | undefined;
  city?: string | null | undefined;
  /** Of a manifest: a vendor of type Courier or Own Courier. */
  courierId?: string | number | null | undefined;
  /** Of a status: what every scanned consignment gets. */
  deliveryStatus?: DeliveryStatus | null | undefined;
  kind?: ScanKind | null | undefined;
};

/** The measures of equal packets: each side from 0.1 to 500 cm. */
export type PacketSizeInput = {
  count: number;
  height?: number | null | undefined;
  length?: number | null | undefined;
  width?: number | null | undefined;
};

/** What a consignment is: documents or a box. */
export type ParcelType =
  | 'Box'
  | 'Docs';

export type PayCargoInput = {
  /** Rupees. Unchanged when omitted. */
  deliveryCharge?: number | null | undefined;
  /** True also approves (locks) the consignment. */
  isApproved?: boolean | null | undefined;
  paymentDate?: string | null | undefined;
  /** Must be Paid. */
  paymentStatus?: PaymentStatus | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type PayConsignmentInput = {
  customerAmount?: number | null | undefined;
  /** True also approves (locks) the consignment. */
  isApproved?: boolean | null | undefined;
  paymentReceivedDate?: string | null | undefined;
  /** Must be Paid. */
  paymentStatus?: PaymentStatus | null | undefined;
  uniqueId: string | number;
  vendorAmount?: number | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type PayManifestInput = {
  /** Rupees: more than 0, at most the to-pay amount. */
  toPayReceivedAmount?: number | null | undefined;
  toPayReceivedDate?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

/** Who pays when. ToPay: the receiver, on delivery. */
export type PaymentMode =
  | 'Balance'
  | 'Cash'
  | 'Credit'
  | 'ToPay';

/** How a payment came about: entered, or because an invoice was marked Paid. */
export type PaymentSource =
  | 'Entered'
  | 'MarkedPaid';

/** Whether the amount has been received. */
export type PaymentStatus =
  | 'Paid'
  | 'Pending';

export type PreviewInvoiceInput = {
  consignmentIds?: Array<string | number> | null | undefined;
  /** The customer who is the sender of all the consignments. */
  customerId?: string | number | null | undefined;
};

export type QuoteConsignmentInput = {
  actualWeight?: number | null | undefined;
  /** Default: the company's home city. */
  bookingCityId?: string | number | null | undefined;
  /** Default: today. */
  bookingDate?: string | null | undefined;
  deliveryCityId?: string | number | null | undefined;
  /** Of all packets, or omitted. */
  dimensions?: Array<PacketSizeInput> | null | undefined;
  insuranceAmount?: number | null | undefined;
  packet?: number | null | undefined;
  parcelType?: ParcelType | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  vendorId?: string | number | null | undefined;
  vppAmount?: number | null | undefined;
};

export type RateCardSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  customerId?: Array<string | number> | null | undefined;
  /** Prefix of the name, ignoring case and accents. */
  name?: string | null | undefined;
  side?: Array<RateSide> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  /** Cards that are valid on this date. */
  validOn?: string | null | undefined;
  vendorId?: Array<string | number> | null | undefined;
};

/** Whom a rate card charges: the customer, or the company by its vendor. */
export type RateSide =
  | 'Customer'
  | 'Vendor';

export type RateSlabInput = {
  /** Rupees, of the modes Flat and Additional. */
  baseAmount?: number | null | undefined;
  /** Kilograms, excluded. Omitted: 0. */
  fromWeight?: number | null | undefined;
  mode: SlabMode;
  /** Omitted: parcel types without slabs of their own. */
  parcelType?: ParcelType | null | undefined;
  serviceType: ServiceType;
  /** Rupees for each step, a part of one counting whole. */
  stepAmount?: number | null | undefined;
  /** Kilograms, of the modes Additional and Whole. */
  stepWeight?: number | null | undefined;
  /** Kilograms, included. Omitted: no limit. */
  toWeight?: number | null | undefined;
  /** Code of a zone of the card's scheme. */
  zone: string;
};

/** How a customer pays. NotStated: an invoice was marked Paid without saying how. */
export type ReceiptMode =
  | 'Adjustment'
  | 'BankTransfer'
  | 'Card'
  | 'Cash'
  | 'Cheque'
  | 'NotStated'
  | 'Upi';

export type RecordInput = {
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type RecordPaymentInput = {
  allocations?: Array<AllocationInput> | null | undefined;
  amount?: number | null | undefined;
  /** True without `allocations`: oldest due first. */
  auto?: boolean | null | undefined;
  bankName?: string | null | undefined;
  certificateNo?: string | null | undefined;
  chequeDate?: string | null | undefined;
  customerId?: string | number | null | undefined;
  /** NotStated is for invoices that are marked Paid. */
  mode?: ReceiptMode | null | undefined;
  receivedOn?: string | null | undefined;
  /** UTR, cheque number and the like. */
  reference?: string | null | undefined;
  remark?: string | null | undefined;
  /** Tax deducted at source, in rupees. Default: 0. */
  tdsAmount?: number | null | undefined;
};

export type RecordScanInput = {
  /** A UUID that the client gives each scan: sent again, it is recorded once. */
  clientScanId?: string | number | null | undefined;
  /** As read; see findAwb. */
  code?: string | null | undefined;
  /** When it was scanned. One before the session was opened or in the future counts as now, as does none. */
  scannedAt?: string | null | undefined;
  /** The uniqueId of the session. */
  uniqueId: string | number;
};

/** A page of the preview; with `apply` true the change of the rows that the preview has shown, by their versions. */
export type RerateConsignmentsInput = {
  /** The row with which the page before ended. */
  after?: string | number | null | undefined;
  /** True: change the items. Default: only show what would change. */
  apply?: boolean | null | undefined;
  /** First booking date of the preview. */
  fromDate?: string | null | undefined;
  /** True: amounts typed by hand are replaced too. Default: false. */
  includeOverridden?: boolean | null | undefined;
  /** For `apply`: from 1 to 500 rows of the preview, each with the version that it has shown. */
  items?: Array<RecordInput> | null | undefined;
  parcelType?: Array<ParcelType> | null | undefined;
  senderId?: Array<string | number> | null | undefined;
  serviceType?: Array<ServiceType> | null | undefined;
  /** Last booking date of the preview, at most 92 days. */
  toDate?: string | null | undefined;
  vendorId?: Array<string | number> | null | undefined;
};

export type ResetLinkInput = {
  email?: string | null | undefined;
  guid?: string | null | undefined;
  id?: string | null | undefined;
};

export type ResetPasswordInput = {
  /** If given, must be the e-mail address of the link. */
  emailAddress?: string | null | undefined;
  password?: string | null | undefined;
  resetLink?: ResetLinkInput | null | undefined;
};

export type ResolveEnquiryInput = {
  resolution?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

/** Why a payment is reversed. */
export type ReversalKind =
  | 'Bounced'
  | 'Mistake';

export type ReversePaymentInput = {
  kind?: ReversalKind | null | undefined;
  reason?: string | null | undefined;
  reversedOn?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

/** What a user may do: an admin everything, a member what the daily work needs. */
export type Role =
  | 'Admin'
  | 'Member';

export type RunImportInput = {
  /** Default: GoodRows, or the mode of the import that goes on. */
  mode?: ImportMode | null | undefined;
  /** True: goes on with a cancelled import. Without it a cancelled import stays as it is. */
  resume?: boolean | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type SaveImportProfileInput = {
  columns?: Array<ImportColumnInput> | null | undefined;
  constants?: Array<ImportConstantInput> | null | undefined;
  /** Whose files are read so; null: those of anybody. */
  customerId?: string | number | null | undefined;
  /** Default: DMY. */
  dateOrder?: DateOrder | null | undefined;
  kind?: ImportKind | null | undefined;
  name?: string | null | undefined;
  vendorId?: string | number | null | undefined;
};

export type SaveViewInput = {
  /** The query of the screen's address. */
  address?: string | null | undefined;
  /** Omitted: the screen's own columns. */
  columns?: Array<ViewColumnInput> | null | undefined;
  isShared?: boolean | null | undefined;
  name?: string | null | undefined;
  /** The path of the screen without its first slash. */
  screen?: string | null | undefined;
  /** The view to change. Omitted: a new one. */
  uniqueId?: string | number | null | undefined;
  /** The version that the client has read; omitted: not checked. */
  version?: number | null | undefined;
};

export type SaveWeightRuleInput = {
  /** Cubic centimetres per kilogram. */
  divisor?: number | null | undefined;
  /** Centimetres; a longer side multiplies the weight. */
  longSide?: number | null | undefined;
  longSideTimes?: number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  /** The record to change; omitted: a new one. */
  uniqueId?: string | number | null | undefined;
  /** Omitted: all vendors without a rule of their own. */
  vendorId?: string | number | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT). */
  version?: number | null | undefined;
};

export type SaveZoneSchemeInput = {
  name?: string | null | undefined;
  /** In the order in which they are tried; the last one must be Any. */
  rules?: Array<ZoneRuleInput> | null | undefined;
  /** The record to change; omitted: a new one. */
  uniqueId?: string | number | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT). */
  version?: number | null | undefined;
  zones?: Array<ZoneInput> | null | undefined;
};

/** What a scanning session does. Manifest: collects consignments; Status: adds a movement to each. */
export type ScanKind =
  | 'Manifest'
  | 'Status';

/** What came of a scan. Unknown: no live booking has the number. */
export type ScanResult =
  | 'Done'
  | 'Duplicate'
  | 'Refused'
  | 'Unknown';

/** How a consignment travels. */
export type ServiceType =
  | 'Air'
  | 'Surface';

export type SetColumnsInput = {
  /** Null: the screen's own columns again. */
  columns?: Array<ViewColumnInput> | null | undefined;
  /** The path of the screen without its first slash. */
  screen?: string | null | undefined;
};

export type SetDefaultViewInput = {
  /** False: the screen opens without a view again. Default: true. */
  isDefault?: boolean | null | undefined;
  /** The uniqueId of the view. */
  uniqueId: string | number;
};

export type SetLabelSizeInput = {
  size?: LabelSize | null | undefined;
};

export type SetRateSlabsInput = {
  /** All slabs of the card; those left out are deleted. */
  slabs?: Array<RateSlabInput> | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type SetTdsCertificateInput = {
  /** Null or blank: there is none. */
  certificateNo?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

/** Flat: the base amount. Additional: base and steps above the lower weight. Whole: steps of the whole weight. */
export type SlabMode =
  | 'Additional'
  | 'Flat'
  | 'Whole';

/** ASC: smallest or oldest first. DESC: largest or newest first. */
export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StartImportInput = {
  /** True: a new import, also if the same file was imported in the last 30 days. */
  again?: boolean | null | undefined;
  /** SHA-256 of the file, in hexadecimal digits. */
  fileHash?: string | null | undefined;
  fileName?: string | null | undefined;
  headers?: Array<string> | null | undefined;
  kind?: ImportKind | null | undefined;
  sheetName?: string | null | undefined;
};

/** The unit of a figure on the dashboard. */
export type StatUnit =
  | 'Count'
  | 'Kg'
  | 'Rupees';

export type StateSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type SubmitEnquiryInput = {
  email?: string | null | undefined;
  enquiryType?: EnquiryType | null | undefined;
  message?: string | null | undefined;
  name?: string | null | undefined;
};

export type SuggestionSearch = {
  searchText?: string | null | undefined;
  /** Maximum number of suggestions; default: all, up to 5,000. */
  take?: number | null | undefined;
};

export type TakeBackAllocationInput = {
  /** Omitted: all that is allocated. */
  invoiceId?: string | number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type TrackAwbInput = {
  awbNo?: string | null | undefined;
};

export type TrackConsignmentInput = {
  /** If given, must be the consignment's AWB number. */
  awbNo?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type TrackHistorySearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Text contained in the AWB number. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type UpdateCargoInput = {
  actualWeight?: number | null | undefined;
  awbNo?: string | null | undefined;
  bookingDate?: string | null | undefined;
  /** The carrier: a vendor of type Cargo or Own Cargo. */
  cargoId?: string | number | null | undefined;
  chargeableWeight?: number | null | undefined;
  deliveryCharge?: number | null | undefined;
  packet?: number | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  /** A customer. */
  receiverId?: string | number | null | undefined;
  remark?: string | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  toPayAmount?: number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateCityInput = {
  name?: string | null | undefined;
  /** Six digits. */
  pinCode?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateConsignmentInput = {
  actualWeight?: number | null | undefined;
  /** True: amounts, chargeable weight and commissions that are left out are filled by the rate cards. */
  autoRate?: boolean | null | undefined;
  autofillAwb?: boolean | null | undefined;
  /** Omit if `autofillAwb` is true. */
  awbNo?: string | null | undefined;
  /** Default: the company's home city. */
  bookingCityId?: string | number | null | undefined;
  bookingDate?: string | null | undefined;
  chargeableWeight?: number | null | undefined;
  clientInvoiceNo?: string | null | undefined;
  /** For administrators: why it is booked on credit although that would be refused. */
  creditOverrideReason?: string | null | undefined;
  customerAmount?: number | null | undefined;
  deliveryCityId?: string | number | null | undefined;
  deliveryCourier?: string | null | undefined;
  /** Measures of all packets; used with `autoRate`. */
  dimensions?: Array<PacketSizeInput> | null | undefined;
  insuranceAmount?: number | null | undefined;
  insuranceCommission?: number | null | undefined;
  isInsurance?: boolean | null | undefined;
  isVpp?: boolean | null | undefined;
  packet?: number | null | undefined;
  parcelType?: ParcelType | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  receiver?: string | null | undefined;
  remark?: string | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  uniqueId: string | number;
  vendorAmount?: number | null | undefined;
  vendorId?: string | number | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
  vppAmount?: number | null | undefined;
  vppCommission?: number | null | undefined;
};

export type UpdateCustomerInput = {
  address?: string | null | undefined;
  cityId?: string | number | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  email?: string | null | undefined;
  gst?: string | null | undefined;
  /** Omitted: Regular with a GSTIN, else Unregistered. */
  gstCategory?: GstCategory | null | undefined;
  name?: string | null | undefined;
  /** Six digits. */
  pinCode?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateExpenseInput = {
  /** Rupees, at least 1. */
  amount?: number | null | undefined;
  /** Must not be before today, unless unchanged. */
  date?: string | null | undefined;
  remark?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateHistoryInput = {
  action?: string | null | undefined;
  /** When it happened. Default: now. A bare date means now if it is today, else the start of that day. */
  actionDate?: string | null | undefined;
  city?: string | null | undefined;
  deliveryStatus?: DeliveryStatus | null | undefined;
  historyUniqueId: string | number;
  /** The uniqueId of the consignment. */
  uniqueId: string | number;
  /** The version of the history row. */
  version?: number | null | undefined;
};

export type UpdateInvoiceInput = {
  actualAmount?: number | null | undefined;
  additionalCharges?: number | null | undefined;
  additionalRemark?: string | null | undefined;
  cgst?: number | null | undefined;
  igst?: number | null | undefined;
  invoiceDate?: string | null | undefined;
  /** Must be the current number, except for third-party invoices before approval. */
  invoiceNumber?: string | null | undefined;
  /** The current status or a later one. Leaving Generated assigns the invoice number. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  paymentDate?: string | null | undefined;
  remark?: string | null | undefined;
  /** Rupees. When omitted while `cgst` is given, it equals `cgst`. */
  sgst?: number | null | undefined;
  /** Rupees. The server computes the total too, and refuses a different one. */
  totalAmount?: number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateNotificationInput = {
  /** Last day on which it is shown. */
  expireAt?: string | null | undefined;
  /** Always shown, and cannot be dismissed. */
  isPermanent?: boolean | null | undefined;
  message?: string | null | undefined;
  /** First day on which it is shown. Must not be before today, unless unchanged. */
  startAt?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateProfileInput = {
  /** Must be the current e-mail address; only an admin can change it. */
  emailAddress?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateRateCardInput = {
  /** Customer side only; omitted: the standard card. */
  customerId?: string | number | null | undefined;
  discountPercent?: number | null | undefined;
  /** Omitted: the weight rule's. */
  divisor?: number | null | undefined;
  docketCharge?: number | null | undefined;
  fuelPercent?: number | null | undefined;
  insuranceMinimum?: number | null | undefined;
  insurancePercent?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  minAirWeight?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  minSurfaceWeight?: number | null | undefined;
  minimumCharge?: number | null | undefined;
  name?: string | null | undefined;
  /** Kilograms. Default: 0, none. */
  roundAirWeight?: number | null | undefined;
  /** Kilograms. Default: 0, none. */
  roundSurfaceWeight?: number | null | undefined;
  /** Default: Paisa. */
  roundTo?: AmountRounding | null | undefined;
  schemeId?: string | number | null | undefined;
  side?: RateSide | null | undefined;
  uniqueId: string | number;
  validFrom?: string | null | undefined;
  /** Included. Omitted: no end. */
  validTo?: string | null | undefined;
  /** Required on the vendor side; omitted: any vendor. */
  vendorId?: string | number | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
  vppMinimum?: number | null | undefined;
  vppPercent?: number | null | undefined;
};

/** Sets the value from a date on, or changes the one of that date. */
export type UpdateSettingInput = {
  key?: string | null | undefined;
  validFrom?: string | null | undefined;
  /** A decimal number in the unit of the setting, or a text. */
  value?: string | null | undefined;
  /** The version of the value of this date that the client has read. An older one is refused (CONFLICT). */
  version?: number | null | undefined;
};

export type UpdateStateInput = {
  /** GST state code: at most 10 letters and digits. */
  code?: string | null | undefined;
  name?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateUserInput = {
  emailAddress?: string | null | undefined;
  firstName?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** Unchanged when omitted. False blocks the user and ends all their sessions. */
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  /** Unchanged when omitted. */
  role?: Role | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UpdateVendorInput = {
  cityId?: string | number | null | undefined;
  contactNumber?: string | null | undefined;
  contactPerson?: string | null | undefined;
  /** GSTIN. */
  gst?: string | null | undefined;
  name?: string | null | undefined;
  panNo?: string | null | undefined;
  /** True if the vendor delivers to the receiver itself. */
  selfDelivery?: boolean | null | undefined;
  uniqueId: string | number;
  /** Tracking URL with the placeholder {awb}. */
  url?: string | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type UserSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** True: includes deleted users. */
  includeDeleted?: boolean | null | undefined;
  /** Text contained in first name, last name or e-mail address; ignores case and accents. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

/** Invited until the user has chosen a password; a blocked user cannot sign in. */
export type UserState =
  | 'Active'
  | 'Blocked'
  | 'Invited';

export type UsualBookingSearch = {
  /** Only receivers with a word that begins so. */
  receiver?: string | null | undefined;
  /** A customer. */
  senderId?: string | number | null | undefined;
  /** Maximum number of answers; default: 100. */
  take?: number | null | undefined;
};

export type VendorSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

/** Who carries. OwnCourier and OwnCargo: the company itself. */
export type VendorType =
  | 'Cargo'
  | 'Courier'
  | 'OwnCargo'
  | 'OwnCourier';

export type VerifyResetLinkInput = {
  /** If given, must be the e-mail address of the link. */
  emailAddress?: string | null | undefined;
  resetLink?: ResetLinkInput | null | undefined;
};

export type ViewColumnInput = {
  key: string;
  shown: boolean;
  /** Pixels, from 40 to 600. Omitted: the width of the screen itself. */
  width?: number | null | undefined;
};

export type ViewSearch = {
  /** The path of the screen without its first slash. */
  screen?: string | null | undefined;
};

export type VisitSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type WeightRuleSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type ZoneInput = {
  /** Up to 10 capital letters and digits. A zone keeps its rates by its code. */
  code: string;
  name: string;
};

export type ZoneRuleInput = {
  cityIds?: Array<string | number> | null | undefined;
  kind: ZoneRuleKind;
  stateIds?: Array<string | number> | null | undefined;
  /** Code of a zone of the scheme. */
  zone: string;
};

/** What a zone rule compares the two cities of a consignment with. */
export type ZoneRuleKind =
  | 'Any'
  | 'CityPair'
  | 'FromOrToPlaces'
  | 'MetroToMetro'
  | 'SameCity'
  | 'SameState'
  | 'ToPlaces';

export type ZoneSchemeSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type PaletteManifestsQueryVariables = Exact<{
  search: ManifestSearch;
}>;


export type PaletteManifestsQuery = { manifests: { rows: Array<{ uniqueId: string, manifestId: string, date: string }> } };

export type PaletteInvoicesQueryVariables = Exact<{
  search: InvoiceSearch;
}>;


export type PaletteInvoicesQuery = { invoices: { rows: Array<{ uniqueId: string, invoiceNumber: string | null, customer: { uniqueId: string, company: string } | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type ProfileFormFragment = { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, role: Role, imagePath: string | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, role: Role, imagePath: string | null } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, role: Role, imagePath: string | null } };

export type CompanySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySettingsQuery = { company: { titleSuffix: string, timezone: string, invoiceReading: InvoiceReading, homeCityId: number } };

export type AuthenticateMutationVariables = Exact<{
  input: AuthenticateInput;
}>;


export type AuthenticateMutation = { authenticate: { user: { uniqueId: string, firstName: string, lastName: string, role: Role, imagePath: string | null } } };

export type ForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type VerifyResetLinkQueryVariables = Exact<{
  input: VerifyResetLinkInput;
}>;


export type VerifyResetLinkQuery = { verifyResetLink: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type LeaveSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveSessionMutation = { logout: boolean };

export type BulkApproveCargoMutationVariables = Exact<{
  input: BulkInput;
}>;


export type BulkApproveCargoMutation = { bulkApproveCargo: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } | null }> };

export type BulkPayCargoMutationVariables = Exact<{
  input: BulkPayCargoInput;
}>;


export type BulkPayCargoMutation = { bulkPayCargo: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } | null }> };

export type CargoRowFragment = { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null };

export type CargoDetailFragment = { cargoId: number, senderId: number, receiverId: number, remark: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null };

export type CargoConsignmentsQueryVariables = Exact<{
  search: CargoSearch;
}>;


export type CargoConsignmentsQuery = { cargoConsignments: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null }> } };

export type CargoDetailQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type CargoDetailQuery = { cargoConsignment: { cargoId: number, senderId: number, receiverId: number, remark: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } };

export type BookCargoMutationVariables = Exact<{
  input: BookCargoInput;
  clientRequestId?: string | null | undefined;
}>;


export type BookCargoMutation = { bookCargo: { uniqueId: string, awbNo: string } };

export type UpdateCargoMutationVariables = Exact<{
  input: UpdateCargoInput;
}>;


export type UpdateCargoMutation = { updateCargo: { cargoId: number, senderId: number, receiverId: number, remark: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } };

export type ApproveCargoMutationVariables = Exact<{
  input: RecordInput;
}>;


export type ApproveCargoMutation = { approveCargo: { cargoId: number, senderId: number, receiverId: number, remark: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } };

export type PayCargoMutationVariables = Exact<{
  input: PayCargoInput;
}>;


export type PayCargoMutation = { payCargo: { cargoId: number, senderId: number, receiverId: number, remark: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, toPayAmount: number | null, deliveryCharge: number | null, paymentStatus: PaymentStatus, paymentDate: string | null, isApproved: boolean, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, company: string } | null, receiver: { uniqueId: string, company: string } | null } };

export type DeleteCargoMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteCargoMutation = { deleteCargo: { uniqueId: string } };

export type BulkAddHistoryMutationVariables = Exact<{
  input: BulkAddHistoryInput;
}>;


export type BulkAddHistoryMutation = { bulkAddHistory: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null } | null }> };

export type BulkApproveMutationVariables = Exact<{
  input: BulkInput;
}>;


export type BulkApproveMutation = { bulkApprove: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null } | null }> };

export type BulkPayMutationVariables = Exact<{
  input: BulkPayInput;
}>;


export type BulkPayMutation = { bulkPay: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null } | null }> };

export type BulkTrackMutationVariables = Exact<{
  input: BulkInput;
}>;


export type BulkTrackMutation = { bulkTrack: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null } | null }> };

export type BulkDeleteMutationVariables = Exact<{
  input: BulkInput;
}>;


export type BulkDeleteMutation = { bulkDelete: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null }> };

export type HistoryRowFragment = { uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null };

export type ConsignmentDetailFragment = { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null };

export type ConsignmentDetailQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ConsignmentDetailQuery = { consignment: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type NextReceiptQueryVariables = Exact<{ [key: string]: never; }>;


export type NextReceiptQuery = { nextReceipt: { id: string } };

export type BookConsignmentMutationVariables = Exact<{
  input: BookConsignmentInput;
  clientRequestId?: string | null | undefined;
}>;


export type BookConsignmentMutation = { bookConsignment: { uniqueId: string, awbNo: string, autofillAwb: boolean } };

export type UpdateConsignmentMutationVariables = Exact<{
  input: UpdateConsignmentInput;
}>;


export type UpdateConsignmentMutation = { updateConsignment: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type ApproveConsignmentMutationVariables = Exact<{
  input: RecordInput;
}>;


export type ApproveConsignmentMutation = { approveConsignment: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type PayConsignmentMutationVariables = Exact<{
  input: PayConsignmentInput;
}>;


export type PayConsignmentMutation = { payConsignment: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type DeleteConsignmentMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteConsignmentMutation = { deleteConsignment: { uniqueId: string } };

export type AddHistoryMutationVariables = Exact<{
  input: AddHistoryInput;
  clientRequestId?: string | null | undefined;
}>;


export type AddHistoryMutation = { addHistory: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type UpdateHistoryMutationVariables = Exact<{
  input: UpdateHistoryInput;
}>;


export type UpdateHistoryMutation = { updateHistory: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type DeleteHistoryMutationVariables = Exact<{
  input: DeleteHistoryInput;
}>;


export type DeleteHistoryMutation = { deleteHistory: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type TrackConsignmentMutationVariables = Exact<{
  input: TrackConsignmentInput;
}>;


export type TrackConsignmentMutation = { trackConsignment: { entries: Array<{ actionDate: string, city: string, deliveryStatus: DeliveryStatus, action: string }>, consignment: { vendorId: number, bookingCityId: number, deliveryCityId: number, deliveryCourier: string | null, autofillAwb: boolean, remark: string | null, clientInvoiceNo: string | null, isVpp: boolean, isInsurance: boolean, insuranceAmount: number | null, paymentReceivedDate: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, gst: string | null, panNo: string | null, name: string, type: VendorType } | null, sender: { uniqueId: string, name: string, company: string } | null, cargo: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, rating: { uniqueId: string, volumetricWeight: number, vendorWeight: number | null, customerZone: string | null, vendorZone: string | null, ratedCustomerAmount: number | null, ratedVendorAmount: number | null, customerOverridden: boolean | null, vendorOverridden: boolean | null, notes: Array<string> | null, dimensions: Array<{ length: number, width: number, height: number, count: number }> | null, customerLines: Array<{ text: string, amount: number }> | null, vendorLines: Array<{ text: string, amount: number }> | null } | null, consignmentHistories: Array<{ uniqueId: string, id: number, version: number, actionDate: string, action: string, city: string, deliveryStatus: DeliveryStatus, internal: boolean, nonDeletable: boolean, createdOn: string, deletedOn: string | null }> | null, deliveryCity: { uniqueId: string, name: string } | null } } };

export type SetLabelSizeMutationVariables = Exact<{
  input: SetLabelSizeInput;
}>;


export type SetLabelSizeMutation = { setLabelSize: { uniqueId: string, labelSize: LabelSize | null } };

export type ConsignmentRowFragment = { uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null };

export type ConsignmentsQueryVariables = Exact<{
  search: ConsignmentSearch;
}>;


export type ConsignmentsQuery = { consignments: { rowCountIfQuick: number | null, rows: Array<{ uniqueId: string, id: number, version: number, awbNo: string, bookingDate: string, deliveryDate: string | null, senderId: number, receiver: string, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, customerAmount: number | null, vppAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, paymentMode: PaymentMode, paymentStatus: PaymentStatus, deliveryStatus: DeliveryStatus, isApproved: boolean, manifestId: number | null, invoiceId: number | null, vendor: { uniqueId: string, name: string, type: VendorType } | null, sender: { uniqueId: string, company: string } | null, deliveryCity: { uniqueId: string, name: string } | null }> } };

export type ConsignmentQuickCountQueryVariables = Exact<{
  search: ConsignmentSearch;
}>;


export type ConsignmentQuickCountQuery = { consignments: { rowCountIfQuick: number | null } };

export type ConsignmentCountQueryVariables = Exact<{
  search: ConsignmentSearch;
}>;


export type ConsignmentCountQuery = { consignments: { rowCount: number } };

export type QuoteConsignmentQueryVariables = Exact<{
  input: QuoteConsignmentInput;
}>;


export type QuoteConsignmentQuery = { quoteConsignment: { volumetricWeight: number, chargeableWeight: number, vendorWeight: number | null, customerAmount: number | null, vendorAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, customerCard: string | null, vendorCard: string | null, notes: Array<string>, customerLines: Array<{ text: string, amount: number }>, vendorLines: Array<{ text: string, amount: number }> } };

export type NightlyChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyChecksQuery = { consistencyRuns: { rows: Array<{ day: string, startedOn: string, finishedOn: string | null, differences: number | null }> } };

export type NightlyCheckFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyCheckFindingsQuery = { consistencyRuns: { rows: Array<{ day: string, findings: Array<{ rule: string, place: string, stored: string, actual: string }> }> } };

export type UsualBookingsQueryVariables = Exact<{
  search: UsualBookingSearch;
}>;


export type UsualBookingsQuery = { usualBookings: Array<{ receiver: string, deliveryCityId: number, deliveryCityName: string, vendorId: number, vendorName: string, vendorType: VendorType, serviceType: ServiceType, parcelType: ParcelType, paymentMode: PaymentMode, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, times: number }> };

export type BookLineMutationVariables = Exact<{
  input: BookConsignmentInput;
  clientRequestId?: string | null | undefined;
}>;


export type BookLineMutation = { bookConsignment: { uniqueId: string, awbNo: string } };

export type QuoteLineQueryVariables = Exact<{
  input: QuoteConsignmentInput;
}>;


export type QuoteLineQuery = { quoteConsignment: { chargeableWeight: number, customerAmount: number | null, vendorAmount: number | null, vppCommission: number | null, insuranceCommission: number | null } };

export type CustomerRowFragment = { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, gstCategory: GstCategory | null, email: string | null, pinCode: string | null, lastActiveDate: string | null, createdOn: string, city: { id: number, uniqueId: string, name: string } | null };

export type CustomersQueryVariables = Exact<{
  search?: CustomerSearch | null | undefined;
}>;


export type CustomersQuery = { customers: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, gstCategory: GstCategory | null, email: string | null, pinCode: string | null, lastActiveDate: string | null, createdOn: string, city: { id: number, uniqueId: string, name: string } | null }> } };

export type CreateCustomerMutationVariables = Exact<{
  input: CreateCustomerInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateCustomerMutation = { createCustomer: { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, gstCategory: GstCategory | null, email: string | null, pinCode: string | null, lastActiveDate: string | null, createdOn: string, city: { id: number, uniqueId: string, name: string } | null } };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, gstCategory: GstCategory | null, email: string | null, pinCode: string | null, lastActiveDate: string | null, createdOn: string, city: { id: number, uniqueId: string, name: string } | null } };

export type DeleteCustomerMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteCustomerMutation = { deleteCustomer: { uniqueId: string } };

export type DashboardSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardSummaryQuery = { dashboardSummary: Array<{ title: string, unit: StatUnit, today: number, yesterday: number, month: number, total: number }>, bookingTrend: Array<{ day: string, bookings: number, amount: number }> };

export type BillingSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingSummaryQuery = { billingSummary: Array<{ title: string, total: number, currentMonth: number, lastMonth: number }>, billingTrend: Array<{ day: string, invoices: number, amount: number }> };

export type EnquiryRowFragment = { uniqueId: string, version: number, enquiryType: EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string };

export type EnquiriesQueryVariables = Exact<{
  search?: EnquirySearch | null | undefined;
}>;


export type EnquiriesQuery = { enquiries: { rowCount: number, rows: Array<{ uniqueId: string, version: number, enquiryType: EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string }> } };

export type ResolveEnquiryMutationVariables = Exact<{
  input: ResolveEnquiryInput;
}>;


export type ResolveEnquiryMutation = { resolveEnquiry: { uniqueId: string, version: number, enquiryType: EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string } };

export type ExpenseRowFragment = { uniqueId: string, version: number, date: string, amount: number, remark: string, createdOn: string };

export type ExpensesQueryVariables = Exact<{
  search?: ExpenseSearch | null | undefined;
}>;


export type ExpensesQuery = { expenses: { rowCount: number, rows: Array<{ uniqueId: string, version: number, date: string, amount: number, remark: string, createdOn: string }> } };

export type CreateExpenseMutationVariables = Exact<{
  input: CreateExpenseInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateExpenseMutation = { createExpense: { uniqueId: string, version: number, date: string, amount: number, remark: string, createdOn: string } };

export type UpdateExpenseMutationVariables = Exact<{
  input: UpdateExpenseInput;
}>;


export type UpdateExpenseMutation = { updateExpense: { uniqueId: string, version: number, date: string, amount: number, remark: string, createdOn: string } };

export type DeleteExpenseMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteExpenseMutation = { deleteExpense: { uniqueId: string } };

export type Gstr1InvoiceRowFragment = { number: string, date: string, gstin: string | null, receiver: string, placeOfSupply: string, taxable: number, igst: number, cgst: number, sgst: number, value: number };

export type Gstr1ServiceRowFragment = { code: string, rate: number, taxable: number, igst: number, cgst: number, sgst: number, value: number };

export type Gstr1QueryVariables = Exact<{
  month: string;
}>;


export type Gstr1Query = { gstr1: { month: string, checks: Array<{ rule: string, findings: Array<string> }>, b2b: Array<{ number: string, date: string, gstin: string | null, receiver: string, placeOfSupply: string, taxable: number, igst: number, cgst: number, sgst: number, value: number }>, b2cl: Array<{ number: string, date: string, gstin: string | null, receiver: string, placeOfSupply: string, taxable: number, igst: number, cgst: number, sgst: number, value: number }>, b2cs: Array<{ placeOfSupply: string, isInterState: boolean, taxable: number, igst: number, cgst: number, sgst: number }>, hsnB2b: Array<{ code: string, rate: number, taxable: number, igst: number, cgst: number, sgst: number, value: number }>, hsnB2c: Array<{ code: string, rate: number, taxable: number, igst: number, cgst: number, sgst: number, value: number }>, docs: Array<{ nature: string, from: string, to: string, total: number, cancelled: number, net: number }> } };

export type Gstr1OfflineToolQueryVariables = Exact<{
  month: string;
}>;


export type Gstr1OfflineToolQuery = { gstr1: { offlineTool: string } };

export type ImportJobRowFragment = { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null };

export type ImportProfileRowFragment = { id: number, uniqueId: string, version: number, kind: ImportKind, customerId: number | null, vendorId: number | null, name: string, dateOrder: DateOrder, customer: { id: number, uniqueId: string, company: string } | null, columns: Array<{ header: string, field: string }> | null, constants: Array<{ field: string, value: string }> | null };

export type ImportRowRowFragment = { id: number, uniqueId: string, rowNo: number, cells: Array<string> | null, status: ImportRowStatus, errors: Array<{ field: string, message: string }> | null };

export type ImportJobsQueryVariables = Exact<{
  search?: ImportJobSearch | null | undefined;
}>;


export type ImportJobsQuery = { importJobs: { rowCount: number, rows: Array<{ id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null }> } };

export type ImportJobQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ImportJobQuery = { importJob: { headers: Array<string> | null, id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, profile: { id: number, uniqueId: string, version: number, kind: ImportKind, customerId: number | null, vendorId: number | null, name: string, dateOrder: DateOrder, customer: { id: number, uniqueId: string, company: string } | null, columns: Array<{ header: string, field: string }> | null, constants: Array<{ field: string, value: string }> | null } | null, createdBy: { firstName: string, lastName: string } | null } };

export type ImportProfilesQueryVariables = Exact<{
  search?: ImportProfileSearch | null | undefined;
}>;


export type ImportProfilesQuery = { importProfiles: { rows: Array<{ id: number, uniqueId: string, version: number, kind: ImportKind, customerId: number | null, vendorId: number | null, name: string, dateOrder: DateOrder, customer: { id: number, uniqueId: string, company: string } | null, columns: Array<{ header: string, field: string }> | null, constants: Array<{ field: string, value: string }> | null }> } };

export type ImportRowsQueryVariables = Exact<{
  search: ImportRowSearch;
}>;


export type ImportRowsQuery = { importRows: { rowCount: number, rows: Array<{ id: number, uniqueId: string, rowNo: number, cells: Array<string> | null, status: ImportRowStatus, errors: Array<{ field: string, message: string }> | null }> } };

export type ImportTemplateQueryVariables = Exact<{
  kind: ImportKind;
}>;


export type ImportTemplateQuery = { importTemplate: { columns: Array<{ field: string, header: string, required: boolean, example: string, words: Array<string> }> } };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
  clientRequestId?: string | null | undefined;
}>;


export type StartImportMutation = { startImport: { headers: Array<string> | null, id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null } };

export type AddImportRowsMutationVariables = Exact<{
  input: AddImportRowsInput;
  clientRequestId?: string | null | undefined;
}>;


export type AddImportRowsMutation = { addImportRows: { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null } };

export type SaveImportProfileMutationVariables = Exact<{
  input: SaveImportProfileInput;
  clientRequestId?: string | null | undefined;
}>;


export type SaveImportProfileMutation = { saveImportProfile: { id: number, uniqueId: string, version: number, kind: ImportKind, customerId: number | null, vendorId: number | null, name: string, dateOrder: DateOrder, customer: { id: number, uniqueId: string, company: string } | null, columns: Array<{ header: string, field: string }> | null, constants: Array<{ field: string, value: string }> | null } };

export type CheckImportMutationVariables = Exact<{
  input: CheckImportInput;
}>;


export type CheckImportMutation = { checkImport: { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, profile: { id: number, uniqueId: string, version: number, kind: ImportKind, customerId: number | null, vendorId: number | null, name: string, dateOrder: DateOrder, customer: { id: number, uniqueId: string, company: string } | null, columns: Array<{ header: string, field: string }> | null, constants: Array<{ field: string, value: string }> | null } | null, createdBy: { firstName: string, lastName: string } | null } };

export type ChangeImportRowMutationVariables = Exact<{
  input: ChangeImportRowInput;
}>;


export type ChangeImportRowMutation = { changeImportRow: { job: { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null }, rows: Array<{ id: number, uniqueId: string, rowNo: number, cells: Array<string> | null, status: ImportRowStatus, errors: Array<{ field: string, message: string }> | null }> } };

export type RunImportMutationVariables = Exact<{
  input: RunImportInput;
  clientRequestId?: string | null | undefined;
}>;


export type RunImportMutation = { runImport: { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null } };

export type CancelImportMutationVariables = Exact<{
  input: RecordInput;
}>;


export type CancelImportMutation = { cancelImport: { id: number, uniqueId: string, version: number, kind: ImportKind, fileName: string, sheetName: string | null, status: ImportStatus, mode: ImportMode | null, rowCount: number, good: number, bad: number, already: number, done: number, refused: number, createdOn: string, createdBy: { firstName: string, lastName: string } | null } };

export type DropImportMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DropImportMutation = { dropImport: { uniqueId: string, version: number } };

export type BulkApproveInvoicesMutationVariables = Exact<{
  input: BulkApproveInvoicesInput;
}>;


export type BulkApproveInvoicesMutation = { bulkApproveInvoices: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } | null }> };

export type BulkMailInvoicesMutationVariables = Exact<{
  input: BulkInput;
}>;


export type BulkMailInvoicesMutation = { bulkMailInvoices: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null }> };

export type MailInvoiceMutationVariables = Exact<{
  input: RecordInput;
}>;


export type MailInvoiceMutation = { mailInvoice: { uniqueId: string } };

export type EinvoiceJsonQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type EinvoiceJsonQuery = { einvoiceJson: { json: string } };

export type InvoiceRowFragment = { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null };

export type InvoiceConsignmentFragment = { uniqueId: string, bookingDate: string, awbNo: string, receiver: string, chargeableWeight: number, customerAmount: number | null, deliveryCity: { uniqueId: string, name: string } | null };

export type InvoicesQueryVariables = Exact<{
  search: InvoiceSearch;
}>;


export type InvoicesQuery = { invoices: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null }> } };

export type InvoiceDetailQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type InvoiceDetailQuery = { invoice: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } };

export type InvoiceConsignmentsQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type InvoiceConsignmentsQuery = { invoice: { uniqueId: string, consignments: Array<{ uniqueId: string, bookingDate: string, awbNo: string, receiver: string, chargeableWeight: number, customerAmount: number | null, deliveryCity: { uniqueId: string, name: string } | null }> | null } };

export type InvoicePreviewQueryVariables = Exact<{
  input: PreviewInvoiceInput;
}>;


export type InvoicePreviewQuery = { invoicePreview: { totalConsignments: number, actualAmount: number, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string } };

export type GenerateInvoiceMutationVariables = Exact<{
  input: GenerateInvoiceInput;
  clientRequestId?: string | null | undefined;
}>;


export type GenerateInvoiceMutation = { generateInvoice: { uniqueId: string, consignments: Array<{ uniqueId: string, version: number, invoiceId: number | null }> | null } };

export type CreateManualInvoiceMutationVariables = Exact<{
  input: CreateManualInvoiceInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateManualInvoiceMutation = { createManualInvoice: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } };

export type UpdateInvoiceMutationVariables = Exact<{
  input: UpdateInvoiceInput;
}>;


export type UpdateInvoiceMutation = { updateInvoice: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } };

export type ApproveInvoiceMutationVariables = Exact<{
  input: ApproveInvoiceInput;
}>;


export type ApproveInvoiceMutation = { approveInvoice: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } };

export type DeleteInvoiceMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteInvoiceMutation = { deleteInvoice: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, taxExplanation: string, createdOn: string, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } };

export type StateRowFragment = { uniqueId: string, id: number, version: number, name: string, code: string };

export type StatesQueryVariables = Exact<{
  search?: StateSearch | null | undefined;
}>;


export type StatesQuery = { states: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, code: string }> } };

export type CreateStateMutationVariables = Exact<{
  input: CreateStateInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateStateMutation = { createState: { uniqueId: string, id: number, version: number, name: string, code: string } };

export type UpdateStateMutationVariables = Exact<{
  input: UpdateStateInput;
}>;


export type UpdateStateMutation = { updateState: { uniqueId: string, id: number, version: number, name: string, code: string } };

export type DeleteStateMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteStateMutation = { deleteState: { uniqueId: string } };

export type CityRowFragment = { uniqueId: string, id: number, version: number, name: string, pinCode: string, createdOn: string };

export type CitiesQueryVariables = Exact<{
  search?: CitySearch | null | undefined;
}>;


export type CitiesQuery = { cities: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, pinCode: string, createdOn: string }> } };

export type CreateCityMutationVariables = Exact<{
  input: CreateCityInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateCityMutation = { createCity: { uniqueId: string, id: number, version: number, name: string, pinCode: string, createdOn: string } };

export type UpdateCityMutationVariables = Exact<{
  input: UpdateCityInput;
}>;


export type UpdateCityMutation = { updateCity: { uniqueId: string, id: number, version: number, name: string, pinCode: string, createdOn: string } };

export type DeleteCityMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteCityMutation = { deleteCity: { uniqueId: string } };

export type ManifestRowFragment = { uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null };

export type ManifestDetailFragment = { consignmentJson: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null };

export type ManifestsQueryVariables = Exact<{
  search: ManifestSearch;
}>;


export type ManifestsQuery = { manifests: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null }> } };

export type ManifestDetailQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ManifestDetailQuery = { manifest: { consignmentJson: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type CreateOutgoingManifestMutationVariables = Exact<{
  input: CreateOutgoingManifestInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateOutgoingManifestMutation = { createOutgoingManifest: { consignmentJson: string | null, createdOn: string, updatedOn: string | null, uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, createdBy: { firstName: string, lastName: string } | null, updatedBy: { firstName: string, lastName: string } | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type CreateIncomingManifestMutationVariables = Exact<{
  input: CreateIncomingManifestInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateIncomingManifestMutation = { createIncomingManifest: { uniqueId: string, manifestId: string } };

export type PayManifestMutationVariables = Exact<{
  input: PayManifestInput;
}>;


export type PayManifestMutation = { payManifest: { updatedOn: string | null, uniqueId: string, id: number, version: number, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, updatedBy: { firstName: string, lastName: string } | null, viaCargo: { uniqueId: string, name: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null } };

export type DeleteManifestMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteManifestMutation = { deleteManifest: { uniqueId: string } };

export type NotificationRowFragment = { uniqueId: string, version: number, message: string, startAt: string, expireAt: string, isPermanent: boolean, createdOn: string };

export type NotificationsQueryVariables = Exact<{
  search?: NotificationSearch | null | undefined;
}>;


export type NotificationsQuery = { notifications: { rowCount: number, rows: Array<{ uniqueId: string, version: number, message: string, startAt: string, expireAt: string, isPermanent: boolean, createdOn: string }> } };

export type NotificationBannerFragment = { uniqueId: string, version: number, message: string, isPermanent: boolean };

export type ActiveNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveNotificationsQuery = { notifications: { rows: Array<{ uniqueId: string, version: number, message: string, isPermanent: boolean }> } };

export type CreateNotificationMutationVariables = Exact<{
  input: CreateNotificationInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateNotificationMutation = { createNotification: { uniqueId: string, version: number, message: string, startAt: string, expireAt: string, isPermanent: boolean, createdOn: string } };

export type UpdateNotificationMutationVariables = Exact<{
  input: UpdateNotificationInput;
}>;


export type UpdateNotificationMutation = { updateNotification: { uniqueId: string, version: number, message: string, startAt: string, expireAt: string, isPermanent: boolean, createdOn: string } };

export type DeleteNotificationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteNotificationMutation = { deleteNotification: { uniqueId: string } };

export type RateCardRowFragment = { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null, scheme: { uniqueId: string, id: number, name: string } | null };

export type RateSlabRowFragment = { uniqueId: string, serviceType: ServiceType, parcelType: ParcelType | null, fromWeight: number, toWeight: number | null, mode: SlabMode, baseAmount: number, stepWeight: number, stepAmount: number, zone: { uniqueId: string, code: string } | null };

export type RateCardSlabsFragment = { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, scheme: { uniqueId: string, id: number, name: string, zones: Array<{ uniqueId: string, code: string, name: string }> | null } | null, slabs: Array<{ uniqueId: string, serviceType: ServiceType, parcelType: ParcelType | null, fromWeight: number, toWeight: number | null, mode: SlabMode, baseAmount: number, stepWeight: number, stepAmount: number, zone: { uniqueId: string, code: string } | null }> | null, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null };

export type RateCardsQueryVariables = Exact<{
  search?: RateCardSearch | null | undefined;
}>;


export type RateCardsQuery = { rateCards: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null, scheme: { uniqueId: string, id: number, name: string } | null }> } };

export type RateCardSlabsQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type RateCardSlabsQuery = { rateCard: { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, scheme: { uniqueId: string, id: number, name: string, zones: Array<{ uniqueId: string, code: string, name: string }> | null } | null, slabs: Array<{ uniqueId: string, serviceType: ServiceType, parcelType: ParcelType | null, fromWeight: number, toWeight: number | null, mode: SlabMode, baseAmount: number, stepWeight: number, stepAmount: number, zone: { uniqueId: string, code: string } | null }> | null, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null } };

export type CreateRateCardMutationVariables = Exact<{
  input: CreateRateCardInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateRateCardMutation = { createRateCard: { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null, scheme: { uniqueId: string, id: number, name: string } | null } };

export type UpdateRateCardMutationVariables = Exact<{
  input: UpdateRateCardInput;
}>;


export type UpdateRateCardMutation = { updateRateCard: { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null, scheme: { uniqueId: string, id: number, name: string } | null } };

export type CopyRateCardMutationVariables = Exact<{
  input: CopyRateCardInput;
  clientRequestId?: string | null | undefined;
}>;


export type CopyRateCardMutation = { copyRateCard: { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null, scheme: { uniqueId: string, id: number, name: string } | null } };

export type DeleteRateCardMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteRateCardMutation = { deleteRateCard: { uniqueId: string } };

export type SetRateSlabsMutationVariables = Exact<{
  input: SetRateSlabsInput;
}>;


export type SetRateSlabsMutation = { setRateSlabs: { uniqueId: string, id: number, version: number, name: string, side: RateSide, validFrom: string, validTo: string | null, divisor: number | null, minAirWeight: number, minSurfaceWeight: number, roundAirWeight: number, roundSurfaceWeight: number, minimumCharge: number, fuelPercent: number, docketCharge: number, discountPercent: number, vppPercent: number, vppMinimum: number, insurancePercent: number, insuranceMinimum: number, roundTo: AmountRounding, createdOn: string, scheme: { uniqueId: string, id: number, name: string, zones: Array<{ uniqueId: string, code: string, name: string }> | null } | null, slabs: Array<{ uniqueId: string, serviceType: ServiceType, parcelType: ParcelType | null, fromWeight: number, toWeight: number | null, mode: SlabMode, baseAmount: number, stepWeight: number, stepAmount: number, zone: { uniqueId: string, code: string } | null }> | null, vendor: { uniqueId: string, id: number, name: string } | null, customer: { uniqueId: string, id: number, company: string } | null } };

export type RerateLineFragment = { uniqueId: string, version: number | null, awbNo: string | null, bookingDate: string | null, sender: string | null, vendor: string | null, oldCustomerAmount: number | null, newCustomerAmount: number | null, oldVendorAmount: number | null, newVendorAmount: number | null, outcome: string };

export type RerateConsignmentsMutationVariables = Exact<{
  input: RerateConsignmentsInput;
  clientRequestId?: string | null | undefined;
}>;


export type RerateConsignmentsMutation = { rerateConsignments: { rowCount: number | null, next: string | null, rows: Array<{ uniqueId: string, version: number | null, awbNo: string | null, bookingDate: string | null, sender: string | null, vendor: string | null, oldCustomerAmount: number | null, newCustomerAmount: number | null, oldVendorAmount: number | null, newVendorAmount: number | null, outcome: string }> } };

export type WeightRuleRowFragment = { uniqueId: string, version: number, serviceType: ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null };

export type WeightRulesQueryVariables = Exact<{
  search?: WeightRuleSearch | null | undefined;
}>;


export type WeightRulesQuery = { weightRules: { rowCount: number, rows: Array<{ uniqueId: string, version: number, serviceType: ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null }> } };

export type SaveWeightRuleMutationVariables = Exact<{
  input: SaveWeightRuleInput;
  clientRequestId?: string | null | undefined;
}>;


export type SaveWeightRuleMutation = { saveWeightRule: { uniqueId: string, version: number, serviceType: ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null } };

export type ZoneSchemeRowFragment = { uniqueId: string, id: number, version: number, name: string, zones: Array<{ uniqueId: string, id: number, code: string, name: string }> | null, rules: Array<{ uniqueId: string, kind: ZoneRuleKind, zoneId: number, cities: Array<{ uniqueId: string, id: number, name: string }> | null, states: Array<{ uniqueId: string, id: number, name: string }> | null }> | null };

export type ZoneSchemesQueryVariables = Exact<{
  search?: ZoneSchemeSearch | null | undefined;
}>;


export type ZoneSchemesQuery = { zoneSchemes: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, zones: Array<{ uniqueId: string, id: number, code: string, name: string }> | null, rules: Array<{ uniqueId: string, kind: ZoneRuleKind, zoneId: number, cities: Array<{ uniqueId: string, id: number, name: string }> | null, states: Array<{ uniqueId: string, id: number, name: string }> | null }> | null }> } };

export type ZoneSchemeNamesQueryVariables = Exact<{
  search?: ZoneSchemeSearch | null | undefined;
}>;


export type ZoneSchemeNamesQuery = { zoneSchemes: { rows: Array<{ uniqueId: string, id: number, name: string }> } };

export type SaveZoneSchemeMutationVariables = Exact<{
  input: SaveZoneSchemeInput;
  clientRequestId?: string | null | undefined;
}>;


export type SaveZoneSchemeMutation = { saveZoneScheme: { uniqueId: string, id: number, version: number, name: string, zones: Array<{ uniqueId: string, id: number, code: string, name: string }> | null, rules: Array<{ uniqueId: string, kind: ZoneRuleKind, zoneId: number, cities: Array<{ uniqueId: string, id: number, name: string }> | null, states: Array<{ uniqueId: string, id: number, name: string }> | null }> | null } };

export type PaymentRowFragment = { uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, customer: { uniqueId: string, id: number, company: string } | null };

export type PaymentAllocationFragment = { uniqueId: string, cash: number, tds: number, allocatedOn: string, invoice: { uniqueId: string, invoiceNumber: string | null } | null };

export type CustomerPaymentsQueryVariables = Exact<{
  search: CustomerPaymentSearch;
}>;


export type CustomerPaymentsQuery = { customerPayments: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, customer: { uniqueId: string, id: number, company: string } | null }> } };

export type PaymentDetailQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type PaymentDetailQuery = { customerPayment: { warnings: Array<string> | null, uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, allocations: Array<{ uniqueId: string, cash: number, tds: number, allocatedOn: string, invoice: { uniqueId: string, invoiceNumber: string | null } | null }> | null, customer: { uniqueId: string, id: number, company: string } | null } };

export type OpenItemsQueryVariables = Exact<{
  input: OpenItemsInput;
}>;


export type OpenItemsQuery = { openItems: Array<{ invoiceId: number | null, number: string, date: string, dueDate: string, totalAmount: number, outstanding: number, taxable: number }> };

export type AgeingSumsRowFragment = { notDue: number, days30: number, days60: number, days90: number, days180: number, older: number, advances: number, balance: number };

export type AgeingCustomerRowFragment = { customerId: number, customerUniqueId: string, company: string, contact: string, notDue: number, days30: number, days60: number, days90: number, days180: number, older: number, advances: number, balance: number };

export type AgeingQueryVariables = Exact<{
  search: AgeingSearch;
}>;


export type AgeingQuery = { ageing: { asOf: string, rows: Array<{ customerId: number, customerUniqueId: string, company: string, contact: string, notDue: number, days30: number, days60: number, days90: number, days180: number, older: number, advances: number, balance: number }>, total: { notDue: number, days30: number, days60: number, days90: number, days180: number, older: number, advances: number, balance: number }, items: Array<{ invoiceId: number | null, number: string, date: string, dueDate: string, totalAmount: number, outstanding: number, days: number, bucket: AgeingBucket }> } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
  clientRequestId?: string | null | undefined;
}>;


export type RecordPaymentMutation = { recordPayment: { warnings: Array<string> | null, uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, customer: { uniqueId: string, id: number, company: string } | null } };

export type TakeBackAllocationMutationVariables = Exact<{
  input: TakeBackAllocationInput;
}>;


export type TakeBackAllocationMutation = { takeBackAllocation: { uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, allocations: Array<{ uniqueId: string, cash: number, tds: number, allocatedOn: string, invoice: { uniqueId: string, invoiceNumber: string | null } | null }> | null, customer: { uniqueId: string, id: number, company: string } | null } };

export type ReversePaymentMutationVariables = Exact<{
  input: ReversePaymentInput;
}>;


export type ReversePaymentMutation = { reversePayment: { uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, allocations: Array<{ uniqueId: string, cash: number, tds: number, allocatedOn: string, invoice: { uniqueId: string, invoiceNumber: string | null } | null }> | null, customer: { uniqueId: string, id: number, company: string } | null } };

export type SetTdsCertificateMutationVariables = Exact<{
  input: SetTdsCertificateInput;
}>;


export type SetTdsCertificateMutation = { setTdsCertificate: { uniqueId: string, id: number, version: number, number: string, receivedOn: string, mode: ReceiptMode, amount: number, tdsAmount: number, unallocated: number, reference: string | null, bankName: string | null, chequeDate: string | null, certificateNo: string | null, source: PaymentSource, reversedOn: string | null, reversalKind: ReversalKind | null, reversalReason: string | null, remark: string | null, createdOn: string, customer: { uniqueId: string, id: number, company: string } | null } };

export type FindAwbQueryVariables = Exact<{
  code: string;
}>;


export type FindAwbQuery = { findAwb: Array<{ kind: BookingKind, uniqueId: string, awbNo: string, piece: number | null, packet: number, receiver: string, deliveryStatus: DeliveryStatus | null, refusalOfManifest: string | null }> };

export type ScanLineFragment = { id: number, clientScanId: string, code: string, result: ScanResult, message: string | null, scannedAt: string, piece: number | null, consignmentId: number | null, consignmentUniqueId: string | null, awbNo: string | null, packet: number | null, receiver: string | null, destination: string | null };

export type ScanSessionFragment = { uniqueId: string, version: number, kind: ScanKind, input: string, openedOn: string, closedOn: string | null, done: number, refused: number, createdBy: { firstName: string, lastName: string } | null };

export type ScanSessionQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ScanSessionQuery = { scanSession: { uniqueId: string, version: number, kind: ScanKind, input: string, openedOn: string, closedOn: string | null, done: number, refused: number, scans: Array<{ id: number, clientScanId: string, code: string, result: ScanResult, message: string | null, scannedAt: string, piece: number | null, consignmentId: number | null, consignmentUniqueId: string | null, awbNo: string | null, packet: number | null, receiver: string | null, destination: string | null }> | null, createdBy: { firstName: string, lastName: string } | null } };

export type OpenScanSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenScanSessionsQuery = { scanSessions: { rowCount: number, rows: Array<{ uniqueId: string, version: number, kind: ScanKind, input: string, openedOn: string, closedOn: string | null, done: number, refused: number, createdBy: { firstName: string, lastName: string } | null }> } };

export type OpenScanSessionMutationVariables = Exact<{
  input: OpenScanSessionInput;
}>;


export type OpenScanSessionMutation = { openScanSession: { uniqueId: string, version: number, kind: ScanKind, input: string, openedOn: string, closedOn: string | null, done: number, refused: number, createdBy: { firstName: string, lastName: string } | null } };

export type RecordScanMutationVariables = Exact<{
  input: RecordScanInput;
}>;


export type RecordScanMutation = { recordScan: { id: number, clientScanId: string, code: string, result: ScanResult, message: string | null, scannedAt: string, piece: number | null, consignmentId: number | null, consignmentUniqueId: string | null, awbNo: string | null, packet: number | null, receiver: string | null, destination: string | null } };

export type CloseScanSessionMutationVariables = Exact<{
  input: RecordInput;
}>;


export type CloseScanSessionMutation = { closeScanSession: { uniqueId: string, version: number, kind: ScanKind, input: string, openedOn: string, closedOn: string | null, done: number, refused: number, createdBy: { firstName: string, lastName: string } | null } };

export type SettingRowFragment = { key: string, meaning: string, unit: string, value: string, validFrom: string | null, values: Array<{ uniqueId: string | null, version: number | null, validFrom: string | null, value: string, changedOn: string | null, changedBy: { firstName: string, lastName: string } | null }> };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { rowCount: number, rows: Array<{ key: string, meaning: string, unit: string, value: string, validFrom: string | null, values: Array<{ uniqueId: string | null, version: number | null, validFrom: string | null, value: string, changedOn: string | null, changedBy: { firstName: string, lastName: string } | null }> }> } };

export type UpdateSettingMutationVariables = Exact<{
  input: UpdateSettingInput;
}>;


export type UpdateSettingMutation = { updateSetting: { key: string, meaning: string, unit: string, value: string, validFrom: string | null, values: Array<{ uniqueId: string | null, version: number | null, validFrom: string | null, value: string, changedOn: string | null, changedBy: { firstName: string, lastName: string } | null }> } };

export type CountVisitMutationVariables = Exact<{
  input: CountVisitInput;
}>;


export type CountVisitMutation = { countVisit: boolean };

export type TrackAwbMutationVariables = Exact<{
  input: TrackAwbInput;
}>;


export type TrackAwbMutation = { trackAwb: { awbNo: string, deliveryStatus: DeliveryStatus, movements: Array<{ actionDate: string, city: string, deliveryStatus: DeliveryStatus, action: string }> } };

export type SubmitEnquiryMutationVariables = Exact<{
  input: SubmitEnquiryInput;
  clientRequestId?: string | null | undefined;
}>;


export type SubmitEnquiryMutation = { submitEnquiry: { uniqueId: string } };

export type CompanyCardQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCardQuery = { company: { legalName: string, address: Array<string>, phone: string, email: string, gstin: string } };

export type TrackHistoryRowFragment = { uniqueId: string, awbNo: string, consignmentId: number | null, deliveryStatus: DeliveryStatus | null, requestId: string, createdOn: string };

export type TrackHistoriesQueryVariables = Exact<{
  search?: TrackHistorySearch | null | undefined;
}>;


export type TrackHistoriesQuery = { trackHistories: { rowCount: number, rows: Array<{ uniqueId: string, awbNo: string, consignmentId: number | null, deliveryStatus: DeliveryStatus | null, requestId: string, createdOn: string }> } };

export type UserRowFragment = { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null };

export type UsersQueryVariables = Exact<{
  search?: UserSearch | null | undefined;
}>;


export type UsersQuery = { users: { rowCount: number, rows: Array<{ uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null }> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null } };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { blockUser: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null } };

export type DeleteUserMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteUserMutation = { deleteUser: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { uniqueId: string, version: number, firstName: string, lastName: string, emailAddress: string, gender: Gender, role: Role, state: UserState, isActive: boolean, imagePath: string | null, lastLoginDate: string | null, lastLogoutDate: string | null, createdOn: string, deletedOn: string | null } };

export type VendorRowFragment = { uniqueId: string, id: number, version: number, name: string, type: VendorType, contactPerson: string, contactNumber: string, gst: string | null, panNo: string | null, url: string | null, selfDelivery: boolean, lastActiveDate: string | null, createdOn: string, city: { uniqueId: string, id: number, name: string } | null };

export type VendorsQueryVariables = Exact<{
  search?: VendorSearch | null | undefined;
}>;


export type VendorsQuery = { vendors: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, type: VendorType, contactPerson: string, contactNumber: string, gst: string | null, panNo: string | null, url: string | null, selfDelivery: boolean, lastActiveDate: string | null, createdOn: string, city: { uniqueId: string, id: number, name: string } | null }> } };

export type CreateVendorMutationVariables = Exact<{
  input: CreateVendorInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateVendorMutation = { createVendor: { uniqueId: string, id: number, version: number, name: string, type: VendorType, contactPerson: string, contactNumber: string, gst: string | null, panNo: string | null, url: string | null, selfDelivery: boolean, lastActiveDate: string | null, createdOn: string, city: { uniqueId: string, id: number, name: string } | null } };

export type UpdateVendorMutationVariables = Exact<{
  input: UpdateVendorInput;
}>;


export type UpdateVendorMutation = { updateVendor: { uniqueId: string, id: number, version: number, name: string, type: VendorType, contactPerson: string, contactNumber: string, gst: string | null, panNo: string | null, url: string | null, selfDelivery: boolean, lastActiveDate: string | null, createdOn: string, city: { uniqueId: string, id: number, name: string } | null } };

export type DeleteVendorMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteVendorMutation = { deleteVendor: { uniqueId: string } };

export type VisitRowFragment = { uniqueId: string, visitorId: string, browser: string, device: string, operatingSystem: string, ipAddress: string, page: string, search: number, tracking: number, enquirySent: number, createdOn: string, lastVisit: string };

export type VisitsQueryVariables = Exact<{
  search?: VisitSearch | null | undefined;
}>;


export type VisitsQuery = { visits: { rowCount: number, rows: Array<{ uniqueId: string, visitorId: string, browser: string, device: string, operatingSystem: string, ipAddress: string, page: string, search: number, tracking: number, enquirySent: number, createdOn: string, lastVisit: string }> } };

export type CargoCopyPartyFragment = { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null };

export type CargoCopyFragment = { uniqueId: string, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, paymentStatus: PaymentStatus, toPayAmount: number | null, deliveryCharge: number | null, remark: string | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null, receiver: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null };

export type CargoPrintQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type CargoPrintQuery = { company: { legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string }, cargoConsignment: { uniqueId: string, awbNo: string, bookingDate: string, serviceType: ServiceType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, paymentStatus: PaymentStatus, toPayAmount: number | null, deliveryCharge: number | null, remark: string | null, cargo: { uniqueId: string, name: string } | null, sender: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null, receiver: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null } };

export type CompanyBlockFragment = { legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string };

export type ConsignmentCopyFragment = { uniqueId: string, awbNo: string, bookingDate: string, receiver: string, deliveryCourier: string | null, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, customerAmount: number | null, isVpp: boolean, vppAmount: number | null, vppCommission: number | null, isInsurance: boolean, insuranceAmount: number | null, insuranceCommission: number | null, clientInvoiceNo: string | null, remark: string | null, vendor: { uniqueId: string, name: string } | null, sender: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string, pinCode: string } | null };

export type ConsignmentPrintQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ConsignmentPrintQuery = { company: { legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string }, consignment: { uniqueId: string, awbNo: string, bookingDate: string, receiver: string, deliveryCourier: string | null, serviceType: ServiceType, parcelType: ParcelType, packet: number, actualWeight: number, chargeableWeight: number, paymentMode: PaymentMode, customerAmount: number | null, isVpp: boolean, vppAmount: number | null, vppCommission: number | null, isInsurance: boolean, insuranceAmount: number | null, insuranceCommission: number | null, clientInvoiceNo: string | null, remark: string | null, vendor: { uniqueId: string, name: string } | null, sender: { uniqueId: string, name: string, company: string, contact: string, address: string | null, gst: string | null } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string, pinCode: string } | null } };

export type InvoiceCompanyFragment = { pan: string, sacCode: string, legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string, bank: { accountName: string, accountNumber: string, bankName: string, branch: string, ifsc: string } };

export type InvoicePaperFragment = { uniqueId: string, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, contact: string, gst: string | null } | null, consignments: Array<{ uniqueId: string, bookingDate: string, awbNo: string, receiver: string, chargeableWeight: number, customerAmount: number | null, deliveryCity: { uniqueId: string, name: string } | null }> | null };

export type InvoicePrintQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type InvoicePrintQuery = { company: { pan: string, sacCode: string, legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string, bank: { accountName: string, accountNumber: string, bankName: string, branch: string, ifsc: string } }, invoice: { uniqueId: string, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, invoiceStatus: InvoiceStatus, invoiceType: InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, deletedOn: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, contact: string, gst: string | null } | null, consignments: Array<{ uniqueId: string, bookingDate: string, awbNo: string, receiver: string, chargeableWeight: number, customerAmount: number | null, deliveryCity: { uniqueId: string, name: string } | null }> | null } };

export type LabelFragment = { uniqueId: string, awbNo: string, packet: number, trackingUrl: string, destination: string, pinCode: string, receiver: string, origin: string, sender: string, vendor: string, bookingDate: string, serviceType: ServiceType, parcelType: ParcelType, actualWeight: number, payment: string };

export type LabelPrintQueryVariables = Exact<{
  ids: Array<string | number>;
  size?: LabelSize | null | undefined;
}>;


export type LabelPrintQuery = { company: { name: string }, labels: { size: LabelSize, labels: Array<{ uniqueId: string, awbNo: string, packet: number, trackingUrl: string, destination: string, pinCode: string, receiver: string, origin: string, sender: string, vendor: string, bookingDate: string, serviceType: ServiceType, parcelType: ParcelType, actualWeight: number, payment: string }> } };

export type ManifestPaperFragment = { uniqueId: string, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, consignmentJson: string | null, createdOn: string, viaCargo: { uniqueId: string, name: string, contactPerson: string, contactNumber: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string, contactPerson: string, contactNumber: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null };

export type ManifestPrintQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type ManifestPrintQuery = { company: { legalName: string, address: Array<string>, phone: string, email: string, website: string, gstin: string }, manifest: { uniqueId: string, manifestId: string, type: ManifestType, date: string, totalConsignments: number, weight: number, toPayAmount: number, deliveryCharge: number | null, payment: PaymentStatus, toPayReceivedDate: string | null, toPayReceivedAmount: number | null, consignmentJson: string | null, createdOn: string, viaCargo: { uniqueId: string, name: string, contactPerson: string, contactNumber: string } | null, bookingVendor: { uniqueId: string, name: string } | null, deliveryVendor: { uniqueId: string, name: string, contactPerson: string, contactNumber: string } | null, bookingCity: { uniqueId: string, name: string } | null, deliveryCity: { uniqueId: string, name: string } | null, createdBy: { firstName: string, lastName: string } | null } };

export type ChangeLogQueryVariables = Exact<{
  search: ChangeLogSearch;
}>;


export type ChangeLogQuery = { changeLog: { rowCount: number, rows: Array<{ id: number, createdOn: string, propertyLabel: string, oldText: string | null, newText: string | null, remark: string | null, createdBy: { firstName: string, lastName: string } | null }> } };

export type VendorSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type VendorSuggestionsQuery = { vendorSuggestions: Array<{ id: number, name: string, type: VendorType }> };

export type CustomerSuggestionsQueryVariables = Exact<{
  search: CustomerSuggestionSearch;
}>;


export type CustomerSuggestionsQuery = { customerSuggestions: Array<{ id: number, name: string }> };

export type CitySuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type CitySuggestionsQuery = { citySuggestions: Array<{ id: number, name: string }> };

export type ReceiverSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type ReceiverSuggestionsQuery = { receiverSuggestions: Array<{ id: number, name: string }> };

export type UserSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type UserSuggestionsQuery = { userSuggestions: Array<{ id: number, name: string }> };

export type ScreenViewFragment = { uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null };

export type ScreenViewsFragment = { screen: string, mine: Array<string>, defaultViewId: string | null, views: Array<{ uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null }>, columns: Array<{ key: string, width: number | null, shown: boolean }> | null };

export type SavedViewsQueryVariables = Exact<{
  search: ViewSearch;
}>;


export type SavedViewsQuery = { savedViews: { screen: string, mine: Array<string>, defaultViewId: string | null, views: Array<{ uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null }>, columns: Array<{ key: string, width: number | null, shown: boolean }> | null } };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView: { uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null } };

export type DeleteViewMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteViewMutation = { deleteView: { uniqueId: string } };

export type SetDefaultViewMutationVariables = Exact<{
  input: SetDefaultViewInput;
}>;


export type SetDefaultViewMutation = { setDefaultView: { screen: string, mine: Array<string>, defaultViewId: string | null, views: Array<{ uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null }>, columns: Array<{ key: string, width: number | null, shown: boolean }> | null } };

export type SetColumnsMutationVariables = Exact<{
  input: SetColumnsInput;
}>;


export type SetColumnsMutation = { setColumns: { screen: string, mine: Array<string>, defaultViewId: string | null, views: Array<{ uniqueId: string, version: number, name: string, isShared: boolean, address: string, owner: { firstName: string, lastName: string } | null, columns: Array<{ key: string, width: number | null, shown: boolean }> | null }>, columns: Array<{ key: string, width: number | null, shown: boolean }> | null } };

export const ProfileFormFragmentDoc = gql`
    fragment ProfileForm on User {
  uniqueId
  version
  firstName
  lastName
  emailAddress
  role
  imagePath
}
    `;
export const CargoRowFragmentDoc = gql`
    fragment CargoRow on CargoConsignment {
  uniqueId
  id
  version
  awbNo
  bookingDate
  cargo {
    uniqueId
    name
  }
  sender {
    uniqueId
    company
  }
  receiver {
    uniqueId
    company
  }
  serviceType
  packet
  actualWeight
  chargeableWeight
  paymentMode
  toPayAmount
  deliveryCharge
  paymentStatus
  paymentDate
  isApproved
}
    `;
export const CargoDetailFragmentDoc = gql`
    fragment CargoDetail on CargoConsignment {
  ...CargoRow
  cargoId
  senderId
  receiverId
  remark
  createdOn
  createdBy {
    firstName
    lastName
  }
  updatedOn
  updatedBy {
    firstName
    lastName
  }
}
    `;
export const ConsignmentRowFragmentDoc = gql`
    fragment ConsignmentRow on Consignment {
  uniqueId
  id
  version
  awbNo
  bookingDate
  deliveryDate
  vendor {
    uniqueId
    name
    type
  }
  senderId
  sender {
    uniqueId
    company
  }
  receiver
  deliveryCity {
    uniqueId
    name
  }
  serviceType
  parcelType
  packet
  actualWeight
  chargeableWeight
  vendorAmount
  customerAmount
  vppAmount
  vppCommission
  insuranceCommission
  paymentMode
  paymentStatus
  deliveryStatus
  isApproved
  manifestId
  invoiceId
}
    `;
export const HistoryRowFragmentDoc = gql`
    fragment HistoryRow on ConsignmentHistory {
  uniqueId
  id
  version
  actionDate
  action
  city
  deliveryStatus
  internal
  nonDeletable
  createdOn
  deletedOn
}
    `;
export const ConsignmentDetailFragmentDoc = gql`
    fragment ConsignmentDetail on Consignment {
  ...ConsignmentRow
  vendorId
  vendor {
    uniqueId
    gst
    panNo
  }
  sender {
    uniqueId
    name
  }
  cargo {
    uniqueId
    name
  }
  bookingCityId
  bookingCity {
    uniqueId
    name
  }
  deliveryCityId
  deliveryCourier
  autofillAwb
  remark
  clientInvoiceNo
  isVpp
  isInsurance
  insuranceAmount
  paymentReceivedDate
  createdOn
  createdBy {
    firstName
    lastName
  }
  updatedOn
  updatedBy {
    firstName
    lastName
  }
  rating {
    uniqueId
    dimensions {
      length
      width
      height
      count
    }
    volumetricWeight
    vendorWeight
    customerZone
    vendorZone
    ratedCustomerAmount
    ratedVendorAmount
    customerOverridden
    vendorOverridden
    customerLines {
      text
      amount
    }
    vendorLines {
      text
      amount
    }
    notes
  }
  consignmentHistories {
    ...HistoryRow
  }
}
    `;
export const CustomerRowFragmentDoc = gql`
    fragment CustomerRow on Customer {
  uniqueId
  id
  version
  name
  company
  contact
  address
  gst
  gstCategory
  email
  city {
    id
    uniqueId
    name
  }
  pinCode
  lastActiveDate
  createdOn
}
    `;
export const EnquiryRowFragmentDoc = gql`
    fragment EnquiryRow on Enquiry {
  uniqueId
  version
  enquiryType
  name
  email
  message
  isResolved
  resolution
  createdOn
}
    `;
export const ExpenseRowFragmentDoc = gql`
    fragment ExpenseRow on Expense {
  uniqueId
  version
  date
  amount
  remark
  createdOn
}
    `;
export const Gstr1InvoiceRowFragmentDoc = gql`
    fragment Gstr1InvoiceRow on Gstr1Invoice {
  number
  date
  gstin
  receiver
  placeOfSupply
  taxable
  igst
  cgst
  sgst
  value
}
    `;
export const Gstr1ServiceRowFragmentDoc = gql`
    fragment Gstr1ServiceRow on Gstr1Service {
  code
  rate
  taxable
  igst
  cgst
  sgst
  value
}
    `;
export const ImportJobRowFragmentDoc = gql`
    fragment ImportJobRow on ImportJob {
  id
  uniqueId
  version
  kind
  fileName
  sheetName
  status
  mode
  rowCount
  good
  bad
  already
  done
  refused
  createdOn
  createdBy {
    firstName
    lastName
  }
}
    `;
export const ImportProfileRowFragmentDoc = gql`
    fragment ImportProfileRow on ImportProfile {
  id
  uniqueId
  version
  kind
  customerId
  customer {
    id
    uniqueId
    company
  }
  vendorId
  name
  dateOrder
  columns {
    header
    field
  }
  constants {
    field
    value
  }
}
    `;
export const ImportRowRowFragmentDoc = gql`
    fragment ImportRowRow on ImportRow {
  id
  uniqueId
  rowNo
  cells
  status
  errors {
    field
    message
  }
}
    `;
export const InvoiceRowFragmentDoc = gql`
    fragment InvoiceRow on Invoice {
  uniqueId
  id
  version
  customerId
  customer {
    uniqueId
    company
    name
    address
    gst
  }
  invoiceNumber
  invoiceMonth
  invoiceDate
  paymentDate
  invoiceStatus
  invoiceType
  totalConsignments
  actualAmount
  additionalCharges
  additionalRemark
  remark
  igst
  cgst
  sgst
  totalAmount
  taxExplanation
  createdOn
  deletedOn
}
    `;
export const InvoiceConsignmentFragmentDoc = gql`
    fragment InvoiceConsignment on Consignment {
  uniqueId
  bookingDate
  awbNo
  receiver
  deliveryCity {
    uniqueId
    name
  }
  chargeableWeight
  customerAmount
}
    `;
export const StateRowFragmentDoc = gql`
    fragment StateRow on State {
  uniqueId
  id
  version
  name
  code
}
    `;
export const CityRowFragmentDoc = gql`
    fragment CityRow on City {
  uniqueId
  id
  version
  name
  pinCode
  createdOn
}
    `;
export const ManifestRowFragmentDoc = gql`
    fragment ManifestRow on Manifest {
  uniqueId
  id
  version
  manifestId
  type
  date
  viaCargo {
    uniqueId
    name
  }
  bookingVendor {
    uniqueId
    name
  }
  deliveryVendor {
    uniqueId
    name
  }
  bookingCity {
    uniqueId
    name
  }
  deliveryCity {
    uniqueId
    name
  }
  totalConsignments
  weight
  toPayAmount
  deliveryCharge
  payment
  toPayReceivedDate
  toPayReceivedAmount
}
    `;
export const ManifestDetailFragmentDoc = gql`
    fragment ManifestDetail on Manifest {
  ...ManifestRow
  consignmentJson
  createdOn
  createdBy {
    firstName
    lastName
  }
  updatedOn
  updatedBy {
    firstName
    lastName
  }
}
    `;
export const NotificationRowFragmentDoc = gql`
    fragment NotificationRow on Notification {
  uniqueId
  version
  message
  startAt
  expireAt
  isPermanent
  createdOn
}
    `;
export const NotificationBannerFragmentDoc = gql`
    fragment NotificationBanner on Notification {
  uniqueId
  version
  message
  isPermanent
}
    `;
export const RateCardRowFragmentDoc = gql`
    fragment RateCardRow on RateCard {
  uniqueId
  id
  version
  name
  side
  vendor {
    uniqueId
    id
    name
  }
  customer {
    uniqueId
    id
    company
  }
  scheme {
    uniqueId
    id
    name
  }
  validFrom
  validTo
  divisor
  minAirWeight
  minSurfaceWeight
  roundAirWeight
  roundSurfaceWeight
  minimumCharge
  fuelPercent
  docketCharge
  discountPercent
  vppPercent
  vppMinimum
  insurancePercent
  insuranceMinimum
  roundTo
  createdOn
}
    `;
export const RateSlabRowFragmentDoc = gql`
    fragment RateSlabRow on RateSlab {
  uniqueId
  zone {
    uniqueId
    code
  }
  serviceType
  parcelType
  fromWeight
  toWeight
  mode
  baseAmount
  stepWeight
  stepAmount
}
    `;
export const RateCardSlabsFragmentDoc = gql`
    fragment RateCardSlabs on RateCard {
  ...RateCardRow
  scheme {
    uniqueId
    zones {
      uniqueId
      code
      name
    }
  }
  slabs {
    ...RateSlabRow
  }
}
    `;
export const RerateLineFragmentDoc = gql`
    fragment RerateLine on RerateRow {
  uniqueId
  version
  awbNo
  bookingDate
  sender
  vendor
  oldCustomerAmount
  newCustomerAmount
  oldVendorAmount
  newVendorAmount
  outcome
}
    `;
export const WeightRuleRowFragmentDoc = gql`
    fragment WeightRuleRow on WeightRule {
  uniqueId
  version
  vendor {
    uniqueId
    id
    name
  }
  serviceType
  divisor
  longSide
  longSideTimes
  createdOn
}
    `;
export const ZoneSchemeRowFragmentDoc = gql`
    fragment ZoneSchemeRow on ZoneScheme {
  uniqueId
  id
  version
  name
  zones {
    uniqueId
    id
    code
    name
  }
  rules {
    uniqueId
    kind
    zoneId
    cities {
      uniqueId
      id
      name
    }
    states {
      uniqueId
      id
      name
    }
  }
}
    `;
export const PaymentRowFragmentDoc = gql`
    fragment PaymentRow on CustomerPayment {
  uniqueId
  id
  version
  number
  customer {
    uniqueId
    id
    company
  }
  receivedOn
  mode
  amount
  tdsAmount
  unallocated
  reference
  bankName
  chequeDate
  certificateNo
  source
  reversedOn
  reversalKind
  reversalReason
  remark
  createdOn
}
    `;
export const PaymentAllocationFragmentDoc = gql`
    fragment PaymentAllocation on Allocation {
  uniqueId
  invoice {
    uniqueId
    invoiceNumber
  }
  cash
  tds
  allocatedOn
}
    `;
export const AgeingSumsRowFragmentDoc = gql`
    fragment AgeingSumsRow on AgeingSums {
  notDue
  days30
  days60
  days90
  days180
  older
  advances
  balance
}
    `;
export const AgeingCustomerRowFragmentDoc = gql`
    fragment AgeingCustomerRow on AgeingRow {
  customerId
  customerUniqueId
  company
  contact
  notDue
  days30
  days60
  days90
  days180
  older
  advances
  balance
}
    `;
export const ScanLineFragmentDoc = gql`
    fragment ScanLine on ScanLine {
  id
  clientScanId
  code
  result
  message
  scannedAt
  piece
  consignmentId
  consignmentUniqueId
  awbNo
  packet
  receiver
  destination
}
    `;
export const ScanSessionFragmentDoc = gql`
    fragment ScanSession on ScanSession {
  uniqueId
  version
  kind
  input
  openedOn
  closedOn
  done
  refused
  createdBy {
    firstName
    lastName
  }
}
    `;
export const SettingRowFragmentDoc = gql`
    fragment SettingRow on SettingInForce {
  key
  meaning
  unit
  value
  validFrom
  values {
    uniqueId
    version
    validFrom
    value
    changedOn
    changedBy {
      firstName
      lastName
    }
  }
}
    `;
export const TrackHistoryRowFragmentDoc = gql`
    fragment TrackHistoryRow on TrackHistory {
  uniqueId
  awbNo
  consignmentId
  deliveryStatus
  requestId
  createdOn
}
    `;
export const UserRowFragmentDoc = gql`
    fragment UserRow on User {
  uniqueId
  version
  firstName
  lastName
  emailAddress
  gender
  role
  state
  isActive
  imagePath
  lastLoginDate
  lastLogoutDate
  createdOn
  deletedOn
}
    `;
export const VendorRowFragmentDoc = gql`
    fragment VendorRow on Vendor {
  uniqueId
  id
  version
  name
  type
  contactPerson
  contactNumber
  city {
    uniqueId
    id
    name
  }
  gst
  panNo
  url
  selfDelivery
  lastActiveDate
  createdOn
}
    `;
export const VisitRowFragmentDoc = gql`
    fragment VisitRow on Visit {
  uniqueId
  visitorId
  browser
  device
  operatingSystem
  ipAddress
  page
  search
  tracking
  enquirySent
  createdOn
  lastVisit
}
    `;
export const CargoCopyPartyFragmentDoc = gql`
    fragment CargoCopyParty on Customer {
  uniqueId
  name
  company
  contact
  address
  gst
}
    `;
export const CargoCopyFragmentDoc = gql`
    fragment CargoCopy on CargoConsignment {
  uniqueId
  awbNo
  bookingDate
  cargo {
    uniqueId
    name
  }
  sender {
    ...CargoCopyParty
  }
  receiver {
    ...CargoCopyParty
  }
  serviceType
  packet
  actualWeight
  chargeableWeight
  paymentMode
  paymentStatus
  toPayAmount
  deliveryCharge
  remark
}
    `;
export const ConsignmentCopyFragmentDoc = gql`
    fragment ConsignmentCopy on Consignment {
  uniqueId
  awbNo
  bookingDate
  vendor {
    uniqueId
    name
  }
  sender {
    uniqueId
    name
    company
    contact
    address
    gst
  }
  receiver
  bookingCity {
    uniqueId
    name
  }
  deliveryCity {
    uniqueId
    name
    pinCode
  }
  deliveryCourier
  serviceType
  parcelType
  packet
  actualWeight
  chargeableWeight
  paymentMode
  customerAmount
  isVpp
  vppAmount
  vppCommission
  isInsurance
  insuranceAmount
  insuranceCommission
  clientInvoiceNo
  remark
}
    `;
export const CompanyBlockFragmentDoc = gql`
    fragment CompanyBlock on Company {
  legalName
  address
  phone
  email
  website
  gstin
}
    `;
export const InvoiceCompanyFragmentDoc = gql`
    fragment InvoiceCompany on Company {
  ...CompanyBlock
  pan
  sacCode
  bank {
    accountName
    accountNumber
    bankName
    branch
    ifsc
  }
}
    `;
export const InvoicePaperFragmentDoc = gql`
    fragment InvoicePaper on Invoice {
  uniqueId
  customer {
    uniqueId
    company
    name
    address
    contact
    gst
  }
  invoiceNumber
  invoiceMonth
  invoiceDate
  paymentDate
  invoiceStatus
  invoiceType
  totalConsignments
  actualAmount
  additionalCharges
  additionalRemark
  remark
  igst
  cgst
  sgst
  totalAmount
  deletedOn
  consignments {
    uniqueId
    bookingDate
    awbNo
    receiver
    deliveryCity {
      uniqueId
      name
    }
    chargeableWeight
    customerAmount
  }
}
    `;
export const LabelFragmentDoc = gql`
    fragment Label on Label {
  uniqueId
  awbNo
  packet
  trackingUrl
  destination
  pinCode
  receiver
  origin
  sender
  vendor
  bookingDate
  serviceType
  parcelType
  actualWeight
  payment
}
    `;
export const ManifestPaperFragmentDoc = gql`
    fragment ManifestPaper on Manifest {
  uniqueId
  manifestId
  type
  date
  viaCargo {
    uniqueId
    name
    contactPerson
    contactNumber
  }
  bookingVendor {
    uniqueId
    name
  }
  deliveryVendor {
    uniqueId
    name
    contactPerson
    contactNumber
  }
  bookingCity {
    uniqueId
    name
  }
  deliveryCity {
    uniqueId
    name
  }
  totalConsignments
  weight
  toPayAmount
  deliveryCharge
  payment
  toPayReceivedDate
  toPayReceivedAmount
  consignmentJson
  createdOn
  createdBy {
    firstName
    lastName
  }
}
    `;
export const ScreenViewFragmentDoc = gql`
    fragment ScreenView on SavedView {
  uniqueId
  version
  name
  owner {
    firstName
    lastName
  }
  isShared
  address
  columns {
    key
    width
    shown
  }
}
    `;
export const ScreenViewsFragmentDoc = gql`
    fragment ScreenViews on ScreenViews {
  screen
  views {
    ...ScreenView
  }
  mine
  defaultViewId
  columns {
    key
    width
    shown
  }
}
    `;
export const PaletteManifestsDocument = gql`
    query PaletteManifests($search: ManifestSearch!) {
  manifests(search: $search) {
    rows {
      uniqueId
      manifestId
      date
    }
  }
}
    `;
export function usePaletteManifestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaletteManifestsQuery, PaletteManifestsQueryVariables> & ({ variables: PaletteManifestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaletteManifestsQuery, PaletteManifestsQueryVariables>(PaletteManifestsDocument, options);
      }
export function usePaletteManifestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaletteManifestsQuery, PaletteManifestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaletteManifestsQuery, PaletteManifestsQueryVariables>(PaletteManifestsDocument, options);
        }
export type PaletteManifestsQueryHookResult = ReturnType<typeof usePaletteManifestsQuery>;
export type PaletteManifestsLazyQueryHookResult = ReturnType<typeof usePaletteManifestsLazyQuery>;
export const PaletteInvoicesDocument = gql`
    query PaletteInvoices($search: InvoiceSearch!) {
  invoices(search: $search) {
    rows {
      uniqueId
      invoiceNumber
      customer {
        uniqueId
        company
      }
    }
  }
}
    `;
export function usePaletteInvoicesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaletteInvoicesQuery, PaletteInvoicesQueryVariables> & ({ variables: PaletteInvoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>(PaletteInvoicesDocument, options);
      }
export function usePaletteInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>(PaletteInvoicesDocument, options);
        }
export type PaletteInvoicesQueryHookResult = ReturnType<typeof usePaletteInvoicesQuery>;
export type PaletteInvoicesLazyQueryHookResult = ReturnType<typeof usePaletteInvoicesLazyQuery>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const ChangePasswordDocument = gql`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input)
}
    `;
export function useChangePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
      }
export type ChangePasswordMutationHookResult = ReturnType<typeof useChangePasswordMutation>;
export const ProfileDocument = gql`
    query Profile {
  profile {
    ...ProfileForm
  }
}
    ${ProfileFormFragmentDoc}`;
export function useProfileQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProfileQuery, ProfileQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProfileQuery, ProfileQueryVariables>(ProfileDocument, options);
      }
export function useProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProfileQuery, ProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProfileQuery, ProfileQueryVariables>(ProfileDocument, options);
        }
export type ProfileQueryHookResult = ReturnType<typeof useProfileQuery>;
export type ProfileLazyQueryHookResult = ReturnType<typeof useProfileLazyQuery>;
export const UpdateProfileDocument = gql`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    ...ProfileForm
  }
}
    ${ProfileFormFragmentDoc}`;
export function useUpdateProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument, options);
      }
export type UpdateProfileMutationHookResult = ReturnType<typeof useUpdateProfileMutation>;
export const CompanySettingsDocument = gql`
    query CompanySettings {
  company {
    titleSuffix
    timezone
    invoiceReading
    homeCityId
  }
}
    `;
export function useCompanySettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
      }
export function useCompanySettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanySettingsQuery, CompanySettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
        }
export type CompanySettingsQueryHookResult = ReturnType<typeof useCompanySettingsQuery>;
export type CompanySettingsLazyQueryHookResult = ReturnType<typeof useCompanySettingsLazyQuery>;
export const AuthenticateDocument = gql`
    mutation Authenticate($input: AuthenticateInput!) {
  authenticate(input: $input) {
    user {
      uniqueId
      firstName
      lastName
      role
      imagePath
    }
  }
}
    `;
export function useAuthenticateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AuthenticateMutation, AuthenticateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AuthenticateMutation, AuthenticateMutationVariables>(AuthenticateDocument, options);
      }
export type AuthenticateMutationHookResult = ReturnType<typeof useAuthenticateMutation>;
export const ForgotPasswordDocument = gql`
    mutation ForgotPassword($input: ForgotPasswordInput!) {
  forgotPassword(input: $input)
}
    `;
export function useForgotPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ForgotPasswordMutation, ForgotPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ForgotPasswordMutation, ForgotPasswordMutationVariables>(ForgotPasswordDocument, options);
      }
export type ForgotPasswordMutationHookResult = ReturnType<typeof useForgotPasswordMutation>;
export const VerifyResetLinkDocument = gql`
    query VerifyResetLink($input: VerifyResetLinkInput!) {
  verifyResetLink(input: $input)
}
    `;
export function useVerifyResetLinkQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyResetLinkQuery, VerifyResetLinkQueryVariables> & ({ variables: VerifyResetLinkQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyResetLinkQuery, VerifyResetLinkQueryVariables>(VerifyResetLinkDocument, options);
      }
export function useVerifyResetLinkLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyResetLinkQuery, VerifyResetLinkQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyResetLinkQuery, VerifyResetLinkQueryVariables>(VerifyResetLinkDocument, options);
        }
export type VerifyResetLinkQueryHookResult = ReturnType<typeof useVerifyResetLinkQuery>;
export type VerifyResetLinkLazyQueryHookResult = ReturnType<typeof useVerifyResetLinkLazyQuery>;
export const ResetPasswordDocument = gql`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input)
}
    `;
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export const LeaveSessionDocument = gql`
    mutation LeaveSession {
  logout
}
    `;
export function useLeaveSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LeaveSessionMutation, LeaveSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LeaveSessionMutation, LeaveSessionMutationVariables>(LeaveSessionDocument, options);
      }
export type LeaveSessionMutationHookResult = ReturnType<typeof useLeaveSessionMutation>;
export const BulkApproveCargoDocument = gql`
    mutation BulkApproveCargo($input: BulkInput!) {
  bulkApproveCargo(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...CargoRow
    }
  }
}
    ${CargoRowFragmentDoc}`;
export function useBulkApproveCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkApproveCargoMutation, BulkApproveCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkApproveCargoMutation, BulkApproveCargoMutationVariables>(BulkApproveCargoDocument, options);
      }
export type BulkApproveCargoMutationHookResult = ReturnType<typeof useBulkApproveCargoMutation>;
export const BulkPayCargoDocument = gql`
    mutation BulkPayCargo($input: BulkPayCargoInput!) {
  bulkPayCargo(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...CargoRow
    }
  }
}
    ${CargoRowFragmentDoc}`;
export function useBulkPayCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkPayCargoMutation, BulkPayCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkPayCargoMutation, BulkPayCargoMutationVariables>(BulkPayCargoDocument, options);
      }
export type BulkPayCargoMutationHookResult = ReturnType<typeof useBulkPayCargoMutation>;
export const CargoConsignmentsDocument = gql`
    query CargoConsignments($search: CargoSearch!) {
  cargoConsignments(search: $search) {
    rows {
      ...CargoRow
    }
    rowCount
  }
}
    ${CargoRowFragmentDoc}`;
export function useCargoConsignmentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CargoConsignmentsQuery, CargoConsignmentsQueryVariables> & ({ variables: CargoConsignmentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CargoConsignmentsQuery, CargoConsignmentsQueryVariables>(CargoConsignmentsDocument, options);
      }
export function useCargoConsignmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CargoConsignmentsQuery, CargoConsignmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CargoConsignmentsQuery, CargoConsignmentsQueryVariables>(CargoConsignmentsDocument, options);
        }
export type CargoConsignmentsQueryHookResult = ReturnType<typeof useCargoConsignmentsQuery>;
export type CargoConsignmentsLazyQueryHookResult = ReturnType<typeof useCargoConsignmentsLazyQuery>;
export const CargoDetailDocument = gql`
    query CargoDetail($uniqueId: ID!) {
  cargoConsignment(uniqueId: $uniqueId) {
    ...CargoDetail
  }
}
    ${CargoDetailFragmentDoc}
${CargoRowFragmentDoc}`;
export function useCargoDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CargoDetailQuery, CargoDetailQueryVariables> & ({ variables: CargoDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CargoDetailQuery, CargoDetailQueryVariables>(CargoDetailDocument, options);
      }
export function useCargoDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CargoDetailQuery, CargoDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CargoDetailQuery, CargoDetailQueryVariables>(CargoDetailDocument, options);
        }
export type CargoDetailQueryHookResult = ReturnType<typeof useCargoDetailQuery>;
export type CargoDetailLazyQueryHookResult = ReturnType<typeof useCargoDetailLazyQuery>;
export const BookCargoDocument = gql`
    mutation BookCargo($input: BookCargoInput!, $clientRequestId: String) {
  bookCargo(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
    awbNo
  }
}
    `;
export function useBookCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookCargoMutation, BookCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookCargoMutation, BookCargoMutationVariables>(BookCargoDocument, options);
      }
export type BookCargoMutationHookResult = ReturnType<typeof useBookCargoMutation>;
export const UpdateCargoDocument = gql`
    mutation UpdateCargo($input: UpdateCargoInput!) {
  updateCargo(input: $input) {
    ...CargoDetail
  }
}
    ${CargoDetailFragmentDoc}
${CargoRowFragmentDoc}`;
export function useUpdateCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCargoMutation, UpdateCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCargoMutation, UpdateCargoMutationVariables>(UpdateCargoDocument, options);
      }
export type UpdateCargoMutationHookResult = ReturnType<typeof useUpdateCargoMutation>;
export const ApproveCargoDocument = gql`
    mutation ApproveCargo($input: RecordInput!) {
  approveCargo(input: $input) {
    ...CargoDetail
  }
}
    ${CargoDetailFragmentDoc}
${CargoRowFragmentDoc}`;
export function useApproveCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveCargoMutation, ApproveCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveCargoMutation, ApproveCargoMutationVariables>(ApproveCargoDocument, options);
      }
export type ApproveCargoMutationHookResult = ReturnType<typeof useApproveCargoMutation>;
export const PayCargoDocument = gql`
    mutation PayCargo($input: PayCargoInput!) {
  payCargo(input: $input) {
    ...CargoDetail
  }
}
    ${CargoDetailFragmentDoc}
${CargoRowFragmentDoc}`;
export function usePayCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayCargoMutation, PayCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayCargoMutation, PayCargoMutationVariables>(PayCargoDocument, options);
      }
export type PayCargoMutationHookResult = ReturnType<typeof usePayCargoMutation>;
export const DeleteCargoDocument = gql`
    mutation DeleteCargo($input: RecordInput!) {
  deleteCargo(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteCargoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCargoMutation, DeleteCargoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCargoMutation, DeleteCargoMutationVariables>(DeleteCargoDocument, options);
      }
export type DeleteCargoMutationHookResult = ReturnType<typeof useDeleteCargoMutation>;
export const BulkAddHistoryDocument = gql`
    mutation BulkAddHistory($input: BulkAddHistoryInput!) {
  bulkAddHistory(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...ConsignmentRow
    }
  }
}
    ${ConsignmentRowFragmentDoc}`;
export function useBulkAddHistoryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkAddHistoryMutation, BulkAddHistoryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkAddHistoryMutation, BulkAddHistoryMutationVariables>(BulkAddHistoryDocument, options);
      }
export type BulkAddHistoryMutationHookResult = ReturnType<typeof useBulkAddHistoryMutation>;
export const BulkApproveDocument = gql`
    mutation BulkApprove($input: BulkInput!) {
  bulkApprove(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...ConsignmentRow
    }
  }
}
    ${ConsignmentRowFragmentDoc}`;
export function useBulkApproveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkApproveMutation, BulkApproveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkApproveMutation, BulkApproveMutationVariables>(BulkApproveDocument, options);
      }
export type BulkApproveMutationHookResult = ReturnType<typeof useBulkApproveMutation>;
export const BulkPayDocument = gql`
    mutation BulkPay($input: BulkPayInput!) {
  bulkPay(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...ConsignmentRow
    }
  }
}
    ${ConsignmentRowFragmentDoc}`;
export function useBulkPayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkPayMutation, BulkPayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkPayMutation, BulkPayMutationVariables>(BulkPayDocument, options);
      }
export type BulkPayMutationHookResult = ReturnType<typeof useBulkPayMutation>;
export const BulkTrackDocument = gql`
    mutation BulkTrack($input: BulkInput!) {
  bulkTrack(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...ConsignmentRow
    }
  }
}
    ${ConsignmentRowFragmentDoc}`;
export function useBulkTrackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkTrackMutation, BulkTrackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkTrackMutation, BulkTrackMutationVariables>(BulkTrackDocument, options);
      }
export type BulkTrackMutationHookResult = ReturnType<typeof useBulkTrackMutation>;
export const BulkDeleteDocument = gql`
    mutation BulkDelete($input: BulkInput!) {
  bulkDelete(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
  }
}
    `;
export function useBulkDeleteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkDeleteMutation, BulkDeleteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkDeleteMutation, BulkDeleteMutationVariables>(BulkDeleteDocument, options);
      }
export type BulkDeleteMutationHookResult = ReturnType<typeof useBulkDeleteMutation>;
export const ConsignmentDetailDocument = gql`
    query ConsignmentDetail($uniqueId: ID!) {
  consignment(uniqueId: $uniqueId) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useConsignmentDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsignmentDetailQuery, ConsignmentDetailQueryVariables> & ({ variables: ConsignmentDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsignmentDetailQuery, ConsignmentDetailQueryVariables>(ConsignmentDetailDocument, options);
      }
export function useConsignmentDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsignmentDetailQuery, ConsignmentDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsignmentDetailQuery, ConsignmentDetailQueryVariables>(ConsignmentDetailDocument, options);
        }
export type ConsignmentDetailQueryHookResult = ReturnType<typeof useConsignmentDetailQuery>;
export type ConsignmentDetailLazyQueryHookResult = ReturnType<typeof useConsignmentDetailLazyQuery>;
export const NextReceiptDocument = gql`
    query NextReceipt {
  nextReceipt {
    id
  }
}
    `;
export function useNextReceiptQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NextReceiptQuery, NextReceiptQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NextReceiptQuery, NextReceiptQueryVariables>(NextReceiptDocument, options);
      }
export function useNextReceiptLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NextReceiptQuery, NextReceiptQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NextReceiptQuery, NextReceiptQueryVariables>(NextReceiptDocument, options);
        }
export type NextReceiptQueryHookResult = ReturnType<typeof useNextReceiptQuery>;
export type NextReceiptLazyQueryHookResult = ReturnType<typeof useNextReceiptLazyQuery>;
export const BookConsignmentDocument = gql`
    mutation BookConsignment($input: BookConsignmentInput!, $clientRequestId: String) {
  bookConsignment(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
    awbNo
    autofillAwb
  }
}
    `;
export function useBookConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookConsignmentMutation, BookConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookConsignmentMutation, BookConsignmentMutationVariables>(BookConsignmentDocument, options);
      }
export type BookConsignmentMutationHookResult = ReturnType<typeof useBookConsignmentMutation>;
export const UpdateConsignmentDocument = gql`
    mutation UpdateConsignment($input: UpdateConsignmentInput!) {
  updateConsignment(input: $input) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useUpdateConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateConsignmentMutation, UpdateConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateConsignmentMutation, UpdateConsignmentMutationVariables>(UpdateConsignmentDocument, options);
      }
export type UpdateConsignmentMutationHookResult = ReturnType<typeof useUpdateConsignmentMutation>;
export const ApproveConsignmentDocument = gql`
    mutation ApproveConsignment($input: RecordInput!) {
  approveConsignment(input: $input) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useApproveConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveConsignmentMutation, ApproveConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveConsignmentMutation, ApproveConsignmentMutationVariables>(ApproveConsignmentDocument, options);
      }
export type ApproveConsignmentMutationHookResult = ReturnType<typeof useApproveConsignmentMutation>;
export const PayConsignmentDocument = gql`
    mutation PayConsignment($input: PayConsignmentInput!) {
  payConsignment(input: $input) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function usePayConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayConsignmentMutation, PayConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayConsignmentMutation, PayConsignmentMutationVariables>(PayConsignmentDocument, options);
      }
export type PayConsignmentMutationHookResult = ReturnType<typeof usePayConsignmentMutation>;
export const DeleteConsignmentDocument = gql`
    mutation DeleteConsignment($input: RecordInput!) {
  deleteConsignment(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteConsignmentMutation, DeleteConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteConsignmentMutation, DeleteConsignmentMutationVariables>(DeleteConsignmentDocument, options);
      }
export type DeleteConsignmentMutationHookResult = ReturnType<typeof useDeleteConsignmentMutation>;
export const AddHistoryDocument = gql`
    mutation AddHistory($input: AddHistoryInput!, $clientRequestId: String) {
  addHistory(input: $input, clientRequestId: $clientRequestId) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useAddHistoryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddHistoryMutation, AddHistoryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddHistoryMutation, AddHistoryMutationVariables>(AddHistoryDocument, options);
      }
export type AddHistoryMutationHookResult = ReturnType<typeof useAddHistoryMutation>;
export const UpdateHistoryDocument = gql`
    mutation UpdateHistory($input: UpdateHistoryInput!) {
  updateHistory(input: $input) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useUpdateHistoryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateHistoryMutation, UpdateHistoryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateHistoryMutation, UpdateHistoryMutationVariables>(UpdateHistoryDocument, options);
      }
export type UpdateHistoryMutationHookResult = ReturnType<typeof useUpdateHistoryMutation>;
export const DeleteHistoryDocument = gql`
    mutation DeleteHistory($input: DeleteHistoryInput!) {
  deleteHistory(input: $input) {
    ...ConsignmentDetail
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useDeleteHistoryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteHistoryMutation, DeleteHistoryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteHistoryMutation, DeleteHistoryMutationVariables>(DeleteHistoryDocument, options);
      }
export type DeleteHistoryMutationHookResult = ReturnType<typeof useDeleteHistoryMutation>;
export const TrackConsignmentDocument = gql`
    mutation TrackConsignment($input: TrackConsignmentInput!) {
  trackConsignment(input: $input) {
    entries {
      actionDate
      city
      deliveryStatus
      action
    }
    consignment {
      ...ConsignmentDetail
    }
  }
}
    ${ConsignmentDetailFragmentDoc}
${ConsignmentRowFragmentDoc}
${HistoryRowFragmentDoc}`;
export function useTrackConsignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TrackConsignmentMutation, TrackConsignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TrackConsignmentMutation, TrackConsignmentMutationVariables>(TrackConsignmentDocument, options);
      }
export type TrackConsignmentMutationHookResult = ReturnType<typeof useTrackConsignmentMutation>;
export const SetLabelSizeDocument = gql`
    mutation SetLabelSize($input: SetLabelSizeInput!) {
  setLabelSize(input: $input) {
    uniqueId
    labelSize
  }
}
    `;
export function useSetLabelSizeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetLabelSizeMutation, SetLabelSizeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetLabelSizeMutation, SetLabelSizeMutationVariables>(SetLabelSizeDocument, options);
      }
export type SetLabelSizeMutationHookResult = ReturnType<typeof useSetLabelSizeMutation>;
export const ConsignmentsDocument = gql`
    query Consignments($search: ConsignmentSearch!) {
  consignments(search: $search) {
    rows {
      ...ConsignmentRow
    }
    rowCountIfQuick
  }
}
    ${ConsignmentRowFragmentDoc}`;
export function useConsignmentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsignmentsQuery, ConsignmentsQueryVariables> & ({ variables: ConsignmentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsignmentsQuery, ConsignmentsQueryVariables>(ConsignmentsDocument, options);
      }
export function useConsignmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsignmentsQuery, ConsignmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsignmentsQuery, ConsignmentsQueryVariables>(ConsignmentsDocument, options);
        }
export type ConsignmentsQueryHookResult = ReturnType<typeof useConsignmentsQuery>;
export type ConsignmentsLazyQueryHookResult = ReturnType<typeof useConsignmentsLazyQuery>;
export const ConsignmentQuickCountDocument = gql`
    query ConsignmentQuickCount($search: ConsignmentSearch!) {
  consignments(search: $search) {
    rowCountIfQuick
  }
}
    `;
export function useConsignmentQuickCountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsignmentQuickCountQuery, ConsignmentQuickCountQueryVariables> & ({ variables: ConsignmentQuickCountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsignmentQuickCountQuery, ConsignmentQuickCountQueryVariables>(ConsignmentQuickCountDocument, options);
      }
export function useConsignmentQuickCountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsignmentQuickCountQuery, ConsignmentQuickCountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsignmentQuickCountQuery, ConsignmentQuickCountQueryVariables>(ConsignmentQuickCountDocument, options);
        }
export type ConsignmentQuickCountQueryHookResult = ReturnType<typeof useConsignmentQuickCountQuery>;
export type ConsignmentQuickCountLazyQueryHookResult = ReturnType<typeof useConsignmentQuickCountLazyQuery>;
export const ConsignmentCountDocument = gql`
    query ConsignmentCount($search: ConsignmentSearch!) {
  consignments(search: $search) {
    rowCount
  }
}
    `;
export function useConsignmentCountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsignmentCountQuery, ConsignmentCountQueryVariables> & ({ variables: ConsignmentCountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsignmentCountQuery, ConsignmentCountQueryVariables>(ConsignmentCountDocument, options);
      }
export function useConsignmentCountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsignmentCountQuery, ConsignmentCountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsignmentCountQuery, ConsignmentCountQueryVariables>(ConsignmentCountDocument, options);
        }
export type ConsignmentCountQueryHookResult = ReturnType<typeof useConsignmentCountQuery>;
export type ConsignmentCountLazyQueryHookResult = ReturnType<typeof useConsignmentCountLazyQuery>;
export const QuoteConsignmentDocument = gql`
    query QuoteConsignment($input: QuoteConsignmentInput!) {
  quoteConsignment(input: $input) {
    volumetricWeight
    chargeableWeight
    vendorWeight
    customerAmount
    vendorAmount
    vppCommission
    insuranceCommission
    customerCard
    vendorCard
    customerLines {
      text
      amount
    }
    vendorLines {
      text
      amount
    }
    notes
  }
}
    `;
export function useQuoteConsignmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuoteConsignmentQuery, QuoteConsignmentQueryVariables> & ({ variables: QuoteConsignmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>(QuoteConsignmentDocument, options);
      }
export function useQuoteConsignmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>(QuoteConsignmentDocument, options);
        }
export type QuoteConsignmentQueryHookResult = ReturnType<typeof useQuoteConsignmentQuery>;
export type QuoteConsignmentLazyQueryHookResult = ReturnType<typeof useQuoteConsignmentLazyQuery>;
export const NightlyChecksDocument = gql`
    query NightlyChecks {
  consistencyRuns {
    rows {
      day
      startedOn
      finishedOn
      differences
    }
  }
}
    `;
export function useNightlyChecksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NightlyChecksQuery, NightlyChecksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NightlyChecksQuery, NightlyChecksQueryVariables>(NightlyChecksDocument, options);
      }
export function useNightlyChecksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NightlyChecksQuery, NightlyChecksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NightlyChecksQuery, NightlyChecksQueryVariables>(NightlyChecksDocument, options);
        }
export type NightlyChecksQueryHookResult = ReturnType<typeof useNightlyChecksQuery>;
export type NightlyChecksLazyQueryHookResult = ReturnType<typeof useNightlyChecksLazyQuery>;
export const NightlyCheckFindingsDocument = gql`
    query NightlyCheckFindings {
  consistencyRuns {
    rows {
      day
      findings {
        rule
        place
        stored
        actual
      }
    }
  }
}
    `;
export function useNightlyCheckFindingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>(NightlyCheckFindingsDocument, options);
      }
export function useNightlyCheckFindingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>(NightlyCheckFindingsDocument, options);
        }
export type NightlyCheckFindingsQueryHookResult = ReturnType<typeof useNightlyCheckFindingsQuery>;
export type NightlyCheckFindingsLazyQueryHookResult = ReturnType<typeof useNightlyCheckFindingsLazyQuery>;
export const UsualBookingsDocument = gql`
    query UsualBookings($search: UsualBookingSearch!) {
  usualBookings(search: $search) {
    receiver
    deliveryCityId
    deliveryCityName
    vendorId
    vendorName
    vendorType
    serviceType
    parcelType
    paymentMode
    packet
    actualWeight
    chargeableWeight
    vendorAmount
    times
  }
}
    `;
export function useUsualBookingsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UsualBookingsQuery, UsualBookingsQueryVariables> & ({ variables: UsualBookingsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsualBookingsQuery, UsualBookingsQueryVariables>(UsualBookingsDocument, options);
      }
export function useUsualBookingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsualBookingsQuery, UsualBookingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsualBookingsQuery, UsualBookingsQueryVariables>(UsualBookingsDocument, options);
        }
export type UsualBookingsQueryHookResult = ReturnType<typeof useUsualBookingsQuery>;
export type UsualBookingsLazyQueryHookResult = ReturnType<typeof useUsualBookingsLazyQuery>;
export const BookLineDocument = gql`
    mutation BookLine($input: BookConsignmentInput!, $clientRequestId: String) {
  bookConsignment(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
    awbNo
  }
}
    `;
export function useBookLineMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookLineMutation, BookLineMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookLineMutation, BookLineMutationVariables>(BookLineDocument, options);
      }
export type BookLineMutationHookResult = ReturnType<typeof useBookLineMutation>;
export const QuoteLineDocument = gql`
    query QuoteLine($input: QuoteConsignmentInput!) {
  quoteConsignment(input: $input) {
    chargeableWeight
    customerAmount
    vendorAmount
    vppCommission
    insuranceCommission
  }
}
    `;
export function useQuoteLineQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuoteLineQuery, QuoteLineQueryVariables> & ({ variables: QuoteLineQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteLineQuery, QuoteLineQueryVariables>(QuoteLineDocument, options);
      }
export function useQuoteLineLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteLineQuery, QuoteLineQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteLineQuery, QuoteLineQueryVariables>(QuoteLineDocument, options);
        }
export type QuoteLineQueryHookResult = ReturnType<typeof useQuoteLineQuery>;
export type QuoteLineLazyQueryHookResult = ReturnType<typeof useQuoteLineLazyQuery>;
export const CustomersDocument = gql`
    query Customers($search: CustomerSearch) {
  customers(search: $search) {
    rows {
      ...CustomerRow
    }
    rowCount
  }
}
    ${CustomerRowFragmentDoc}`;
export function useCustomersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
      }
export function useCustomersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
        }
export type CustomersQueryHookResult = ReturnType<typeof useCustomersQuery>;
export type CustomersLazyQueryHookResult = ReturnType<typeof useCustomersLazyQuery>;
export const CreateCustomerDocument = gql`
    mutation CreateCustomer($input: CreateCustomerInput!, $clientRequestId: String) {
  createCustomer(input: $input, clientRequestId: $clientRequestId) {
    ...CustomerRow
  }
}
    ${CustomerRowFragmentDoc}`;
export function useCreateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCustomerMutation, CreateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCustomerMutation, CreateCustomerMutationVariables>(CreateCustomerDocument, options);
      }
export type CreateCustomerMutationHookResult = ReturnType<typeof useCreateCustomerMutation>;
export const UpdateCustomerDocument = gql`
    mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    ...CustomerRow
  }
}
    ${CustomerRowFragmentDoc}`;
export function useUpdateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCustomerMutation, UpdateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCustomerMutation, UpdateCustomerMutationVariables>(UpdateCustomerDocument, options);
      }
export type UpdateCustomerMutationHookResult = ReturnType<typeof useUpdateCustomerMutation>;
export const DeleteCustomerDocument = gql`
    mutation DeleteCustomer($input: RecordInput!) {
  deleteCustomer(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCustomerMutation, DeleteCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>(DeleteCustomerDocument, options);
      }
export type DeleteCustomerMutationHookResult = ReturnType<typeof useDeleteCustomerMutation>;
export const DashboardSummaryDocument = gql`
    query DashboardSummary {
  dashboardSummary {
    title
    unit
    today
    yesterday
    month
    total
  }
  bookingTrend {
    day
    bookings
    amount
  }
}
    `;
export function useDashboardSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardSummaryQuery, DashboardSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardSummaryQuery, DashboardSummaryQueryVariables>(DashboardSummaryDocument, options);
      }
export function useDashboardSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardSummaryQuery, DashboardSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardSummaryQuery, DashboardSummaryQueryVariables>(DashboardSummaryDocument, options);
        }
export type DashboardSummaryQueryHookResult = ReturnType<typeof useDashboardSummaryQuery>;
export type DashboardSummaryLazyQueryHookResult = ReturnType<typeof useDashboardSummaryLazyQuery>;
export const BillingSummaryDocument = gql`
    query BillingSummary {
  billingSummary {
    title
    total
    currentMonth
    lastMonth
  }
  billingTrend {
    day
    invoices
    amount
  }
}
    `;
export function useBillingSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BillingSummaryQuery, BillingSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BillingSummaryQuery, BillingSummaryQueryVariables>(BillingSummaryDocument, options);
      }
export function useBillingSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BillingSummaryQuery, BillingSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BillingSummaryQuery, BillingSummaryQueryVariables>(BillingSummaryDocument, options);
        }
export type BillingSummaryQueryHookResult = ReturnType<typeof useBillingSummaryQuery>;
export type BillingSummaryLazyQueryHookResult = ReturnType<typeof useBillingSummaryLazyQuery>;
export const EnquiriesDocument = gql`
    query Enquiries($search: EnquirySearch) {
  enquiries(search: $search) {
    rows {
      ...EnquiryRow
    }
    rowCount
  }
}
    ${EnquiryRowFragmentDoc}`;
export function useEnquiriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EnquiriesQuery, EnquiriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EnquiriesQuery, EnquiriesQueryVariables>(EnquiriesDocument, options);
      }
export function useEnquiriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EnquiriesQuery, EnquiriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EnquiriesQuery, EnquiriesQueryVariables>(EnquiriesDocument, options);
        }
export type EnquiriesQueryHookResult = ReturnType<typeof useEnquiriesQuery>;
export type EnquiriesLazyQueryHookResult = ReturnType<typeof useEnquiriesLazyQuery>;
export const ResolveEnquiryDocument = gql`
    mutation ResolveEnquiry($input: ResolveEnquiryInput!) {
  resolveEnquiry(input: $input) {
    ...EnquiryRow
  }
}
    ${EnquiryRowFragmentDoc}`;
export function useResolveEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResolveEnquiryMutation, ResolveEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResolveEnquiryMutation, ResolveEnquiryMutationVariables>(ResolveEnquiryDocument, options);
      }
export type ResolveEnquiryMutationHookResult = ReturnType<typeof useResolveEnquiryMutation>;
export const ExpensesDocument = gql`
    query Expenses($search: ExpenseSearch) {
  expenses(search: $search) {
    rows {
      ...ExpenseRow
    }
    rowCount
  }
}
    ${ExpenseRowFragmentDoc}`;
export function useExpensesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ExpensesQuery, ExpensesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExpensesQuery, ExpensesQueryVariables>(ExpensesDocument, options);
      }
export function useExpensesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ExpensesQuery, ExpensesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ExpensesQuery, ExpensesQueryVariables>(ExpensesDocument, options);
        }
export type ExpensesQueryHookResult = ReturnType<typeof useExpensesQuery>;
export type ExpensesLazyQueryHookResult = ReturnType<typeof useExpensesLazyQuery>;
export const CreateExpenseDocument = gql`
    mutation CreateExpense($input: CreateExpenseInput!, $clientRequestId: String) {
  createExpense(input: $input, clientRequestId: $clientRequestId) {
    ...ExpenseRow
  }
}
    ${ExpenseRowFragmentDoc}`;
export function useCreateExpenseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateExpenseMutation, CreateExpenseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateExpenseMutation, CreateExpenseMutationVariables>(CreateExpenseDocument, options);
      }
export type CreateExpenseMutationHookResult = ReturnType<typeof useCreateExpenseMutation>;
export const UpdateExpenseDocument = gql`
    mutation UpdateExpense($input: UpdateExpenseInput!) {
  updateExpense(input: $input) {
    ...ExpenseRow
  }
}
    ${ExpenseRowFragmentDoc}`;
export function useUpdateExpenseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateExpenseMutation, UpdateExpenseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateExpenseMutation, UpdateExpenseMutationVariables>(UpdateExpenseDocument, options);
      }
export type UpdateExpenseMutationHookResult = ReturnType<typeof useUpdateExpenseMutation>;
export const DeleteExpenseDocument = gql`
    mutation DeleteExpense($input: RecordInput!) {
  deleteExpense(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteExpenseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteExpenseMutation, DeleteExpenseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteExpenseMutation, DeleteExpenseMutationVariables>(DeleteExpenseDocument, options);
      }
export type DeleteExpenseMutationHookResult = ReturnType<typeof useDeleteExpenseMutation>;
export const Gstr1Document = gql`
    query Gstr1($month: String!) {
  gstr1(search: {month: $month}) {
    month
    checks {
      rule
      findings
    }
    b2b {
      ...Gstr1InvoiceRow
    }
    b2cl {
      ...Gstr1InvoiceRow
    }
    b2cs {
      placeOfSupply
      isInterState
      taxable
      igst
      cgst
      sgst
    }
    hsnB2b {
      ...Gstr1ServiceRow
    }
    hsnB2c {
      ...Gstr1ServiceRow
    }
    docs {
      nature
      from
      to
      total
      cancelled
      net
    }
  }
}
    ${Gstr1InvoiceRowFragmentDoc}
${Gstr1ServiceRowFragmentDoc}`;
export function useGstr1Query(baseOptions: ApolloReactHooks.QueryHookOptions<Gstr1Query, Gstr1QueryVariables> & ({ variables: Gstr1QueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Gstr1Query, Gstr1QueryVariables>(Gstr1Document, options);
      }
export function useGstr1LazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Gstr1Query, Gstr1QueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Gstr1Query, Gstr1QueryVariables>(Gstr1Document, options);
        }
export type Gstr1QueryHookResult = ReturnType<typeof useGstr1Query>;
export type Gstr1LazyQueryHookResult = ReturnType<typeof useGstr1LazyQuery>;
export const Gstr1OfflineToolDocument = gql`
    query Gstr1OfflineTool($month: String!) {
  gstr1(search: {month: $month}) {
    offlineTool
  }
}
    `;
export function useGstr1OfflineToolQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Gstr1OfflineToolQuery, Gstr1OfflineToolQueryVariables> & ({ variables: Gstr1OfflineToolQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Gstr1OfflineToolQuery, Gstr1OfflineToolQueryVariables>(Gstr1OfflineToolDocument, options);
      }
export function useGstr1OfflineToolLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Gstr1OfflineToolQuery, Gstr1OfflineToolQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Gstr1OfflineToolQuery, Gstr1OfflineToolQueryVariables>(Gstr1OfflineToolDocument, options);
        }
export type Gstr1OfflineToolQueryHookResult = ReturnType<typeof useGstr1OfflineToolQuery>;
export type Gstr1OfflineToolLazyQueryHookResult = ReturnType<typeof useGstr1OfflineToolLazyQuery>;
export const ImportJobsDocument = gql`
    query ImportJobs($search: ImportJobSearch) {
  importJobs(search: $search) {
    rows {
      ...ImportJobRow
    }
    rowCount
  }
}
    ${ImportJobRowFragmentDoc}`;
export function useImportJobsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ImportJobsQuery, ImportJobsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportJobsQuery, ImportJobsQueryVariables>(ImportJobsDocument, options);
      }
export function useImportJobsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportJobsQuery, ImportJobsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportJobsQuery, ImportJobsQueryVariables>(ImportJobsDocument, options);
        }
export type ImportJobsQueryHookResult = ReturnType<typeof useImportJobsQuery>;
export type ImportJobsLazyQueryHookResult = ReturnType<typeof useImportJobsLazyQuery>;
export const ImportJobDocument = gql`
    query ImportJob($uniqueId: ID!) {
  importJob(uniqueId: $uniqueId) {
    ...ImportJobRow
    headers
    profile {
      ...ImportProfileRow
    }
  }
}
    ${ImportJobRowFragmentDoc}
${ImportProfileRowFragmentDoc}`;
export function useImportJobQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportJobQuery, ImportJobQueryVariables> & ({ variables: ImportJobQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportJobQuery, ImportJobQueryVariables>(ImportJobDocument, options);
      }
export function useImportJobLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportJobQuery, ImportJobQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportJobQuery, ImportJobQueryVariables>(ImportJobDocument, options);
        }
export type ImportJobQueryHookResult = ReturnType<typeof useImportJobQuery>;
export type ImportJobLazyQueryHookResult = ReturnType<typeof useImportJobLazyQuery>;
export const ImportProfilesDocument = gql`
    query ImportProfiles($search: ImportProfileSearch) {
  importProfiles(search: $search) {
    rows {
      ...ImportProfileRow
    }
  }
}
    ${ImportProfileRowFragmentDoc}`;
export function useImportProfilesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ImportProfilesQuery, ImportProfilesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportProfilesQuery, ImportProfilesQueryVariables>(ImportProfilesDocument, options);
      }
export function useImportProfilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportProfilesQuery, ImportProfilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportProfilesQuery, ImportProfilesQueryVariables>(ImportProfilesDocument, options);
        }
export type ImportProfilesQueryHookResult = ReturnType<typeof useImportProfilesQuery>;
export type ImportProfilesLazyQueryHookResult = ReturnType<typeof useImportProfilesLazyQuery>;
export const ImportRowsDocument = gql`
    query ImportRows($search: ImportRowSearch!) {
  importRows(search: $search) {
    rows {
      ...ImportRowRow
    }
    rowCount
  }
}
    ${ImportRowRowFragmentDoc}`;
export function useImportRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables> & ({ variables: ImportRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
      }
export function useImportRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
        }
export type ImportRowsQueryHookResult = ReturnType<typeof useImportRowsQuery>;
export type ImportRowsLazyQueryHookResult = ReturnType<typeof useImportRowsLazyQuery>;
export const ImportTemplateDocument = gql`
    query ImportTemplate($kind: ImportKind!) {
  importTemplate(kind: $kind) {
    columns {
      field
      header
      required
      example
      words
    }
  }
}
    `;
export function useImportTemplateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportTemplateQuery, ImportTemplateQueryVariables> & ({ variables: ImportTemplateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportTemplateQuery, ImportTemplateQueryVariables>(ImportTemplateDocument, options);
      }
export function useImportTemplateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportTemplateQuery, ImportTemplateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportTemplateQuery, ImportTemplateQueryVariables>(ImportTemplateDocument, options);
        }
export type ImportTemplateQueryHookResult = ReturnType<typeof useImportTemplateQuery>;
export type ImportTemplateLazyQueryHookResult = ReturnType<typeof useImportTemplateLazyQuery>;
export const StartImportDocument = gql`
    mutation StartImport($input: StartImportInput!, $clientRequestId: String) {
  startImport(input: $input, clientRequestId: $clientRequestId) {
    ...ImportJobRow
    headers
  }
}
    ${ImportJobRowFragmentDoc}`;
export function useStartImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartImportMutation, StartImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartImportMutation, StartImportMutationVariables>(StartImportDocument, options);
      }
export type StartImportMutationHookResult = ReturnType<typeof useStartImportMutation>;
export const AddImportRowsDocument = gql`
    mutation AddImportRows($input: AddImportRowsInput!, $clientRequestId: String) {
  addImportRows(input: $input, clientRequestId: $clientRequestId) {
    ...ImportJobRow
  }
}
    ${ImportJobRowFragmentDoc}`;
export function useAddImportRowsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddImportRowsMutation, AddImportRowsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddImportRowsMutation, AddImportRowsMutationVariables>(AddImportRowsDocument, options);
      }
export type AddImportRowsMutationHookResult = ReturnType<typeof useAddImportRowsMutation>;
export const SaveImportProfileDocument = gql`
    mutation SaveImportProfile($input: SaveImportProfileInput!, $clientRequestId: String) {
  saveImportProfile(input: $input, clientRequestId: $clientRequestId) {
    ...ImportProfileRow
  }
}
    ${ImportProfileRowFragmentDoc}`;
export function useSaveImportProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveImportProfileMutation, SaveImportProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveImportProfileMutation, SaveImportProfileMutationVariables>(SaveImportProfileDocument, options);
      }
export type SaveImportProfileMutationHookResult = ReturnType<typeof useSaveImportProfileMutation>;
export const CheckImportDocument = gql`
    mutation CheckImport($input: CheckImportInput!) {
  checkImport(input: $input) {
    ...ImportJobRow
    profile {
      ...ImportProfileRow
    }
  }
}
    ${ImportJobRowFragmentDoc}
${ImportProfileRowFragmentDoc}`;
export function useCheckImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckImportMutation, CheckImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckImportMutation, CheckImportMutationVariables>(CheckImportDocument, options);
      }
export type CheckImportMutationHookResult = ReturnType<typeof useCheckImportMutation>;
export const ChangeImportRowDocument = gql`
    mutation ChangeImportRow($input: ChangeImportRowInput!) {
  changeImportRow(input: $input) {
    job {
      ...ImportJobRow
    }
    rows {
      ...ImportRowRow
    }
  }
}
    ${ImportJobRowFragmentDoc}
${ImportRowRowFragmentDoc}`;
export function useChangeImportRowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeImportRowMutation, ChangeImportRowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeImportRowMutation, ChangeImportRowMutationVariables>(ChangeImportRowDocument, options);
      }
export type ChangeImportRowMutationHookResult = ReturnType<typeof useChangeImportRowMutation>;
export const RunImportDocument = gql`
    mutation RunImport($input: RunImportInput!, $clientRequestId: String) {
  runImport(input: $input, clientRequestId: $clientRequestId) {
    ...ImportJobRow
  }
}
    ${ImportJobRowFragmentDoc}`;
export function useRunImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RunImportMutation, RunImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RunImportMutation, RunImportMutationVariables>(RunImportDocument, options);
      }
export type RunImportMutationHookResult = ReturnType<typeof useRunImportMutation>;
export const CancelImportDocument = gql`
    mutation CancelImport($input: RecordInput!) {
  cancelImport(input: $input) {
    ...ImportJobRow
  }
}
    ${ImportJobRowFragmentDoc}`;
export function useCancelImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelImportMutation, CancelImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelImportMutation, CancelImportMutationVariables>(CancelImportDocument, options);
      }
export type CancelImportMutationHookResult = ReturnType<typeof useCancelImportMutation>;
export const DropImportDocument = gql`
    mutation DropImport($input: RecordInput!) {
  dropImport(input: $input) {
    uniqueId
    version
  }
}
    `;
export function useDropImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DropImportMutation, DropImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DropImportMutation, DropImportMutationVariables>(DropImportDocument, options);
      }
export type DropImportMutationHookResult = ReturnType<typeof useDropImportMutation>;
export const BulkApproveInvoicesDocument = gql`
    mutation BulkApproveInvoices($input: BulkApproveInvoicesInput!) {
  bulkApproveInvoices(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
    record {
      ...InvoiceRow
    }
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useBulkApproveInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkApproveInvoicesMutation, BulkApproveInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkApproveInvoicesMutation, BulkApproveInvoicesMutationVariables>(BulkApproveInvoicesDocument, options);
      }
export type BulkApproveInvoicesMutationHookResult = ReturnType<typeof useBulkApproveInvoicesMutation>;
export const BulkMailInvoicesDocument = gql`
    mutation BulkMailInvoices($input: BulkInput!) {
  bulkMailInvoices(input: $input) {
    uniqueId
    awbNo
    ok
    message
    version
  }
}
    `;
export function useBulkMailInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkMailInvoicesMutation, BulkMailInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkMailInvoicesMutation, BulkMailInvoicesMutationVariables>(BulkMailInvoicesDocument, options);
      }
export type BulkMailInvoicesMutationHookResult = ReturnType<typeof useBulkMailInvoicesMutation>;
export const MailInvoiceDocument = gql`
    mutation MailInvoice($input: RecordInput!) {
  mailInvoice(input: $input) {
    uniqueId
  }
}
    `;
export function useMailInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailInvoiceMutation, MailInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailInvoiceMutation, MailInvoiceMutationVariables>(MailInvoiceDocument, options);
      }
export type MailInvoiceMutationHookResult = ReturnType<typeof useMailInvoiceMutation>;
export const EinvoiceJsonDocument = gql`
    query EinvoiceJson($ids: [RecordRef!]!) {
  einvoiceJson(input: {ids: $ids}) {
    json
  }
}
    `;
export function useEinvoiceJsonQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EinvoiceJsonQuery, EinvoiceJsonQueryVariables> & ({ variables: EinvoiceJsonQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>(EinvoiceJsonDocument, options);
      }
export function useEinvoiceJsonLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>(EinvoiceJsonDocument, options);
        }
export type EinvoiceJsonQueryHookResult = ReturnType<typeof useEinvoiceJsonQuery>;
export type EinvoiceJsonLazyQueryHookResult = ReturnType<typeof useEinvoiceJsonLazyQuery>;
export const InvoicesDocument = gql`
    query Invoices($search: InvoiceSearch!) {
  invoices(search: $search) {
    rows {
      ...InvoiceRow
    }
    rowCount
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useInvoicesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicesQuery, InvoicesQueryVariables> & ({ variables: InvoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
      }
export function useInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
        }
export type InvoicesQueryHookResult = ReturnType<typeof useInvoicesQuery>;
export type InvoicesLazyQueryHookResult = ReturnType<typeof useInvoicesLazyQuery>;
export const InvoiceDetailDocument = gql`
    query InvoiceDetail($uniqueId: ID!) {
  invoice(uniqueId: $uniqueId) {
    ...InvoiceRow
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useInvoiceDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoiceDetailQuery, InvoiceDetailQueryVariables> & ({ variables: InvoiceDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceDetailQuery, InvoiceDetailQueryVariables>(InvoiceDetailDocument, options);
      }
export function useInvoiceDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceDetailQuery, InvoiceDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceDetailQuery, InvoiceDetailQueryVariables>(InvoiceDetailDocument, options);
        }
export type InvoiceDetailQueryHookResult = ReturnType<typeof useInvoiceDetailQuery>;
export type InvoiceDetailLazyQueryHookResult = ReturnType<typeof useInvoiceDetailLazyQuery>;
export const InvoiceConsignmentsDocument = gql`
    query InvoiceConsignments($uniqueId: ID!) {
  invoice(uniqueId: $uniqueId) {
    uniqueId
    consignments {
      ...InvoiceConsignment
    }
  }
}
    ${InvoiceConsignmentFragmentDoc}`;
export function useInvoiceConsignmentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoiceConsignmentsQuery, InvoiceConsignmentsQueryVariables> & ({ variables: InvoiceConsignmentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceConsignmentsQuery, InvoiceConsignmentsQueryVariables>(InvoiceConsignmentsDocument, options);
      }
export function useInvoiceConsignmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceConsignmentsQuery, InvoiceConsignmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceConsignmentsQuery, InvoiceConsignmentsQueryVariables>(InvoiceConsignmentsDocument, options);
        }
export type InvoiceConsignmentsQueryHookResult = ReturnType<typeof useInvoiceConsignmentsQuery>;
export type InvoiceConsignmentsLazyQueryHookResult = ReturnType<typeof useInvoiceConsignmentsLazyQuery>;
export const InvoicePreviewDocument = gql`
    query InvoicePreview($input: PreviewInvoiceInput!) {
  invoicePreview(input: $input) {
    totalConsignments
    actualAmount
    igst
    cgst
    sgst
    totalAmount
    taxExplanation
  }
}
    `;
export function useInvoicePreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicePreviewQuery, InvoicePreviewQueryVariables> & ({ variables: InvoicePreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicePreviewQuery, InvoicePreviewQueryVariables>(InvoicePreviewDocument, options);
      }
export function useInvoicePreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicePreviewQuery, InvoicePreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicePreviewQuery, InvoicePreviewQueryVariables>(InvoicePreviewDocument, options);
        }
export type InvoicePreviewQueryHookResult = ReturnType<typeof useInvoicePreviewQuery>;
export type InvoicePreviewLazyQueryHookResult = ReturnType<typeof useInvoicePreviewLazyQuery>;
export const GenerateInvoiceDocument = gql`
    mutation GenerateInvoice($input: GenerateInvoiceInput!, $clientRequestId: String) {
  generateInvoice(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
    consignments {
      uniqueId
      version
      invoiceId
    }
  }
}
    `;
export function useGenerateInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GenerateInvoiceMutation, GenerateInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GenerateInvoiceMutation, GenerateInvoiceMutationVariables>(GenerateInvoiceDocument, options);
      }
export type GenerateInvoiceMutationHookResult = ReturnType<typeof useGenerateInvoiceMutation>;
export const CreateManualInvoiceDocument = gql`
    mutation CreateManualInvoice($input: CreateManualInvoiceInput!, $clientRequestId: String) {
  createManualInvoice(input: $input, clientRequestId: $clientRequestId) {
    ...InvoiceRow
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useCreateManualInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateManualInvoiceMutation, CreateManualInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateManualInvoiceMutation, CreateManualInvoiceMutationVariables>(CreateManualInvoiceDocument, options);
      }
export type CreateManualInvoiceMutationHookResult = ReturnType<typeof useCreateManualInvoiceMutation>;
export const UpdateInvoiceDocument = gql`
    mutation UpdateInvoice($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) {
    ...InvoiceRow
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useUpdateInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>(UpdateInvoiceDocument, options);
      }
export type UpdateInvoiceMutationHookResult = ReturnType<typeof useUpdateInvoiceMutation>;
export const ApproveInvoiceDocument = gql`
    mutation ApproveInvoice($input: ApproveInvoiceInput!) {
  approveInvoice(input: $input) {
    ...InvoiceRow
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useApproveInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveInvoiceMutation, ApproveInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveInvoiceMutation, ApproveInvoiceMutationVariables>(ApproveInvoiceDocument, options);
      }
export type ApproveInvoiceMutationHookResult = ReturnType<typeof useApproveInvoiceMutation>;
export const DeleteInvoiceDocument = gql`
    mutation DeleteInvoice($input: RecordInput!) {
  deleteInvoice(input: $input) {
    ...InvoiceRow
  }
}
    ${InvoiceRowFragmentDoc}`;
export function useDeleteInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>(DeleteInvoiceDocument, options);
      }
export type DeleteInvoiceMutationHookResult = ReturnType<typeof useDeleteInvoiceMutation>;
export const StatesDocument = gql`
    query States($search: StateSearch) {
  states(search: $search) {
    rows {
      ...StateRow
    }
    rowCount
  }
}
    ${StateRowFragmentDoc}`;
export function useStatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatesQuery, StatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatesQuery, StatesQueryVariables>(StatesDocument, options);
      }
export function useStatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatesQuery, StatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatesQuery, StatesQueryVariables>(StatesDocument, options);
        }
export type StatesQueryHookResult = ReturnType<typeof useStatesQuery>;
export type StatesLazyQueryHookResult = ReturnType<typeof useStatesLazyQuery>;
export const CreateStateDocument = gql`
    mutation CreateState($input: CreateStateInput!, $clientRequestId: String) {
  createState(input: $input, clientRequestId: $clientRequestId) {
    ...StateRow
  }
}
    ${StateRowFragmentDoc}`;
export function useCreateStateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStateMutation, CreateStateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStateMutation, CreateStateMutationVariables>(CreateStateDocument, options);
      }
export type CreateStateMutationHookResult = ReturnType<typeof useCreateStateMutation>;
export const UpdateStateDocument = gql`
    mutation UpdateState($input: UpdateStateInput!) {
  updateState(input: $input) {
    ...StateRow
  }
}
    ${StateRowFragmentDoc}`;
export function useUpdateStateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStateMutation, UpdateStateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStateMutation, UpdateStateMutationVariables>(UpdateStateDocument, options);
      }
export type UpdateStateMutationHookResult = ReturnType<typeof useUpdateStateMutation>;
export const DeleteStateDocument = gql`
    mutation DeleteState($input: RecordInput!) {
  deleteState(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteStateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteStateMutation, DeleteStateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteStateMutation, DeleteStateMutationVariables>(DeleteStateDocument, options);
      }
export type DeleteStateMutationHookResult = ReturnType<typeof useDeleteStateMutation>;
export const CitiesDocument = gql`
    query Cities($search: CitySearch) {
  cities(search: $search) {
    rows {
      ...CityRow
    }
    rowCount
  }
}
    ${CityRowFragmentDoc}`;
export function useCitiesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CitiesQuery, CitiesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CitiesQuery, CitiesQueryVariables>(CitiesDocument, options);
      }
export function useCitiesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CitiesQuery, CitiesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CitiesQuery, CitiesQueryVariables>(CitiesDocument, options);
        }
export type CitiesQueryHookResult = ReturnType<typeof useCitiesQuery>;
export type CitiesLazyQueryHookResult = ReturnType<typeof useCitiesLazyQuery>;
export const CreateCityDocument = gql`
    mutation CreateCity($input: CreateCityInput!, $clientRequestId: String) {
  createCity(input: $input, clientRequestId: $clientRequestId) {
    ...CityRow
  }
}
    ${CityRowFragmentDoc}`;
export function useCreateCityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCityMutation, CreateCityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCityMutation, CreateCityMutationVariables>(CreateCityDocument, options);
      }
export type CreateCityMutationHookResult = ReturnType<typeof useCreateCityMutation>;
export const UpdateCityDocument = gql`
    mutation UpdateCity($input: UpdateCityInput!) {
  updateCity(input: $input) {
    ...CityRow
  }
}
    ${CityRowFragmentDoc}`;
export function useUpdateCityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCityMutation, UpdateCityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCityMutation, UpdateCityMutationVariables>(UpdateCityDocument, options);
      }
export type UpdateCityMutationHookResult = ReturnType<typeof useUpdateCityMutation>;
export const DeleteCityDocument = gql`
    mutation DeleteCity($input: RecordInput!) {
  deleteCity(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteCityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCityMutation, DeleteCityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCityMutation, DeleteCityMutationVariables>(DeleteCityDocument, options);
      }
export type DeleteCityMutationHookResult = ReturnType<typeof useDeleteCityMutation>;
export const ManifestsDocument = gql`
    query Manifests($search: ManifestSearch!) {
  manifests(search: $search) {
    rows {
      ...ManifestRow
    }
    rowCount
  }
}
    ${ManifestRowFragmentDoc}`;
export function useManifestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManifestsQuery, ManifestsQueryVariables> & ({ variables: ManifestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManifestsQuery, ManifestsQueryVariables>(ManifestsDocument, options);
      }
export function useManifestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManifestsQuery, ManifestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManifestsQuery, ManifestsQueryVariables>(ManifestsDocument, options);
        }
export type ManifestsQueryHookResult = ReturnType<typeof useManifestsQuery>;
export type ManifestsLazyQueryHookResult = ReturnType<typeof useManifestsLazyQuery>;
export const ManifestDetailDocument = gql`
    query ManifestDetail($uniqueId: ID!) {
  manifest(uniqueId: $uniqueId) {
    ...ManifestDetail
  }
}
    ${ManifestDetailFragmentDoc}
${ManifestRowFragmentDoc}`;
export function useManifestDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManifestDetailQuery, ManifestDetailQueryVariables> & ({ variables: ManifestDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManifestDetailQuery, ManifestDetailQueryVariables>(ManifestDetailDocument, options);
      }
export function useManifestDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManifestDetailQuery, ManifestDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManifestDetailQuery, ManifestDetailQueryVariables>(ManifestDetailDocument, options);
        }
export type ManifestDetailQueryHookResult = ReturnType<typeof useManifestDetailQuery>;
export type ManifestDetailLazyQueryHookResult = ReturnType<typeof useManifestDetailLazyQuery>;
export const CreateOutgoingManifestDocument = gql`
    mutation CreateOutgoingManifest($input: CreateOutgoingManifestInput!, $clientRequestId: String) {
  createOutgoingManifest(input: $input, clientRequestId: $clientRequestId) {
    ...ManifestDetail
  }
}
    ${ManifestDetailFragmentDoc}
${ManifestRowFragmentDoc}`;
export function useCreateOutgoingManifestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateOutgoingManifestMutation, CreateOutgoingManifestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateOutgoingManifestMutation, CreateOutgoingManifestMutationVariables>(CreateOutgoingManifestDocument, options);
      }
export type CreateOutgoingManifestMutationHookResult = ReturnType<typeof useCreateOutgoingManifestMutation>;
export const CreateIncomingManifestDocument = gql`
    mutation CreateIncomingManifest($input: CreateIncomingManifestInput!, $clientRequestId: String) {
  createIncomingManifest(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
    manifestId
  }
}
    `;
export function useCreateIncomingManifestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateIncomingManifestMutation, CreateIncomingManifestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateIncomingManifestMutation, CreateIncomingManifestMutationVariables>(CreateIncomingManifestDocument, options);
      }
export type CreateIncomingManifestMutationHookResult = ReturnType<typeof useCreateIncomingManifestMutation>;
export const PayManifestDocument = gql`
    mutation PayManifest($input: PayManifestInput!) {
  payManifest(input: $input) {
    ...ManifestRow
    updatedOn
    updatedBy {
      firstName
      lastName
    }
  }
}
    ${ManifestRowFragmentDoc}`;
export function usePayManifestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayManifestMutation, PayManifestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayManifestMutation, PayManifestMutationVariables>(PayManifestDocument, options);
      }
export type PayManifestMutationHookResult = ReturnType<typeof usePayManifestMutation>;
export const DeleteManifestDocument = gql`
    mutation DeleteManifest($input: RecordInput!) {
  deleteManifest(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteManifestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteManifestMutation, DeleteManifestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteManifestMutation, DeleteManifestMutationVariables>(DeleteManifestDocument, options);
      }
export type DeleteManifestMutationHookResult = ReturnType<typeof useDeleteManifestMutation>;
export const NotificationsDocument = gql`
    query Notifications($search: NotificationSearch) {
  notifications(search: $search) {
    rows {
      ...NotificationRow
    }
    rowCount
  }
}
    ${NotificationRowFragmentDoc}`;
export function useNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NotificationsQuery, NotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
      }
export function useNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NotificationsQuery, NotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
        }
export type NotificationsQueryHookResult = ReturnType<typeof useNotificationsQuery>;
export type NotificationsLazyQueryHookResult = ReturnType<typeof useNotificationsLazyQuery>;
export const ActiveNotificationsDocument = gql`
    query ActiveNotifications {
  notifications(search: {showAsNotification: true}) {
    rows {
      ...NotificationBanner
    }
  }
}
    ${NotificationBannerFragmentDoc}`;
export function useActiveNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ActiveNotificationsQuery, ActiveNotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActiveNotificationsQuery, ActiveNotificationsQueryVariables>(ActiveNotificationsDocument, options);
      }
export function useActiveNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ActiveNotificationsQuery, ActiveNotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActiveNotificationsQuery, ActiveNotificationsQueryVariables>(ActiveNotificationsDocument, options);
        }
export type ActiveNotificationsQueryHookResult = ReturnType<typeof useActiveNotificationsQuery>;
export type ActiveNotificationsLazyQueryHookResult = ReturnType<typeof useActiveNotificationsLazyQuery>;
export const CreateNotificationDocument = gql`
    mutation CreateNotification($input: CreateNotificationInput!, $clientRequestId: String) {
  createNotification(input: $input, clientRequestId: $clientRequestId) {
    ...NotificationRow
  }
}
    ${NotificationRowFragmentDoc}`;
export function useCreateNotificationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateNotificationMutation, CreateNotificationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateNotificationMutation, CreateNotificationMutationVariables>(CreateNotificationDocument, options);
      }
export type CreateNotificationMutationHookResult = ReturnType<typeof useCreateNotificationMutation>;
export const UpdateNotificationDocument = gql`
    mutation UpdateNotification($input: UpdateNotificationInput!) {
  updateNotification(input: $input) {
    ...NotificationRow
  }
}
    ${NotificationRowFragmentDoc}`;
export function useUpdateNotificationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateNotificationMutation, UpdateNotificationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateNotificationMutation, UpdateNotificationMutationVariables>(UpdateNotificationDocument, options);
      }
export type UpdateNotificationMutationHookResult = ReturnType<typeof useUpdateNotificationMutation>;
export const DeleteNotificationDocument = gql`
    mutation DeleteNotification($input: RecordInput!) {
  deleteNotification(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteNotificationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteNotificationMutation, DeleteNotificationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteNotificationMutation, DeleteNotificationMutationVariables>(DeleteNotificationDocument, options);
      }
export type DeleteNotificationMutationHookResult = ReturnType<typeof useDeleteNotificationMutation>;
export const RateCardsDocument = gql`
    query RateCards($search: RateCardSearch) {
  rateCards(search: $search) {
    rows {
      ...RateCardRow
    }
    rowCount
  }
}
    ${RateCardRowFragmentDoc}`;
export function useRateCardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RateCardsQuery, RateCardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RateCardsQuery, RateCardsQueryVariables>(RateCardsDocument, options);
      }
export function useRateCardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RateCardsQuery, RateCardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RateCardsQuery, RateCardsQueryVariables>(RateCardsDocument, options);
        }
export type RateCardsQueryHookResult = ReturnType<typeof useRateCardsQuery>;
export type RateCardsLazyQueryHookResult = ReturnType<typeof useRateCardsLazyQuery>;
export const RateCardSlabsDocument = gql`
    query RateCardSlabs($uniqueId: ID!) {
  rateCard(uniqueId: $uniqueId) {
    ...RateCardSlabs
  }
}
    ${RateCardSlabsFragmentDoc}
${RateCardRowFragmentDoc}
${RateSlabRowFragmentDoc}`;
export function useRateCardSlabsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RateCardSlabsQuery, RateCardSlabsQueryVariables> & ({ variables: RateCardSlabsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RateCardSlabsQuery, RateCardSlabsQueryVariables>(RateCardSlabsDocument, options);
      }
export function useRateCardSlabsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RateCardSlabsQuery, RateCardSlabsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RateCardSlabsQuery, RateCardSlabsQueryVariables>(RateCardSlabsDocument, options);
        }
export type RateCardSlabsQueryHookResult = ReturnType<typeof useRateCardSlabsQuery>;
export type RateCardSlabsLazyQueryHookResult = ReturnType<typeof useRateCardSlabsLazyQuery>;
export const CreateRateCardDocument = gql`
    mutation CreateRateCard($input: CreateRateCardInput!, $clientRequestId: String) {
  createRateCard(input: $input, clientRequestId: $clientRequestId) {
    ...RateCardRow
  }
}
    ${RateCardRowFragmentDoc}`;
export function useCreateRateCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateRateCardMutation, CreateRateCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRateCardMutation, CreateRateCardMutationVariables>(CreateRateCardDocument, options);
      }
export type CreateRateCardMutationHookResult = ReturnType<typeof useCreateRateCardMutation>;
export const UpdateRateCardDocument = gql`
    mutation UpdateRateCard($input: UpdateRateCardInput!) {
  updateRateCard(input: $input) {
    ...RateCardRow
  }
}
    ${RateCardRowFragmentDoc}`;
export function useUpdateRateCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRateCardMutation, UpdateRateCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRateCardMutation, UpdateRateCardMutationVariables>(UpdateRateCardDocument, options);
      }
export type UpdateRateCardMutationHookResult = ReturnType<typeof useUpdateRateCardMutation>;
export const CopyRateCardDocument = gql`
    mutation CopyRateCard($input: CopyRateCardInput!, $clientRequestId: String) {
  copyRateCard(input: $input, clientRequestId: $clientRequestId) {
    ...RateCardRow
  }
}
    ${RateCardRowFragmentDoc}`;
export function useCopyRateCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CopyRateCardMutation, CopyRateCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CopyRateCardMutation, CopyRateCardMutationVariables>(CopyRateCardDocument, options);
      }
export type CopyRateCardMutationHookResult = ReturnType<typeof useCopyRateCardMutation>;
export const DeleteRateCardDocument = gql`
    mutation DeleteRateCard($input: RecordInput!) {
  deleteRateCard(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteRateCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteRateCardMutation, DeleteRateCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteRateCardMutation, DeleteRateCardMutationVariables>(DeleteRateCardDocument, options);
      }
export type DeleteRateCardMutationHookResult = ReturnType<typeof useDeleteRateCardMutation>;
export const SetRateSlabsDocument = gql`
    mutation SetRateSlabs($input: SetRateSlabsInput!) {
  setRateSlabs(input: $input) {
    ...RateCardSlabs
  }
}
    ${RateCardSlabsFragmentDoc}
${RateCardRowFragmentDoc}
${RateSlabRowFragmentDoc}`;
export function useSetRateSlabsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetRateSlabsMutation, SetRateSlabsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetRateSlabsMutation, SetRateSlabsMutationVariables>(SetRateSlabsDocument, options);
      }
export type SetRateSlabsMutationHookResult = ReturnType<typeof useSetRateSlabsMutation>;
export const RerateConsignmentsDocument = gql`
    mutation RerateConsignments($input: RerateConsignmentsInput!, $clientRequestId: String) {
  rerateConsignments(input: $input, clientRequestId: $clientRequestId) {
    rows {
      ...RerateLine
    }
    rowCount
    next
  }
}
    ${RerateLineFragmentDoc}`;
export function useRerateConsignmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RerateConsignmentsMutation, RerateConsignmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RerateConsignmentsMutation, RerateConsignmentsMutationVariables>(RerateConsignmentsDocument, options);
      }
export type RerateConsignmentsMutationHookResult = ReturnType<typeof useRerateConsignmentsMutation>;
export const WeightRulesDocument = gql`
    query WeightRules($search: WeightRuleSearch) {
  weightRules(search: $search) {
    rows {
      ...WeightRuleRow
    }
    rowCount
  }
}
    ${WeightRuleRowFragmentDoc}`;
export function useWeightRulesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WeightRulesQuery, WeightRulesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WeightRulesQuery, WeightRulesQueryVariables>(WeightRulesDocument, options);
      }
export function useWeightRulesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WeightRulesQuery, WeightRulesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WeightRulesQuery, WeightRulesQueryVariables>(WeightRulesDocument, options);
        }
export type WeightRulesQueryHookResult = ReturnType<typeof useWeightRulesQuery>;
export type WeightRulesLazyQueryHookResult = ReturnType<typeof useWeightRulesLazyQuery>;
export const SaveWeightRuleDocument = gql`
    mutation SaveWeightRule($input: SaveWeightRuleInput!, $clientRequestId: String) {
  saveWeightRule(input: $input, clientRequestId: $clientRequestId) {
    ...WeightRuleRow
  }
}
    ${WeightRuleRowFragmentDoc}`;
export function useSaveWeightRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveWeightRuleMutation, SaveWeightRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveWeightRuleMutation, SaveWeightRuleMutationVariables>(SaveWeightRuleDocument, options);
      }
export type SaveWeightRuleMutationHookResult = ReturnType<typeof useSaveWeightRuleMutation>;
export const ZoneSchemesDocument = gql`
    query ZoneSchemes($search: ZoneSchemeSearch) {
  zoneSchemes(search: $search) {
    rows {
      ...ZoneSchemeRow
    }
    rowCount
  }
}
    ${ZoneSchemeRowFragmentDoc}`;
export function useZoneSchemesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ZoneSchemesQuery, ZoneSchemesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ZoneSchemesQuery, ZoneSchemesQueryVariables>(ZoneSchemesDocument, options);
      }
export function useZoneSchemesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ZoneSchemesQuery, ZoneSchemesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ZoneSchemesQuery, ZoneSchemesQueryVariables>(ZoneSchemesDocument, options);
        }
export type ZoneSchemesQueryHookResult = ReturnType<typeof useZoneSchemesQuery>;
export type ZoneSchemesLazyQueryHookResult = ReturnType<typeof useZoneSchemesLazyQuery>;
export const ZoneSchemeNamesDocument = gql`
    query ZoneSchemeNames($search: ZoneSchemeSearch) {
  zoneSchemes(search: $search) {
    rows {
      uniqueId
      id
      name
    }
  }
}
    `;
export function useZoneSchemeNamesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ZoneSchemeNamesQuery, ZoneSchemeNamesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ZoneSchemeNamesQuery, ZoneSchemeNamesQueryVariables>(ZoneSchemeNamesDocument, options);
      }
export function useZoneSchemeNamesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ZoneSchemeNamesQuery, ZoneSchemeNamesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ZoneSchemeNamesQuery, ZoneSchemeNamesQueryVariables>(ZoneSchemeNamesDocument, options);
        }
export type ZoneSchemeNamesQueryHookResult = ReturnType<typeof useZoneSchemeNamesQuery>;
export type ZoneSchemeNamesLazyQueryHookResult = ReturnType<typeof useZoneSchemeNamesLazyQuery>;
export const SaveZoneSchemeDocument = gql`
    mutation SaveZoneScheme($input: SaveZoneSchemeInput!, $clientRequestId: String) {
  saveZoneScheme(input: $input, clientRequestId: $clientRequestId) {
    ...ZoneSchemeRow
  }
}
    ${ZoneSchemeRowFragmentDoc}`;
export function useSaveZoneSchemeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveZoneSchemeMutation, SaveZoneSchemeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveZoneSchemeMutation, SaveZoneSchemeMutationVariables>(SaveZoneSchemeDocument, options);
      }
export type SaveZoneSchemeMutationHookResult = ReturnType<typeof useSaveZoneSchemeMutation>;
export const CustomerPaymentsDocument = gql`
    query CustomerPayments($search: CustomerPaymentSearch!) {
  customerPayments(search: $search) {
    rows {
      ...PaymentRow
    }
    rowCount
  }
}
    ${PaymentRowFragmentDoc}`;
export function useCustomerPaymentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerPaymentsQuery, CustomerPaymentsQueryVariables> & ({ variables: CustomerPaymentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerPaymentsQuery, CustomerPaymentsQueryVariables>(CustomerPaymentsDocument, options);
      }
export function useCustomerPaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerPaymentsQuery, CustomerPaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerPaymentsQuery, CustomerPaymentsQueryVariables>(CustomerPaymentsDocument, options);
        }
export type CustomerPaymentsQueryHookResult = ReturnType<typeof useCustomerPaymentsQuery>;
export type CustomerPaymentsLazyQueryHookResult = ReturnType<typeof useCustomerPaymentsLazyQuery>;
export const PaymentDetailDocument = gql`
    query PaymentDetail($uniqueId: ID!) {
  customerPayment(uniqueId: $uniqueId) {
    ...PaymentRow
    warnings
    allocations {
      ...PaymentAllocation
    }
  }
}
    ${PaymentRowFragmentDoc}
${PaymentAllocationFragmentDoc}`;
export function usePaymentDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaymentDetailQuery, PaymentDetailQueryVariables> & ({ variables: PaymentDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaymentDetailQuery, PaymentDetailQueryVariables>(PaymentDetailDocument, options);
      }
export function usePaymentDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaymentDetailQuery, PaymentDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaymentDetailQuery, PaymentDetailQueryVariables>(PaymentDetailDocument, options);
        }
export type PaymentDetailQueryHookResult = ReturnType<typeof usePaymentDetailQuery>;
export type PaymentDetailLazyQueryHookResult = ReturnType<typeof usePaymentDetailLazyQuery>;
export const OpenItemsDocument = gql`
    query OpenItems($input: OpenItemsInput!) {
  openItems(input: $input) {
    invoiceId
    number
    date
    dueDate
    totalAmount
    outstanding
    taxable
  }
}
    `;
export function useOpenItemsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenItemsQuery, OpenItemsQueryVariables> & ({ variables: OpenItemsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenItemsQuery, OpenItemsQueryVariables>(OpenItemsDocument, options);
      }
export function useOpenItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenItemsQuery, OpenItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenItemsQuery, OpenItemsQueryVariables>(OpenItemsDocument, options);
        }
export type OpenItemsQueryHookResult = ReturnType<typeof useOpenItemsQuery>;
export type OpenItemsLazyQueryHookResult = ReturnType<typeof useOpenItemsLazyQuery>;
export const AgeingDocument = gql`
    query Ageing($search: AgeingSearch!) {
  ageing(search: $search) {
    asOf
    rows {
      ...AgeingCustomerRow
    }
    total {
      ...AgeingSumsRow
    }
    items {
      invoiceId
      number
      date
      dueDate
      totalAmount
      outstanding
      days
      bucket
    }
  }
}
    ${AgeingCustomerRowFragmentDoc}
${AgeingSumsRowFragmentDoc}`;
export function useAgeingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AgeingQuery, AgeingQueryVariables> & ({ variables: AgeingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AgeingQuery, AgeingQueryVariables>(AgeingDocument, options);
      }
export function useAgeingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AgeingQuery, AgeingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AgeingQuery, AgeingQueryVariables>(AgeingDocument, options);
        }
export type AgeingQueryHookResult = ReturnType<typeof useAgeingQuery>;
export type AgeingLazyQueryHookResult = ReturnType<typeof useAgeingLazyQuery>;
export const RecordPaymentDocument = gql`
    mutation RecordPayment($input: RecordPaymentInput!, $clientRequestId: String) {
  recordPayment(input: $input, clientRequestId: $clientRequestId) {
    ...PaymentRow
    warnings
  }
}
    ${PaymentRowFragmentDoc}`;
export function useRecordPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordPaymentMutation, RecordPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordPaymentMutation, RecordPaymentMutationVariables>(RecordPaymentDocument, options);
      }
export type RecordPaymentMutationHookResult = ReturnType<typeof useRecordPaymentMutation>;
export const TakeBackAllocationDocument = gql`
    mutation TakeBackAllocation($input: TakeBackAllocationInput!) {
  takeBackAllocation(input: $input) {
    ...PaymentRow
    allocations {
      ...PaymentAllocation
    }
  }
}
    ${PaymentRowFragmentDoc}
${PaymentAllocationFragmentDoc}`;
export function useTakeBackAllocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeBackAllocationMutation, TakeBackAllocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeBackAllocationMutation, TakeBackAllocationMutationVariables>(TakeBackAllocationDocument, options);
      }
export type TakeBackAllocationMutationHookResult = ReturnType<typeof useTakeBackAllocationMutation>;
export const ReversePaymentDocument = gql`
    mutation ReversePayment($input: ReversePaymentInput!) {
  reversePayment(input: $input) {
    ...PaymentRow
    allocations {
      ...PaymentAllocation
    }
  }
}
    ${PaymentRowFragmentDoc}
${PaymentAllocationFragmentDoc}`;
export function useReversePaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReversePaymentMutation, ReversePaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReversePaymentMutation, ReversePaymentMutationVariables>(ReversePaymentDocument, options);
      }
export type ReversePaymentMutationHookResult = ReturnType<typeof useReversePaymentMutation>;
export const SetTdsCertificateDocument = gql`
    mutation SetTdsCertificate($input: SetTdsCertificateInput!) {
  setTdsCertificate(input: $input) {
    ...PaymentRow
  }
}
    ${PaymentRowFragmentDoc}`;
export function useSetTdsCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetTdsCertificateMutation, SetTdsCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetTdsCertificateMutation, SetTdsCertificateMutationVariables>(SetTdsCertificateDocument, options);
      }
export type SetTdsCertificateMutationHookResult = ReturnType<typeof useSetTdsCertificateMutation>;
export const FindAwbDocument = gql`
    query FindAwb($code: String!) {
  findAwb(input: {code: $code}) {
    kind
    uniqueId
    awbNo
    piece
    packet
    receiver
    deliveryStatus
    refusalOfManifest
  }
}
    `;
export function useFindAwbQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindAwbQuery, FindAwbQueryVariables> & ({ variables: FindAwbQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindAwbQuery, FindAwbQueryVariables>(FindAwbDocument, options);
      }
export function useFindAwbLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindAwbQuery, FindAwbQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindAwbQuery, FindAwbQueryVariables>(FindAwbDocument, options);
        }
export type FindAwbQueryHookResult = ReturnType<typeof useFindAwbQuery>;
export type FindAwbLazyQueryHookResult = ReturnType<typeof useFindAwbLazyQuery>;
export const ScanSessionDocument = gql`
    query ScanSession($uniqueId: ID!) {
  scanSession(uniqueId: $uniqueId) {
    ...ScanSession
    scans {
      ...ScanLine
    }
  }
}
    ${ScanSessionFragmentDoc}
${ScanLineFragmentDoc}`;
export function useScanSessionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ScanSessionQuery, ScanSessionQueryVariables> & ({ variables: ScanSessionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ScanSessionQuery, ScanSessionQueryVariables>(ScanSessionDocument, options);
      }
export function useScanSessionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ScanSessionQuery, ScanSessionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ScanSessionQuery, ScanSessionQueryVariables>(ScanSessionDocument, options);
        }
export type ScanSessionQueryHookResult = ReturnType<typeof useScanSessionQuery>;
export type ScanSessionLazyQueryHookResult = ReturnType<typeof useScanSessionLazyQuery>;
export const OpenScanSessionsDocument = gql`
    query OpenScanSessions {
  scanSessions(search: {isOpen: true, take: 10}) {
    rows {
      ...ScanSession
    }
    rowCount
  }
}
    ${ScanSessionFragmentDoc}`;
export function useOpenScanSessionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenScanSessionsQuery, OpenScanSessionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenScanSessionsQuery, OpenScanSessionsQueryVariables>(OpenScanSessionsDocument, options);
      }
export function useOpenScanSessionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenScanSessionsQuery, OpenScanSessionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenScanSessionsQuery, OpenScanSessionsQueryVariables>(OpenScanSessionsDocument, options);
        }
export type OpenScanSessionsQueryHookResult = ReturnType<typeof useOpenScanSessionsQuery>;
export type OpenScanSessionsLazyQueryHookResult = ReturnType<typeof useOpenScanSessionsLazyQuery>;
export const OpenScanSessionDocument = gql`
    mutation OpenScanSession($input: OpenScanSessionInput!) {
  openScanSession(input: $input) {
    ...ScanSession
  }
}
    ${ScanSessionFragmentDoc}`;
export function useOpenScanSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenScanSessionMutation, OpenScanSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenScanSessionMutation, OpenScanSessionMutationVariables>(OpenScanSessionDocument, options);
      }
export type OpenScanSessionMutationHookResult = ReturnType<typeof useOpenScanSessionMutation>;
export const RecordScanDocument = gql`
    mutation RecordScan($input: RecordScanInput!) {
  recordScan(input: $input) {
    ...ScanLine
  }
}
    ${ScanLineFragmentDoc}`;
export function useRecordScanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordScanMutation, RecordScanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordScanMutation, RecordScanMutationVariables>(RecordScanDocument, options);
      }
export type RecordScanMutationHookResult = ReturnType<typeof useRecordScanMutation>;
export const CloseScanSessionDocument = gql`
    mutation CloseScanSession($input: RecordInput!) {
  closeScanSession(input: $input) {
    ...ScanSession
  }
}
    ${ScanSessionFragmentDoc}`;
export function useCloseScanSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseScanSessionMutation, CloseScanSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseScanSessionMutation, CloseScanSessionMutationVariables>(CloseScanSessionDocument, options);
      }
export type CloseScanSessionMutationHookResult = ReturnType<typeof useCloseScanSessionMutation>;
export const SettingsDocument = gql`
    query Settings {
  settings {
    rows {
      ...SettingRow
    }
    rowCount
  }
}
    ${SettingRowFragmentDoc}`;
export function useSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SettingsQuery, SettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
      }
export function useSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SettingsQuery, SettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
        }
export type SettingsQueryHookResult = ReturnType<typeof useSettingsQuery>;
export type SettingsLazyQueryHookResult = ReturnType<typeof useSettingsLazyQuery>;
export const UpdateSettingDocument = gql`
    mutation UpdateSetting($input: UpdateSettingInput!) {
  updateSetting(input: $input) {
    ...SettingRow
  }
}
    ${SettingRowFragmentDoc}`;
export function useUpdateSettingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateSettingMutation, UpdateSettingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateSettingMutation, UpdateSettingMutationVariables>(UpdateSettingDocument, options);
      }
export type UpdateSettingMutationHookResult = ReturnType<typeof useUpdateSettingMutation>;
export const CountVisitDocument = gql`
    mutation CountVisit($input: CountVisitInput!) {
  countVisit(input: $input)
}
    `;
export function useCountVisitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CountVisitMutation, CountVisitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CountVisitMutation, CountVisitMutationVariables>(CountVisitDocument, options);
      }
export type CountVisitMutationHookResult = ReturnType<typeof useCountVisitMutation>;
export const TrackAwbDocument = gql`
    mutation TrackAwb($input: TrackAwbInput!) {
  trackAwb(input: $input) {
    awbNo
    deliveryStatus
    movements {
      actionDate
      city
      deliveryStatus
      action
    }
  }
}
    `;
export function useTrackAwbMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TrackAwbMutation, TrackAwbMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TrackAwbMutation, TrackAwbMutationVariables>(TrackAwbDocument, options);
      }
export type TrackAwbMutationHookResult = ReturnType<typeof useTrackAwbMutation>;
export const SubmitEnquiryDocument = gql`
    mutation SubmitEnquiry($input: SubmitEnquiryInput!, $clientRequestId: String) {
  submitEnquiry(input: $input, clientRequestId: $clientRequestId) {
    uniqueId
  }
}
    `;
export function useSubmitEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>(SubmitEnquiryDocument, options);
      }
export type SubmitEnquiryMutationHookResult = ReturnType<typeof useSubmitEnquiryMutation>;
export const CompanyCardDocument = gql`
    query CompanyCard {
  company {
    legalName
    address
    phone
    email
    gstin
  }
}
    `;
export function useCompanyCardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyCardQuery, CompanyCardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyCardQuery, CompanyCardQueryVariables>(CompanyCardDocument, options);
      }
export function useCompanyCardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyCardQuery, CompanyCardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyCardQuery, CompanyCardQueryVariables>(CompanyCardDocument, options);
        }
export type CompanyCardQueryHookResult = ReturnType<typeof useCompanyCardQuery>;
export type CompanyCardLazyQueryHookResult = ReturnType<typeof useCompanyCardLazyQuery>;
export const TrackHistoriesDocument = gql`
    query TrackHistories($search: TrackHistorySearch) {
  trackHistories(search: $search) {
    rows {
      ...TrackHistoryRow
    }
    rowCount
  }
}
    ${TrackHistoryRowFragmentDoc}`;
export function useTrackHistoriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TrackHistoriesQuery, TrackHistoriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TrackHistoriesQuery, TrackHistoriesQueryVariables>(TrackHistoriesDocument, options);
      }
export function useTrackHistoriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TrackHistoriesQuery, TrackHistoriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TrackHistoriesQuery, TrackHistoriesQueryVariables>(TrackHistoriesDocument, options);
        }
export type TrackHistoriesQueryHookResult = ReturnType<typeof useTrackHistoriesQuery>;
export type TrackHistoriesLazyQueryHookResult = ReturnType<typeof useTrackHistoriesLazyQuery>;
export const UsersDocument = gql`
    query Users($search: UserSearch) {
  users(search: $search) {
    rows {
      ...UserRow
    }
    rowCount
  }
}
    ${UserRowFragmentDoc}`;
export function useUsersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UsersQuery, UsersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
      }
export function useUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
export type UsersQueryHookResult = ReturnType<typeof useUsersQuery>;
export type UsersLazyQueryHookResult = ReturnType<typeof useUsersLazyQuery>;
export const CreateUserDocument = gql`
    mutation CreateUser($input: CreateUserInput!, $clientRequestId: String) {
  createUser(input: $input, clientRequestId: $clientRequestId) {
    ...UserRow
  }
}
    ${UserRowFragmentDoc}`;
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export const UpdateUserDocument = gql`
    mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    ...UserRow
  }
}
    ${UserRowFragmentDoc}`;
export function useUpdateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
      }
export type UpdateUserMutationHookResult = ReturnType<typeof useUpdateUserMutation>;
export const BlockUserDocument = gql`
    mutation BlockUser($input: BlockUserInput!) {
  blockUser(input: $input) {
    ...UserRow
  }
}
    ${UserRowFragmentDoc}`;
export function useBlockUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BlockUserMutation, BlockUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BlockUserMutation, BlockUserMutationVariables>(BlockUserDocument, options);
      }
export type BlockUserMutationHookResult = ReturnType<typeof useBlockUserMutation>;
export const DeleteUserDocument = gql`
    mutation DeleteUser($input: RecordInput!) {
  deleteUser(input: $input) {
    ...UserRow
  }
}
    ${UserRowFragmentDoc}`;
export function useDeleteUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteUserMutation, DeleteUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options);
      }
export type DeleteUserMutationHookResult = ReturnType<typeof useDeleteUserMutation>;
export const ResendInvitationDocument = gql`
    mutation ResendInvitation($input: RecordInput!) {
  resendInvitation(input: $input) {
    ...UserRow
  }
}
    ${UserRowFragmentDoc}`;
export function useResendInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendInvitationMutation, ResendInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendInvitationMutation, ResendInvitationMutationVariables>(ResendInvitationDocument, options);
      }
export type ResendInvitationMutationHookResult = ReturnType<typeof useResendInvitationMutation>;
export const VendorsDocument = gql`
    query Vendors($search: VendorSearch) {
  vendors(search: $search) {
    rows {
      ...VendorRow
    }
    rowCount
  }
}
    ${VendorRowFragmentDoc}`;
export function useVendorsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VendorsQuery, VendorsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorsQuery, VendorsQueryVariables>(VendorsDocument, options);
      }
export function useVendorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorsQuery, VendorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorsQuery, VendorsQueryVariables>(VendorsDocument, options);
        }
export type VendorsQueryHookResult = ReturnType<typeof useVendorsQuery>;
export type VendorsLazyQueryHookResult = ReturnType<typeof useVendorsLazyQuery>;
export const CreateVendorDocument = gql`
    mutation CreateVendor($input: CreateVendorInput!, $clientRequestId: String) {
  createVendor(input: $input, clientRequestId: $clientRequestId) {
    ...VendorRow
  }
}
    ${VendorRowFragmentDoc}`;
export function useCreateVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateVendorMutation, CreateVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateVendorMutation, CreateVendorMutationVariables>(CreateVendorDocument, options);
      }
export type CreateVendorMutationHookResult = ReturnType<typeof useCreateVendorMutation>;
export const UpdateVendorDocument = gql`
    mutation UpdateVendor($input: UpdateVendorInput!) {
  updateVendor(input: $input) {
    ...VendorRow
  }
}
    ${VendorRowFragmentDoc}`;
export function useUpdateVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateVendorMutation, UpdateVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateVendorMutation, UpdateVendorMutationVariables>(UpdateVendorDocument, options);
      }
export type UpdateVendorMutationHookResult = ReturnType<typeof useUpdateVendorMutation>;
export const DeleteVendorDocument = gql`
    mutation DeleteVendor($input: RecordInput!) {
  deleteVendor(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteVendorMutation, DeleteVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteVendorMutation, DeleteVendorMutationVariables>(DeleteVendorDocument, options);
      }
export type DeleteVendorMutationHookResult = ReturnType<typeof useDeleteVendorMutation>;
export const VisitsDocument = gql`
    query Visits($search: VisitSearch) {
  visits(search: $search) {
    rows {
      ...VisitRow
    }
    rowCount
  }
}
    ${VisitRowFragmentDoc}`;
export function useVisitsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VisitsQuery, VisitsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VisitsQuery, VisitsQueryVariables>(VisitsDocument, options);
      }
export function useVisitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VisitsQuery, VisitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VisitsQuery, VisitsQueryVariables>(VisitsDocument, options);
        }
export type VisitsQueryHookResult = ReturnType<typeof useVisitsQuery>;
export type VisitsLazyQueryHookResult = ReturnType<typeof useVisitsLazyQuery>;
export const CargoPrintDocument = gql`
    query CargoPrint($uniqueId: ID!) {
  company {
    ...CompanyBlock
  }
  cargoConsignment(uniqueId: $uniqueId) {
    ...CargoCopy
  }
}
    ${CompanyBlockFragmentDoc}
${CargoCopyFragmentDoc}
${CargoCopyPartyFragmentDoc}`;
export function useCargoPrintQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CargoPrintQuery, CargoPrintQueryVariables> & ({ variables: CargoPrintQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CargoPrintQuery, CargoPrintQueryVariables>(CargoPrintDocument, options);
      }
export function useCargoPrintLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CargoPrintQuery, CargoPrintQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CargoPrintQuery, CargoPrintQueryVariables>(CargoPrintDocument, options);
        }
export type CargoPrintQueryHookResult = ReturnType<typeof useCargoPrintQuery>;
export type CargoPrintLazyQueryHookResult = ReturnType<typeof useCargoPrintLazyQuery>;
export const ConsignmentPrintDocument = gql`
    query ConsignmentPrint($uniqueId: ID!) {
  company {
    ...CompanyBlock
  }
  consignment(uniqueId: $uniqueId) {
    ...ConsignmentCopy
  }
}
    ${CompanyBlockFragmentDoc}
${ConsignmentCopyFragmentDoc}`;
export function useConsignmentPrintQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsignmentPrintQuery, ConsignmentPrintQueryVariables> & ({ variables: ConsignmentPrintQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsignmentPrintQuery, ConsignmentPrintQueryVariables>(ConsignmentPrintDocument, options);
      }
export function useConsignmentPrintLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsignmentPrintQuery, ConsignmentPrintQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsignmentPrintQuery, ConsignmentPrintQueryVariables>(ConsignmentPrintDocument, options);
        }
export type ConsignmentPrintQueryHookResult = ReturnType<typeof useConsignmentPrintQuery>;
export type ConsignmentPrintLazyQueryHookResult = ReturnType<typeof useConsignmentPrintLazyQuery>;
export const InvoicePrintDocument = gql`
    query InvoicePrint($uniqueId: ID!) {
  company {
    ...InvoiceCompany
  }
  invoice(uniqueId: $uniqueId) {
    ...InvoicePaper
  }
}
    ${InvoiceCompanyFragmentDoc}
${CompanyBlockFragmentDoc}
${InvoicePaperFragmentDoc}`;
export function useInvoicePrintQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoicePrintQuery, InvoicePrintQueryVariables> & ({ variables: InvoicePrintQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicePrintQuery, InvoicePrintQueryVariables>(InvoicePrintDocument, options);
      }
export function useInvoicePrintLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicePrintQuery, InvoicePrintQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicePrintQuery, InvoicePrintQueryVariables>(InvoicePrintDocument, options);
        }
export type InvoicePrintQueryHookResult = ReturnType<typeof useInvoicePrintQuery>;
export type InvoicePrintLazyQueryHookResult = ReturnType<typeof useInvoicePrintLazyQuery>;
export const LabelPrintDocument = gql`
    query LabelPrint($ids: [RecordRef!]!, $size: LabelSize) {
  company {
    name
  }
  labels(input: {ids: $ids, size: $size}) {
    size
    labels {
      ...Label
    }
  }
}
    ${LabelFragmentDoc}`;
export function useLabelPrintQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LabelPrintQuery, LabelPrintQueryVariables> & ({ variables: LabelPrintQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LabelPrintQuery, LabelPrintQueryVariables>(LabelPrintDocument, options);
      }
export function useLabelPrintLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LabelPrintQuery, LabelPrintQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LabelPrintQuery, LabelPrintQueryVariables>(LabelPrintDocument, options);
        }
export type LabelPrintQueryHookResult = ReturnType<typeof useLabelPrintQuery>;
export type LabelPrintLazyQueryHookResult = ReturnType<typeof useLabelPrintLazyQuery>;
export const ManifestPrintDocument = gql`
    query ManifestPrint($uniqueId: ID!) {
  company {
    ...CompanyBlock
  }
  manifest(uniqueId: $uniqueId) {
    ...ManifestPaper
  }
}
    ${CompanyBlockFragmentDoc}
${ManifestPaperFragmentDoc}`;
export function useManifestPrintQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManifestPrintQuery, ManifestPrintQueryVariables> & ({ variables: ManifestPrintQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManifestPrintQuery, ManifestPrintQueryVariables>(ManifestPrintDocument, options);
      }
export function useManifestPrintLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManifestPrintQuery, ManifestPrintQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManifestPrintQuery, ManifestPrintQueryVariables>(ManifestPrintDocument, options);
        }
export type ManifestPrintQueryHookResult = ReturnType<typeof useManifestPrintQuery>;
export type ManifestPrintLazyQueryHookResult = ReturnType<typeof useManifestPrintLazyQuery>;
export const ChangeLogDocument = gql`
    query ChangeLog($search: ChangeLogSearch!) {
  changeLog(search: $search) {
    rows {
      id
      createdOn
      createdBy {
        firstName
        lastName
      }
      propertyLabel
      oldText
      newText
      remark
    }
    rowCount
  }
}
    `;
export function useChangeLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChangeLogQuery, ChangeLogQueryVariables> & ({ variables: ChangeLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChangeLogQuery, ChangeLogQueryVariables>(ChangeLogDocument, options);
      }
export function useChangeLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChangeLogQuery, ChangeLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChangeLogQuery, ChangeLogQueryVariables>(ChangeLogDocument, options);
        }
export type ChangeLogQueryHookResult = ReturnType<typeof useChangeLogQuery>;
export type ChangeLogLazyQueryHookResult = ReturnType<typeof useChangeLogLazyQuery>;
export const VendorSuggestionsDocument = gql`
    query VendorSuggestions($search: SuggestionSearch!) {
  vendorSuggestions(search: $search) {
    id
    name
    type
  }
}
    `;
export function useVendorSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables> & ({ variables: VendorSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
      }
export function useVendorSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
        }
export type VendorSuggestionsQueryHookResult = ReturnType<typeof useVendorSuggestionsQuery>;
export type VendorSuggestionsLazyQueryHookResult = ReturnType<typeof useVendorSuggestionsLazyQuery>;
export const CustomerSuggestionsDocument = gql`
    query CustomerSuggestions($search: CustomerSuggestionSearch!) {
  customerSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useCustomerSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables> & ({ variables: CustomerSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
      }
export function useCustomerSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
        }
export type CustomerSuggestionsQueryHookResult = ReturnType<typeof useCustomerSuggestionsQuery>;
export type CustomerSuggestionsLazyQueryHookResult = ReturnType<typeof useCustomerSuggestionsLazyQuery>;
export const CitySuggestionsDocument = gql`
    query CitySuggestions($search: SuggestionSearch!) {
  citySuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useCitySuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables> & ({ variables: CitySuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
      }
export function useCitySuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
        }
export type CitySuggestionsQueryHookResult = ReturnType<typeof useCitySuggestionsQuery>;
export type CitySuggestionsLazyQueryHookResult = ReturnType<typeof useCitySuggestionsLazyQuery>;
export const ReceiverSuggestionsDocument = gql`
    query ReceiverSuggestions($search: SuggestionSearch!) {
  receiverSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useReceiverSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables> & ({ variables: ReceiverSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
      }
export function useReceiverSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
        }
export type ReceiverSuggestionsQueryHookResult = ReturnType<typeof useReceiverSuggestionsQuery>;
export type ReceiverSuggestionsLazyQueryHookResult = ReturnType<typeof useReceiverSuggestionsLazyQuery>;
export const UserSuggestionsDocument = gql`
    query UserSuggestions($search: SuggestionSearch!) {
  userSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useUserSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables> & ({ variables: UserSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
      }
export function useUserSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
        }
export type UserSuggestionsQueryHookResult = ReturnType<typeof useUserSuggestionsQuery>;
export type UserSuggestionsLazyQueryHookResult = ReturnType<typeof useUserSuggestionsLazyQuery>;
export const SavedViewsDocument = gql`
    query SavedViews($search: ViewSearch!) {
  savedViews(search: $search) {
    ...ScreenViews
  }
}
    ${ScreenViewsFragmentDoc}
${ScreenViewFragmentDoc}`;
export function useSavedViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables> & ({ variables: SavedViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
      }
export function useSavedViewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SavedViewsQuery, SavedViewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
        }
export type SavedViewsQueryHookResult = ReturnType<typeof useSavedViewsQuery>;
export type SavedViewsLazyQueryHookResult = ReturnType<typeof useSavedViewsLazyQuery>;
export const SaveViewDocument = gql`
    mutation SaveView($input: SaveViewInput!) {
  saveView(input: $input) {
    ...ScreenView
  }
}
    ${ScreenViewFragmentDoc}`;
export function useSaveViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveViewMutation, SaveViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveViewMutation, SaveViewMutationVariables>(SaveViewDocument, options);
      }
export type SaveViewMutationHookResult = ReturnType<typeof useSaveViewMutation>;
export const DeleteViewDocument = gql`
    mutation DeleteView($input: RecordInput!) {
  deleteView(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteViewMutation, DeleteViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteViewMutation, DeleteViewMutationVariables>(DeleteViewDocument, options);
      }
export type DeleteViewMutationHookResult = ReturnType<typeof useDeleteViewMutation>;
export const SetDefaultViewDocument = gql`
    mutation SetDefaultView($input: SetDefaultViewInput!) {
  setDefaultView(input: $input) {
    ...ScreenViews
  }
}
    ${ScreenViewsFragmentDoc}
${ScreenViewFragmentDoc}`;
export function useSetDefaultViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetDefaultViewMutation, SetDefaultViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetDefaultViewMutation, SetDefaultViewMutationVariables>(SetDefaultViewDocument, options);
      }
export type SetDefaultViewMutationHookResult = ReturnType<typeof useSetDefaultViewMutation>;
export const SetColumnsDocument = gql`
    mutation SetColumns($input: SetColumnsInput!) {
  setColumns(input: $input) {
    ...ScreenViews
  }
}
    ${ScreenViewsFragmentDoc}
${ScreenViewFragmentDoc}`;
export function useSetColumnsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetColumnsMutation, SetColumnsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetColumnsMutation, SetColumnsMutationVariables>(SetColumnsDocument, options);
      }
export type SetColumnsMutationHookResult = ReturnType<typeof useSetColumnsMutation>;
/** A field of the schema's `Query`. */
export type QueryField =
  | 'ageing'
  | 'billingSummary'
  | 'billingTrend'
  | 'bookingTrend'
  | 'cargoConsignment'
  | 'cargoConsignments'
  | 'changeLog'
  | 'cities'
  | 'citySuggestions'
  | 'company'
  | 'consignment'
  | 'consignments'
  | 'consistencyRuns'
  | 'customer'
  | 'customerCredit'
  | 'customerLedger'
  | 'customerPayment'
  | 'customerPayments'
  | 'customerSuggestions'
  | 'customers'
  | 'dashboardSummary'
  | 'einvoiceJson'
  | 'enquiries'
  | 'expenses'
  | 'findAwb'
  | 'gstr1'
  | 'importJob'
  | 'importJobs'
  | 'importProfiles'
  | 'importRows'
  | 'importTemplate'
  | 'invoice'
  | 'invoicePayments'
  | 'invoicePreview'
  | 'invoiceReading'
  | 'invoices'
  | 'labels'
  | 'manifest'
  | 'manifests'
  | 'me'
  | 'nextReceipt'
  | 'notifications'
  | 'openItems'
  | 'profile'
  | 'quoteConsignment'
  | 'rateCard'
  | 'rateCards'
  | 'receivablesSummary'
  | 'receiverSuggestions'
  | 'savedViews'
  | 'scanSession'
  | 'scanSessions'
  | 'settings'
  | 'states'
  | 'trackHistories'
  | 'userSuggestions'
  | 'users'
  | 'usualBookings'
  | 'vendorBill'
  | 'vendorBillLines'
  | 'vendorBills'
  | 'vendorSuggestions'
  | 'vendors'
  | 'verifyResetLink'
  | 'visits'
  | 'weightRules'
  | 'zoneScheme'
  | 'zoneSchemes';
