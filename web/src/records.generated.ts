// Written by `npm run codegen` from the modules of the server.
/** The kinds of record, by the names of their GraphQL types. Apollo's cache knows each record by its uniqueId. */
export const recordKinds = [
  'Allocation', 'Branch', 'CargoConsignment', 'CashDay', 'CashDeposit', 'City', 'CompanyProfile', 'Consignment',
  'ConsignmentHistory', 'ConsignmentRating', 'CourierDue', 'CourierRemittance', 'CourierRemittanceLine', 'CreditLift',
  'CreditNote', 'CreditOverride', 'Customer', 'CustomerPayment', 'DeliveryPerson', 'Enquiry', 'EwayLimit', 'Expense', 'GstPeriod',
  'ImportJob', 'ImportProfile', 'ImportRow', 'Invoice', 'Manifest', 'Notification', 'NumberSeries', 'OpeningItem', 'RateCard',
  'RateSlab', 'ReceiptBook', 'Refund', 'Registration', 'RunSheet', 'RunSheetLine', 'SavedView', 'ScanSession', 'SecurityEvent',
  'Service', 'Setting', 'State', 'TrackHistory', 'User', 'UserRole', 'Vendor', 'VendorBill', 'VendorBillLine', 'VendorTolerance',
  'Visit', 'VppCollection', 'VppRemittance', 'WeightRule', 'WriteOff', 'Zone', 'ZoneRule', 'ZoneScheme',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** What `sortBy` of the list of each kind may name. */
export interface SortFields {
  Branch: 'city' | 'code' | 'createdOn' | 'isActive' | 'name';
  CargoConsignment: 'actualWeight' | 'awbNo' | 'bookingDate' | 'cargo' | 'cargoId' | 'chargeableWeight' | 'createdOn' | 'deliveryCharge' | 'isApproved' | 'packet' | 'paymentDate' | 'paymentMode' | 'paymentStatus' | 'receiver' | 'receiverId' | 'sender' | 'senderId' | 'serviceType' | 'toPayAmount';
  CashDay: 'countedCash' | 'createdOn' | 'date' | 'deposits' | 'difference' | 'expenses' | 'receipts';
  City: 'createdOn' | 'name' | 'pinCode' | 'state';
  CompanyProfile: 'legalName' | 'tradeName' | 'validFrom';
  Consignment: 'actualWeight' | 'awbNo' | 'bookingDate' | 'chargeableWeight' | 'createdOn' | 'customerAmount' | 'deliveryCity' | 'deliveryCityId' | 'deliveryDate' | 'deliveryStatus' | 'isApproved' | 'packet' | 'parcelType' | 'paymentMode' | 'paymentStatus' | 'receiver' | 'sender' | 'senderId' | 'serviceType' | 'vendor' | 'vendorAmount' | 'vendorId';
  CourierDue: 'amount' | 'awbNo' | 'commissions' | 'deliveredOn' | 'freight' | 'openAmount' | 'remitted' | 'vppAmount';
  CourierRemittance: 'amount' | 'createdOn' | 'mode' | 'number' | 'reference' | 'remittedOn' | 'vendor';
  CreditNote: 'createdOn' | 'customer' | 'kind' | 'noteDate' | 'number' | 'reason' | 'status' | 'taxable' | 'total';
  Customer: 'address' | 'company' | 'contact' | 'createdOn' | 'gst' | 'lastActiveDate' | 'name';
  CustomerPayment: 'amount' | 'createdOn' | 'customer' | 'mode' | 'number' | 'receivedOn' | 'reference' | 'tdsAmount';
  DeliveryPerson: 'createdOn' | 'name' | 'phone';
  Enquiry: 'createdOn' | 'email' | 'enquiryType' | 'isResolved' | 'message' | 'name' | 'resolution';
  EwayLimit: 'amount' | 'kind' | 'validFrom';
  Expense: 'amount' | 'createdOn' | 'date' | 'remark';
  GstPeriod: 'filedOn' | 'month';
  ImportJob: 'createdOn' | 'done' | 'fileName' | 'rowCount' | 'status';
  ImportProfile: 'createdOn' | 'name' | 'updatedOn';
  ImportRow: 'rowNo';
  Invoice: 'actualAmount' | 'createdOn' | 'customer' | 'customerId' | 'invoiceDate' | 'invoiceMonth' | 'invoiceNumber' | 'invoiceStatus' | 'invoiceType' | 'name' | 'paymentDate' | 'totalAmount' | 'totalConsignments';
  Manifest: 'bookingCity' | 'bookingVendor' | 'createdOn' | 'date' | 'deliveryCharge' | 'deliveryCity' | 'deliveryVendor' | 'manifestId' | 'payment' | 'toPayAmount' | 'toPayReceivedAmount' | 'toPayReceivedDate' | 'totalConsignments' | 'type' | 'viaCargo' | 'weight';
  Notification: 'createdOn' | 'expireAt' | 'isPermanent' | 'message' | 'startAt';
  RateCard: 'createdOn' | 'customer' | 'name' | 'side' | 'validFrom' | 'validTo' | 'vendor';
  Refund: 'amount' | 'createdOn' | 'customer' | 'mode' | 'number' | 'reference' | 'refundedOn';
  Registration: 'closedOn' | 'gstin' | 'legalName' | 'state' | 'validFrom';
  RunSheet: 'createdOn' | 'date' | 'expectedCash' | 'number' | 'person' | 'status';
  ScanSession: 'closedOn' | 'done' | 'kind' | 'openedOn' | 'refused';
  SecurityEvent: 'createdOn';
  Service: 'charge' | 'name' | 'percent' | 'validFrom';
  State: 'code' | 'createdOn' | 'name';
  TrackHistory: 'awbNo' | 'consignmentId' | 'createdOn' | 'deliveryStatus' | 'requestId';
  User: 'createdOn' | 'emailAddress' | 'firstName' | 'gender' | 'isActive' | 'lastLoginDate' | 'lastLogoutDate' | 'lastName' | 'role' | 'state';
  UserRole: 'createdOn' | 'name';
  Vendor: 'city' | 'contactNumber' | 'contactPerson' | 'createdOn' | 'gst' | 'lastActiveDate' | 'name' | 'panNo' | 'selfDelivery' | 'type' | 'url';
  VendorBill: 'billDate' | 'billNo' | 'claim' | 'dueBy' | 'status' | 'total' | 'vendor';
  VendorBillLine: 'amount' | 'claim' | 'rowNo';
  Visit: 'browser' | 'createdOn' | 'device' | 'enquirySent' | 'ipAddress' | 'lastVisit' | 'operatingSystem' | 'page' | 'search' | 'tracking' | 'visitorId';
  VppRemittance: 'amount' | 'createdOn' | 'customer' | 'mode' | 'number' | 'paidOut' | 'reference' | 'remittedOn' | 'setOff';
  WeightRule: 'createdOn' | 'divisor' | 'serviceType' | 'vendor';
  WriteOff: 'amount' | 'createdOn' | 'customer' | 'number' | 'status' | 'writtenOffOn';
  ZoneScheme: 'createdOn' | 'name';
}

/** The mutations that can be undone. */
export const undoableActions: readonly string[] = [
  'addHistory', 'addToManifest', 'bulkAddHistory', 'bulkAssign', 'bulkDelete', 'createOutgoingManifest', 'deleteCargo',
  'deleteCashDeposit', 'deleteCity', 'deleteConsignment', 'deleteCreditNote', 'deleteCustomer', 'deleteExpense', 'deleteHistory',
  'deleteManifest', 'deleteNotification', 'deleteRateCard', 'deleteRole', 'deleteState', 'deleteVendor', 'deleteView',
  'deleteWriteOff',
];
