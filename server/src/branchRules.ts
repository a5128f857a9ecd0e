/**
 * Which records are of a branch: said of every table. A kind of record that is missing here does not compile, and another table
 * fails a test.
 */
import type { BranchRule, BranchRules } from './db/schema/branchRule';
import type { RecordKind } from './db/schema/recordKinds';
import { countedAccounts } from './modules/parties/customers/account/accountRecount';

const ofConsignment = { through: { consignment_id: 'Consignment' } } as const;
const ofCustomersPaper = { through: { payment_id: 'CustomerPayment', credit_note_id: 'CreditNote' } } as const;

/** A paper over the money of several consignments is seen by those who see all of them; if it is of none left, by who made it. */
const withoutOthers = (column: string, lines: string): BranchRule => ({
  where({ seen, all, byStaff }) {
    const those = `SELECT ${column} FROM ${all(lines)} WHERE ${column} IS NOT NULL`;
    return `id NOT IN (${those} AND consignment_id NOT IN (${seen('Consignment')})) AND (id IN (${those}) OR ${byStaff})`;
  },
});

const ofRecords = {
  CargoConsignment: 'own',
  CashDay: 'own',
  CashDeposit: 'own',
  Consignment: 'own',
  CustomerPayment: 'own',
  DeliveryPerson: 'own',
  Expense: 'own',
  Invoice: 'own',
  Manifest: 'own',
  ReceiptBook: 'own',
  RunSheet: 'own',

  Allocation: {
    through: {
      payment_id: 'CustomerPayment',
      credit_note_id: 'CreditNote',
      invoice_id: 'Invoice',
      opening_id: 'OpeningItem',
      refund_id: 'Refund',
      write_off_id: 'WriteOff',
    },
  },
  ConsignmentHistory: ofConsignment,
  ConsignmentRating: ofConsignment,
  CourierDue: ofConsignment,
  CourierRemittance: withoutOthers('remittance_id', 'CourierRemittanceLine'),
  CourierRemittanceLine: { through: { consignment_id: 'Consignment', remittance_id: 'CourierRemittance' } },
  CreditNote: { through: { invoice_id: 'Invoice' } },
  CreditOverride: ofConsignment,
  Refund: ofCustomersPaper,
  RunSheetLine: { through: { run_sheet_id: 'RunSheet' } },
  TrackHistory: ofConsignment,
  VppCollection: ofConsignment,
  VppRemittance: withoutOthers('remittance_id', 'VppCollection'),
  WriteOff: { through: { invoice_id: 'Invoice' } },

  ImportJob: 'author',
  ImportRow: { through: { import_job_id: 'ImportJob' } },
  ScanSession: 'author',

  VendorBill: 'none',
  VendorBillLine: 'none',

  Branch: 'all',
  City: 'all',
  CompanyProfile: 'all',
  CreditLift: 'all',
  Customer: 'all',
  Enquiry: 'all',
  EwayLimit: 'all',
  GstPeriod: 'all',
  ImportProfile: 'all',
  Notification: 'all',
  NumberSeries: 'all',
  OpeningItem: 'all',
  RateCard: 'all',
  RateSlab: 'all',
  Registration: 'all',
  SavedView: 'all',
  SecurityEvent: 'all',
  Service: 'all',
  Setting: 'all',
  State: 'all',
  User: 'all',
  UserRole: 'all',
  Vendor: 'all',
  VendorTolerance: 'all',
  Visit: 'all',
  WeightRule: 'all',
  Zone: 'all',
  ZoneRule: 'all',
  ZoneScheme: 'all',
} as const satisfies Readonly<Record<RecordKind, BranchRule>>;

/** The changes of a record are seen with it. */
const ofSeenRecords: BranchRule = {
  where({ seen }) {
    const limited = Object.entries<BranchRule>(ofRecords).flatMap(([kind, rule]) => (rule === 'all' ? [] : [kind]));
    const each = limited.map((kind) => `(entity_name = '${kind}' AND primary_key IN (${seen(kind)}))`);
    return `(entity_name NOT IN (${limited.map((kind) => `'${kind}'`).join(', ')}) OR ${each.join(' OR ')})`;
  },
};

/** An entry of the ledger is of the branch of its document. */
const ofDocument: BranchRule = {
  where({ seen }) {
    const documents: readonly [kinds: string, documents: string][] = [
      ["'Invoice', 'Cancellation'", seen('Invoice', 'invoice_number')],
      ["'Payment', 'Tds', 'Reversal'", seen('CustomerPayment', 'number')],
      ["'CreditNote', 'DebitNote'", seen('CreditNote', 'number')],
      ["'Refund'", seen('Refund', 'number')],
      ["'WriteOff'", seen('WriteOff', 'number')],
      ["'VppSetOff', 'VppRemitted', 'Reversal'", seen('VppRemittance', 'number')],
      ["'VppCollected'", seen('Consignment', 'awb_no')],
    ];
    const each = documents.map(([kinds, numbers]) => `(kind IN (${kinds}) AND document IN (${numbers}))`);
    return `(kind = 'Opening' OR ${each.join(' OR ')})`;
  },
};

export const branchRules: BranchRules = {
  ...ofRecords,

  BillingDay: 'own',
  ConsignmentDay: 'own',
  ConsignmentFacet: 'own',
  CustomerAccount: { counted: countedAccounts },

  ChangeLogValue: ofSeenRecords,
  ChangeRecord: ofSeenRecords,
  CashEntry: { through: { cash_day_id: 'CashDay' } },
  DeliveryEvent: { through: { line_id: 'RunSheetLine' } },
  LedgerEntry: ofDocument,
  ManifestLine: { through: { manifest_id: 'Manifest' } },
  PodImage: { through: { run_sheet_id: 'RunSheet' } },
  RunPhone: { through: { run_sheet_id: 'RunSheet' } },
  Scan: { through: { session_id: 'ScanSession' } },

  Mail: 'none',

  AccountLink: 'all',
  ChangeLogConversion: 'all',
  CompanyImage: 'all',
  ConsistencyRun: 'all',
  FailedSignIn: 'all',
  ImportKey: 'all',
  ProfileImage: 'all',
  QuotaUse: 'all',
  RecoveryCode: 'all',
  RecoveryRequest: 'all',
  RequestKey: 'all',
  SecondFactor: 'all',
  Serial: 'all',
  Session: 'all',
  SetUpLink: 'all',
  SetUpMark: 'all',
  ViewChoice: 'all',
  WriteMark: 'all',
};
