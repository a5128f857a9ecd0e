/** Rate cards, zone schemes and weight rules. */
import { standardSlabs } from '../../seed/data/rates';
import { aConsignment, aCustomer, aVendor, unused } from '../factories';
import { aRateCard, aZoneScheme, setSlabs } from '../rates';
import type { TestServer } from '../testServer';
import { made, rest, type Scenario } from './requests';

const name = () => `Rates ${unused()}`;

/** A card of a new vendor, so that no other covers its dates. */
async function cardOf(server: TestServer) {
  const scheme = await aZoneScheme(server, { name: name() });
  const vendor = await aVendor(server);
  return { name: name(), side: 2, vendorId: vendor.id, schemeId: scheme.id, validFrom: '2026-01-01' };
}

async function aCard(server: TestServer) {
  const body = await cardOf(server);
  const card = await aRateCard(server, { ...body, side: 'Vendor' });
  return { body, card: await setSlabs(server, card, standardSlabs) };
}

const bill = async (server: TestServer) => ({
  vendorId: (await aVendor(server)).id,
  billNo: `Bill ${unused()}`,
  billDate: '2026-07-15',
  periodFrom: '2026-07-01',
  periodTo: '2026-07-15',
  taxable: 30,
  total: 35.4,
  lines: [2, 3].map((rowNo) => ({ rowNo, awb: `Q${unused()}`, amount: 15 })),
});
const aBill = async (server: TestServer) => {
  const { uniqueId } = await made(server.admin, 'vendorbills', await bill(server));
  return `vendorbills/${uniqueId}`;
};

/** What is done with a vendor's bill. */
const bills: Record<string, Scenario> = {
  createVendorBill: async (server) => rest(server.admin, 'POST', 'vendorbills', await bill(server)),
  matchVendorBill: async (server) => rest(server.admin, 'PUT', `${await aBill(server)}/match`, { corrections: [] }),
  decideLines: async (server) => {
    const path = await aBill(server);
    const [line] = (await server.admin.rest('GET', `${path}/lines`)).body.resultObject;
    return rest(server.admin, 'PUT', `${path}/lines`, { lineIds: [line.uniqueId], decision: 2 });
  },
  settleVendorBill: async (server) => rest(server.admin, 'PUT', `${await aBill(server)}/settle`, { agreed: 10 }),
  mailDispute: async (server) =>
    rest(server.admin, 'POST', `${await aBill(server)}/letter`, { email: 'claims@trackon.example' }),
  saveTolerance: async (server) =>
    rest(server.admin, 'PUT', `${await aBill(server)}/tolerance`, { grams: 0.1, amount: 2, windowDays: 10 }),
  correctVendorAmounts: async (server) => {
    const { awbNo } = await aConsignment(server);
    const lines = [{ rowNo: 2, awb: awbNo, amount: 85.5 }];
    const { uniqueId } = await made(server.admin, 'vendorbills', { ...(await bill(server)), vendorId: 35, lines });
    return rest(server.admin, 'POST', `vendorbills/${uniqueId}/amounts`, { apply: true });
  },
  deleteVendorBill: async (server) => rest(server.admin, 'DELETE', await aBill(server)),
};

/** Bookings without an amount of a customer who has a card. */
async function unpriced(server: TestServer, count: number) {
  const sender = await aCustomer(server);
  const scheme = await aZoneScheme(server, { name: name() });
  const card = { name: name(), customerId: sender.id, schemeId: scheme.id };
  await setSlabs(server, await aRateCard(server, card), standardSlabs);
  const given = { senderId: sender.id, customerAmount: null };
  return Promise.all(Array.from({ length: count }, () => aConsignment(server, {}, given)));
}

export const rateScenarios: Record<string, Scenario> = {
  ...bills,
  rerateConsignments: async (server) => {
    const items = (await unpriced(server, 2)).map(({ uniqueId, version }) => ({ uniqueId, version }));
    return rest(server.admin, 'POST', 'consignments/rerate', { apply: true, items });
  },
  createRateCard: async (server) => rest(server.admin, 'POST', 'ratecards', await cardOf(server)),
  updateRateCard: async (server) => {
    const { body, card } = await aCard(server);
    return rest(server.admin, 'PUT', `ratecards/${card.uniqueId}`, {
      ...body,
      docketCharge: 12.5,
      version: card.version,
    });
  },
  copyRateCard: async (server) => {
    const { card } = await aCard(server);
    return rest(server.admin, 'POST', `ratecards/${card.uniqueId}/copy`, {
      validFrom: '2026-11-01',
      version: card.version,
    });
  },
  deleteRateCard: async (server) => {
    const { card } = await aCard(server);
    return rest(server.admin, 'DELETE', `ratecards/${card.uniqueId}`);
  },
  setRateSlabs: async (server) => {
    const { card } = await aCard(server);
    const slabs = standardSlabs.map((slab) => ({ ...slab, serviceType: slab.serviceType === 'Air' ? 1 : 2 }));
    return rest(server.admin, 'PUT', `ratecards/${card.uniqueId}/slabs`, {
      slabs: slabs
        .filter(({ zone }) => zone !== 'E')
        .map(({ parcelType, mode, ...slab }) => ({
          ...slab,
          parcelType: parcelType === null ? null : parcelType === 'Docs' ? 1 : 2,
          mode: { Flat: 1, Additional: 2, Whole: 3 }[mode],
          baseAmount: slab.baseAmount + 1,
        })),
      version: card.version,
    });
  },
  saveZoneScheme: async (server) => {
    const scheme = await aZoneScheme(server, { name: name() });
    return rest(server.admin, 'PUT', `zoneschemes/${scheme.uniqueId}`, {
      name: name(),
      zones: [
        { code: 'A', name: 'Here' },
        { code: 'Z', name: 'Elsewhere' },
      ],
      rules: [
        { kind: 1, zone: 'A' },
        { kind: 7, zone: 'Z' },
      ],
      version: scheme.version,
    });
  },
  saveWeightRule: async (server) => {
    const vendor = await aVendor(server);
    return rest(server.admin, 'PUT', 'weightrules', { vendorId: vendor.id, serviceType: 1, divisor: 6000 });
  },
};
