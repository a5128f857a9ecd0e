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

export type AllocateCreditNoteInput = {
  /** Without TDS. */
  allocations?: Array<AllocationInput> | null | undefined;
  /** True without `allocations`: oldest due first. */
  auto?: boolean | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type AllocatePaymentInput = {
  allocations?: Array<AllocationInput> | null | undefined;
  /** True without `allocations`: oldest due first. */
  auto?: boolean | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
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
  /** Of the second factor, if the account has one: six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  emailAddress?: string | null | undefined;
  password?: string | null | undefined;
};

export type AwbCorrection = {
  /** The number that Excel has damaged, as it should be. */
  awb: string;
  rowNo: number;
};

/** What an admin does about a line of a vendor's bill. */
export type BillDecision =
  | 'Accepted'
  | 'Agreed'
  | 'Disputed'
  | 'Open';

/** What is found about a line of a vendor's bill. */
export type BillFinding =
  | 'BilledBefore'
  | 'Damaged'
  | 'Deleted'
  | 'Duplicate'
  | 'Matched'
  | 'OtherVendor'
  | 'Rate'
  | 'Under'
  | 'Unknown'
  | 'Weight'
  | 'Zone';

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
  ewayBillDate?: string | null | undefined;
  /** Twelve digits. */
  ewayBillNo?: string | null | undefined;
  /** Why the goods need no e-way bill. */
  ewayExemptReason?: string | null | undefined;
  /** Rupees, with GST. */
  goodsValue?: number | null | undefined;
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

export type BulkAssignInput = {
  /** From 1 to 200 records, in the order of their execution. */
  items?: Array<RecordInput> | null | undefined;
  /** An outgoing manifest that is not paid. */
  manifestId?: string | number | null | undefined;
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

export type CancelInvoiceInput = {
  reason?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
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

/** A preview; with `apply` true the change itself. */
export type CorrectVendorAmountsInput = {
  /** Default: only show what would change. */
  apply?: boolean | null | undefined;
  uniqueId: string | number;
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

export type CreateCounterBillInput = {
  /** Booking date, and date of the invoice. */
  day?: string | null | undefined;
  /** Code of the state in which they were handed over. */
  placeOfSupply?: string | null | undefined;
};

export type CreateCreditNoteInput = {
  /** The approved invoice that is reduced. */
  invoiceId?: string | number | null | undefined;
  noteDate?: string | null | undefined;
  reason?: CreditNoteReason | null | undefined;
  remark?: string | null | undefined;
  /** Rupees, before tax; the taxes follow from it. */
  taxable?: number | null | undefined;
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
  /** The additional charges bear tax. Default: they do not. */
  chargesTaxable?: boolean | null | undefined;
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

export type CreateVendorBillInput = {
  billDate?: string | null | undefined;
  billNo?: string | null | undefined;
  gst?: number | null | undefined;
  /** A checked import of the lines, in place of `lines`. */
  importId?: string | number | null | undefined;
  /** Required without `importId`. */
  lines?: Array<VendorBillLineInput> | null | undefined;
  periodFrom?: string | null | undefined;
  periodTo?: string | null | undefined;
  taxable?: number | null | undefined;
  total?: number | null | undefined;
  vendorId?: string | number | null | undefined;
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

/** Why a credit note is made, as the return names the reasons. */
export type CreditNoteReason =
  | 'Correction'
  | 'Deficiency'
  | 'Other'
  | 'PlaceOfSupply'
  | 'PostSaleDiscount';

export type CreditNoteSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  customerId?: Array<string | number> | null | undefined;
  /** Bound of the note date. */
  fromDate?: string | null | undefined;
  invoiceId?: Array<string | number> | null | undefined;
  reason?: Array<CreditNoteReason> | null | undefined;
  /** Text contained in the number, ignoring case. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  status?: Array<CreditNoteStatus> | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
};

/** A credit note is numbered and counts from its approval. */
export type CreditNoteStatus =
  | 'Approved'
  | 'Draft';

/** `uniqueId` is the customer. */
export type CustomerLedgerInput = {
  /** Default: the first of the month of `to`. */
  from?: string | null | undefined;
  /** Included. Default: today. */
  to?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
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
  /** With something that is not allocated, or without. */
  isAdvance?: boolean | null | undefined;
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

export type DecideLinesInput = {
  decision?: BillDecision | null | undefined;
  /** From 1 to 200 lines of the bill. */
  lineIds?: Array<string | number> | null | undefined;
  remark?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

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

export type EwayLimitAsked = {
  /** Default: the company's home city. */
  bookingCityId?: string | number | null | undefined;
  deliveryCityId?: string | number | null | undefined;
  /** Default: today. */
  on?: string | null | undefined;
};

/** Whether goods move between states. */
export type EwayLimitKind =
  | 'InterState'
  | 'IntraState';

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

export type FileGstPeriodInput = {
  /** Acknowledgement number of the portal. */
  arn?: string | null | undefined;
  /** Not before the month is over. */
  filedOn?: string | null | undefined;
  /** YYYY-MM. */
  month: string;
  /** Of the month, if it was filed before: the version that was read. */
  version?: number | null | undefined;
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
  | 'Customers'
  | 'VendorBill';

/** AllOrNothing: in one transaction, without bad rows. GoodRows: bad rows are left out. */
export type ImportMode =
  | 'AllOrNothing'
  | 'GoodRows';

export type ImportProfileSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Users whose mappings they are. */
  createdById?: Array<string | number> | null | undefined;
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

/** Automatic: made from consignments. Manual: typed in (a third-party invoice). Counter: over a day of cash and to-pay bookings. */
export type InvoiceType =
  | 'Automatic'
  | 'Counter'
  | 'Manual';

/** The paper of labels; A4x4 has four on a sheet. */
export type LabelSize =
  | 'A4x4'
  | 'A6'
  | 'Thermal100x75'
  | 'Thermal100x150';

/** What moved a customer's balance. */
export type LedgerKind =
  | 'Cancellation'
  | 'CreditNote'
  | 'Invoice'
  | 'Opening'
  | 'Payment'
  | 'Reversal'
  | 'Tds'
  | 'VppCollected'
  | 'VppRemitted'
  | 'VppSetOff';

/** `uniqueId` is the customer. */
export type LiftCreditInput = {
  reason?: string | null | undefined;
  uniqueId: string | number;
  /** Included; at most 7 days from today. */
  until?: string | null | undefined;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type MailDisputeInput = {
  /** The vendor's address for claims. */
  email?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

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

/** Compares the lines again, by the rate cards of now. Decisions made by hand stay. */
export type MatchVendorBillInput = {
  corrections?: Array<AwbCorrection> | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

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

/** How a payment came about: entered, because an invoice was marked Paid, or set off by a VPP remittance. */
export type PaymentSource =
  | 'Entered'
  | 'MarkedPaid'
  | 'Vpp';

/** Whether the amount has been received. */
export type PaymentStatus =
  | 'Paid'
  | 'Pending';

export type PlaceOfSupplyInput = {
  /** Where the goods are handed over. Default: the company's home city. */
  bookingCityId?: string | number | null | undefined;
  customerId?: string | number | null | undefined;
};

/** By what the place of supply of an invoice was decided. */
export type PosRule =
  | 'CustomerState'
  | 'HandedOver'
  | 'SpecialZone';

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

export type RecordIrnCancelledInput = {
  /** When it was cancelled on the portal, in local time as of `ackDate`. Omitted: now. */
  cancelledAt?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

/** The portal's answer: its JSON file, or what its page shows. `uniqueId` is the document. */
export type RecordIrnInput = {
  /** Local time as the portal shows it: YYYY-MM-DD HH:MM:SS, or DD/MM/YYYY HH:MM:SS. */
  ackDate?: string | null | undefined;
  ackNo?: string | null | undefined;
  /** Date of the document that the portal shows. */
  documentDate?: string | null | undefined;
  /** Number of the document that the portal shows. */
  documentNumber?: string | null | undefined;
  /** Text of the JSON file; it may hold the answers to other documents too. */
  file?: string | null | undefined;
  /** GSTIN of the seller that the portal shows. */
  gstin?: string | null | undefined;
  /** 64 hexadecimal digits. */
  irn?: string | null | undefined;
  /** Text of the QR code, if the portal shows it. */
  signedQr?: string | null | undefined;
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

export type RemitVppInput = {
  /** True without `setOffs`: as much as possible, oldest due first. */
  auto?: boolean | null | undefined;
  /** Consignments. Omitted: all that is owed, at most 1,000. */
  consignmentIds?: Array<string | number> | null | undefined;
  customerId?: string | number | null | undefined;
  /** How the rest is paid out; not needed if there is none. */
  mode?: ReceiptMode | null | undefined;
  /** UTR, cheque number and the like. */
  reference?: string | null | undefined;
  remark?: string | null | undefined;
  remittedOn?: string | null | undefined;
  setOffs?: Array<SetOffInput> | null | undefined;
};

export type ReopenGstPeriodInput = {
  /** YYYY-MM. */
  month: string;
  /** Remark of the change in the change log. */
  reason?: string | null | undefined;
  /** The version that the client has read. */
  version?: number | null | undefined;
};

export type ReplaceImportCellsInput = {
  /** The cells that are exactly this. */
  from?: string | null | undefined;
  /** The header of the column. */
  header?: string | null | undefined;
  /** Only these rows, good or bad: to take a replacement back. Omitted: the bad and the refused rows. */
  rowNos?: Array<number> | null | undefined;
  to?: string | null | undefined;
  /** The import. */
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

export type ReverseVppRemittanceInput = {
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

/** Sets the limit from a date on, or changes the one of that date. */
export type SaveEwayLimitInput = {
  amount?: number | null | undefined;
  kind?: EwayLimitKind | null | undefined;
  /** Null: all states without a limit of their own. */
  stateId?: string | number | null | undefined;
  validFrom?: string | null | undefined;
  /** The version of the limit of this date that the client has read. An older one is refused (CONFLICT). */
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

/** `uniqueId` is a bill of the vendor, `version` that of the tolerance as read. */
export type SaveToleranceInput = {
  amount?: number | null | undefined;
  /** Kilograms, at most 5. */
  grams?: number | null | undefined;
  uniqueId: string | number;
  version?: number | null | undefined;
  windowDays?: number | null | undefined;
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

export type SecondFactorCodeInput = {
  /** Six digits of the authenticator app, or a recovery code. Spaces and dashes are ignored. */
  code?: string | null | undefined;
};

/** What happened, in the security log. Refusal: the user lacks the permission. */
export type SecurityEventKind =
  | 'Activation'
  | 'Export'
  | 'Mail'
  | 'PasswordChange'
  | 'PasswordRecovery'
  | 'Refusal'
  | 'SecondFactor'
  | 'SessionEnd'
  | 'SignIn'
  | 'SignOut'
  | 'UserChange';

export type SecurityEventSearch = {
  /** Beginning of the network address. */
  address?: string | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  /** Users who did it. */
  createdById?: Array<string | number> | null | undefined;
  /** First day, by the time of the first of equal events. */
  fromDate?: string | null | undefined;
  kind?: Array<SecurityEventKind> | null | undefined;
  outcome?: Array<SecurityOutcome> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  /** Last day. */
  toDate?: string | null | undefined;
  /** Users whose accounts the events are about. */
  userId?: Array<string | number> | null | undefined;
};

/** Refused: the product said no. Failed: it was allowed, and did not come about. */
export type SecurityOutcome =
  | 'Done'
  | 'Failed'
  | 'Refused';

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

/** `uniqueId` is the customer. What is left out stays, null removes it. */
export type SetCreditInput = {
  /** Null: the setting credit.days. */
  creditDays?: number | null | undefined;
  /** Rupees. Null: no limit. */
  creditLimit?: number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type SetDefaultViewInput = {
  /** False: the screen opens without a view again. Default: true. */
  isDefault?: boolean | null | undefined;
  /** The uniqueId of the view. */
  uniqueId: string | number;
};

/** Of an approved consignment too. What is left out stays; null clears. */
export type SetEwayInput = {
  ewayBillDate?: string | null | undefined;
  /** Twelve digits. */
  ewayBillNo?: string | null | undefined;
  /** Why the goods need no e-way bill. */
  ewayExemptReason?: string | null | undefined;
  /** Rupees, with GST. */
  goodsValue?: number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
};

export type SetLabelSizeInput = {
  size?: LabelSize | null | undefined;
};

/** What is set off against an invoice; without an invoice, against the opening balance. */
export type SetOffInput = {
  amount?: number | null | undefined;
  invoiceId?: string | number | null | undefined;
};

/** What a customer owed before the first invoice here; `uniqueId` is the customer. */
export type SetOpeningInput = {
  amount?: number | null | undefined;
  date?: string | null | undefined;
  remark?: string | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
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

export type SettleVendorBillInput = {
  agreed?: number | null | undefined;
  remark?: string | null | undefined;
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

export type StartSecondFactorInput = {
  password?: string | null | undefined;
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

/** What a supply is by its customer. SEZWP: to a special economic zone, with tax; SEZWOP: without. */
export type SupplyType =
  | 'B2B'
  | 'B2C'
  | 'SEZWOP'
  | 'SEZWP';

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
  ewayBillDate?: string | null | undefined;
  /** Twelve digits. */
  ewayBillNo?: string | null | undefined;
  /** Why the goods need no e-way bill. */
  ewayExemptReason?: string | null | undefined;
  /** Rupees, with GST. */
  goodsValue?: number | null | undefined;
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

export type UpdateCreditNoteInput = {
  noteDate?: string | null | undefined;
  reason?: CreditNoteReason | null | undefined;
  remark?: string | null | undefined;
  /** Rupees, before tax; the taxes follow from it. */
  taxable?: number | null | undefined;
  uniqueId: string | number;
  /** The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked. */
  version?: number | null | undefined;
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
  /** The additional charges bear tax. While they do, taxes that are left out follow the taxable amount. */
  chargesTaxable?: boolean | null | undefined;
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

export type VendorBillLineInput = {
  /** Rupees without tax. */
  amount?: number | null | undefined;
  /** As printed. */
  awb?: string | null | undefined;
  billedDate?: string | null | undefined;
  /** Kilograms. */
  billedWeight?: number | null | undefined;
  destination?: string | null | undefined;
  freight?: number | null | undefined;
  fuel?: number | null | undefined;
  other?: number | null | undefined;
  pieces?: number | null | undefined;
  /** As the file counts; no two lines of a bill have the same. */
  rowNo: number;
  zoneCode?: string | null | undefined;
};

export type VendorBillLineSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  decision?: Array<BillDecision> | null | undefined;
  finding?: Array<BillFinding> | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  /** The bill. */
  uniqueId?: string | number | null | undefined;
};

export type VendorBillSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  status?: Array<VendorBillStatus> | null | undefined;
  take?: number | null | undefined;
  vendorId?: Array<string | number> | null | undefined;
};

/** Disputed while a claim is open; a settled bill is locked. */
export type VendorBillStatus =
  | 'Disputed'
  | 'Draft'
  | 'Matched'
  | 'Settled';

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

export type VppOwedInput = {
  customerId?: string | number | null | undefined;
};

export type VppRemittanceSearch = {
  /** Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`. */
  after?: string | number | null | undefined;
  /** Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`. */
  before?: string | number | null | undefined;
  customerId?: Array<string | number> | null | undefined;
  /** Bound of the date. */
  fromDate?: string | null | undefined;
  /** Reversed, or not. */
  isReversed?: boolean | null | undefined;
  /** Text contained in number or reference, ignoring case. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
  toDate?: string | null | undefined;
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

/** A field of the schema's `Query`. */
export type QueryField =
  | 'ageing'
  | 'billTolerance'
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
  | 'counterDays'
  | 'creditNote'
  | 'creditNotes'
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
  | 'ewayLimit'
  | 'ewayLimits'
  | 'expenses'
  | 'findAwb'
  | 'gstPeriods'
  | 'gstr1'
  | 'importJob'
  | 'importJobs'
  | 'importProfiles'
  | 'importRows'
  | 'importTemplate'
  | 'invoice'
  | 'invoicePayments'
  | 'invoicePreview'
  | 'invoicePreviewsByState'
  | 'invoiceReading'
  | 'invoices'
  | 'labels'
  | 'manifest'
  | 'manifests'
  | 'me'
  | 'nextReceipt'
  | 'notBilled'
  | 'notifications'
  | 'openItems'
  | 'openSessions'
  | 'payablesAgeing'
  | 'placeOfSupply'
  | 'profile'
  | 'quoteConsignment'
  | 'rateCard'
  | 'rateCards'
  | 'receivablesSummary'
  | 'receiverSuggestions'
  | 'savedViews'
  | 'scanSession'
  | 'scanSessions'
  | 'secondFactor'
  | 'securityEvents'
  | 'settings'
  | 'states'
  | 'tdsQuarters'
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
  | 'vppDebts'
  | 'vppOwed'
  | 'vppRemittance'
  | 'vppRemittances'
  | 'weightRules'
  | 'zoneScheme'
  | 'zoneSchemes';
