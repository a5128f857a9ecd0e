/** Credit notes, cancelled invoices, and the answers of the e-invoice portal. */
import { aCreditNote, aDraftNote } from '../creditNotes';
import { aCustomer } from '../factories';
import { pastedAnswer } from '../irn';
import { aBill, karnataka, paid } from '../receivables';
import type { TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

const aBillOf = async (server: TestServer) => aBill(server, (await aCustomer(server, karnataka)).id, 1000);

async function aDraft(server: TestServer) {
  const { id: invoiceId } = await aBillOf(server);
  return aDraftNote(server, { invoiceId, taxable: 100 });
}

async function irnOf(server: TestServer, path: string, number: string) {
  return rest(server.admin, 'PUT', `${path}/irn`, pastedAnswer(server, number));
}

export const creditNoteScenarios: Record<string, Scenario> = {
  createCreditNote: async (server) => {
    const { id: invoiceId } = await aBillOf(server);
    const noteDate = server.app.clock.today();
    return rest(server.admin, 'POST', 'creditnotes', { invoiceId, taxable: 100, noteDate, reason: 1 });
  },
  updateCreditNote: async (server) => {
    const { uniqueId, noteDate } = await aDraft(server);
    return rest(server.admin, 'PUT', `creditnotes/${uniqueId}`, { noteDate, taxable: 50, reason: 3 });
  },
  approveCreditNote: async (server) => {
    const { uniqueId, version } = await aDraft(server);
    return rest(server.admin, 'PUT', `creditnotes/${uniqueId}/approve`, { version });
  },
  deleteCreditNote: async (server) => rest(server.admin, 'DELETE', `creditnotes/${(await aDraft(server)).uniqueId}`),
  allocateCreditNote: async (server) => {
    const { id: customerId } = await aCustomer(server);
    const [one, two] = [await aBill(server, customerId, 1000), await aBill(server, customerId, 500)];
    await paid(server, { customerId, amount: 1180, allocations: [{ invoiceId: one.id, cash: 1180 }] });
    const { uniqueId, version } = await aCreditNote(server, { invoiceId: one.id, taxable: 100 });
    const allocations = [{ invoiceId: two.id, cash: 118 }];
    return rest(server.admin, 'POST', `creditnotes/${uniqueId}/allocations`, { allocations, version });
  },
  cancelInvoice: async (server) => {
    const { uniqueId, version } = await aBillOf(server);
    return rest(server.admin, 'PUT', `invoices/${uniqueId}/cancel`, { version, reason: 'Made twice' });
  },
  recordIrn: async (server) => {
    const { uniqueId, invoiceNumber } = await aBillOf(server);
    return irnOf(server, `invoices/${uniqueId}`, invoiceNumber);
  },
  recordIrnCancelled: async (server) => {
    const { uniqueId, invoiceNumber } = await aBillOf(server);
    await server.admin.rest('PUT', `invoices/${uniqueId}/irn`, pastedAnswer(server, invoiceNumber));
    return rest(server.admin, 'PUT', `invoices/${uniqueId}/irn/cancel`, {});
  },
  recordCreditNoteIrn: async (server) => {
    const { id: invoiceId } = await aBillOf(server);
    const { uniqueId, number } = await aCreditNote(server, { invoiceId, taxable: 100 });
    return irnOf(server, `creditnotes/${uniqueId}`, number);
  },
};
