/** A rated amount has the tax inside that its bill will have, whatever the service, the payer and the day. */
import { standardSlabs } from '../../../seed/data/rates';
import { aConsignment, aCustomer, unused } from '../../../testing/factories';
import { generationOf } from '../../../testing/invoices';
import { aRateCard, setSlabs, someRates, type Rates } from '../../../testing/rates';
import { startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
const road = 'Goods transport by road';
const [ownCargo, otherCourier] = [32, 4];
const modes = { Cash: 1, Credit: 2, ToPay: 3 } as const;
type Mode = keyof typeof modes;

let server: TestServer;
let rates: Rates;
beforeAll(async () => {
  server = await startServerOn(today);
  rates = await someRates(server);
});
afterAll(() => server.close());

const set = async (key: string, value: string, validFrom = '2026-04-01') => {
  const { status } = await server.admin.rest('PUT', `settings/${key}`, { value, validFrom });
  expect(status).toBe(200);
};

/** Customers whose card asks 100 rupees without tax for whatever they send. */
async function netCustomer(given: Record<string, unknown>): Promise<number> {
  const { id } = await aCustomer(server, given);
  const card = await aRateCard(server, {
    name: `Net ${unused()}`,
    customerId: id,
    schemeId: rates.scheme.id,
    pricesInclude: 'Nothing',
  });
  const flat = { mode: 'Flat', baseAmount: 100, stepWeight: 0, stepAmount: 0 };
  const surface = standardSlabs.filter(({ serviceType }) => serviceType === 'Surface');
  await setSlabs(
    server,
    card,
    surface.map((slab) => ({ ...slab, ...flat })),
  );
  return id;
}

const rated = { autoRate: true, customerAmount: undefined, serviceType: 2, bookingDate: today };
async function counterBill(): Promise<Json> {
  const days = await server.admin.rest('GET', `invoices/counterdays?fromDate=${today}&toDate=${today}`);
  const [{ day, placeOfSupply, service, senderId, consignmentId }] = days.body.resultObject as [Json];
  const bill = { day, placeOfSupply, service, senderId, consignmentId };
  return (await server.admin.rest('POST', 'invoices/counterbills', bill)).body.resultObject;
}

/** Of a booking that is paid, if its mode says so, and is then billed. */
async function billOf(customerId: number, vendorId: number, mode: Mode, isRegistered: boolean): Promise<Json> {
  const isPaid = mode === 'ToPay' || (mode === 'Cash' && isRegistered);
  const one = await aConsignment(
    server,
    { approved: isPaid },
    { ...rated, paymentMode: modes[mode], senderId: customerId, vendorId },
  );
  if (isPaid) {
    const { body } = await server.admin.rest('GET', `consignments/${one.uniqueId}`);
    const payment = { vendorAmount: 80, paymentStatus: 2, paymentRecivedDate: today };
    const { customerAmount } = body.resultObject as Json;
    await server.admin.rest('PUT', `consignments/${one.uniqueId}/payment`, { ...payment, customerAmount });
  }
  if (mode === 'ToPay' || (mode === 'Cash' && !isRegistered)) return counterBill();
  const asked = { ...generationOf(server, customerId, [one]), paidAs: 'inside' };
  const { body } = await server.admin.rest('POST', 'invoices/bystate', asked);
  expect(body.errors).toEqual([]);
  return (body.resultObject as [Json])[0];
}

const customers = {
  'to whom has no GSTIN': {},
  'to a registered one': { gst: '27ABACS0877M1ZW' },
  'to a special economic zone': { gst: '27ABACS0877M1ZW', gstCategory: 3 },
} as const;

describe.each([
  ['as long as all is courier', {}],
  ['with own cargo as goods transport', { 'gst.ownCargoService': road }],
  ['by election', { 'gst.ownCargoService': road, 'gst.transportForward': '12' }],
  ['to a zone without tax', { 'gst.sezWithTax': 'No' }],
  [
    'exempt to nobody',
    { 'gst.ownCargoService': road, 'gst.transportForward': 'None', 'gst.transportUnregistered': 'Forward' },
  ],
])('%s', (_, given) => {
  beforeAll(async () => {
    for (const [key, value] of Object.entries(given)) await set(key, value);
  });

  describe.each(Object.entries(customers))('%s', (name, registered) => {
    test.each(
      [ownCargo, otherCourier].flatMap((vendorId) =>
        Object.keys(modes).map((mode) => [vendorId, mode as Mode] as const),
      ),
    )('case 3: 100 without tax by vendor %i, %s, are worth 100 on the bill', async (vendorId, mode) => {
      const bill = await billOf(await netCustomer(registered), vendorId, mode, 'gst' in registered);
      expect({ name, value: bill.actualAmount }).toEqual({ name, value: 100 });
    });
  });
});

test.each([
  ['on credit, on the invoice of a registered sender', 'Credit', customers['to a registered one'], 100],
  ['in cash, on the cash invoice of a registered sender', 'Cash', customers['to a registered one'], 118],
  ['in cash, on the bill of the day', 'Cash', customers['to whom has no GSTIN'], 118],
] as const)('case 3: 100 net %s are 118.00, with 9.00 of each tax', async (_, mode, given, amount) => {
  const customerId = await netCustomer(given);
  const bill = await billOf(customerId, otherCourier, mode, 'gst' in given);
  expect(bill).toMatchObject({ actualAmount: 100, cgst: 9, sgst: 9, igst: 0, totalAmount: 118 });
  const { body } = await server.admin.rest('GET', `consignments?senderId=${customerId}`);
  expect(body.resultObject).toMatchObject([{ customerAmount: amount }]);
});
