/** What couriers hand over. */
import { aConsignment, aVendor } from '../factories';
import type { TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

async function aCourier(server: TestServer) {
  const { id: vendorId } = await aVendor(server);
  await aConsignment(server, { delivered: true }, { vendorId, paymentMode: 3 });
  return { vendorId, remittedOn: server.app.clock.today(), mode: 3, amount: 120.5 };
}

export const courierDueScenarios: Record<string, Scenario> = {
  recordCourierRemittance: async (server) =>
    rest(server.admin, 'POST', 'courierdues/remittances', await aCourier(server)),
  reverseCourierRemittance: async (server) => {
    const { body } = await server.admin.rest('POST', 'courierdues/remittances', await aCourier(server));
    if (body.errors.length > 0) throw new Error(body.errors.join(', '));
    return rest(server.admin, 'PUT', `courierdues/remittances/${body.resultObject.uniqueId}/reverse`, {
      reversedOn: server.app.clock.today(),
      reason: 'Of another courier',
    });
  },
};
