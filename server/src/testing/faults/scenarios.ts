/** For each command a state in which it succeeds, and the request. */
import { sendDueMails } from '../../gateways/mailer';
import { aBranch, aReceiptBook, aRegistration, aSeries } from '../branches';
import { aProfile } from '../company';
import { addDays } from '../../domain/values/dates';
import { aCargo, aConsignment, aCustomer, bookingOf, cargoOf, unused } from '../factories';
import { aMailableInvoice, aGeneratedInvoice, aManualInvoice, billableOf, generationOf, manualBody } from '../invoices';
import { sampleScenarios } from '../samples';
import type { TestServer } from '../testServer';
import { accountScenarios } from './accountScenarios';
import { cashBookScenarios } from './cashBookScenarios';
import { courierDueScenarios } from './courierDueScenarios';
import { bulkScenarios } from './bulkScenarios';
import { creditNoteScenarios } from './creditNoteScenarios';
import { gstScenarios } from './gstScenarios';
import { importScenarios } from './importScenarios';
import { manifestScenarios } from './manifestScenarios';
import { rateScenarios } from './rateScenarios';
import { receivableScenarios } from './receivableScenarios';
import { runSheetScenarios } from './runSheetScenarios';
import { firstAdminScenario, setUpScenarios } from './setUpScenarios';
import { made, rest, type Scenario } from './requests';

const history = (given: Record<string, unknown> = {}) => ({
  action: `Reached hub ${unused()}`,
  city: 'Pune',
  deliveryStatus: 2,
  ...given,
});
const enquiry = () => ({
  enquiryType: 1,
  name: 'Farida Khan',
  email: 'farida@example.in',
  message: `Question ${unused()}`,
});
const payment = (server: TestServer) => ({
  customerAmount: 120.5,
  vendorAmount: 80,
  paymentRecivedDate: server.app.clock.today(),
  paymentStatus: 2,
});

async function withHistory(server: TestServer): Promise<{ path: string }> {
  const { uniqueId } = await aConsignment(server);
  const { consignmentHistories } = await made(server.member, `consignments/${uniqueId}/histories`, history());
  return { path: `consignments/${uniqueId}/histories/${consignmentHistories[0].uniqueId}` };
}

const site: Record<string, Scenario> = {
  submitEnquiry: async (server) => rest(server.nobody, 'POST', 'enquiries', enquiry()),
  resolveEnquiry: async (server) => {
    const { body } = await server.nobody.rest('POST', 'enquiries', enquiry(), anAddress());
    return rest(server.admin, 'PUT', `enquiries/${body.resultObject.uniqueId}`, { resolution: 'Called back' });
  },
  updateSetting: async (server) =>
    rest(server.admin, 'PUT', 'settings/credit.days', {
      validFrom: addDays(server.app.clock.today(), unused()),
      value: '12',
    }),
  saveCompanyProfile: async (server) => {
    const { validFrom, ...profile } = aProfile(addDays(server.app.clock.today(), unused()));
    return rest(server.admin, 'PUT', `companyprofiles/${validFrom}`, profile);
  },
  saveBranch: async (server) => rest(server.admin, 'POST', 'branches', aBranch()),
  saveNumberSeries: async (server) => {
    const branchId = (await made(server.admin, 'branches', aBranch())).id;
    return rest(server.admin, 'POST', 'numberseries', aSeries({ branchId }));
  },
  saveReceiptBook: async (server) => rest(server.admin, 'POST', 'receiptbooks/ranges', aReceiptBook()),
  saveRegistration: async (server) => rest(server.admin, 'POST', 'registrations', aRegistration()),
  closeRegistration: async (server) => {
    const { uniqueId } = await made(server.admin, 'registrations', aRegistration());
    return rest(server.admin, 'PUT', `registrations/${uniqueId}/close`, { closedOn: server.app.clock.today() });
  },
  resendMail: async (server) => {
    const { uniqueId } = await made(server.admin, 'mails/test', {});
    await sendDueMails(server.app);
    return rest(server.admin, 'POST', `mails/${uniqueId}/resend`);
  },
  sendTestMail: async (server) => rest(server.admin, 'POST', 'mails/test'),
  undo: async (server) => {
    const { uniqueId } = await aCustomer(server);
    const key = { 'idempotency-key': `undone ${unused()}` };
    await server.member.rest('DELETE', `customers/${uniqueId}`, undefined, key);
    const request = rest(server.member, 'POST', 'undo', { operation: 'deleteCustomer' });
    return (headers) => request({ ...headers, ...key });
  },
  countVisit: async (server) => rest(server.nobody, 'POST', 'counter', { page: '/about' }),
};

const shipments: Record<string, Scenario> = {
  bookConsignment: async (server) => rest(server.member, 'POST', 'consignments', await bookingOf(server)),
  updateConsignment: async (server) => {
    const { uniqueId, awbNo, senderId } = await aConsignment(server);
    return rest(
      server.member,
      'PUT',
      `consignments/${uniqueId}`,
      await bookingOf(server, { awbNo, senderId, packet: 4, chargeableWeight: 2 }),
    );
  },
  deleteConsignment: async (server) =>
    rest(server.member, 'DELETE', `consignments/${(await aConsignment(server)).uniqueId}`),
  approveConsignment: async (server) =>
    rest(server.admin, 'PUT', `consignments/${(await aConsignment(server)).uniqueId}/approve`),
  payConsignment: async (server) =>
    rest(server.admin, 'PUT', `consignments/${(await aConsignment(server)).uniqueId}/payment`, payment(server)),
  addHistory: async (server) =>
    rest(server.member, 'POST', `consignments/${(await aConsignment(server)).uniqueId}/histories`, history()),
  updateHistory: async (server) =>
    rest(server.member, 'PUT', (await withHistory(server)).path, history({ deliveryStatus: 7 })),
  deleteHistory: async (server) => rest(server.member, 'DELETE', (await withHistory(server)).path),
  trackAwb: async (server) => rest(server.nobody, 'GET', `tracking/${(await aConsignment(server)).awbNo}`),
  bookCargo: async (server) => rest(server.member, 'POST', 'consignment/cargo', await cargoOf(server)),
  updateCargo: async (server) => {
    const body = await cargoOf(server);
    return rest(server.member, 'PUT', `consignment/cargo/${(await aCargo(server, {}, body)).uniqueId}`, {
      ...body,
      packet: 9,
    });
  },
  deleteCargo: async (server) => rest(server.member, 'DELETE', `consignment/cargo/${(await aCargo(server)).uniqueId}`),
  approveCargo: async (server) =>
    rest(server.admin, 'PUT', `consignment/cargo/${(await aCargo(server)).uniqueId}/approve`),
  payCargo: async (server) =>
    rest(server.admin, 'PUT', `consignment/cargo/${(await aCargo(server)).uniqueId}/payment`, {
      paymentDate: server.app.clock.today(),
      paymentStatus: 2,
    }),
};

const invoices: Record<string, Scenario> = {
  generateInvoice: async (server) => {
    const { id } = await aCustomer(server);
    return rest(server.admin, 'POST', 'invoices', generationOf(server, id, await billableOf(server, id, [120.5, 80])));
  },
  generateCargoInvoices: async (server) => {
    const cargo = [
      await aCargo(server, {}, { toPayAmount: 500 }),
      await aCargo(server, { paid: true }, { toPayAmount: 80 }),
    ];
    const today = server.app.clock.today();
    const dates = { invoiceDate: today, invoiceMonth: today.slice(0, 7) };
    const cargoIds = cargo.map(({ id }) => id);
    return rest(server.admin, 'POST', 'invoices/cargo', { cargoIds, payer: 1, ...dates });
  },
  createManualInvoice: async (server) => rest(server.admin, 'POST', 'invoices/manual', await manualBody(server)),
  updateInvoice: async (server) =>
    rest(server.admin, 'PUT', `invoices/${(await aGeneratedInvoice(server)).uniqueId}`, {
      actualAmount: 500,
      invoiceDate: server.app.clock.today(),
    }),
  approveInvoice: async (server) =>
    rest(server.admin, 'PUT', `invoices/${(await aManualInvoice(server)).uniqueId}/approve`, { invoiceStatus: 2 }),
  mailInvoice: async (server) =>
    rest(server.admin, 'POST', `invoices/${(await aMailableInvoice(server)).uniqueId}/mail`),
  deleteInvoice: async (server) =>
    rest(server.admin, 'DELETE', `invoices/${(await aGeneratedInvoice(server)).uniqueId}`),
};

/** `trackingVendorId`: a vendor whose tracking source has a new movement for every consignment. */
export const scenariosOf = (trackingVendorId: number): Readonly<Record<string, Scenario>> => ({
  ...accountScenarios,
  ...sampleScenarios,
  ...site,
  ...shipments,
  ...invoices,
  ...creditNoteScenarios,
  ...gstScenarios,
  ...importScenarios,
  ...manifestScenarios,
  ...bulkScenarios(trackingVendorId),
  ...rateScenarios,
  ...receivableScenarios,
  ...cashBookScenarios,
  ...courierDueScenarios,
  ...runSheetScenarios,
  ...setUpScenarios,
  trackConsignment: async (server) => {
    const { uniqueId } = await aConsignment(server, {}, { vendorId: trackingVendorId, bookingDate: '2026-01-01' });
    return rest(server.member, 'PUT', `consignments/${uniqueId}/track`);
  },
  createFirstAdmin: firstAdminScenario,
});

/** A different client address per request, since anonymous clients have budgets. */
export function anAddress(): Record<string, string> {
  const number = unused();
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}
