/** Invoices by place of supply, filed months and e-way bills. */
import { addDays } from '../../domain/values/dates';
import { aCity, aConsignment, aCustomer, unused } from '../factories';
import { generationOf } from '../invoices';
import { rest, type Scenario } from './requests';

const aFiling = { filedOn: '2024-03-11', arn: 'AA270224123456T', reason: 'Agreed' };

export const gstScenarios: Record<string, Scenario> = {
  generateInvoicesByState: async (server) => {
    const { id } = await aCustomer(server);
    const consignments = [await aConsignment(server, {}, { senderId: id, customerAmount: 120.5 })];
    const { id: bookingCityId } = await aCity(server, { stateId: 2 });
    consignments.push(await aConsignment(server, {}, { senderId: id, customerAmount: 80, bookingCityId }));
    return rest(server.admin, 'POST', 'invoices/bystate', generationOf(server, id, consignments));
  },
  fileGstPeriod: async (server) => {
    await server.admin.rest('PUT', 'gst/periods/2024-02/reopen', { reason: 'To be filed again' });
    return rest(server.admin, 'PUT', 'gst/periods/2024-02', aFiling);
  },
  reopenGstPeriod: async (server) => {
    await server.admin.rest('PUT', 'gst/periods/2024-02', aFiling);
    return rest(server.admin, 'PUT', 'gst/periods/2024-02/reopen', { reason: 'Wrong invoice' });
  },
  saveEwayLimit: async (server) =>
    rest(server.admin, 'PUT', 'gst/ewaylimits', {
      kind: 1,
      amount: 60_000,
      validFrom: addDays(server.app.clock.today(), unused()),
    }),
  saveService: async (server) =>
    rest(server.admin, 'PUT', 'services', {
      name: `Service ${unused()}`,
      sac: '996531',
      charge: 1,
      percent: 18,
      validFrom: server.app.clock.today(),
    }),
  setEway: async (server) =>
    rest(server.member, 'PUT', `consignments/${(await aConsignment(server)).uniqueId}/eway`, {
      goodsValue: 72_000,
      ewayBillNo: '271012345678',
    }),
};
