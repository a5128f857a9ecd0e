/** Sequences that clerks seldom mean: each ends in a refusal in the words of the product, and nothing is half written. */
import Ajv from 'ajv';
import { findInconsistencies } from '../../../core/module/consistency';
import { openReadOnly } from '../../../db/read/readOnly';
import { gstr1Schema } from '../../../testing/gstr1.schema';
import { consistencyChecks } from '../../../registry';
import { approveNote, aDraftNote, note } from '../../../testing/creditNotes';
import { aCity, aConsignment, aCustomer, cityNamed } from '../../../testing/factories';
import { approve, billableOf, generationOf } from '../../../testing/invoices';
import { irnOf, pastedAnswer } from '../../../testing/irn';
import { aBill, karnataka, startServerOn } from '../../../testing/receivables';
import type { Json, RestAnswer, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
const rounds = process.env.TEST_DATABASE_URL ? 12 : 4;
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const said = ({ status, body }: RestAnswer) => [status, ...body.errors].join(' ');
const cancel = ({ uniqueId }: { uniqueId: string }) =>
  server.admin.rest('PUT', `invoices/${uniqueId}/cancel`, { reason: 'Made twice' });
const returnOf = async (month: string): Promise<Json> =>
  (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;
const registered = (company: string, given: object) => ({ name: 'Asha Rao', company, contact: '1', ...given });

test('of a cancelling and a credit note at once one is made', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bill = await aBill(server, (await aCustomer(server, karnataka)).id, 1000, { invoiceDate: today });
    const answers = await Promise.all([cancel(bill), note(server, { invoiceId: bill.id, taxable: 100 })]);
    const texts = answers.map(said);
    expect(texts.filter((text) => text === '200')).toHaveLength(1);
    expect(['409 Invoice has credit notes', '409 Invoice is cancelled']).toContain(
      texts.find((text) => text !== '200'),
    );
  }
});

test('of a cancelling and the approval of a draft note at once the note is approved', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bill = await aBill(server, (await aCustomer(server, karnataka)).id, 1000, { invoiceDate: today });
    const draft = await aDraftNote(server, { invoiceId: bill.id, taxable: 100 });
    const answers = await Promise.all([cancel(bill), approveNote(server, draft)]);
    expect(answers.map(said)).toEqual(['409 Invoice has credit notes', '200']);
  }
});

test('an IRN that two record at once is recorded once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bill = await aBill(server, (await aCustomer(server, karnataka)).id, 1000, { invoiceDate: today });
    const record = (irn: string) =>
      server.admin.rest('PUT', `invoices/${bill.uniqueId}/irn`, pastedAnswer(server, bill.invoiceNumber, { irn }));
    const answers = await Promise.all([record(irnOf(1)), record(irnOf(2))]);
    expect(answers.map(said).sort()).toEqual(['200', '409 IRN is already recorded']);
    expect((await cancel(bill)).body.errors).toEqual(['The IRN must be cancelled on the portal first']);
  }
});

test('the return of a month without documents is empty, and fits the schema', async () => {
  const found = await returnOf('2023-02');
  for (const table of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'at', 'atadj', 'hsnB2b', 'hsnB2c', 'docs'])
    expect([table, found[table]]).toEqual([table, []]);
  expect((found.checks as Json[]).flatMap(({ findings }) => findings as string[])).toEqual([]);
  const isReturn = new Ajv({ allErrors: true }).compile(gstr1Schema);
  expect(isReturn(JSON.parse(found.offlineTool)) ? [] : isReturn.errors).toEqual([]);
});

test('a customer registered in the middle of a month keeps the tax of a draft, which the return names', async () => {
  const customer = await aCustomer(server);
  const [one, two] = await billableOf(server, customer.id, [1000, 1000]);
  const generate = async (each: { id: number }[]): Promise<Json> =>
    (await server.admin.rest('POST', 'invoices', generationOf(server, customer.id, each))).body.resultObject;
  const before = await generate(one ? [one] : []);
  const change = await server.admin.rest(
    'PUT',
    `customers/${customer.uniqueId}`,
    registered(customer.company, {
      ...karnataka,
      gstCategory: 1,
      address: 'Chickpet',
      pinCode: '560053',
      cityId: cityNamed('Bengaluru'),
    }),
  );
  expect(said(change)).toBe('200');
  const after = await generate(two ? [two] : []);
  expect(
    [before, after].map(({ supplyType, placeOfSupply, cgst, igst }) => [supplyType, placeOfSupply, cgst, igst]),
  ).toEqual([
    [4, '27', 90, 0],
    [1, '29', 0, 180],
  ]);
  const { invoiceNumber } = (await approve(server, before as { uniqueId: string })).body.resultObject;
  expect(said(await approve(server, after as { uniqueId: string }))).toBe('200');
  const taxes = ((await returnOf('2026-11')).checks as Json[]).find(({ rule }) => rule.includes('place of supply'));
  expect(taxes.findings).toContainEqual(expect.stringMatching(new RegExp(`^${invoiceNumber}: IGST 18%: .*Karnataka`)));
  const reported = await server.admin.rest('GET', `invoices/einvoice?ids=${before.uniqueId},${after.uniqueId}`);
  expect(said(reported)).toBe(`409 ${invoiceNumber}: The customer was not registered when the invoice was made`);
  // Made anew, it has the taxes of the registered customer.
  expect(said(await cancel(before as { uniqueId: string }))).toBe('200');
  expect(await generate(one ? [one] : [])).toMatchObject({ supplyType: 1, placeOfSupply: '29', igst: 180 });
});

test('bookings of two states, while their customer is registered, are two invoices or one, never a mixture', async () => {
  const states: Json[] = (await server.member.rest('GET', 'states?take=100')).body.resultObject;
  const gujarat = states.find(({ code }) => code === '24');
  const bookingCityId = (await aCity(server, { stateId: gujarat?.id })).id;
  for (let round = 0; round < rounds; round += 1) {
    const customer = await aCustomer(server);
    const senderId = customer.id;
    const two = [
      await aConsignment(server, {}, { senderId }),
      await aConsignment(server, {}, { senderId, bookingCityId }),
    ];
    const [made, changed] = await Promise.all([
      server.admin.rest('POST', 'invoices/bystate', generationOf(server, senderId, two)),
      server.admin.rest(
        'PUT',
        `customers/${customer.uniqueId}`,
        registered(customer.company, { ...karnataka, gstCategory: 1 }),
      ),
    ]);
    expect([made, changed].map(said)).toEqual(['200', '200']);
    const places = (made.body.resultObject as Json[]).map(({ placeOfSupply }) => placeOfSupply as string);
    expect([['27', '24'], ['29']]).toContainEqual(places);
  }
});

test('what is stored agrees with the documents', async () => {
  const copy = await openReadOnly(server.app.config);
  try {
    expect(await findInconsistencies(copy, consistencyChecks)).toEqual([]);
  } finally {
    await copy.close();
  }
});
