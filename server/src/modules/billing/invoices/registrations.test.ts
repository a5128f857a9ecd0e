import sharp from 'sharp';
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { refused } from '../../../testing/answers';
import { aBranch, aRegistration, gstinIn } from '../../../testing/branches';
import { aProfile, uploadLogo } from '../../../testing/company';
import { aCustomer, cityNamed, unused, type Made } from '../../../testing/factories';
import { aManualInvoice, approve, billableOf, generationOf } from '../../../testing/invoices';
import { lastMailTo, textsOf } from '../../../testing/mailbox';
import { aUser } from '../../../testing/people';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
/** The same server as a user of the branch in Karnataka uses it. */
let there: TestServer;
let registration: Json;
let branch: Json;
const gstin = gstinIn('29', 26_000);
beforeAll(async () => {
  server = await startTestServer();
  registration = (await server.admin.rest('POST', 'registrations', aRegistration({ gstin }))).body.resultObject;
  const bengaluru = { cityId: cityNamed('Bengaluru'), pinCode: '560001', registrationId: registration.id };
  branch = (await server.admin.rest('POST', 'branches', aBranch({ ...bengaluru, code: 'BLR' }))).body.resultObject;
  const { client } = await aUser(server, { role: 1, branchId: branch.id });
  there = { ...server, admin: client, member: client };
});
afterAll(() => server.close());

const registered = async (given: object): Promise<Json> =>
  (await server.admin.rest('POST', 'registrations', aRegistration(given))).body.resultObject;
const inKarnataka = (email?: string) =>
  aCustomer(server, {
    ...(email && { email }),
    gst: gstinIn('29', 30_000 + unused()),
    address: '1 MG Road',
    cityId: cityNamed('Bengaluru'),
    pinCode: '560001',
  });
const generate = (customer: Made, consignments: readonly { id: number }[], at = server) =>
  at.admin.rest('POST', 'invoices', generationOf(server, customer.id, consignments));

describe('case 4: a customer of 29', () => {
  test('pays CGST and SGST to a branch of 29, and IGST to one of 27', async () => {
    const customer = await inKarnataka();
    const [far, near] = [
      await generate(customer, await billableOf(server, customer.id, [1000])),
      await generate(customer, await billableOf(there, customer.id, [1000])),
    ];
    expect(far.body.resultObject).toMatchObject({ igst: 180, cgst: 0, sgst: 0, placeOfSupply: '29', branchId: 1 });
    // Whoever makes it: a branch of the registration under which it was booked.
    expect(near.body.resultObject).toMatchObject({ igst: 0, cgst: 90, sgst: 90, branchId: branch.id });
  });

  test('needs an invoice for each registration', async () => {
    const customer = await inKarnataka();
    const both = [
      ...(await billableOf(server, customer.id, [1000])),
      ...(await billableOf(there, customer.id, [2000])),
    ];
    const words = 'Bookings of two registrations need two invoices';
    expect(await generate(customer, both)).toMatchObject(refused(409, words));
    const preview = { customerId: customer.id, consignmentIds: both.map(({ id }) => id) };
    const previewed = await server.admin.graphql(
      'query ($input: PreviewInvoiceInput!) { invoicePreview(input: $input) { totalAmount } }',
      { input: preview },
    );
    expect(previewed.errors?.[0]?.message).toBe(words);
    const { data } = await server.admin.graphql(
      `mutation ($input: GenerateInvoiceInput!) { generateInvoicesByState(input: $input) { branchId igst cgst totalConsignments } }`,
      {
        input: {
          ...preview,
          invoiceDate: server.app.clock.today(),
          invoiceMonth: server.app.clock.today().slice(0, 7),
        },
      },
    );
    expect(data.generateInvoicesByState).toEqual([
      { branchId: 1, igst: 180, cgst: 0, totalConsignments: 1 },
      { branchId: branch.id, igst: 0, cgst: 180, totalConsignments: 1 },
    ]);
  });
});

test('INV-01, the paper and GSTR-1 of an invoice are of its registration', async () => {
  const customer = await inKarnataka();
  const made = await aManualInvoice(there, { customerId: customer.id });
  const { body } = await approve(there, made);
  expect(body.errors).toEqual([]);
  const { id, invoiceNumber, invoiceDate } = body.resultObject;
  const file = await server.admin.rest('GET', `invoices/einvoice?ids=${id}`);
  const [form] = JSON.parse(file.body.resultObject.json) as [Inv01];
  expect(form.SellerDtls).toMatchObject({ Gstin: gstin, Addr1: '12 MG Road', Loc: 'Bengaluru', Stcd: '29' });
  const { data } = await server.member.graphql(
    `query ($on: DateOnly!, $branchId: RecordRef) { companyProfile(on: $on, branchId: $branchId) { gstin pan address tradeName } }`,
    { on: invoiceDate, branchId: branch.uniqueId },
  );
  const address = ['12 MG Road', 'Bengaluru 560001, Karnataka'];
  expect(data.companyProfile).toEqual({ gstin, pan: gstin.slice(2, 12), address, tradeName: 'Waybill' });
  const numbersOf = async (of: string): Promise<string[]> => {
    const answer = await server.admin.rest('GET', `gst/gstr1?month=${invoiceDate.slice(0, 7)}${of}`);
    const { b2b, offlineTool } = answer.body.resultObject;
    expect(JSON.parse(offlineTool)).toMatchObject({ gstin: of ? gstin : '27AAPFU0939F1ZV' });
    return b2b.map(({ number }: Json) => number);
  };
  expect(await numbersOf('')).not.toContain(invoiceNumber);
  expect(await numbersOf(`&registrationId=${registration.id}`)).toContain(invoiceNumber);
});

test('case 1: papers, mails and INV-01 of a day show name, address and logo of that day, whichever registration it is', async () => {
  const { uniqueId } = await registered({
    gstin: gstinIn('29', 27_000),
    validFrom: '2026-04-01',
    addressLines: '1 Old Road',
  });
  const place = { cityId: cityNamed('Bengaluru'), pinCode: '560001', registrationId: uniqueId };
  const { id: branchId } = (await server.admin.rest('POST', 'branches', aBranch(place))).body.resultObject;
  const { client } = await aUser(server, { role: 1, branchId });
  const at = { ...server, admin: client, member: client };
  const moved = { gstin: gstinIn('29', 27_000), legalName: 'Waybill of the South', addressLines: '9 New Road' };
  const save = (given: object) =>
    server.admin.rest('PUT', `registrations/${uniqueId}`, aRegistration({ ...moved, ...given }));
  const { resultObject } = (await save({ validFrom: '2026-11-01' })).body;
  expect(resultObject).toMatchObject({ addressLines: '9 New Road', validFrom: '2026-11-01' });
  const green = { create: { width: 90, height: 30, channels: 3, background: 'green' } } as const;
  const { resultObject: image } = await uploadLogo(server, await sharp(green).png().toBuffer());
  const logo = image.name as string;
  const profile = aProfile('2026-11-01', { logo });
  expect((await server.admin.rest('PUT', 'companyprofiles/2026-11-01', profile)).body.errors).toEqual([]);

  const email = `accounts@${unused()}.example`;
  const customer = await inKarnataka(email);
  for (const [invoiceDate, here, gone] of [
    ['2026-10-31', '1 Old Road', '9 New Road'],
    ['2026-11-01', '9 New Road', '1 Old Road'],
  ] as const) {
    const made = await aManualInvoice(at, {
      customerId: customer.id,
      invoiceDate,
      invoiceMonth: invoiceDate.slice(0, 7),
    });
    const { id, uniqueId: invoice } = (await approve(at, made)).body.resultObject;
    const file = await server.admin.rest('GET', `invoices/einvoice?ids=${id}`);
    const [form] = JSON.parse(file.body.resultObject.json) as [Inv01];
    expect(form.SellerDtls).toMatchObject({ Gstin: moved.gstin, Addr1: here });
    const { data } = await server.member.graphql(
      `query ($on: DateOnly!, $branchId: RecordRef) { companyProfile(on: $on, branchId: $branchId) { address logo } }`,
      { on: invoiceDate, branchId: String(branchId) },
    );
    expect(data.companyProfile).toEqual({
      address: [here, 'Bengaluru 560001, Karnataka'],
      logo: here === '9 New Road' ? logo : null,
    });
    expect((await at.admin.rest('POST', `invoices/${invoice}/mail`)).status).toBe(200);
    const mail = textsOf((await lastMailTo(server, email)).raw);
    expect([mail.includes(here), mail.includes(gone)]).toEqual([true, false]);
  }

  // A day that is given again puts right what holds from it; what stands in a filed month stays.
  expect((await save({ validFrom: '2026-11-01', addressLines: '9A New Road' })).status).toBe(200);
  const filing = { registrationId: uniqueId, filedOn: '2026-11-11', arn: 'AA291026000001A', reason: 'Of a test' };
  expect((await server.admin.rest('PUT', 'gst/periods/2026-10', filing)).body.errors).toEqual([]);
  const words = (day: string) => `Name and address of ${moved.gstin} from ${day} stand in a filed month`;
  expect(await save({ validFrom: '2026-10-15', addressLines: '7 Road' })).toMatchObject(
    refused(409, words('15-Oct-2026')),
  );
  expect((await save({ validFrom: '2026-11-02', addressLines: '7 Road' })).status).toBe(200);
});

test('a registration with approved invoices keeps its GSTIN and is not closed before them', async () => {
  const today = server.app.clock.today();
  await approve(there, await aManualInvoice(there, { customerId: (await inKarnataka()).id }));
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long' }).format(new Date(`${today}T00:00:00Z`));
  const words = refused(409, `Registration ${gstin} has approved invoices in ${month}-${today.slice(0, 4)}`);
  const path = `registrations/${registration.uniqueId}`;
  expect(await server.admin.rest('PUT', path, aRegistration())).toMatchObject(words);
  expect(await server.admin.rest('PUT', `${path}/close`, { closedOn: today })).toMatchObject(words);
  const moved = aBranch({ name: branch.name, code: branch.code, registrationId: 1 });
  expect(await server.admin.rest('PUT', `branches/${branch.uniqueId}`, moved)).toMatchObject(
    refused(409, `Branch ${branch.name} has supplied under ${gstin}, and stays there: open another one`),
  );
});
