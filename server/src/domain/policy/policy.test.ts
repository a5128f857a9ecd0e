import { Role } from '../parties/enums';
import { NounPolicy } from './nounPolicy';
import * as nouns from './nouns.generated';
import { allPermissions } from './allPermissions';
import { hasPermission, holderOf, mayDo, mayDoInField, requiredPermissions, rolesWith, type Action } from '.';

const actions = Object.keys(requiredPermissions).sort() as Action[];
const member = holderOf('Member');

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
    'approveWriteOff',
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
    'cargoInvoicePreviews',
    'closeRegistration',
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
    'deleteRole',
    'deleteUser',
    'deleteVendor',
    'deleteVendorBill',
    'deleteWriteOff',
    'earnings',
    'einvoiceJson',
    'emptyDemo',
    'endUserSessions',
    'enquiries',
    'failingMails',
    'fileGstPeriod',
    'generateCargoInvoices',
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
    'monthPreview',
    'monthToBill',
    'notBilled',
    'noteSetUp',
    'numberSeries',
    'openItems',
    'payCargo',
    'payConsignment',
    'payablesAgeing',
    'paymentTotals',
    'receiptBooks',
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
    'registrations',
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
    'roles',
    'salesRegister',
    'saveBranch',
    'saveCompanyProfile',
    'saveDeliveryPerson',
    'saveEwayLimit',
    'saveNumberSeries',
    'saveReceiptBook',
    'saveRegistration',
    'saveRole',
    'saveService',
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
    'writeOff',
    'writeOffInvoice',
    'writeOffs',
  ];

  test('leave nobody the public actions only', () => {
    expect(actions.filter((action) => mayDo(action, null))).toEqual(forAnyone);
  });

  test("give a member everything but what is an admin's", () => {
    const withheld = actions.filter((action) => !mayDo(action, member));
    expect(withheld.filter((action) => !mayDoInField(action))).toEqual(forAdmins);
  });

  test('give an admin everything but what is of the phone in the street, which may do nothing else', () => {
    const inField = ['putPodImage', 'recordDelivery', 'reportPhone', 'runSheetOfLink'];
    expect(actions.filter((action) => !mayDo(action, holderOf('Admin')))).toEqual(inField);
    expect(actions.filter(mayDoInField)).toEqual(inField);
    const withheld = allPermissions.filter((permission) => !hasPermission(permission, holderOf('Admin')));
    expect(withheld).toEqual(['runSheets:field']);
  });

  test('are found by a permission', () => {
    expect(rolesWith('users:write')).toEqual(['Admin']);
    expect(rolesWith('consignments:write').slice().sort()).toEqual(Object.keys(Role).sort());
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
