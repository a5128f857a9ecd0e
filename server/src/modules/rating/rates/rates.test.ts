import { cities } from '../../../seed/data/cities';
import { standardSlabs } from '../../../seed/data/rates';
import { refused } from '../../../testing/answers';
import { aCustomer, bookingOf, unused } from '../../../testing/factories';
import { aRateCard, setSlabs, someRates, type Rates } from '../../../testing/rates';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const cityId = (name: string) => cities.find((city) => city.name === name)?.id;
const trackon = 12;
const dtdc = 35;

let server: TestServer;
let rates: Rates;
let senderId: number;
beforeAll(async () => {
  server = await startTestServer();
  rates = await someRates(server);
  senderId = (await aCustomer(server)).id;
});
afterAll(() => server.close());

const air = { vendorId: trackon, serviceType: 1, parcelType: 1, packet: 1, deliveryCityId: cityId('Delhi') };
const sides = (length: number, width: number, height: number, count = 1) => ({ length, width, height, count });
const box = { parcelType: 2, actualWeight: 3.2, dimensions: [sides(40, 30, 25)] };

async function quote(given: Record<string, unknown>) {
  const { status, body } = await server.member.rest('POST', 'consignments/quote', { senderId, ...air, ...given });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  return body.resultObject;
}

const modes = { Cash: 1, Credit: 2, ToPay: 3, Balance: 4 };

/** Documents to a metro for 100 rupees. */
async function netCard(customerId: number, given: object): Promise<void> {
  const card = await aRateCard(server, { name: `Net ${unused()}`, customerId, schemeId: rates.scheme.id, ...given });
  await setSlabs(
    server,
    card,
    standardSlabs.map((slab) => ({ ...slab, baseAmount: 100, stepAmount: 0 })),
  );
}

describe('a quote', () => {
  test.each([
    ['Nothing', 'Credit', { amount: 100, lines: [] }],
    ['Nothing', 'Cash', { amount: 118, lines: [{ text: 'GST 18 %', amount: 18 }] }],
    ['Nothing', 'ToPay', { amount: 118, lines: [{ text: 'GST 18 %', amount: 18 }] }],
    ['Gst', 'Cash', { amount: 100, lines: [] }],
    ['Gst', 'Balance', { amount: 84.75, lines: [{ text: 'GST 18 % comes with the invoice', amount: -15.25 }] }],
    [null, 'Cash', { amount: 100, lines: [] }],
  ] as const)('case 3: of a card with %s inside, %s', async (pricesInclude, mode, { amount, lines }) => {
    const customerId = (await aCustomer(server)).id;
    await netCard(customerId, { pricesInclude });
    const quoted = await quote({ senderId: customerId, actualWeight: 0.2, paymentMode: modes[mode] });
    expect(quoted.customerAmount).toBe(amount);
    expect(quoted.customerLines.slice(1)).toEqual(lines);
  });

  test('case 3: rounds to the rupee after the tax, which is that of the day', async () => {
    const customerId = (await aCustomer(server)).id;
    await netCard(customerId, { pricesInclude: 'Nothing', roundTo: 'Rupee', docketCharge: 0.4 });
    const asked = { senderId: customerId, actualWeight: 0.2, paymentMode: modes.Cash };
    expect((await quote(asked)).customerAmount).toBe(118);
    await server.admin.rest('PUT', 'settings/gst.percent', { value: '5', validFrom: '2026-11-01' });
    expect((await quote({ ...asked, bookingDate: '2026-11-01' })).customerAmount).toBe(105);
  });

  test('cases 1 and 2: documents to a metro are charged by slab, fuel and docket', async () => {
    const amounts: number[] = [];
    for (const actualWeight of [0.18, 0.25, 0.251, 1.25]) amounts.push((await quote({ actualWeight })).customerAmount);
    expect(amounts).toEqual([55, 55, 66.25, 156.25]);
  });

  test('cases 3 and 4: volume is weighed by the divisor of the courier', async () => {
    expect(await quote(box)).toMatchObject({ volumetricWeight: 5, chargeableWeight: 5, customerAmount: 533.13 });
    expect(await quote({ ...box, vendorId: dtdc, serviceType: 2 })).toMatchObject({
      chargeableWeight: 6.316,
      customerAmount: 120.25,
      vendorAmount: null,
    });
  });

  test("gives the vendor's amount by its own card, with the parts of both", async () => {
    const quoted = await quote(box);
    expect(quoted).toMatchObject({ vendorCard: 'Trackon 2026', vendorZone: 'C', vendorAmount: 343.2 });
    expect(quoted.customerLines).toEqual([
      { text: 'Zone C, Air, 5.000 Kg', amount: 465 },
      { text: 'Fuel 12.5 %', amount: 58.13 },
      { text: 'Docket', amount: 10 },
    ]);
  });

  test('cases 5 and 6: the volumes of all packets count, and a long side doubles the weight', async () => {
    const three = [sides(30, 20, 20, 2), sides(55, 45, 40)];
    expect(await quote({ ...box, vendorId: 17, packet: 3, dimensions: three })).toMatchObject({
      volumetricWeight: 24.6,
    });
    const long = { ...box, actualWeight: 2.5, dimensions: [sides(115, 10, 10)] };
    expect(await quote(long)).toMatchObject({ volumetricWeight: 1.917, chargeableWeight: 5 });
  });

  test('case 7: heavier may be cheaper where the next slab begins', async () => {
    const amountOf = async (actualWeight: number) =>
      (await quote({ parcelType: 2, actualWeight })).customerLines[0].amount;
    expect([await amountOf(10), await amountOf(10.001)]).toEqual([915, 858]);
  });

  test("case 8: a customer without an own slab gets the card's discount on the standard freight", async () => {
    const sender = await aCustomer(server);
    const card = { name: 'Ten off', customerId: sender.id, discountPercent: 10, schemeId: rates.scheme.id };
    await aRateCard(server, card);
    expect(await quote({ ...box, senderId: sender.id })).toMatchObject({ customerAmount: 480.81, notes: [] });
    const tooOld = await quote({ ...box, senderId: sender.id, vendorId: dtdc, bookingDate: '2025-12-31' });
    expect(tooOld).toMatchObject({ customerAmount: null, notes: [] });
    await setSlabs(server, rates.standard, []);
    expect((await quote({ ...box, senderId: sender.id })).notes).toEqual([
      'Ten off has no rate for zone C, Air, 3.200 Kg',
      'Standard has no rate for zone C, Air, 3.200 Kg',
    ]);
    await setSlabs(server, rates.standard, standardSlabs);
  });

  test('case 9: the commission on the VPP amount has a minimum and a cap', async () => {
    const commissions: number[] = [];
    for (const vppAmount of [2000, 5000, 40])
      commissions.push((await quote({ actualWeight: 0.1, vppAmount })).vppCommission);
    expect(commissions).toEqual([50, 75, 40]);
  });

  test('case 11: freight and weight have minimums', async () => {
    expect(await quote({ vendorId: dtdc, serviceType: 2, actualWeight: 2.3 })).toMatchObject({
      chargeableWeight: 5,
      customerAmount: 88.75,
    });
  });

  test('says what kept a side from being rated, and refuses wrong measures', async () => {
    const before = await quote({ ...box, bookingDate: '2025-12-31' });
    expect(before).toMatchObject({ customerAmount: null, vendorAmount: null, chargeableWeight: 5 });
    const wrong = { senderId, ...air, ...box, packet: 2 };
    expect(await server.member.rest('POST', 'consignments/quote', wrong)).toMatchObject(
      refused(400, 'Dimensions are given for 1 packets, Packet is 2'),
    );
    const long = { senderId, ...air, ...box, dimensions: [sides(500.1, 1, 1)] };
    expect(await server.member.rest('POST', 'consignments/quote', long)).toMatchObject(
      refused(400, 'A side must be from 0.1 to 500 cm'),
    );
    const many = { senderId, ...air, ...box, packet: 99_999, dimensions: [sides(500, 500, 500, 99_999)] };
    expect(await server.member.rest('POST', 'consignments/quote', many)).toMatchObject(
      refused(400, 'Chargeable Weight must be at most 99,999.999 Kg'),
    );
    const uncounted = { senderId, ...air, ...box, dimensions: [{ length: 40, width: 30, height: 25 }] };
    expect(await server.member.rest('POST', 'consignments/quote', uncounted)).toMatchObject(
      refused(400, 'count is required'),
    );
    expect((await server.nobody.rest('POST', 'consignments/quote', wrong)).status).toBe(401);
  });
});

describe('rate cards', () => {
  test('case 10: a card ends the day before its copy begins, with the same slabs', async () => {
    const sender = await aCustomer(server);
    const card = await aRateCard(server, {
      name: 'Contract',
      customerId: sender.id,
      schemeId: rates.scheme.id,
      fuelPercent: 12.5,
      docketCharge: 10,
    });
    await setSlabs(server, card, standardSlabs);
    const copied = await server.admin.rest('POST', `ratecards/${card.uniqueId}/copy`, { validFrom: '2026-11-01' });
    expect(copied.body.resultObject).toMatchObject({ validFrom: '2026-11-01', validTo: null });
    expect(copied.body.resultObject.slabs).toHaveLength(standardSlabs.length);
    const { uniqueId, version } = copied.body.resultObject;
    const dearer = {
      name: 'Contract',
      side: 1,
      customerId: sender.id,
      schemeId: rates.scheme.id,
      validFrom: '2026-11-01',
      fuelPercent: 15,
      docketCharge: 10,
      version,
    };
    expect((await server.admin.rest('PUT', `ratecards/${uniqueId}`, dearer)).status).toBe(200);
    const on = async (bookingDate: string) =>
      (await quote({ senderId: sender.id, actualWeight: 0.18, bookingDate })).customerAmount;
    expect([await on('2026-10-31'), await on('2026-11-01')]).toEqual([55, 56]);
  });

  test('of one customer and vendor do not cover the same dates', async () => {
    const card = { name: 'Another', side: 1, schemeId: rates.scheme.id, validFrom: '2026-06-01' };
    expect(await server.admin.rest('POST', 'ratecards', card)).toMatchObject(
      refused(409, 'Rate card Standard covers these dates already'),
    );
    expect(await server.admin.rest('POST', 'ratecards', { ...card, side: 2 })).toMatchObject(
      refused(400, 'Vendor is required'),
    );
    expect(await server.admin.rest('POST', 'ratecards', { ...card, validTo: '2026-05-31' })).toMatchObject(
      refused(400, 'Valid To cannot be before Valid From'),
    );
    expect((await server.member.rest('POST', 'ratecards', card)).status).toBe(403);
  });

  test('case 14: slabs with a gap are refused, and nothing is written', async () => {
    const path = `ratecards/${rates.standard.uniqueId}`;
    const before = (await server.admin.rest('GET', path)).body.resultObject;
    const flat = { zone: 'C', serviceType: 1, mode: 1, baseAmount: 10 };
    expect(await server.admin.rest('PUT', `${path}/slabs`, { slabs: [{ ...flat, serviceType: null }] })).toMatchObject(
      refused(400, 'serviceType is required'),
    );
    const slabs = [
      { ...flat, fromWeight: 0, toWeight: 5 },
      { ...flat, fromWeight: 5.5, toWeight: 10 },
    ];
    expect(await server.admin.rest('PUT', `${path}/slabs`, { slabs })).toMatchObject(
      refused(400, 'Slabs of C, Air leave a gap from 5.000 to 5.500 Kg'),
    );
    expect(
      await server.admin.rest('PUT', `${path}/slabs`, { slabs: [{ ...flat, fromWeight: 0, zone: 'X' }] }),
    ).toMatchObject(refused(400, 'Zone X is not in the scheme'));
    expect((await server.admin.rest('GET', path)).body.resultObject).toEqual(before);
  });

  test('keep the slabs that stay, and log the price that changes', async () => {
    const changed = standardSlabs.map((slab) =>
      slab.zone === 'A' && slab.parcelType === 'Docs' && slab.fromWeight === 0 ? { ...slab, baseAmount: 21 } : slab,
    );
    const { data } = await server.admin.graphql(
      `mutation($input: SetRateSlabsInput!) { setRateSlabs(input: $input) { slabs { id baseAmount zone { code } } } }`,
      { input: { uniqueId: rates.standard.uniqueId, slabs: changed } },
    );
    expect(data.setRateSlabs.slabs).toHaveLength(standardSlabs.length);
    const slab = data.setRateSlabs.slabs.find((each: { baseAmount: number }) => each.baseAmount === 21);
    expect(slab.zone.code).toBe('A');
    await setSlabs(server, rates.standard, standardSlabs);
    const log = await server.admin.graphql(
      'query($id: RecordRef!) { changeLog(search: { entityName: "RateSlab", primaryKey: $id }) { rows { propertyName oldText newText } } }',
      { id: slab.id },
    );
    expect(log.errors).toBeUndefined();
    expect(log.data.changeLog.rows).toEqual(
      expect.arrayContaining([{ propertyName: 'baseAmount', oldText: '₹ 20.00', newText: '₹ 21.00' }]),
    );
  });
});

test('a zone scheme needs whole zones and rules, and two cities for a pair', async () => {
  const scheme = (given: object) =>
    server.admin.rest('POST', 'zoneschemes', {
      name: 'Half',
      zones: [{ code: 'A', name: 'Local' }],
      rules: [{ kind: 7, zone: 'A' }],
      ...given,
    });
  const any = { kind: 7, zone: 'A' };
  expect(await scheme({ zones: [{ code: 'A', name: null }] })).toMatchObject(refused(400, 'name is required'));
  expect(await scheme({ rules: [{ zone: 'A' }, any] })).toMatchObject(refused(400, 'kind is required'));
  expect(await scheme({ rules: [{ kind: 2, zone: 'A', cityIds: [1, 1] }, any] })).toMatchObject(
    refused(400, 'Zone rule 1 needs two cities'),
  );
  expect(await scheme({ rules: [{ kind: 3, zone: 'A', cityIds: [1, 1] }, any] })).toMatchObject(
    refused(400, 'Zone rule 1 needs at least two cities'),
  );
  const { body } = await server.admin.rest('GET', 'zoneschemes');
  expect(body.resultObject.map(({ name }: { name: string }) => name)).toEqual(['India']);
});

describe('a booking', () => {
  const booking = async (given: Record<string, unknown> = {}) => ({
    ...(await bookingOf(server, { senderId, ...air, ...box })),
    vendorAmount: undefined,
    customerAmount: undefined,
    chargeableWeight: undefined,
    autoRate: true,
    ...given,
  });
  const ratingOf = async (uniqueId: string) => {
    const { data } = await server.member.graphql(
      `query($id: ID!) { consignment(uniqueId: $id) { customerAmount rating {
        ratedCustomerAmount ratedVendorAmount customerOverridden vendorOverridden volumetricWeight dimensions { length count }
        customerLines { text amount } notes } } }`,
      { id: uniqueId },
    );
    return data.consignment;
  };

  test('takes what is left out from the rate cards', async () => {
    const { body } = await server.member.rest('POST', 'consignments', await booking());
    expect(body.errors).toEqual([]);
    expect(body.resultObject).toMatchObject({ chargeableWeight: 5, customerAmount: 533.13, vendorAmount: 343.2 });
    expect((await ratingOf(body.resultObject.uniqueId)).rating).toMatchObject({
      ratedCustomerAmount: 533.13,
      ratedVendorAmount: 343.2,
      customerOverridden: false,
      vendorOverridden: false,
      volumetricWeight: 5,
      dimensions: [{ length: 40, count: 1 }],
      notes: [],
    });
  });

  test('case 12: keeps an amount typed by hand beside the rated one', async () => {
    const surface = { ...box, vendorId: dtdc, serviceType: 2, vendorAmount: 60 };
    const first = await booking({ ...surface, awbNo: `R${unused()}`, customerAmount: 150 });
    const { body } = await server.member.rest('POST', 'consignments', first);
    expect(body.resultObject).toMatchObject({ customerAmount: 150, chargeableWeight: 6.316 });
    expect((await ratingOf(body.resultObject.uniqueId)).rating).toMatchObject({
      ratedCustomerAmount: 120.25,
      customerOverridden: true,
    });

    const rated = await booking({ ...surface, awbNo: `R${unused()}` });
    const { uniqueId, id } = (await server.member.rest('POST', 'consignments', rated)).body.resultObject;
    const edited = await server.member.rest('PUT', `consignments/${uniqueId}`, { ...rated, customerAmount: 150 });
    expect(edited.body.errors).toEqual([]);
    expect(await ratingOf(uniqueId)).toMatchObject({
      customerAmount: 150,
      rating: { ratedCustomerAmount: 120.25, customerOverridden: true },
    });
    const log = await server.admin.graphql(
      'query($id: RecordRef!) { changeLog(search: { entityName: "Consignment", primaryKey: $id }) { rows { propertyName oldText newText } } }',
      { id },
    );
    expect(log.data.changeLog.rows).toContainEqual({
      propertyName: 'customerAmount',
      oldText: '₹ 120.25',
      newText: '₹ 150.00',
    });
  });

  test('that no card rates needs its amounts, and without asking nothing is rated', async () => {
    const unrated = await booking({ vendorId: 17 });
    expect(await server.member.rest('POST', 'consignments', unrated)).toMatchObject(
      refused(400, 'Vendor Amount is required'),
    );
    const plain = await booking({ autoRate: undefined });
    expect((await server.member.rest('POST', 'consignments', plain)).body.errors).toEqual([
      'Chargeable Weight is required',
      'Vendor Amount is required',
    ]);
  });

  test('keeps its card and the zones with rates', async () => {
    const { body } = await server.admin.rest('DELETE', `ratecards/${rates.courier.uniqueId}`);
    expect(body.errors).toEqual([expect.stringMatching(/^Rate card has rated \d+ consignments$/)]);
    const scheme = (await server.admin.rest('GET', `zoneschemes/${rates.scheme.uniqueId}`)).body.resultObject;
    const codeOf = (id: number) => scheme.zones.find((zone: { id: number }) => zone.id === id).code;
    const rules = scheme.rules.map(({ kind, zoneId, cityIds, stateIds }: Record<string, unknown>) => ({
      kind,
      zone: codeOf(Number(zoneId)) === 'E' ? 'D' : codeOf(Number(zoneId)),
      cityIds,
      stateIds,
    }));
    const zones = scheme.zones
      .map(({ code, name }: { code: string; name: string }) => ({ code, name }))
      .filter(({ code }: { code: string }) => code !== 'E');
    const path = `zoneschemes/${rates.scheme.uniqueId}`;
    expect(await server.admin.rest('PUT', path, { name: 'India', zones, rules })).toMatchObject(
      refused(409, 'Zone E has rates'),
    );
    expect(await server.admin.rest('PUT', path, { name: 'India', zones, rules: rules.slice(0, 2) })).toMatchObject(
      refused(400, 'The last zone rule must be Any'),
    );
    expect((await server.admin.rest('GET', path)).body.resultObject).toEqual(scheme);
  });
});
