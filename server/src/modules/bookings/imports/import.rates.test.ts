import { badRows, bookingFile, checked, run } from '../../../testing/imports';
import { someRates } from '../../../testing/rates';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unpriced = { 'Chargeable Weight': '', 'Vendor Amount': '', 'Customer Amount': '' };

test('a row without amounts is bad where no card has a rate', async () => {
  const { file } = await bookingFile(server);
  const job = await checked(
    server.member,
    'Bookings',
    file(2, (at) => (at === 1 ? unpriced : {})),
  );
  expect(await badRows(server.member, job)).toEqual({ 3: ['Vendor Amount is required'] });
});

test('a row that exceeds the credit of its sender is bad, others of that sender are not', async () => {
  const { file, sender } = await bookingFile(server);
  await server.admin.rest('PUT', `customers/${sender.uniqueId}/credit`, { creditLimit: 1000 });
  const job = await checked(
    server.member,
    'Bookings',
    file(3, (at) => ({
      'Customer Amount': at === 0 ? '900' : '100',
      'Payment Mode': at === 2 ? 'Cash' : 'Credit',
    })),
  );
  const words = `Credit limit of ${sender.company} is exceeded: ₹ 1,062.00 of ₹ 1,000.00 with this booking`;
  expect(await badRows(server.member, job)).toEqual({ 2: [words] });
});

test('rows that exceed the credit of their sender together are refused from the one that does', async () => {
  const { file, sender, awbOf } = await bookingFile(server);
  await server.admin.rest('PUT', `customers/${sender.uniqueId}/credit`, { creditLimit: 1000 });
  const job = await checked(
    server.member,
    'Bookings',
    file(3, (at) => ({ 'Customer Amount': ['500', '400', '300'][at] ?? '', 'Payment Mode': 'Credit' })),
  );
  expect(await badRows(server.member, job)).toEqual({});
  await run(server.member, job);
  const booked = await Promise.all(
    [0, 1, 2].map(async (at) => (await server.member.rest('GET', `consignments?awbNo=${awbOf(at)}`)).body.rowCount),
  );
  expect(booked).toEqual([1, 0, 1]);
});

test('two imports at once do not exceed the limit of a sender together, whose account nothing has moved before', async () => {
  const { file, sender } = await bookingFile(server);
  await server.admin.rest('PUT', `customers/${sender.uniqueId}/credit`, { creditLimit: 1000 });
  const fileOf = (from: number) => file(4, () => ({ 'Customer Amount': '200', 'Payment Mode': 'Credit' }), from);
  const jobs = [
    await checked(server.member, 'Bookings', fileOf(0)),
    await checked(server.admin, 'Bookings', fileOf(4)),
  ];
  const [one, other] = await Promise.all([run(server.member, jobs[0]), run(server.admin, jobs[1])]);
  // Tax included, four bookings of ₹ 200 fit into ₹ 1,000.
  expect(one.done + other.done).toBe(4);
  expect(one.refused + other.refused).toBe(4);
  const { rowCount } = (await server.member.rest('GET', `consignments?senderId=${sender.id}&take=1`)).body;
  expect(rowCount).toBe(4);
});

test('a row without amounts is priced by the rate cards, and what a row gives is kept', async () => {
  await someRates(server);
  const { file, awbOf } = await bookingFile(server);
  const air = { Vendor: 'Trackon', 'Service Type': 'Air', 'Parcel Type': 'Docs', 'Actual Weight': '0.180' };
  const cells = [
    { ...air, ...unpriced, 'Delivery City': 'New Delhi' },
    { 'Vendor Amount': '' },
    { ...air, ...unpriced, 'Customer Amount': '150' },
  ];
  const job = await checked(
    server.member,
    'Bookings',
    file(3, (at) => ({ 'Delivery City': 'New Delhi', ...cells[at] })),
  );
  // DTDC has no card of its own.
  expect(await badRows(server.member, job)).toEqual({ 3: ['Vendor Amount is required'] });
  await run(server.member, job);
  const booked = async (at: number) =>
    (await server.member.rest('GET', `consignments?awbNo=${awbOf(at)}`)).body.resultObject[0];
  const [rated, typed] = [await booked(0), await booked(2)];
  expect(rated).toMatchObject({ customerAmount: 55, actualWeight: 0.18 });
  expect(rated.vendorAmount).toBeGreaterThan(0);
  expect(typed).toMatchObject({ customerAmount: 150, vendorAmount: rated.vendorAmount });
});
