/** Rule 12 of complete billing: the month of all customers. */
import { refused } from '../../../../testing/answers';
import { aBranch, aRegistration } from '../../../../testing/branches';
import { aCity, aConsignment, aCustomer, bookingOf } from '../../../../testing/factories';
import { aUser } from '../../../../testing/people';
import { startServerOn } from '../../../../testing/receivables';
import type { Json, TestServer } from '../../../../testing/testServer';

const today = '2026-11-22';
const month = '2026-10';
const home = '27ABACS0877M1ZW';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const modes = { Cash: 1, Credit: 2, ToPay: 3 };
const toBill = async (of = month): Promise<Json[]> =>
  (await server.admin.rest('GET', `invoices/month?month=${of}`)).body.resultObject;
const booked = (senderId: number, customerAmount: number | null, given: object = {}) =>
  aConsignment(
    server,
    {},
    { senderId, customerAmount, bookingDate: `${month}-15`, paymentMode: modes.Credit, ...given },
  );
const paise = (rupees: number) => Math.round(rupees * 100);
const sumOf = (rows: readonly Json[], name: string) => rows.reduce((sum, row) => sum + paise(row[name] as number), 0);
const unbilledFreight = async (): Promise<number> => {
  const { body } = await server.admin.rest('GET', `earnings?fromDate=${month}-01&toDate=${month}-31&monthly=true`);
  return sumOf(
    (body.resultObject as Json[]).filter(({ kind, state }) => kind === 1 && state === 1),
    'amount',
  );
};
const billAll = (rows: readonly Json[]) =>
  server.admin.rest('POST', 'invoices/bulk/month', {
    month,
    invoiceDate: '2026-10-31',
    items: rows.map(({ uniqueId, version }) => ({ uniqueId, version })),
  });

test('case 12: 40 customers of 609 bookings are billed but for two with reasons; the same again bills nothing', async () => {
  for (let at = 0; at < 40; at += 1) {
    const { id } = await aCustomer(server, { gst: at % 2 === 0 ? home : null });
    const bookings = at < 9 ? 16 : 15;
    for (let n = 0; n < bookings; n += 1)
      await booked(id, at === 3 && n === 2 ? null : at === 7 ? 0.05 : 100 + at + n / 100);
  }
  const proposed = await toBill();
  expect(proposed).toHaveLength(40);
  expect(proposed.reduce((sum, { consignments }) => sum + Number(consignments), 0)).toBe(609);
  expect(proposed.filter(({ warnings }) => (warnings as number[]).includes(1))).toHaveLength(1);
  const before = await unbilledFreight();
  expect(sumOf(proposed, 'open')).toBe(before);

  const { body } = await billAll(proposed);
  const lines = body.resultObject as Json[];
  expect(lines.filter(({ ok }) => ok)).toHaveLength(38);
  const refusedLines = lines.filter(({ ok }) => !ok).map(({ message }) => message as string);
  expect(refusedLines.sort()).toEqual([
    expect.stringMatching(/^Customer Amount is required: T\d+$/),
    'Enter valid Actual amount',
  ]);
  const left = await toBill();
  expect(left).toHaveLength(2);
  const { body: list } = await server.admin.rest('GET', 'invoices?take=100');
  const made = list.resultObject as Json[];
  expect(made).toHaveLength(38);
  expect(made[0]).toMatchObject({ invoiceMonth: month, invoiceDate: '2026-10-31', invoiceStatus: 1 });
  expect(sumOf(made, 'actualAmount')).toBe(before - sumOf(left, 'open'));
  expect(await unbilledFreight()).toBe(sumOf(left, 'open'));

  const again = (await billAll(proposed)).body.resultObject as Json[];
  expect(again.filter(({ ok }) => ok)).toEqual([]);
  expect(again.filter(({ message }) => message === 'Nothing of October-2026 is left to bill')).toHaveLength(38);
  expect((await server.admin.rest('GET', 'invoices?take=100')).body.rowCount).toBe(38);
});

test('cash of registered senders goes to a cash invoice, of others to counter bills, to-pay to neither', async () => {
  const registered = await aCustomer(server, { gst: home });
  const other = await aCustomer(server);
  const given = { bookingDate: '2026-09-10', paymentMode: modes.Cash };
  const paid = await aConsignment(
    server,
    { approved: true },
    { senderId: registered.id, customerAmount: 118, ...given },
  );
  await server.admin.rest('PUT', `consignments/${paid.uniqueId}/payment`, {
    ...{ customerAmount: 118, vendorAmount: 80, paymentStatus: 2, paymentRecivedDate: '2026-09-10' },
  });
  await booked(registered.id, 200, { bookingDate: '2026-09-11' });
  await booked(registered.id, 300, { bookingDate: '2026-09-11', paymentMode: modes.ToPay });
  await booked(other.id, 400, given);
  const rows = await toBill('2026-09');
  expect(rows).toEqual([
    expect.objectContaining({ customerId: registered.id, consignments: 2, open: 200, paid: 118, warnings: [4] }),
  ]);
  const bill = { month: '2026-09', invoiceDate: '2026-09-30' };
  const { body } = await server.admin.rest('POST', `invoices/month/${registered.uniqueId}`, bill);
  expect(body.errors).toEqual([]);
  expect(body.resultObject).toMatchObject([
    { invoiceType: 1, totalAmount: 236 },
    { invoiceType: 4, totalAmount: 118, invoiceStatus: 3 },
  ]);
  expect(await toBill('2026-09')).toEqual([]);
});

/** Copies of a booking, which double in number each time. */
async function doubled(senderId: number, times: number): Promise<void> {
  const { writer } = server.app.database;
  const [row] = (await writer.query('SELECT * FROM consignment WHERE sender_id = ?', [senderId])) as object[];
  const own = ['id', 'unique_id', 'awb_no', 'live_awb_no'];
  const same = Object.keys(row ?? {})
    .filter((name) => !own.includes(name))
    .join(', ');
  for (let at = 0; at < times; at += 1) {
    const name = `CONCAT('C${at}-', id)`;
    await writer.query(
      `INSERT INTO consignment (unique_id, awb_no, live_awb_no, ${same})
       SELECT ${name}, ${name}, ${name}, ${same} FROM consignment WHERE sender_id = ?`,
      [senderId],
    );
  }
}

test('more than 5,000 bookings of one customer are billed in parts, each said; the same again bills nothing', async () => {
  const { id, uniqueId } = await aCustomer(server);
  await booked(id, 1, { bookingDate: '2026-07-15' });
  await doubled(id, 13);
  const [proposed] = (await toBill('2026-07')) as [Json];
  expect(proposed).toMatchObject({ consignments: 8192, open: 8192, warnings: [4, 7] });
  const preview = await server.admin.rest('GET', `invoices/month/${uniqueId}?month=2026-07&invoiceDate=2026-07-31`);
  expect(preview.body.resultObject.invoices).toMatchObject([{ totalConsignments: 5000 }, { totalConsignments: 3192 }]);
  const items = [{ uniqueId, version: proposed.version }];
  const bill = { month: '2026-07', invoiceDate: '2026-07-31', items };
  const [line] = (await server.admin.rest('POST', 'invoices/bulk/month', bill)).body.resultObject as [Json];
  expect(line).toMatchObject({ ok: true, message: null });
  expect(line.invoices).toMatchObject([
    { totalConsignments: 5000, totalAmount: 5900 },
    { totalConsignments: 3192, totalAmount: 3766.56 },
  ]);
  expect(await toBill('2026-07')).toEqual([]);
  const [again] = (await server.admin.rest('POST', 'invoices/bulk/month', bill)).body.resultObject as [Json];
  expect(again).toMatchObject({ ok: false, message: 'Nothing of July-2026 is left to bill', invoices: [] });
});

test('a credit stop and a second registration are told before, in the list and in the preview', async () => {
  const { id, uniqueId } = await aCustomer(server, { email: 'accounts@example.test' });
  const previewed = async (): Promise<Json> =>
    (await server.admin.rest('GET', `invoices/month/${uniqueId}?month=2026-06&invoiceDate=2026-06-30`)).body
      .resultObject;
  await booked(id, 100, { bookingDate: '2026-06-10' });
  expect(await toBill('2026-06')).toMatchObject([{ warnings: [] }]);
  expect(await previewed()).toMatchObject({ creditStop: null, invoices: [{ totalAmount: 118, isCash: false }] });
  const registration = (await server.admin.rest('POST', 'registrations', aRegistration())).body.resultObject;
  const branch = (await server.admin.rest('POST', 'branches', aBranch({ registrationId: registration.id }))).body
    .resultObject;
  const { client } = await aUser(server, { branchId: branch.id });
  const there = await bookingOf(server, {
    senderId: id,
    customerAmount: 200,
    bookingDate: '2026-06-11',
    paymentMode: modes.Credit,
  });
  const { body } = await client.rest('POST', 'consignments', there);
  expect(body.errors).toEqual([]);
  await server.admin.rest('PUT', `customers/${uniqueId}/credit`, { creditLimit: 50, creditDays: 30 });
  const [row] = (await toBill('2026-06')) as [Json];
  expect(row.warnings).toEqual([5, 6]);
  const { creditStop, invoices } = await previewed();
  expect(creditStop).toMatch(/50\.00/);
  expect(invoices).toHaveLength(2);
  await server.admin.rest('POST', `customers/${uniqueId}/creditlift`, { until: today, reason: 'Cheque is on its way' });
  expect(await toBill('2026-06')).toMatchObject([{ warnings: [6] }]);
  expect(await previewed()).toMatchObject({ creditStop: null });
});

test('what may be wrong is told before', async () => {
  const { body } = await server.admin.rest('GET', 'states');
  const south = (body.resultObject as Json[]).find(({ name }) => name === 'Karnataka');
  const { id: bookingCityId } = await aCity(server, { stateId: south?.id });
  const { id } = await aCustomer(server, { email: 'accounts@example.test' });
  for (const given of [{}, { bookingCityId }]) await booked(id, 100, { bookingDate: '2026-08-10', ...given });
  expect(await toBill('2026-08')).toMatchObject([{ customerId: id, warnings: [3] }]);
  const bill = (given: object) =>
    server.admin.rest('POST', `invoices/month/${id}`, { month: '2026-08', invoiceDate: '2026-08-31', ...given });
  expect(await bill({ month: '2026-13' })).toMatchObject(refused(400, 'Select a month since January 2023'));
  expect(await bill({ month: '2026-12' })).toMatchObject(refused(400, 'Select a month that has begun'));
  expect(await bill({ invoiceDate: '2026-11-23' })).toMatchObject(refused(400, 'Enter valid Invoice Date'));
  const made = (await bill({})).body.resultObject as Json[];
  expect(made.map(({ placeOfSupply }) => placeOfSupply)).toEqual(['27', '29']);
});
