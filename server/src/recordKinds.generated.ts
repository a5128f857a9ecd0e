/** Written by `npm run codegen`. */
declare module './db/schema/recordKinds' {
  interface RecordKinds {
    CreditNote: import('./modules/billing/creditnotes/creditNote.entity').CreditNote;
    Invoice: import('./modules/billing/invoices/invoice.entity').Invoice;
    CargoConsignment: import('./modules/bookings/cargo/cargo.entity').CargoConsignment;
    ReceiptBook: import('./modules/bookings/consignments/books/receiptBook.entity').ReceiptBook;
    Consignment: import('./modules/bookings/consignments/consignment.entity').Consignment;
    ConsignmentHistory: import('./modules/bookings/consignments/history.entity').ConsignmentHistory;
    ConsignmentRating: import('./modules/bookings/consignments/rating.entity').ConsignmentRating;
    EwayLimit: import('./modules/bookings/eway/ewayLimit.entity').EwayLimit;
    ImportJob: import('./modules/bookings/imports/importJob.entity').ImportJob;
    ImportProfile: import('./modules/bookings/imports/importProfile.entity').ImportProfile;
    ImportRow: import('./modules/bookings/imports/importRow.entity').ImportRow;
    SavedView: import('./modules/insight/views/savedView.entity').SavedView;
    CashDay: import('./modules/money/cashbook/cashDay.entity').CashDay;
    CashDeposit: import('./modules/money/cashbook/cashDay.entity').CashDeposit;
    CourierDue: import('./modules/money/courierdues/courierDue.entity').CourierDue;
    CourierRemittance: import('./modules/money/courierdues/courierDue.entity').CourierRemittance;
    CourierRemittanceLine: import('./modules/money/courierdues/courierDue.entity').CourierRemittanceLine;
    Expense: import('./modules/money/expenses/expense.entity').Expense;
    CreditLift: import('./modules/money/receivables/credit/credit.entity').CreditLift;
    CreditOverride: import('./modules/money/receivables/credit/credit.entity').CreditOverride;
    OpeningItem: import('./modules/money/receivables/opening.entity').OpeningItem;
    Allocation: import('./modules/money/receivables/payment.entity').Allocation;
    CustomerPayment: import('./modules/money/receivables/payment.entity').CustomerPayment;
    Refund: import('./modules/money/receivables/refunds/refund.entity').Refund;
    VppRemittance: import('./modules/money/receivables/vpp/vpp.entity').VppRemittance;
    VppCollection: import('./modules/money/receivables/vpp/vpp.entity').VppCollection;
    WriteOff: import('./modules/money/receivables/writeoffs/writeOff.entity').WriteOff;
    VendorBill: import('./modules/money/vendorbills/vendorBill.entity').VendorBill;
    VendorBillLine: import('./modules/money/vendorbills/vendorBillLine.entity').VendorBillLine;
    VendorTolerance: import('./modules/money/vendorbills/vendorTolerance.entity').VendorTolerance;
    Manifest: import('./modules/movement/manifests/manifest.entity').Manifest;
    DeliveryPerson: import('./modules/movement/runsheets/deliveryPerson.entity').DeliveryPerson;
    RunSheetLine: import('./modules/movement/runsheets/runSheet.entity').RunSheetLine;
    RunSheet: import('./modules/movement/runsheets/runSheet.entity').RunSheet;
    ScanSession: import('./modules/movement/scanning/scanSession.entity').ScanSession;
    TrackHistory: import('./modules/movement/tracking/trackHistory.entity').TrackHistory;
    Branch: import('./modules/parties/branches/branch.entity').Branch;
    Registration: import('./modules/parties/branches/registration.entity').Registration;
    CompanyProfile: import('./modules/parties/company/companyProfile.entity').CompanyProfile;
    Customer: import('./modules/parties/customers/customer.entity').Customer;
    City: import('./modules/parties/locations/city.entity').City;
    State: import('./modules/parties/locations/state.entity').State;
    NumberSeries: import('./modules/parties/series/numberSeries.entity').NumberSeries;
    UserRole: import('./modules/parties/users/user.entity').UserRole;
    User: import('./modules/parties/users/user.entity').User;
    Vendor: import('./modules/parties/vendors/vendor.entity').Vendor;
    RateSlab: import('./modules/rating/rates/rateCard.entity').RateSlab;
    RateCard: import('./modules/rating/rates/rateCard.entity').RateCard;
    WeightRule: import('./modules/rating/rates/weightRule.entity').WeightRule;
    Zone: import('./modules/rating/rates/zone.entity').Zone;
    ZoneRule: import('./modules/rating/rates/zone.entity').ZoneRule;
    ZoneScheme: import('./modules/rating/rates/zone.entity').ZoneScheme;
    Enquiry: import('./modules/site/enquiries/enquiry.entity').Enquiry;
    Notification: import('./modules/site/notifications/notification.entity').Notification;
    Visit: import('./modules/site/visits/visit.entity').Visit;
    GstPeriod: import('./modules/system/periods/gstPeriod.entity').GstPeriod;
    SecurityEvent: import('./modules/system/security/securityEvent.entity').SecurityEvent;
    Service: import('./modules/system/services/service.entity').Service;
    Setting: import('./modules/system/settings/setting.entity').Setting;
  }
}

export {};
