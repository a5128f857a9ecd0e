import { aConsignment, aCustomer, bookingOf, unused } from '../../../testing/factories';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const atOnce = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const statuses = (answers: RestAnswer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const read = async (uniqueId: string): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;

describe('fifty clerks', () => {
  test('who take from the receipt book get fifty numbers in a row', async () => {
    const body = await bookingOf(server, { awbNo: undefined, autofillAwb: true, vendorId: 32 });
    const answers = await atOnce(50, () => server.member.rest('POST', 'consignments', body));
    expect(statuses(answers)).toEqual({ 200: 50 });
    const numbers = answers
      .map((answer) => Number(answer.body.resultObject.awbNo.replace(/\D/g, '')))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  });

  test('who take from the book what others type in by hand get numbers all the same', async () => {
    const shown = (await server.member.rest('GET', 'receiptbooks')).body.resultObject.id as string;
    const number = (by: number) =>
      shown.replace(/\d+$/, (digits) => String(Number(digits) + by).padStart(digits.length, '0'));
    const senderId = (await aCustomer(server)).id;
    const bodies = await atOnce(20, async (at) =>
      at % 2
        ? bookingOf(server, { senderId, vendorId: 32, awbNo: number(at) })
        : bookingOf(server, { senderId, vendorId: 32, awbNo: undefined, autofillAwb: true }),
    );
    const answers = await atOnce(20, (at) => server.member.rest('POST', 'consignments', bodies[at]));
    const fromBook = answers.filter((_, at) => at % 2 === 0);
    expect(statuses(fromBook)).toEqual({ 200: 10 });
    const given = answers.filter(({ status }) => status === 200).map((answer) => answer.body.resultObject.awbNo);
    expect(new Set(given).size).toBe(given.length);
  });

  test('who book one AWB number: one wins, the others are told', async () => {
    const body = await bookingOf(server, { receiver: `Race ${unused()}` });
    const answers = await atOnce(50, () => server.member.rest('POST', 'consignments', body));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
    const texts = new Set(answers.filter(({ status }) => status === 409).map((answer) => answer.body.errors.join()));
    expect([...texts]).toEqual([`AwbNo ${body.awbNo} is already taken`]);
    expect((await server.member.rest('GET', `consignments?awbNo=${body.awbNo}`)).body.rowCount).toBe(1);
  });

  test('who book the first consignments of a day, for one sender and vendor, all get through', async () => {
    const sender = await aCustomer(server);
    const bodies = await atOnce(50, () =>
      bookingOf(server, { senderId: sender.id, vendorId: 60, bookingDate: '2025-03-03' }),
    );
    const answers = await atOnce(50, (at) => server.member.rest('POST', 'consignments', bodies[at]));
    expect(statuses(answers)).toEqual({ 200: 50 });
    const { rowCount } = (await server.member.rest('GET', 'consignments?fromDate=2025-03-03&toDate=2025-03-03&take=1'))
      .body;
    expect(rowCount).toBe(50);
    const [sums] = await server.app.database.reader.query(
      "SELECT bookings, vendor_amount FROM consignment_facet WHERE facet = 'vendorId' AND day = ?",
      ['2025-03-03'],
    );
    expect([Number(sums.bookings), Number(sums.vendor_amount)]).toEqual([50, 50 * 8000]);
  });

  test('who move different consignments of one day at once leave exact figures', async () => {
    const sender = await aCustomer(server);
    const made = await atOnce(20, () => aConsignment(server, {}, { senderId: sender.id, bookingDate: '2025-04-04' }));
    await atOnce(20, (at) =>
      server.member.rest('POST', `consignments/${made[at]?.uniqueId}/histories`, {
        action: 'Moved',
        city: 'Pune',
        deliveryStatus: [2, 3, 4, 7][at % 4],
      }),
    );
    for (const deliveryStatus of [2, 3, 4, 7]) {
      const { body } = await server.member.rest(
        'GET',
        `consignments?fromDate=2025-04-04&toDate=2025-04-04&deliveryStatus=${deliveryStatus}&take=1`,
      );
      expect(body.rowCount).toBe(5);
    }
  });
});

describe('two at one consignment', () => {
  test('approve against edit: no edit lands after the approval', async () => {
    for (let round = 0; round < 10; round += 1) {
      const consignment = await aConsignment(server);
      const body = await bookingOf(server, {
        awbNo: consignment.awbNo,
        senderId: consignment.senderId,
        vendorAmount: 99,
      });
      const [edit, approve] = await Promise.all([
        server.member.rest('PUT', `consignments/${consignment.uniqueId}`, body),
        server.admin.rest('PUT', `consignments/${consignment.uniqueId}/approve`),
      ]);
      expect(approve.status).toBe(200);
      const after = await read(consignment.uniqueId);
      expect(after.isApproved).toBe(true);
      // The edit either succeeded before the approval or was refused after it.
      if (edit.status === 200) expect(after).toMatchObject({ vendorAmount: 99, version: 3 });
      else expect([edit.status, after.vendorAmount, after.version]).toEqual([409, 80, 2]);
    }
  });

  test('pay against pay: one payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { uniqueId } = await aConsignment(server);
      const answers = await atOnce(4, (at) =>
        server.admin.rest('PUT', `consignments/${uniqueId}/payment`, {
          customerAmount: 100 + at,
          vendorAmount: 50,
          paymentRecivedDate: server.app.clock.today(),
          paymentStatus: 2,
        }),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 409: 3 });
      const paid = answers.find(({ status }) => status === 200)?.body.resultObject;
      expect(await read(uniqueId)).toMatchObject({ paymentStatus: 2, customerAmount: paid.customerAmount, version: 2 });
    }
  });

  test('edit against edit with the same version: one of them', async () => {
    const consignment = await aConsignment(server);
    const body = await bookingOf(server, { awbNo: consignment.awbNo, senderId: consignment.senderId, version: 1 });
    const answers = await atOnce(8, (at) =>
      server.member.rest('PUT', `consignments/${consignment.uniqueId}`, { ...body, receiver: `Clerk ${at}` }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 7 });
  });

  test('delivered against delivered: one row', async () => {
    const { uniqueId } = await aConsignment(server);
    const answers = await atOnce(6, () =>
      server.member.rest('POST', `consignments/${uniqueId}/histories`, {
        action: 'Handed over',
        city: 'Pune',
        deliveryStatus: 3,
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 5 });
    expect((await read(uniqueId)).consignmentHistories).toHaveLength(2);
  });

  test('thirty movements at once: the last one accepted is the newest, and one at most says Delivered', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { uniqueId } = await aConsignment(server);
      const answers = await atOnce(30, (at) =>
        server.member.rest('POST', `consignments/${uniqueId}/histories`, {
          action: `Clerk ${at}`,
          city: 'Pune',
          deliveryStatus: at % 5 === 4 ? 3 : 2,
          ...(at % 2 && { actionDate: server.app.clock.today() }),
        }),
      );
      const accepted = answers.filter(({ status }) => status === 200).map(({ body }) => body.resultObject);
      accepted.sort((a, b) => a.version - b.version);
      expect(accepted.filter(({ deliveryStatus }) => deliveryStatus === 3)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errors)).toEqual(
        Array(30 - accepted.length).fill(['Consignment is already delivered']),
      );
      const after = await read(uniqueId);
      expect(after).toMatchObject({ version: accepted.at(-1).version, deliveryStatus: 3 });
      const rows = after.consignmentHistories as { id: number; actionDate: string; deliveryStatus: number }[];
      expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => b - a));
      expect(rows.filter(({ deliveryStatus }) => deliveryStatus === 3)).toHaveLength(1);
      expect(rows[0]).toMatchObject({ deliveryStatus: 3 });
    }
  });

  test('delete against movement: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { uniqueId } = await aConsignment(server);
      const [gone, moved] = await Promise.all([
        server.member.rest('DELETE', `consignments/${uniqueId}`),
        server.member.rest('POST', `consignments/${uniqueId}/histories`, {
          action: 'Left',
          city: 'Pune',
          deliveryStatus: 2,
        }),
      ]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([gone.status, moved.status]);
    }
  });
});
