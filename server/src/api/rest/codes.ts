/**
 * Numbers and names of the REST wire format: the specification's enumeration codes and spellings, defined only here.
 * Invoice status and type have two readings (INVOICE_READING).
 */
import type { Codes } from '../../core/module/route';
import type * as enums from '../../domain/enums';
import { companyCodes } from './companyCodes';
import { reportCodes } from './reportCodes';

export type InvoiceReading = 'A' | 'B';

const common = {
  ...companyCodes,
  Gender: { Male: 1, Female: 2 } satisfies Record<enums.Gender, number>,
  Role: { Admin: 1, Member: 2 } satisfies Record<enums.Role, number>,
  UserState: { Invited: 1, Active: 2, Blocked: 3 } satisfies Record<enums.UserState, number>,
  ServiceType: { Air: 1, Surface: 2 } satisfies Record<enums.ServiceType, number>,
  ParcelType: { Docs: 1, Box: 2 } satisfies Record<enums.ParcelType, number>,
  PaymentMode: { Cash: 1, Credit: 2, ToPay: 3, Balance: 4 } satisfies Record<enums.PaymentMode, number>,
  PaymentStatus: { Pending: 1, Paid: 2 } satisfies Record<enums.PaymentStatus, number>,
  DeliveryStatus: {
    Booked: 1,
    Intransit: 2,
    Delivered: 3,
    Returned: 4,
    Processing: 5,
    Invalid: 6,
    OutForDelivery: 7,
    OlderThan2Months: 8,
  } satisfies Record<enums.DeliveryStatus, number>,
  BookingKind: { Consignment: 1, Cargo: 2 } satisfies Record<enums.BookingKind, number>,
  LabelSize: { Thermal100x150: 1, Thermal100x75: 2, A6: 3, A4x4: 4 } satisfies Record<enums.LabelSize, number>,
  BarcodePlacement: { Across: 1, Upright: 2, Omitted: 3 } satisfies Record<enums.BarcodePlacement, number>,
  ScanKind: { Manifest: 1, Status: 2 } satisfies Record<enums.ScanKind, number>,
  ScanResult: { Done: 1, Duplicate: 2, Refused: 3, Unknown: 4 } satisfies Record<enums.ScanResult, number>,
  RunSheetStatus: { Open: 1, Out: 2, Returned: 3, Closed: 4 } satisfies Record<enums.RunSheetStatus, number>,
  ParcelState: { Assigned: 1, Delivered: 2, Attempted: 3, CarriedOver: 4, Missing: 5 } satisfies Record<
    enums.ParcelState,
    number
  >,
  DeliveryOutcome: { Delivered: 1, Attempted: 2 } satisfies Record<enums.DeliveryOutcome, number>,
  DeliveryAnswer: { Applied: 1, PhotoPending: 2, Late: 3 } satisfies Record<enums.DeliveryAnswer, number>,
  ReceiverRelation: {
    Self: 1,
    Family: 2,
    Neighbour: 3,
    Guard: 4,
    Reception: 5,
    Colleague: 6,
    Other: 7,
  } satisfies Record<enums.ReceiverRelation, number>,
  CollectedBy: { Cash: 1, Upi: 2 } satisfies Record<enums.CollectedBy, number>,
  DeliveryReason: {
    ConsigneeNotAvailable: 1,
    DoorLocked: 2,
    BusinessClosed: 3,
    ConsigneeRefused: 4,
    IncorrectAddress: 5,
    Unreachable: 6,
    FutureDelivery: 7,
    PaymentNotReady: 8,
    AccessRestricted: 9,
    VerificationFailed: 10,
    SelfCollect: 11,
    OutOfArea: 12,
    NotAttempted: 13,
    VehicleIssue: 14,
    Damaged: 15,
    Lost: 16,
    Weather: 17,
    Other: 18,
  } satisfies Record<enums.DeliveryReason, number>,
  DateFilter: { BookingDate: 1, EntryDate: 2, DeliveryDate: 3 } satisfies Record<enums.DateFilter, number>,
  ManifestType: { Incoming: 1, Outgoing: 2 } satisfies Record<enums.ManifestType, number>,
  EnquiryType: { Contact: 1, Quote: 2 } satisfies Record<enums.EnquiryType, number>,
  VendorType: { Courier: 1, Cargo: 2, OwnCourier: 3, OwnCargo: 4 } satisfies Record<enums.VendorType, number>,
  EwayLimitKind: { InterState: 1, IntraState: 2 } satisfies Record<enums.EwayLimitKind, number>,
  RateSide: { Customer: 1, Vendor: 2 } satisfies Record<enums.RateSide, number>,
  ZoneRuleKind: {
    SameCity: 1,
    CityPair: 2,
    MetroToMetro: 3,
    SameState: 4,
    ToPlaces: 5,
    FromOrToPlaces: 6,
    Any: 7,
  } satisfies Record<enums.ZoneRuleKind, number>,
  SlabMode: { Flat: 1, Additional: 2, Whole: 3 } satisfies Record<enums.SlabMode, number>,
  VendorBillStatus: { Draft: 1, Matched: 2, Disputed: 3, Settled: 4 } satisfies Record<enums.VendorBillStatus, number>,
  BillDecision: { Open: 1, Accepted: 2, Disputed: 3, Agreed: 4 } satisfies Record<enums.BillDecision, number>,
  BillFinding: {
    Damaged: 1,
    Duplicate: 2,
    BilledBefore: 3,
    Unknown: 4,
    Deleted: 5,
    OtherVendor: 6,
    Matched: 7,
    Weight: 8,
    Zone: 9,
    Rate: 10,
    Under: 11,
  } satisfies Record<enums.BillFinding, number>,
  AmountRounding: { Paisa: 1, Rupee: 2 } satisfies Record<enums.AmountRounding, number>,
  PricesInclude: { Nothing: 1, Gst: 2 } satisfies Record<enums.PricesInclude, number>,
  BillWarning: {
    AmountMissing: 1,
    NoGstin: 2,
    SeveralStates: 3,
    NoEmail: 4,
    CreditStop: 5,
    SeveralRegistrations: 6,
    InParts: 7,
  } satisfies Record<enums.BillWarning, number>,
  CashKind: {
    Receipt: 1,
    RunSheet: 2,
    Expense: 3,
    Deposit: 4,
    VppPayout: 5,
    CourierRemittance: 6,
    Refund: 7,
  } satisfies Record<enums.CashKind, number>,
  SaleDocument: {
    Invoice: 1,
    ThirdPartyInvoice: 2,
    CounterBill: 3,
    CashInvoice: 4,
    CreditNote: 5,
    DebitNote: 6,
  } satisfies Record<enums.SaleDocument, number>,
  NeedKind: {
    Undelivered: 1,
    OutOnRunSheets: 2,
    ToBePriced: 3,
    WithoutEway: 4,
    AwaitingManifest: 5,
    Unapproved: 6,
    OverdueInvoices: 7,
    UnbilledEarnings: 8,
    ClaimsEnding: 9,
    Gstr1Due: 10,
    OpenCashDays: 11,
    UnresolvedEnquiries: 12,
    FailingMails: 13,
    OnPhones: 14,
    ReceiptBooks: 15,
    LateEvents: 16,
    MissingParcels: 17,
  } satisfies Record<enums.NeedKind, number>,
  CashDayState: { Open: 1, Closed: 2, Confirmed: 3 } satisfies Record<enums.CashDayState, number>,
  InvoiceType: { Automatic: 1, Manual: 2, Counter: 3, Cash: 4 } satisfies Record<enums.InvoiceType, number>,
  EarningKind: { Freight: 1, VppCommission: 2, InsuranceCommission: 3, Cargo: 4 } satisfies Record<
    enums.EarningKind,
    number
  >,
  CargoPayer: { Sender: 1, Receiver: 2 } satisfies Record<enums.CargoPayer, number>,
  EarningState: { Unbilled: 1, Billed: 2, Cancelled: 3 } satisfies Record<enums.EarningState, number>,
  ReceiptMode: {
    Cash: 1,
    Cheque: 2,
    BankTransfer: 3,
    Upi: 4,
    Card: 5,
    Adjustment: 6,
    NotStated: 7,
  } satisfies Record<enums.ReceiptMode, number>,
  PaymentSource: { Entered: 1, MarkedPaid: 2, Vpp: 3 } satisfies Record<enums.PaymentSource, number>,
  ReversalKind: { Bounced: 1, Mistake: 2 } satisfies Record<enums.ReversalKind, number>,
  GstCategory: { Regular: 1, Unregistered: 2, Sez: 3, TaxDeductor: 4, UinHolder: 5 } satisfies Record<
    enums.GstCategory,
    number
  >,
  SupplyType: { B2B: 1, SEZWP: 2, SEZWOP: 3, B2C: 4 } satisfies Record<enums.SupplyType, number>,
  ServiceCharge: { Forward: 1, ReverseCharge: 2, Exempt: 3 } satisfies Record<enums.ServiceCharge, number>,
  PosRule: { CustomerState: 1, SpecialZone: 2, HandedOver: 3 } satisfies Record<enums.PosRule, number>,
  CreditNoteReason: {
    PostSaleDiscount: 1,
    Deficiency: 2,
    Correction: 3,
    PlaceOfSupply: 4,
    Other: 5,
  } satisfies Record<enums.CreditNoteReason, number>,
  NoteKind: { Credit: 1, Debit: 2 } satisfies Record<enums.NoteKind, number>,
  CreditNoteStatus: { Draft: 1, Approved: 2 } satisfies Record<enums.CreditNoteStatus, number>,
  LedgerKind: {
    Opening: 1,
    Invoice: 2,
    Payment: 3,
    Tds: 4,
    Reversal: 5,
    VppCollected: 6,
    VppRemitted: 7,
    VppSetOff: 8,
    CreditNote: 9,
    Cancellation: 10,
    Refund: 11,
    DebitNote: 12,
    WriteOff: 13,
  } satisfies Record<enums.LedgerKind, number>,
  WriteOffStatus: { Waiting: 1, Approved: 2 } satisfies Record<enums.WriteOffStatus, number>,
  AgeingBucket: { NotDue: 1, Days30: 2, Days60: 3, Days90: 4, Days180: 5, Older: 6 } satisfies Record<
    enums.AgeingBucket,
    number
  >,
  // 3 is kept for slabs of rate cards.
  ImportKind: { Bookings: 1, Customers: 2, VendorBill: 4, CourierRemittance: 5 } satisfies Record<
    enums.ImportKind,
    number
  >,
  DateOrder: { DMY: 1, MDY: 2, YMD: 3 } satisfies Record<enums.DateOrder, number>,
  ImportStatus: { Draft: 1, Checked: 2, Running: 3, Done: 4, Cancelled: 5 } satisfies Record<
    enums.ImportStatus,
    number
  >,
  ImportMode: { AllOrNothing: 1, GoodRows: 2 } satisfies Record<enums.ImportMode, number>,
  ImportRowStatus: { Waiting: 1, Good: 2, Bad: 3, Already: 4, Done: 5, Refused: 6 } satisfies Record<
    enums.ImportRowStatus,
    number
  >,
  SecurityEventKind: {
    SignIn: 1,
    SignOut: 2,
    SessionEnd: 3,
    PasswordChange: 4,
    PasswordRecovery: 5,
    Activation: 6,
    SecondFactor: 7,
    UserChange: 8,
    Refusal: 9,
    Export: 10,
    Mail: 11,
  } satisfies Record<enums.SecurityEventKind, number>,
  MailTemplate: { AccountLink: 1, Dispute: 2, Invoice: 3, Statement: 4, VppAdvice: 5, Test: 6 } satisfies Record<
    enums.MailTemplate,
    number
  >,
  MailState: { Waiting: 1, Failing: 2, Sent: 3, GivenUp: 4 } satisfies Record<enums.MailState, number>,
  SecurityOutcome: { Done: 1, Refused: 2, Failed: 3 } satisfies Record<enums.SecurityOutcome, number>,
  ...reportCodes,
};

const invoiceStatus: Record<InvoiceReading, Partial<Record<enums.InvoiceStatus, number>>> = {
  A: { Generated: 1, Approved: 2, Paid: 3 },
  B: { Generated: 1, Approved: 2, Pending: 3, Paid: 4 },
};

/** Codes by enumeration and member. Enumerations not listed (SortOrder) are sent by name. */
export const codesOf = (reading: InvoiceReading): Codes => ({
  ...common,
  InvoiceStatus: invoiceStatus[reading] as Record<string, number>,
});

/** Field names that the specification spells differently. */
export const wireNames: Readonly<Record<string, string>> = {
  paymentReceivedDate: 'paymentRecivedDate',
};

/** Accepted alternative spellings of field names, in lower case. */
export const aliases: Readonly<Record<string, string>> = {
  orderby: 'sortBy',
  sortdirection: 'sortOrder',
  paymentreciveddate: 'paymentReceivedDate',
  isvpp: 'isVpp',
  isinsurance: 'isInsurance',
};
