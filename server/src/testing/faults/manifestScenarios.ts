/** Commands on manifests (`scenarios.ts`). */
import { aConsignment, aManifest, incomingOf } from '../factories';
import type { TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

const ownCourier = (server: TestServer) => aConsignment(server, {}, { vendorId: 4, paymentMode: 3 });

export const manifestScenarios: Record<string, Scenario> = {
  createOutgoingManifest: async (server) =>
    rest(server.member, 'POST', 'manifest?cargoId=32&courierId=35', [
      (await ownCourier(server)).uniqueId,
      (await ownCourier(server)).uniqueId,
    ]),
  addToManifest: async (server) => {
    const manifest = await aManifest(server, [await ownCourier(server)]);
    const { uniqueId } = await ownCourier(server);
    return rest(server.member, 'PUT', `consignments/${uniqueId}/manifest`, { manifestId: manifest.uniqueId });
  },
  createIncomingManifest: async (server) => rest(server.member, 'POST', 'manifest/incoming', incomingOf(server)),
  payManifest: async (server) =>
    rest(server.member, 'PUT', `manifest/${(await aManifest(server, [await ownCourier(server)])).uniqueId}`, {
      toPayReceivedDate: server.app.clock.today(),
      toPayReceivedAmount: 100,
    }),
  deleteManifest: async (server) =>
    rest(server.admin, 'DELETE', `manifest/${(await aManifest(server, [await ownCourier(server)])).uniqueId}`),
};
