import { cities } from '../../../seed/data/cities';
import { refused } from '../../../testing/answers';
import { aCustomer } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const karnataka = '29ABACS0877M1ZS';
const maharashtra = '27AABCM1234F1ZX';
const surat = cities.find(({ stateCode }) => stateCode === '24');

async function explained(customer: object, bookingCityId?: number) {
  const { id } = await aCustomer(server, customer as Record<string, unknown>);
  const city = bookingCityId ? `&bookingCityId=${bookingCityId}` : '';
  return (await server.member.rest('GET', `gst/placeofsupply?customerId=${id}${city}`)).body.resultObject;
}

test('names inputs, rule and result of a registered customer', async () => {
  expect(await explained({ gst: karnataka })).toEqual({
    placeOfSupply: '29',
    state: 'Karnataka',
    supplyType: expect.any(Number),
    posRule: expect.any(Number),
    isInterState: true,
    inputs: [
      { name: 'Company GSTIN', value: '27AAPFU0939F1ZV, Maharashtra' },
      { name: 'Customer GSTIN', value: `${karnataka}, Karnataka` },
      { name: 'GST category', value: 'Regular' },
      { name: 'Booking city', value: 'Mumbai, Maharashtra' },
    ],
    rule: 'A registered customer is supplied in the state of the GSTIN (IGST Act, section 12(8)(a))',
    result: 'Karnataka: IGST 18%',
  });
  expect((await explained({ gst: maharashtra })).result).toBe('Maharashtra: CGST 9% and SGST 9%');
});

test('an unregistered customer is supplied where the goods are handed over', async () => {
  expect(await explained({}, surat?.id)).toMatchObject({
    placeOfSupply: '24',
    isInterState: true,
    rule: expect.stringContaining('section 12(8)(b)'),
    result: 'Gujarat: IGST 18%',
  });
  expect((await explained({})).result).toBe('Maharashtra: CGST 9% and SGST 9%');
});

test('a special economic zone is another state, with tax unless the setting says otherwise', async () => {
  const zone = { gst: maharashtra, gstCategory: 3 };
  expect(await explained(zone)).toMatchObject({ isInterState: true, result: 'Maharashtra: IGST 18%' });
  const from = { validFrom: '2026-01-01', value: 'No' };
  expect((await server.admin.rest('PUT', 'settings/gst.sezWithTax', from)).status).toBe(200);
  const without = await explained(zone);
  expect(without.result).toBe('Maharashtra: no tax');
  expect(without.rule).toContain('letter of undertaking');
});

test('is for staff, about a customer that exists', async () => {
  expect((await server.nobody.rest('GET', 'gst/placeofsupply?customerId=1')).status).toBe(401);
  expect(await server.member.rest('GET', 'gst/placeofsupply')).toMatchObject(refused(400, 'Select Customer'));
  expect(await server.member.rest('GET', 'gst/placeofsupply?customerId=987654')).toMatchObject(
    refused(400, 'Customer not found'),
  );
});
