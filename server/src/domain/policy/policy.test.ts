import { Role } from '../parties/enums';
import { NounPolicy } from './nounPolicy';
import * as nouns from './nouns.generated';
import { allPermissions } from './allPermissions';
import {
  hasPermission,
  mayDo,
  mayDoInField,
  permissionSet,
  permissionsOf,
  permits,
  requiredPermissions,
  rolesWith,
  type Action,
} from '.';

const actions = Object.keys(requiredPermissions).sort() as Action[];

describe('the roles', () => {
  const forAnyone = [
    'authenticate',
    'company',
    'companyImage',
    'countVisit',
    'createFirstAdmin',
    'forgotPassword',
    'logout',
    'me',
    'openRun',
    'resetPassword',
    'submitEnquiry',
    'trackAwb',
    'verifyResetLink',
    'verifySetUpLink',
  ];
  const forAdmins = [
    'ageing',
    'allocateCreditNote',
    'allocatePayment',
    'approveCargo',
    'approveConsignment',
    'approveCreditNote',
    'approveInvoice',
    'billMonth',
    'billTolerance',
    'billingSummary',
    'billingTrend',
    'blockUser',
    'bulkApprove',
    'bulkApproveCargo',
    'bulkApproveInvoices',
    'bulkBillMonth',
    'bulkMailInvoices',
    'bulkPay',
    'bulkPayCargo',
    'cancelInvoice',
    'companyProfiles',
    'confirmCashDay',
    'confirmRunCash',
    'consistencyRuns',
    'copyRateCard',
    'correctVendorAmounts',
    'counterDays',
    'courierDueAgeing',
    'courierDues',
    'courierRemittance',
    'courierRemittances',
    'createCounterBill',
    'createCreditNote',
    'createManualInvoice',
    'createRateCard',
    'createUser',
    'createVendor',
    'createVendorBill',
    'creditNote',
    'creditNotes',
    'customerLedger',
    'customerPayment',
    'customerPayments',
    'decideLines',
    'deleteCreditNote',
    'deleteInvoice',
    'deleteRateCard',
    'deleteUser',
    'deleteVendor',
    'deleteVendorBill',
    'earnings',
    'einvoiceJson',
    'endUserSessions',
    'enquiries',
    'failingMails',
    'fileGstPeriod',
    'generateInvoice',
    'generateInvoicesByState',
    'gstPeriods',
    'gstr1',
    'hideSetUp',
    'invoice',
    'invoicePayments',
    'invoicePreview',
    'invoicePreviewsByState',
    'invoiceReading',
    'invoiceTotals',
    'invoices',
    'liftCredit',
    'mailDispute',
    'mailInvoice',
    'mailStatement',
    'mailVppAdvice',
    'mails',
    'matchVendorBill',
    'monthToBill',
    'notBilled',
    'noteSetUp',
    'openItems',
    'payCargo',
    'payConsignment',
    'payablesAgeing',
    'paymentTotals',
    'receivablesSummary',
    'recordCourierRemittance',
    'recordCreditNoteIrn',
    'recordIrn',
    'recordIrnCancelled',
    'recordPayment',
    'refund',
    'refundCreditNote',
    'refundPayment',
    'refunds',
    'remitVpp',
    'reopenCashDay',
    'reopenGstPeriod',
    'rerateConsignments',
    'resendInvitation',
    'resendMail',
    'resetSecondFactor',
    'resolveEnquiry',
    'reverseCourierRemittance',
    'reversePayment',
    'reverseVppRemittance',
    'salesRegister',
    'saveCompanyProfile',
    'saveDeliveryPerson',
    'saveEwayLimit',
    'saveTolerance',
    'saveWeightRule',
    'saveZoneScheme',
    'securityEvents',
    'sendTestMail',
    'setCredit',
    'setOpening',
    'setRateSlabs',
    'setTdsCertificate',
    'setUpState',
    'settleVendorBill',
    'takeBackAllocation',
    'tdsQuarters',
    'trackHistories',
    'unbilledEarnings',
    'updateCreditNote',
    'updateInvoice',
    'updateRateCard',
    'updateSetting',
    'updateUser',
    'updateVendor',
    'uploadCompanyImage',
    'userSuggestions',
    'users',
    'vendorBill',
    'vendorBillLines',
    'vendorBills',
    'visits',
    'vppDebts',
    'vppOwed',
    'vppRemittance',
    'vppRemittances',
  ];

  test('leave nobody the public actions only', () => {
    expect(actions.filter((action) => mayDo(action, null))).toEqual(forAnyone);
  });

  test("give a member everything but what is an admin's", () => {
    const withheld = actions.filter((action) => !mayDo(action, 'Member'));
    expect(withheld.filter((action) => !mayDoInField(action))).toEqual(forAdmins);
  });

  test('give an admin everything but what is of the phone in the street, which may do nothing else', () => {
    const inField = ['putPodImage', 'recordDelivery', 'runSheetOfLink'];
    expect(actions.filter((action) => !mayDo(action, 'Admin'))).toEqual(inField);
    expect(actions.filter(mayDoInField)).toEqual(inField);
    const withheld = allPermissions.filter((permission) => !hasPermission(permission, 'Admin'));
    expect(withheld).toEqual(['runSheets:field']);
  });

  test('are found by a permission', () => {
    expect(rolesWith('users:write')).toEqual(['Admin']);
    expect(rolesWith('consignments:write').slice().sort()).toEqual(Object.keys(Role).sort());
  });
});

describe('another set of permissions', () => {
  const accountant = permissionSet(
    'account:own',
    'invoices:read',
    'invoices:write',
    'billing:read',
    'consignments:read',
  );
  const readOnlyKey = permissionSet('consignments:read');
  const allowed = (set: ReturnType<typeof permissionSet>) =>
    actions.filter((action) => permits(set, action) && requiredPermissions[action] !== 'public');

  test('is a role of its own, without a change of any action', () => {
    expect(permits(accountant, 'generateInvoice')).toBe(true);
    expect(permits(accountant, 'billingSummary')).toBe(true);
    expect(permits(accountant, 'consignments')).toBe(true);
    expect(permits(accountant, 'approveInvoice')).toBe(false);
    expect(permits(accountant, 'bookConsignment')).toBe(false);
    expect(permits(accountant, 'users')).toBe(false);
  });

  test('is a key that only reads consignments', () => {
    expect(allowed(readOnlyKey)).toEqual([
      'consignment',
      'consignments',
      'nextReceipt',
      'receiverSuggestions',
      'usualBookings',
    ]);
    expect(permits(readOnlyKey, 'company')).toBe(true);
  });

  test('may be made from a role', () => {
    const withoutBooking = [...permissionsOf('Member')].filter((permission) => !permission.endsWith(':write'));
    const reader = permissionSet(...withoutBooking);
    expect(permits(reader, 'consignments')).toBe(true);
    expect(permits(reader, 'bookConsignment')).toBe(false);
    expect(permits(reader, 'invoices')).toBe(false);
  });

  test('may do nothing by itself that is not public', () => {
    expect(allowed(permissionSet())).toEqual([]);
  });
});

test('no action and no permission belongs to two nouns', () => {
  const policies = Object.values<unknown>(nouns).filter((each) => each instanceof NounPolicy);
  const named = policies.flatMap((policy) => Object.keys(policy.actions as object));
  expect(named.slice().sort()).toEqual(actions);
  const permissions = policies.flatMap(({ actions: required, screens }) => [
    ...new Set([...Object.values(required as object), ...(screens as readonly string[])]),
  ]);
  const held = permissions.filter((permission) => permission !== 'public');
  expect(held.slice().sort()).toEqual(allPermissions.slice().sort());
});
