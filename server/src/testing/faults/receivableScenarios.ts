/** Payments, what they pay, and credit. */
import { aConsignment, aCustomer } from '../factories';
import { aCustomerToBill, monthOfBill } from '../invoices';
import { aNoteToRefund } from '../creditNotes';
import { anotherAdmin } from '../people';
import { aBill, aWriteOff, paid } from '../receivables';
import type { TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

async function aPayment(server: TestServer, isAllocated: boolean) {
  const { id: customerId } = await aCustomer(server);
  const { id: invoiceId } = await aBill(server, customerId, 1000);
  const allocations = [{ invoiceId, cash: 1180 }];
  const payment = await paid(server, { customerId, amount: 1500, ...(isAllocated ? { allocations } : {}) });
  return { payment, allocations, version: payment.version };
}

/** A customer to whom VPP money is owed, and who owes an invoice. */
async function aVppSender(server: TestServer) {
  const customer = await aCustomer(server, { email: 'vpp@mehta.example' });
  const vpp = { isVpp: true, vppAmount: 1500, vppCommission: 20 };
  await aConsignment(server, { delivered: true }, { senderId: customer.id, ...vpp });
  await aBill(server, customer.id, 1000);
  return { customerId: customer.id, remittedOn: server.app.clock.today(), mode: 4, auto: true };
}

async function aRemittance(server: TestServer): Promise<string> {
  const { body } = await server.admin.rest('POST', 'vpp/remittances', await aVppSender(server));
  if (body.errors.length > 0) throw new Error(body.errors.join(', '));
  return `vpp/remittances/${body.resultObject.uniqueId}`;
}

export const receivableScenarios: Record<string, Scenario> = {
  recordPayment: async (server) => {
    const { id: customerId } = await aCustomer(server);
    const { id: invoiceId } = await aBill(server, customerId, 1000);
    return rest(server.admin, 'POST', 'payments', {
      customerId,
      receivedOn: server.app.clock.today(),
      mode: 1,
      amount: 1160,
      tdsAmount: 20,
      allocations: [{ invoiceId, cash: 1160, tds: 20 }],
    });
  },
  allocatePayment: async (server) => {
    const { payment, allocations, version } = await aPayment(server, false);
    return rest(server.admin, 'POST', `payments/${payment.uniqueId}/allocations`, { allocations, version });
  },
  takeBackAllocation: async (server) => {
    const { payment } = await aPayment(server, true);
    return rest(server.admin, 'DELETE', `payments/${payment.uniqueId}/allocations`);
  },
  reversePayment: async (server) => {
    const { payment, version } = await aPayment(server, true);
    const reversal = { kind: 1, reversedOn: server.app.clock.today(), reason: 'Funds insufficient' };
    return rest(server.admin, 'PUT', `payments/${payment.uniqueId}/reverse`, { ...reversal, version });
  },
  refundPayment: async (server) => {
    const { payment, version } = await aPayment(server, true);
    const refund = { refundedOn: server.app.clock.today(), mode: 3, amount: 200 };
    return rest(server.admin, 'POST', `payments/${payment.uniqueId}/refunds`, { ...refund, version });
  },
  refundCreditNote: async (server) => {
    const { note, version } = await aNoteToRefund(server);
    const refund = { refundedOn: server.app.clock.today(), mode: 3 };
    return rest(server.admin, 'POST', `creditnotes/${note.uniqueId}/refunds`, { ...refund, version });
  },
  writeOffInvoice: async (server) => {
    const invoice = await aBill(server, (await aCustomer(server)).id, 50);
    const given = { writtenOffOn: server.app.clock.today(), reason: 'Closed' };
    return rest(server.admin, 'POST', `invoices/${invoice.uniqueId}/writeoff`, given);
  },
  approveWriteOff: async (server) => {
    const other = await anotherAdmin(server);
    const { uniqueId, version } = await aWriteOff(server);
    return rest(other, 'PUT', `writeoffs/${uniqueId}/approve`, { version });
  },
  deleteWriteOff: async (server) => rest(server.admin, 'DELETE', `writeoffs/${(await aWriteOff(server)).uniqueId}`),
  setTdsCertificate: async (server) => {
    const { payment } = await aPayment(server, false);
    return rest(server.admin, 'PUT', `payments/${payment.uniqueId}/certificate`, { certificateNo: 'Q2/118' });
  },
  setOpening: async (server) => {
    const { uniqueId } = await aCustomer(server);
    return rest(server.admin, 'PUT', `customers/${uniqueId}/opening`, { date: '2026-04-01', amount: 1180 });
  },
  mailStatement: async (server) => {
    const { uniqueId } = await aCustomer(server, { email: 'accounts@mehta.example' });
    return rest(server.admin, 'POST', `customers/${uniqueId}/statement`, { from: '2026-04-01' });
  },
  remitVpp: async (server) => rest(server.admin, 'POST', 'vpp/remittances', await aVppSender(server)),
  reverseVppRemittance: async (server) =>
    rest(server.admin, 'PUT', `${await aRemittance(server)}/reverse`, {
      reversedOn: server.app.clock.today(),
      reason: 'Account number was wrong',
    }),
  mailVppAdvice: async (server) => rest(server.admin, 'POST', `${await aRemittance(server)}/mail`),
  billMonth: async (server) => {
    const { uniqueId } = await aCustomerToBill(server);
    return rest(server.admin, 'POST', `invoices/month/${uniqueId}`, monthOfBill);
  },
  createCounterBill: async (server) => {
    await aConsignment(server, {}, { bookingDate: '2026-01-05', paymentMode: 1 });
    return rest(server.admin, 'POST', 'invoices/counterbills', { day: '2026-01-05', placeOfSupply: '27' });
  },
  setCredit: async (server) => {
    const { uniqueId } = await aCustomer(server);
    return rest(server.admin, 'PUT', `customers/${uniqueId}/credit`, { creditLimit: 50_000, creditDays: 30 });
  },
  liftCredit: async (server) => {
    const { uniqueId } = await aCustomer(server);
    const lift = { until: server.app.clock.today(), reason: 'Cheque is on its way' };
    return rest(server.admin, 'POST', `customers/${uniqueId}/creditlift`, lift);
  },
};
