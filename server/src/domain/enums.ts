/**
 * All enumerations: names everywhere (database, GraphQL, web), numbers only in `rest/codes.ts`. Each is declared with its labels by the
 * topic it belongs to; modules import that.
 */
import { billingLabels } from './billing/enums';
import { bookingsLabels } from './bookings/enums';
import { deliveryLabels } from './delivery/enums';
import { importsLabels } from './imports/enums';
import { listsLabels } from './lists/enums';
import { mailsLabels } from './mails/enums';
import { moneyLabels } from './money/enums';
import { partiesLabels } from './parties/enums';
import { ratingLabels } from './rating/enums';
import { reportLabels } from './reports/enums';
import { scanningLabels } from './scanning/enums';
import { securityLabels } from './security/enums';
import { siteLabels } from './site/enums';
import { gstLabels } from './tax/gstReturn/enums';
import { vendorBillLabels } from './vendorBills/enums';

export {
  BillWarning,
  CargoPayer,
  EarningKind,
  EarningState,
  InvoiceReading,
  InvoiceStatus,
  InvoiceType,
  SeriesKind,
} from './billing/enums';
export {
  BarcodePlacement,
  BookingKind,
  DateFilter,
  DeliveryStatus,
  EwayLimitKind,
  LabelSize,
  ManifestType,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ServiceType,
} from './bookings/enums';
export {
  CollectedBy,
  DeliveryAnswer,
  DeliveryOutcome,
  DeliveryReason,
  ParcelState,
  ReceiverRelation,
  RunSheetStatus,
} from './delivery/enums';
export { DateOrder, ImportKind, ImportMode, ImportRowStatus, ImportStatus } from './imports/enums';
export { NeedKind, SetUpTask, SortOrder, StatUnit } from './lists/enums';
export { MailState, MailTemplate } from './mails/enums';
export {
  CashDayState,
  CashKind,
  AgeingBucket,
  LedgerKind,
  PaymentSource,
  ReceiptMode,
  ReversalKind,
  WriteOffStatus,
} from './money/enums';
export { Gender, GstCategory, Role, UserState, VendorType } from './parties/enums';
export { AmountRounding, PricesInclude, RateSide, SlabMode, ZoneRuleKind } from './rating/enums';
export { ReportGroup, ReportMeasure } from './reports/enums';
export { ScanKind, ScanResult } from './scanning/enums';
export { SecurityEventKind, SecurityOutcome } from './security/enums';
export { EnquiryType } from './site/enums';
export {
  CreditNoteReason,
  CreditNoteStatus,
  NoteKind,
  PosRule,
  SaleDocument,
  ServiceCharge,
  SupplyType,
} from './tax/gstReturn/enums';
export { BillDecision, BillFinding, VendorBillStatus } from './vendorBills/enums';

/** Display labels, which declare the members of the enumerations. */
export const labels = {
  ...partiesLabels,
  ...bookingsLabels,
  ...siteLabels,
  ...billingLabels,
  ...mailsLabels,
  ...moneyLabels,
  ...importsLabels,
  ...ratingLabels,
  ...listsLabels,
  ...gstLabels,
  ...deliveryLabels,
  ...scanningLabels,
  ...securityLabels,
  ...vendorBillLabels,
  ...reportLabels,
};
