import { aCity, aConsignment, aCustomer } from '../../../testing/factories';
import { aManualInvoice, generationOf } from '../../../testing/invoices';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const maharashtra = '27AABCM1234F1ZX';
const karnataka = '29ABACS0877M1ZS';

let server: TestServer;
let [vadodara, surat, jaipur] = [0, 0, 0];
beforeAll(async () => {
  server = await startTestServer();
  const states: Json[] = (await server.member.rest('GET', 'states?take=100')).body.resultObject;
  const stateId = (name: string) => states.find((state) => state.name === name)?.id;
  vadodara = (await aCity(server, { stateId: stateId('Gujarat') })).id;
  surat = (await aCity(server, { stateId: stateId('Gujarat') })).id;
  jaipur = (await aCity(server, { stateId: stateId('Rajasthan') })).id;
});
afterAll(() => server.close());

/** Bookings of one customer, each of ₹ 1,000, handed over in these cities; undefined: at home. */
async function bookings(senderId: number, cities: readonly (number | undefined)[]) {
  const all: { id: number }[] = [];
  for (const bookingCityId of cities)
    all.push(await aConsignment(server, {}, { senderId, customerAmount: 1000, bookingCityId }));
  return all;
}

const generate = async (senderId: number, cities: readonly (number | undefined)[]) =>
  server.admin.rest('POST', 'invoices', generationOf(server, senderId, await bookings(senderId, cities)));

const setSezWithTax = (value: string, validFrom: string) =>
  server.admin.rest('PUT', 'settings/gst.sezWithTax', { value, validFrom });

describe('the place of supply of an invoice', () => {
  test('is the state of the GSTIN of a registered customer, wherever the goods are handed over', async () => {
    const { id } = await aCustomer(server, { gst: karnataka });
    const { body } = await generate(id, [undefined, vadodara]);
    expect(body.resultObject).toMatchObject({ placeOfSupply: '29', supplyType: 1, posRule: 1, igst: 360, cgst: 0 });
  });

  test('case 10: is inter-state for a special economic zone, also within the state', async () => {
    const { id } = await aCustomer(server, { gst: maharashtra, gstCategory: 3 });
    const { body } = await generate(id, [undefined]);
    expect(body.resultObject).toMatchObject({
      placeOfSupply: '27',
      supplyType: 2,
      posRule: 2,
      igst: 180,
      cgst: 0,
      sgst: 0,
      taxExplanation: expect.stringContaining('special economic zone'),
    });
  });

  test('bears no tax for a zone from the day on which the company has a letter of undertaking', async () => {
    const { id } = await aCustomer(server, { gst: karnataka, gstCategory: 3 });
    expect((await setSezWithTax('perhaps', '2026-01-01')).body.errors).toEqual(['Value must be Yes or No']);
    const set = await setSezWithTax('no', server.app.clock.today());
    expect(set.body.resultObject).toMatchObject({ value: 'No' });
    const { body } = await generate(id, [undefined]);
    expect(body.resultObject).toMatchObject({ supplyType: 3, igst: 0, cgst: 0, sgst: 0, totalAmount: 1000 });
    const earlier = { ...generationOf(server, id, await bookings(id, [undefined])), invoiceDate: '2024-05-01' };
    expect((await server.admin.rest('POST', 'invoices', earlier)).body.resultObject).toMatchObject({
      supplyType: 2,
      igst: 180,
    });
  });

  test('is where an unregistered customer hands over the goods', async () => {
    const { id } = await aCustomer(server);
    const { body } = await generate(id, [vadodara, surat]);
    expect(body.resultObject).toMatchObject({ placeOfSupply: '24', supplyType: 4, posRule: 3, igst: 360, cgst: 0 });
    const atHome = (await generate(id, [undefined])).body.resultObject;
    expect(atHome).toMatchObject({ placeOfSupply: '27', supplyType: 4, igst: 0, cgst: 90, sgst: 90 });
  });

  test('bookings of an unregistered customer from two states need two invoices', async () => {
    const { id } = await aCustomer(server, { gst: karnataka, gstCategory: 2 });
    const refused = await generate(id, [undefined, vadodara]);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['Bookings from Maharashtra and Gujarat need two invoices'],
    ]);
    const { data, errors } = await server.admin.graphql(
      'query($input: PreviewInvoiceInput!) { invoicePreview(input: $input) { igst } }',
      {
        input: {
          customerId: id,
          consignmentIds: (await bookings(id, [undefined, jaipur, surat])).map((each) => each.id),
        },
      },
    );
    expect([data, errors?.[0]?.message]).toEqual([
      null,
      'Bookings from Maharashtra, Rajasthan and Gujarat need three invoices',
    ]);
  });

  test('of an invoice entered by hand is by its customer', async () => {
    const of = async (given: Json) => {
      const { uniqueId } = await aManualInvoice(server, { customerId: (await aCustomer(server, given)).id });
      const { data } = await server.admin.graphql(
        `{ invoice(uniqueId: "${uniqueId}") { placeOfSupply supplyType posRule irn cancelledOn } }`,
      );
      return data.invoice;
    };
    const plain = { irn: null, cancelledOn: null };
    expect(await of({ gst: karnataka })).toEqual({
      ...plain,
      placeOfSupply: '29',
      supplyType: 'B2B',
      posRule: 'CustomerState',
    });
    expect(await of({})).toEqual({ ...plain, placeOfSupply: '27', supplyType: 'B2C', posRule: 'HandedOver' });
  });
});
