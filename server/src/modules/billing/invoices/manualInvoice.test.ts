import { aCustomer } from '../../../testing/factories';
import { aManualInvoice, manualBody } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { addDays } from '../../../domain/values/dates';

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  today = server.app.clock.today();
});
afterAll(() => server.close());

const create = async (given: Record<string, unknown>) =>
  server.admin.rest('POST', 'invoices/manual', await manualBody(server, given));

const messages = async (given: Record<string, unknown>) => (await create(given)).body.errors;
const paidRule = 'Invoice number and Payment Date is required for paid Invoice';

describe('a third-party invoice', () => {
  test('is entered by hand, with the taxes given and the total computed', async () => {
    const { status, body } = await create({
      additionalCharges: 20,
      additionalRemark: ' Packing ',
      remark: '',
      totalAmount: 1200,
      invoiceMonth: '2024-02-14',
    });
    expect(status).toBe(200);
    expect(body.resultObject).toMatchObject({
      invoiceStatus: 1,
      invoiceType: 2,
      invoiceNumber: null,
      invoiceMonth: '2024-02',
      totalConsignments: 3,
      actualAmount: 1000,
      additionalCharges: 20,
      additionalRemark: 'Packing',
      remark: null,
      cgst: 90,
      sgst: 90,
      igst: 0,
      totalAmount: 1200,
      consignments: [],
    });
  });

  test('is found by a part of its number', async () => {
    const { body } = await create({ invoiceNumber: 'TP/77-Q' });
    expect(body.errors).toEqual([]);
    const found = async (part: string) =>
      (
        await server.admin.graphql(`{ invoices(search: { invoiceNumber: "${part}" }) { rows { invoiceNumber } } }`)
      ).data.invoices.rows.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber);
    expect(await found('77-q')).toEqual(['TP/77-Q']);
    expect(await found('77%Q')).toEqual([]);
  });

  test('lists everything that is missing, in the order of the form', async () => {
    const expected = [
      'Select Customer',
      'Select Invoice Month',
      'Select Invoice Date',
      'Enter Actual amount',
      'Enter Total Amount',
      'Enter Total Consignments',
    ];
    const empty = await server.admin.rest('POST', 'invoices/manual', {});
    expect(empty).toMatchObject({ status: 400, body: { errors: expected } });
    const { errors } = await server.admin.graphql(
      'mutation { createManualInvoice(input: { invoiceStatus: Paid }) { uniqueId } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messages: [...expected, paidRule] });
  });

  test('lists every wrong amount, in the order of the form', async () => {
    expect(
      await messages({
        actualAmount: 0.99,
        additionalCharges: 0.5,
        cgst: -1,
        igst: -1,
        sgst: -1,
        totalAmount: 0.5,
        totalConsignments: 0,
        invoiceStatus: 3,
      }),
    ).toEqual([
      'Enter Actual amount',
      'Enter valid Additional Charges',
      'Enter CGST amount',
      'Enter IGST amount',
      'Enter Total Amount',
      'Enter Total Consignments',
      paidRule,
    ]);
    expect(await messages({ sgst: -1 })).toEqual(['Enter IGST amount']);
    expect(await messages({ additionalCharges: -5 })).toEqual(['Enter valid Additional Charges']);
    expect(await messages({ actualAmount: 100_000_000, totalAmount: 100_000_180 })).toEqual([
      'Actual amount must be at most 9,99,99,999.99',
    ]);
  });

  test('takes a charge of nothing as none', async () => {
    expect((await create({ additionalCharges: 0 })).body.resultObject.additionalCharges).toBe(0);
  });

  test.each([1180.01, 1179.99, 1, null])('refuses a total of %p that is not the sum', async (totalAmount) => {
    expect(await create({ totalAmount })).toMatchObject({ status: 400, body: { errors: ['Enter Total Amount'] } });
  });

  test('is dated between 1 January 2023 and today', async () => {
    expect((await create({ invoiceDate: '2023-01-01', invoiceMonth: '2023-01' })).status).toBe(200);
    for (const [invoiceDate, invoiceMonth] of [
      ['2022-12-31', '2022-12'],
      [addDays(today, 1), '2999-01'],
    ]) {
      expect(await messages({ invoiceDate, invoiceMonth })).toEqual(['Select Invoice Month', 'Select Invoice Date']);
    }
  });

  test('may be born Paid, with its own number and the day of payment', async () => {
    expect(await messages({ invoiceStatus: 3, paymentDate: today })).toEqual([paidRule]);
    expect(await messages({ invoiceStatus: 3, invoiceNumber: 'TP-1' })).toEqual([paidRule]);
    expect(await messages({ invoiceStatus: 2 })).toEqual(['Invoice Status must be Generated or Paid']);
    const paid = { invoiceStatus: 3, invoiceNumber: ' tp/26-27/900 ', paymentDate: today };
    expect(await messages({ ...paid, paymentDate: addDays(today, -1) })).toEqual([
      'Payment date cannot be before the invoice date',
    ]);
    expect(await messages({ ...paid, paymentDate: addDays(today, 1) })).toEqual([
      'Payment date cannot be in the future',
    ]);
    expect((await create(paid)).body.resultObject).toMatchObject({
      invoiceStatus: 3,
      invoiceNumber: 'tp/26-27/900',
      paymentDate: today,
    });
    const again = await create({ ...paid, invoiceNumber: 'TP/26-27/900' });
    expect(again).toMatchObject({ status: 409, body: { errors: ['Invoice number TP/26-27/900 is already taken'] } });
  });

  test('brings a number of sixteen letters, digits, dashes and strokes, and none of ours', async () => {
    const shape = 'Invoice number takes letters, digits, - and / (at most 16)';
    expect(await messages({ invoiceNumber: 'A23456789-1234567' })).toEqual([shape]);
    expect(await messages({ invoiceNumber: 'A 1' })).toEqual([shape]);
    expect(await messages({ invoiceNumber: 'INV/26-27/1' })).toEqual(['INV/… numbers are assigned on approval']);
    expect((await create({ invoiceNumber: 'A23456789-123456' })).status).toBe(200);
  });

  test('frees its number when it is deleted', async () => {
    const first = await aManualInvoice(server, { invoiceNumber: 'FREE-1' });
    expect((await create({ invoiceNumber: 'FREE-1' })).status).toBe(409);
    await server.admin.rest('DELETE', `invoices/${first.uniqueId}`);
    expect((await create({ invoiceNumber: 'FREE-1' })).status).toBe(200);
  });

  test('is of a customer that exists; the same key enters it once', async () => {
    expect(await messages({ customerId: 999_999 })).toEqual(['Customer not found']);
    const customer = await aCustomer(server);
    const body = await manualBody(server, { customerId: customer.id });
    const enter = (key: string) => server.admin.rest('POST', 'invoices/manual', body, { 'idempotency-key': key });
    const first = await enter('this one');
    expect((await enter('this one')).body).toEqual(first.body);
    await enter('another one');
    expect((await server.admin.rest('GET', `invoices?customerId=${customer.uniqueId}`)).body.rowCount).toBe(2);
  });
});

test('a customer with an invoice cannot be deleted', async () => {
  const customer = await aCustomer(server);
  const invoice = await aManualInvoice(server, { customerId: customer.id });
  const refused = await server.member.rest('DELETE', `customers/${customer.uniqueId}`);
  expect(refused).toMatchObject({ status: 409, body: { errors: ['Customer has invoices'] } });
  await server.admin.rest('DELETE', `invoices/${invoice.uniqueId}`);
  expect((await server.member.rest('DELETE', `customers/${customer.uniqueId}`)).status).toBe(200);
});

describe('the list of invoices', () => {
  test('is filtered, sorted and counted; the latest invoice date comes first', async () => {
    const customer = await aCustomer(server, { company: 'Lister Ltd' });
    const customerId = customer.id;
    const days = ['2024-01-05', '2024-03-09', '2024-02-07'];
    for (const invoiceDate of days) await aManualInvoice(server, { customerId, invoiceDate });
    await aManualInvoice(server, {
      customerId,
      invoiceDate: '2024-01-20',
      invoiceStatus: 3,
      invoiceNumber: 'LIST-1',
      paymentDate: '2024-02-01',
    });
    const dates = async (query: string) => {
      const { body } = await server.admin.rest('GET', `invoices?customerId=${customerId}&${query}`);
      const found = (body.resultObject as { invoiceDate: string }[]).map((row) => row.invoiceDate);
      expect(body.rowCount).toBe(found.length);
      return found;
    };
    expect(await dates('')).toEqual(['2024-03-09', '2024-02-07', '2024-01-20', '2024-01-05']);
    expect(await dates('sortBy=InvoiceDate&sortOrder=ASC&invoiceStatus=1')).toEqual([
      '2024-01-05',
      '2024-02-07',
      '2024-03-09',
    ]);
    expect(await dates('invoiceStatus=3,2')).toEqual(['2024-01-20']);
    expect(await dates('fromDate=2024-01-20&toDate=2024-02-07&invoiceType=2')).toEqual(['2024-02-07', '2024-01-20']);
    expect(await dates('invoiceType=1')).toEqual([]);
    const wrong = await server.admin.rest('GET', 'invoices?fromDate=2024-02-02&toDate=2024-02-01');
    expect(wrong).toMatchObject({ status: 400, body: { errors: ['To date cannot be before From date'] } });
    expect((await server.admin.rest('GET', `invoices?toDate=${addDays(today, 1)}`)).status).toBe(400);

    const { data } = await server.admin.graphql(
      `query($customerId: [RecordRef!]) {
      invoices(search: { customerId: $customerId, take: 1, sortBy: "customer" }) {
        rowCount rows { invoiceStatus invoiceType customer { company } consignments { awbNo } } }
    }`,
      { customerId: [String(customerId)] },
    );
    expect(data.invoices).toEqual({
      rowCount: 4,
      rows: [
        {
          invoiceStatus: 'Generated',
          invoiceType: 'Manual',
          customer: { company: 'Lister Ltd' },
          consignments: [],
        },
      ],
    });
  });

  test('shows fifty at a time, to admins alone', async () => {
    const customerId = (await aCustomer(server)).id;
    const body = await manualBody(server, { customerId });
    await Promise.all(Array.from({ length: 51 }, () => server.admin.rest('POST', 'invoices/manual', body)));
    const page = await server.admin.rest('GET', `invoices?customerId=${customerId}`);
    expect(page.body).toMatchObject({ rowCount: 51 });
    expect(page.body.resultObject).toHaveLength(50);
    expect(await server.member.rest('GET', 'invoices')).toMatchObject({
      status: 403,
      body: { errors: ['You are not authorized'] },
    });
    expect((await server.nobody.rest('GET', 'invoices')).status).toBe(401);
    expect((await server.member.graphql('{ invoiceReading }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.admin.graphql('{ invoiceReading }')).data).toEqual({ invoiceReading: 'A' });
  });
});
