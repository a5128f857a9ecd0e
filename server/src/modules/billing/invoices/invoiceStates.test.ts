import { addDays } from '../../../domain/values/dates';
import { refusedByBoth } from '../../../testing/bothApis';
import { aGeneratedInvoice, aManualInvoice, approve, type MadeInvoice } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  today = server.app.clock.today();
});
afterAll(() => server.close());

const edit = ({ uniqueId }: { uniqueId: string }, body: Record<string, unknown>) =>
  server.admin.rest('PUT', `invoices/${uniqueId}`, body);
const refusal = (status: number, message: string) => ({ status, body: { errors: [message] } });

async function anApprovedInvoice(given: Record<string, unknown> = {}): Promise<MadeInvoice> {
  const invoice = await aManualInvoice(server, given);
  return (await approve(server, invoice)).body.resultObject;
}

describe('approving an invoice', () => {
  test('answers with what paid it, also with what this has paid', async () => {
    const { uniqueId } = await aManualInvoice(server);
    const approveInvoice = async (input: object) => {
      const { data } = await server.admin.graphql(
        'mutation ($input: ApproveInvoiceInput!) { approveInvoice(input: $input) { totalAmount payments { cash receivedOn reversedOn } } }',
        { input: { uniqueId, ...input } },
      );
      return data.approveInvoice;
    };
    expect((await approveInvoice({ invoiceStatus: 'Approved' })).payments).toEqual([]);
    const paid = await approveInvoice({ invoiceStatus: 'Paid', paymentDate: today });
    expect(paid.payments).toEqual([{ cash: paid.totalAmount, receivedOn: today, reversedOn: null }]);
  });

  test('gives it the next number of the financial year, then a payment date makes it Paid', async () => {
    const old = await aManualInvoice(server, { invoiceDate: '2024-03-31' });
    const next = await aManualInvoice(server, { invoiceDate: '2024-04-01' });
    expect((await approve(server, old)).body.resultObject).toMatchObject({
      invoiceNumber: 'INV/23-24/1',
      invoiceStatus: 2,
    });
    expect((await approve(server, next)).body.resultObject.invoiceNumber).toBe('INV/24-25/1');
    expect(await approve(server, old)).toMatchObject(refusal(409, 'Invoice is already Approved'));
    expect(await approve(server, old, { invoiceStatus: 3 })).toMatchObject(refusal(400, 'Select payment date'));
    const pay = (paymentDate: string) => approve(server, old, { invoiceStatus: 3, paymentDate });
    expect(await pay('2024-03-30')).toMatchObject(refusal(400, 'Payment date cannot be before the invoice date'));
    expect(await pay(addDays(today, 1))).toMatchObject(refusal(400, 'Payment date cannot be in the future'));
    expect((await pay('2024-03-31')).body.resultObject).toMatchObject({
      invoiceNumber: 'INV/23-24/1',
      invoiceStatus: 3,
      paymentDate: '2024-03-31',
    });
    expect(await pay('2024-04-30')).toMatchObject(refusal(409, 'Invoice is paid'));
  });

  test('needs the state or the version, so that the same call sent twice goes no further', async () => {
    const invoice = await aManualInvoice(server);
    const asked = (body: object) =>
      refusedByBoth(server.admin, {
        method: 'PUT',
        path: `invoices/${invoice.uniqueId}/approve`,
        body: { ...body },
        mutation: 'approveInvoice',
        input: 'ApproveInvoiceInput',
        named: { uniqueId: invoice.uniqueId },
      });
    const unnamed = { status: 400, code: 'BAD_USER_INPUT', messages: ['Invoice Status is required'] };
    for (const body of [{}, { paymentDate: today }, { invoiceStatus: null }])
      expect(await asked(body)).toEqual(unnamed);
    expect((await approve(server, invoice)).body.resultObject).toMatchObject({ invoiceStatus: 2, version: 2 });
    expect(await approve(server, invoice)).toMatchObject(refusal(409, 'Invoice is already Approved'));
    const paying = { version: 2, paymentDate: today };
    expect((await approve(server, invoice, paying)).body.resultObject.invoiceStatus).toBe(3);
    expect(await asked(paying)).toEqual({
      status: 409,
      code: 'CONFLICT',
      messages: ['This record was changed by someone else'],
    });
    const other = await aManualInvoice(server);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => approve(server, other, { version: 1, paymentDate: today })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await server.admin.rest('GET', `invoices/${other.uniqueId}`)).body.resultObject.invoiceStatus).toBe(2);
  });

  test('goes to the next state only; beside a version, that one is meant', async () => {
    const invoice = await aManualInvoice(server);
    const early = await approve(server, invoice, { invoiceStatus: 3, paymentDate: today });
    expect(early).toMatchObject(refusal(409, 'Invoice cannot go from Generated to Paid'));
    expect(await approve(server, invoice, { invoiceStatus: 1 })).toMatchObject(
      refusal(409, 'Invoice is already Generated'),
    );
    expect((await approve(server, invoice, { version: 1 })).body.resultObject.invoiceStatus).toBe(2);
    expect(await approve(server, invoice, { version: 2 })).toMatchObject(refusal(400, 'Select payment date'));
    const back = await approve(server, invoice, { invoiceStatus: 1 });
    expect(back).toMatchObject(refusal(409, 'Invoice cannot go from Approved to Generated'));
    expect((await approve(server, invoice, { version: 2, paymentDate: today })).body.resultObject.invoiceStatus).toBe(
      3,
    );
  });

  test('keeps the number that a third party brought', async () => {
    const invoice = await aManualInvoice(server, { invoiceNumber: 'OWN-77' });
    expect((await approve(server, invoice)).body.resultObject.invoiceNumber).toBe('OWN-77');
  });

  test('knows no Pending', async () => {
    const invoice = await aManualInvoice(server);
    const { errors } = await server.admin.graphql(
      'mutation($input: ApproveInvoiceInput!) { approveInvoice(input: $input) { invoiceNumber } }',
      { input: { uniqueId: invoice.uniqueId, invoiceStatus: 'Pending' } },
    );
    expect(errors?.[0]?.message).toBe('Invoice Status must be one of Generated, Approved, Paid');
    expect((await approve(server, invoice, { invoiceStatus: 4 })).status).toBe(400);
  });
});

describe('editing an invoice', () => {
  test('changes amounts, date and remarks while Generated, and computes the total', async () => {
    const invoice = await aGeneratedInvoice(server);
    const saved = await edit(invoice, {
      actualAmount: 500,
      additionalCharges: 12.5,
      cgst: 45,
      igst: 0,
      totalAmount: 602.5,
      invoiceDate: '2024-01-31',
      invoiceNumber: null,
      invoiceStatus: 1,
      paymentDate: null,
      additionalRemark: 'Packing',
      remark: 'Agreed rate',
    });
    expect(saved.body.resultObject).toMatchObject({
      actualAmount: 500,
      additionalCharges: 12.5,
      cgst: 45,
      sgst: 45,
      igst: 0,
      totalAmount: 602.5,
      invoiceDate: '2024-01-31',
      additionalRemark: 'Packing',
      remark: 'Agreed rate',
      invoiceNumber: null,
      version: 2,
      taxExplanation: 'Taxes as given when the invoice was edited.',
    });
    const next = await edit(invoice, { cgst: 0, sgst: null, igst: 90 });
    expect(next.body.resultObject).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: 90,
      totalAmount: 602.5,
      remark: 'Agreed rate',
    });
    const apart = await edit(invoice, { cgst: 40, sgst: 50, igst: 0, remark: null });
    expect(apart.body.resultObject).toMatchObject({ cgst: 40, sgst: 50, totalAmount: 602.5, remark: null });
    expect((await edit(invoice, { remark: 'x', version: 2 })).status).toBe(409);
    expect(await edit(invoice, { totalAmount: 602.49 })).toMatchObject(refusal(400, 'Enter valid Total Amount'));
  });

  test('names every wrong field, in the order of the form', async () => {
    const invoice = await aManualInvoice(server);
    const { body } = await edit(invoice, {
      actualAmount: null,
      additionalCharges: 0.25,
      cgst: -1,
      igst: -1,
      sgst: -1,
      totalAmount: 0,
      invoiceDate: null,
    });
    expect(body.errors).toEqual([
      'Enter valid Actual amount',
      'Enter valid Additional Charges',
      'Enter valid CGST amount',
      'Enter valid IGST amount',
      'Enter valid Total Amount',
      'Enter valid Invoice Date',
    ]);
    for (const invoiceDate of ['2022-12-31', addDays(today, 1)]) {
      expect((await edit(invoice, { invoiceDate })).body.errors).toEqual(['Enter valid Invoice Date']);
    }
    const unpaid = await edit(await anApprovedInvoice(), { invoiceStatus: 3 });
    expect(unpaid.body.errors).toEqual(['Invoice number and Payment Date is required for paid Invoice']);
  });

  test('gives the number when it leaves Generated, as approval does', async () => {
    const invoice = await aManualInvoice(server, { invoiceDate: '2024-05-05' });
    const moved = await edit(invoice, { invoiceStatus: 2, invoiceDate: '2023-03-05' });
    expect(moved.body.resultObject).toMatchObject({ invoiceStatus: 2, invoiceNumber: 'INV/22-23/1' });
  });

  test('goes from Generated to Paid at once, through approval, with amounts as edited', async () => {
    const invoice = await aManualInvoice(server, { invoiceDate: '2025-05-05' });
    expect(await edit(invoice, { invoiceStatus: 3 })).toMatchObject(
      refusal(400, 'Invoice number and Payment Date is required for paid Invoice'),
    );
    expect(await edit(invoice, { invoiceStatus: 3, paymentDate: '2025-05-04' })).toMatchObject(
      refusal(400, 'Payment date cannot be before the invoice date'),
    );
    const { data, errors } = await server.admin.graphql(
      `mutation($input: UpdateInvoiceInput!) { updateInvoice(input: $input) {
        invoiceStatus invoiceNumber paymentDate totalAmount version } }`,
      {
        input: {
          uniqueId: invoice.uniqueId,
          version: 1,
          invoiceStatus: 'Paid',
          paymentDate: '2025-05-05',
          actualAmount: 900,
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data.updateInvoice).toEqual({
      invoiceStatus: 'Paid',
      invoiceNumber: 'INV/25-26/1',
      paymentDate: '2025-05-05',
      totalAmount: 1080,
      version: 2,
    });
    expect(await edit(invoice, { invoiceStatus: 2 })).toMatchObject(refusal(409, 'Invoice is paid'));
    const own = await edit(await aManualInvoice(server, { invoiceNumber: 'OWN-78' }), {
      invoiceStatus: 3,
      paymentDate: today,
    });
    expect(own.body.resultObject).toMatchObject({ invoiceStatus: 3, invoiceNumber: 'OWN-78' });
    const [billed] = (await server.admin.rest('GET', 'invoices?fromDate=2025-05-05&toDate=2025-05-05&invoiceStatus=3'))
      .body.resultObject;
    expect(billed.uniqueId).toBe(invoice.uniqueId);
  });

  test('changes state, payment date and remarks alone once approved', async () => {
    const invoice = await anApprovedInvoice({ sgst: 80, totalAmount: 1170 });
    const locked = refusal(409, 'Amounts are locked: the invoice is Approved');
    expect(await edit(invoice, { actualAmount: 999, totalAmount: 1169 })).toMatchObject(locked);
    expect(await edit(invoice, { totalAmount: 1169 })).toMatchObject(locked);
    expect(await edit(invoice, { invoiceDate: '2024-01-01' })).toMatchObject(locked);
    expect(await edit(invoice, { invoiceNumber: 'X-1' })).toMatchObject(
      refusal(409, 'Invoice number cannot be changed'),
    );
    const same = {
      actualAmount: 1000,
      additionalCharges: 0,
      cgst: 90,
      igst: 0,
      totalAmount: 1170,
      invoiceNumber: invoice.invoiceNumber,
      invoiceDate: invoice.invoiceDate,
      invoiceStatus: 2,
      paymentDate: null,
      additionalRemark: null,
      remark: 'Called twice',
    };
    expect((await edit(invoice, same)).body.resultObject).toMatchObject({
      remark: 'Called twice',
      sgst: 80,
      totalAmount: 1170,
    });
    const paid = await edit(invoice, { ...same, invoiceStatus: 3, paymentDate: today });
    expect(paid.body.resultObject).toMatchObject({ invoiceStatus: 3, paymentDate: today });
    expect(await edit(invoice, { remark: 'late' })).toMatchObject(refusal(409, 'Invoice is paid'));
  });

  test("puts a third party's own number right until it is approved", async () => {
    const invoice = await aManualInvoice(server, { invoiceNumber: 'WRONG-1' });
    expect((await edit(invoice, { invoiceNumber: 'RIGHT-1' })).body.resultObject.invoiceNumber).toBe('RIGHT-1');
    expect((await edit(invoice, { invoiceNumber: 'INV/26-27/1' })).status).toBe(400);
    const other = await aManualInvoice(server, { invoiceNumber: 'WRONG-1' });
    expect(await edit(other, { invoiceNumber: 'right-1' })).toMatchObject(
      refusal(409, 'Invoice number right-1 is already taken'),
    );
    const generated = await aGeneratedInvoice(server);
    expect((await edit(generated, { invoiceNumber: 'MINE-1' })).status).toBe(409);
  });
});
