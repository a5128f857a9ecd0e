import { startTestServer, type TestServer } from '../../../testing/testServer';
import { aConsignment, aCustomer } from '../../../testing/factories';
import { badRows, bookingFile, checked, done, rowsOf, run, start } from '../../../testing/imports';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const booked = async (awbNo: string) => {
  const { body } = await server.member.rest('GET', `consignments?awbNo=${awbNo}`);
  return body.resultObject[0];
};

describe('cells', () => {
  test("case 8: dates are read in the file's order and never guessed", async () => {
    server.setNow(new Date('2026-11-22T06:00:00Z'));
    const { file, awbOf } = await bookingFile(server);
    const dates = ['03/04/2026', '13/14/2026', '2026-02-28', '5-Apr-26'];
    const given = file(4, (at) => ({ 'Booking Date': dates[at] }));
    const dmy = await checked(server.member, 'Bookings', given, { dateOrder: 1 });
    expect(await badRows(server.member, dmy)).toEqual({ 3: ['Booking Date is not a date'] });
    await run(server.member, dmy);
    expect((await booked(awbOf(0))).bookingDate).toBe('2026-04-03');
    expect((await booked(awbOf(2))).bookingDate).toBe('2026-02-28');
    expect((await booked(awbOf(3))).bookingDate).toBe('2026-04-05');
    const other = await bookingFile(server);
    const mdy = await checked(
      server.member,
      'Bookings',
      other.file(1, () => ({ 'Booking Date': '03/04/2026' })),
      {
        dateOrder: 2,
      },
    );
    await run(server.member, mdy);
    expect((await booked(other.awbOf(0))).bookingDate).toBe('2026-03-04');
    server.setNow(null);
  });

  test('case 9: amounts with Indian grouping and units; too many decimals are refused', async () => {
    const { file, awbOf } = await bookingFile(server);
    const amounts = ['1,23,456.50', '12.345', '12,50'];
    const job = await checked(
      server.member,
      'Bookings',
      file(3, (at) => ({ 'Customer Amount': amounts[at] })),
    );
    expect(await badRows(server.member, job)).toEqual({
      3: ['Customer Amount must have at most 2 decimals'],
      4: ['Customer Amount must be a decimal number'],
    });
    await run(server.member, job);
    expect(await booked(awbOf(0))).toMatchObject({ customerAmount: 123_456.5, vendorAmount: 85, actualWeight: 2.5 });
    const stored = await server.app.database.reader.query(
      'SELECT customer_amount AS paise FROM consignment WHERE awb_no = ?',
      [awbOf(0)],
    );
    expect(Number(stored[0].paise)).toBe(12_345_650);
  });

  test('what is wrong with a row is listed by field, all of it', async () => {
    const { file } = await bookingFile(server);
    await aCustomer(server, { company: 'Twin Traders' });
    await aCustomer(server, { company: 'TWIN traders' });
    const wrong = [
      { Sender: 'Mehta', 'Service Type': 'Rail', 'Actual Weight': '' },
      { Sender: 'twin traders', 'Delivery City': 'Atlantis' },
      { 'Awb No': '7.12E+10', Vendor: 'Nobody' },
      { 'Awb No': '', Packet: '1.5', 'Parcel Type': '2', 'Payment Mode': 'To Pay', 'Service Type': '1' },
    ];
    const job = await checked(
      server.member,
      'Bookings',
      file(4, (at) => wrong[at] ?? {}),
    );
    expect(await badRows(server.member, job)).toEqual({
      2: ['Service Type "Rail" is not one of Air, Surface', 'Sender "Mehta" is not known', 'Actual Weight is required'],
      3: ['Sender "twin traders" matches 2 customers', 'Delivery City "Atlantis" is not known'],
      4: ['Awb No was damaged by Excel: 7.12E+10', 'Vendor "Nobody" is not known'],
      5: ['Packet must be a whole number', 'AwbNo is required'],
    });
    const [first] = await rowsOf(server.member, job, '&status=3');
    expect(first.errors[1]).toEqual({ field: 'senderId', message: 'Sender "Mehta" is not known' });
  });

  test('a sender is found by id, GSTIN and company; a city of several by state or PIN', async () => {
    const sender = await aCustomer(server, { company: 'Known Traders', gst: '29ABACS0877M1ZS' });
    const state = async (code: number) => done(server.admin.rest('GET', `states?take=100`)).then((all) => all[code]);
    const [one, two] = [await state(3), await state(9)];
    for (const { id } of [one, two])
      await done(
        server.admin.rest('POST', 'cities', {
          name: 'Twinpur',
          stateId: id,
          pinCode: id === one.id ? '411999' : '500999',
        }),
      );
    const { file, awbOf } = await bookingFile(server);
    const given = [
      { Sender: String(sender.id), 'Delivery City': `Twinpur, ${two.name}` },
      { Sender: '29abacs0877m1zs', 'Delivery City': 'twinpur 411999' },
      { Sender: ' KNOWN traders ', 'Delivery City': `Twinpur (${one.name})` },
      { 'Delivery City': 'Twinpur' },
    ];
    const job = await checked(
      server.member,
      'Bookings',
      file(4, (at) => given[at] ?? {}),
    );
    expect(await badRows(server.member, job)).toEqual({ 5: ['Delivery City "Twinpur" matches 2 cities'] });
    await run(server.member, job);
    const made = [await booked(awbOf(0)), await booked(awbOf(1)), await booked(awbOf(2))];
    expect(made.map(({ senderId }) => senderId)).toEqual([sender.id, sender.id, sender.id]);
    expect(made[0].deliveryCityId).not.toBe(made[1].deliveryCityId);
    expect(made[1].deliveryCityId).toBe(made[2].deliveryCityId);
  });

  test('constants fill blank cells, and a blank number of own cargo takes the receipt book', async () => {
    const { data } = await server.member.graphql('{ importTemplate(kind: Bookings) { columns { header required } } }');
    expect(data.importTemplate.columns).toContainEqual({ header: 'Awb No', required: false });
    const { file, sender } = await bookingFile(server);
    const blank = file(2, () => ({ 'Awb No': '', Vendor: '', Sender: '', 'Payment Mode': '' }));
    const constants = [
      { field: 'vendorId', value: '32' },
      { field: 'senderId', value: String(sender.id) },
      { field: 'paymentMode', value: 'ToPay' },
    ];
    const job = await checked(server.member, 'Bookings', blank, { constants });
    expect(job).toMatchObject({ good: 2, bad: 0 });
    await run(server.member, job);
    const { body } = await server.member.rest('GET', `consignments?senderId=${sender.id}&sortBy=awbNo`);
    expect(body.resultObject.map(({ awbNo }: { awbNo: string }) => awbNo)).toEqual(['WC00000001', 'WC00000002']);
    expect(body.resultObject[0]).toMatchObject({ vendorId: 32, paymentMode: 3 });
    const again = await checked(server.member, 'Bookings', blank, { constants });
    expect(again).toMatchObject({ good: 0, already: 2 });
  });

  test('case 12: a formula is stored as its text', async () => {
    const { file, awbOf } = await bookingFile(server);
    const formula = '=HYPERLINK("http://evil.example","x")';
    const job = await checked(
      server.member,
      'Bookings',
      file(1, () => ({ Remark: formula })),
    );
    await run(server.member, job);
    expect((await booked(awbOf(0))).remark).toBe(formula);
  });

  test('line breaks are kept where the field has them, and refused elsewhere', async () => {
    const { file, awbOf } = await bookingFile(server);
    const given = [{ Remark: 'two\nlines' }, { Receiver: 'two\nlines' }];
    const job = await checked(
      server.member,
      'Bookings',
      file(2, (at) => given[at] ?? {}),
    );
    expect(Object.values(await badRows(server.member, job))).toEqual([
      ['Receiver must not contain line breaks, tabs or other control characters'],
    ]);
    await run(server.member, job);
    expect((await booked(awbOf(0))).remark).toBe('two\nlines');
  });

  test('a number that somebody booked since the check is refused with its words; the others are written', async () => {
    const { file, awbOf, sender } = await bookingFile(server);
    const job = await checked(server.member, 'Bookings', file(5));
    await aConsignment(server, {}, { awbNo: awbOf(2), senderId: sender.id });
    expect(await run(server.member, job)).toMatchObject({ status: 4, done: 4, refused: 1 });
    const [refused] = await rowsOf(server.member, job, '&status=6');
    expect(refused).toMatchObject({
      rowNo: 4,
      errors: [{ field: 'awbNo', message: `AwbNo ${awbOf(2)} is already taken` }],
    });
  });

  test('headers are different texts, and rows come to an import that is not done', async () => {
    const { file } = await bookingFile(server);
    const twice = await server.member.rest('POST', 'imports', {
      kind: 1,
      fileName: 'a.csv',
      fileHash: 'a'.repeat(64),
      headers: ['Amount', 'Amount'],
    });
    expect(twice.status).toBe(400);
    const job = await start(server.member, 'Bookings', file(1));
    const rows = await server.member.rest('POST', `imports/${job.uniqueId}/rows`, { from: 1, rows: [] });
    expect(rows.body.errors).toContain('from must be 2 or more');
  });
});
