/** Written by `npm run codegen`. In execution order. */
import { Foundation1763640000000 } from './db/migrations/20261120-foundation';
import { RequestAnswers1763650000000 } from './db/migrations/20261120-requestAnswers';
import { EnquiriesVisitsExpenses1763653000000 } from './db/migrations/20261120-enquiriesVisitsExpenses';
import { Invoices1763660000000 } from './db/migrations/20261120-invoices';
import { CargoAndManifests1763665000000 } from './db/migrations/20261120-cargoAndManifests';
import { AccountsAndMail1763670000000 } from './db/migrations/20261120-accountsAndMail';
import { Facets1763750000000 } from './db/migrations/20261121-facets';
import { WriteMark1763770000000 } from './db/migrations/20261122-writeMark';
import { AttemptsByNetwork1763780000000 } from './db/migrations/20261122-attemptsByNetwork';
import { SearchForms1763785000000 } from './db/migrations/20261122-searchForms';
import { Invitations1763790000000 } from './db/migrations/20261122-invitations';
import { ConsistencyRun1763800000000 } from './modules/system/consistency/20261122-consistencyRun.migration';
import { ChangeRemarks1763806000000 } from './modules/system/audit/20261122-changeRemarks.migration';
import { Imports1763807000000 } from './modules/bookings/imports/20261122-imports.migration';
import { RateCards1763810000000 } from './modules/rating/rates/20261122-rateCards.migration';
import { Scans1763812000000 } from './modules/movement/scanning/20261122-scans.migration';
import { ListIndexes1763848000000 } from './modules/bookings/consignments/20261122-listIndexes.migration';
import { Views1763850000000 } from './modules/insight/views/20261122-views.migration';
import { Settings1763852000000 } from './modules/system/settings/20261122-settings.migration';
import { Receivables1763860000000 } from './modules/money/receivables/20261122-receivables.migration';
import { VendorBills1763890000000 } from './modules/money/vendorbills/20261122-vendorBills.migration';
import { GstPeriods1763900000000 } from './modules/system/periods/20261122-gstPeriods.migration';
import { Eway1763905000000 } from './modules/bookings/eway/20261122-eway.migration';
import { Gst1763910000000 } from './modules/tax/gst/20261122-gst.migration';
import { CreditNotes1763912000000 } from './modules/billing/creditnotes/20261122-creditNotes.migration';
import { VppRemittances1763940000000 } from './modules/money/receivables/20261122-vppRemittances.migration';
import { VendorCosts1763960000000 } from './modules/money/vendorbills/20261122-vendorCosts.migration';
import { ChargesTaxable1763990000000 } from './modules/billing/invoices/20261122-chargesTaxable.migration';
import { Buyers1763995000000 } from './modules/billing/invoices/20261122-buyers.migration';
import { AdvancePlaces1763996000000 } from './modules/money/receivables/20261122-advancePlaces.migration';
import { FilterIndexes1763998000000 } from './modules/bookings/consignments/20261122-filterIndexes.migration';
import { AccountColumn1763999000000 } from './modules/parties/customers/account/20261122-accountColumn.migration';
import { PrefixIndexes1764003000000 } from './modules/bookings/consignments/20261122-prefixIndexes.migration';
import { SessionsOfDevices1764010000000 } from './modules/parties/accounts/20261123-sessionsOfDevices.migration';
import { SecurityLog1764040000000 } from './modules/system/security/20261124-securityLog.migration';
import { SecondFactor1764050000000 } from './modules/parties/accounts/20261124-secondFactor.migration';
import { Fence1795564800000 } from './db/migrations/20261125-fence';
import { ChangeRecords1795633800000 } from './modules/system/audit/20261125-changeRecords.migration';
import { LargeTables1795633830000 } from './db/migrations/20261125-largeTables';
import { BigIds1795633860000 } from './db/migrations/20261125-bigIds';
import { CheckSteps1795651200000 } from './modules/system/consistency/20261126-checkSteps.migration';
import { Company1795656300000 } from './modules/parties/company/20261126-company.migration';
import { TaxPercent1795690000000 } from './modules/billing/invoices/20261126-taxPercent.migration';
import { EarningsIndex1795690000001 } from './modules/bookings/consignments/20261126-earningsIndex.migration';
import { RunSheets1795737600101 } from './modules/movement/runsheets/20261126-runSheets.migration';
import { CommissionBills1795737600102 } from './modules/bookings/consignments/20261126-commissionBills.migration';
import { CashBook1795737600103 } from './modules/money/cashbook/20261126-cashBook.migration';
import { PricesInclude1795824000000 } from './modules/rating/rates/20261127-pricesInclude.migration';
import { CourierDues1795824000200 } from './modules/money/courierdues/20261127-courierDues.migration';
import { Refunds1795824000300 } from './modules/money/receivables/20261127-refunds.migration';
import { MailSubject1795824000500 } from './modules/system/mails/20261127-mailSubject.migration';
import { WaitingIndex1795824000600 } from './modules/bookings/consignments/20261127-waitingIndex.migration';
import { SheetsByStatus1795824000601 } from './modules/movement/runsheets/20261127-sheetsByStatus.migration';
import { PhonesAndPictures1796000000000 } from './modules/movement/runsheets/20261127-phonesAndPictures.migration';
import { Services1796100000000 } from './modules/system/services/20261127-services.migration';
import { InvoiceService1796100000100 } from './modules/billing/invoices/20261127-invoiceService.migration';
import { CargoInvoices1796100000200 } from './modules/bookings/cargo/20261127-cargoInvoices.migration';
import { DebitNotes1796200000000 } from './modules/billing/creditnotes/20261127-debitNotes.migration';
import { WriteOffs1796200000100 } from './modules/money/receivables/20261127-writeOffs.migration';
import { UserRoles1796300000000 } from './modules/parties/users/roles/20261203-userRoles.migration';
import { Branches1796400000000 } from './modules/parties/branches/20261127-branches.migration';
import { BranchOfRecords1796400000100 } from './modules/parties/branches/20261127-branchOfRecords.migration';
import { BranchIndex1796400000200 } from './modules/bookings/consignments/20261127-branchIndex.migration';
import { SetUp1796500000000 } from './modules/parties/company/20261127-setUp.migration';
import { UnbilledIndex1796600000000 } from './modules/bookings/consignments/20261127-unbilledIndex.migration';
import { NumberSeries1796800000000 } from './modules/parties/series/20261127-numberSeries.migration';
import { ReceiptBooks1796800000100 } from './modules/bookings/consignments/books/20261127-receiptBooks.migration';
import { EarningsByBranch1797000000000 } from './modules/bookings/consignments/20261207-earningsByBranch.migration';
import { LinkMadeOn1797400000000 } from './modules/movement/runsheets/20261127-linkMadeOn.migration';
import { PhotoRemark1797400000100 } from './modules/movement/runsheets/20261127-photoRemark.migration';
import { PodRequired1797400000200 } from './modules/movement/runsheets/20261127-podRequired.migration';
import { DismissedEvents1797400000300 } from './modules/movement/runsheets/20261127-dismissedEvents.migration';
import { LinesByState1797500000000 } from './modules/movement/runsheets/20261127-linesByState.migration';
import { BranchOfPersons1797600000000 } from './modules/movement/runsheets/20261127-branchOfPersons.migration';
import { UnbilledRoad1797610000000 } from './modules/parties/customers/account/20261127-unbilledRoad.migration';
import { WorkingBranches1797620000000 } from './modules/parties/accounts/20261128-workingBranches.migration';
import { PeriodsOfRegistrations1797620000100 } from './modules/system/periods/20261128-periodsOfRegistrations.migration';
import { CashBookOfBranches1797630000100 } from './modules/money/cashbook/20261128-cashBookOfBranches.migration';
import { EarlierDetails1797640000000 } from './modules/parties/branches/20261128-earlierDetails.migration';
import { RollupsOfBranches1797650000200 } from './modules/parties/branches/20261128-rollupsOfBranches.migration';
import { EntryDateInIndexes1797660000000 } from './modules/bookings/consignments/20261128-entryDateInIndexes.migration';
import { ReceiverIndex1797700000000 } from './modules/bookings/consignments/20261129-receiverIndex.migration';
import type { Migration } from './db/migrations/migration.v1';

/** Each says whether older programs may go on: one that does not is no `Migration`. */
const withKind: readonly (new () => Migration)[] = [
  Fence1795564800000, ChangeRecords1795633800000, LargeTables1795633830000, BigIds1795633860000, CheckSteps1795651200000,
  Company1795656300000, TaxPercent1795690000000, EarningsIndex1795690000001, RunSheets1795737600101, CommissionBills1795737600102,
  CashBook1795737600103, PricesInclude1795824000000, CourierDues1795824000200, Refunds1795824000300, MailSubject1795824000500,
  WaitingIndex1795824000600, SheetsByStatus1795824000601, PhonesAndPictures1796000000000, Services1796100000000,
  InvoiceService1796100000100, CargoInvoices1796100000200, DebitNotes1796200000000, WriteOffs1796200000100,
  UserRoles1796300000000, Branches1796400000000, BranchOfRecords1796400000100, BranchIndex1796400000200, SetUp1796500000000,
  UnbilledIndex1796600000000, NumberSeries1796800000000, ReceiptBooks1796800000100, EarningsByBranch1797000000000,
  LinkMadeOn1797400000000, PhotoRemark1797400000100, PodRequired1797400000200, DismissedEvents1797400000300,
  LinesByState1797500000000, BranchOfPersons1797600000000, UnbilledRoad1797610000000, WorkingBranches1797620000000,
  PeriodsOfRegistrations1797620000100, CashBookOfBranches1797630000100, EarlierDetails1797640000000,
  RollupsOfBranches1797650000200, EntryDateInIndexes1797660000000, ReceiverIndex1797700000000,
];

export const migrations = [
  Foundation1763640000000, RequestAnswers1763650000000, EnquiriesVisitsExpenses1763653000000, Invoices1763660000000,
  CargoAndManifests1763665000000, AccountsAndMail1763670000000, Facets1763750000000, WriteMark1763770000000,
  AttemptsByNetwork1763780000000, SearchForms1763785000000, Invitations1763790000000, ConsistencyRun1763800000000,
  ChangeRemarks1763806000000, Imports1763807000000, RateCards1763810000000, Scans1763812000000, ListIndexes1763848000000,
  Views1763850000000, Settings1763852000000, Receivables1763860000000, VendorBills1763890000000, GstPeriods1763900000000,
  Eway1763905000000, Gst1763910000000, CreditNotes1763912000000, VppRemittances1763940000000, VendorCosts1763960000000,
  ChargesTaxable1763990000000, Buyers1763995000000, AdvancePlaces1763996000000, FilterIndexes1763998000000,
  AccountColumn1763999000000, PrefixIndexes1764003000000, SessionsOfDevices1764010000000, SecurityLog1764040000000,
  SecondFactor1764050000000, ...withKind,
];
