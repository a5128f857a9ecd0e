import { aConsignment, aCustomer } from '../../../testing/factories';
import { aGeneratedInvoice, approve, billableOf, generationOf } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const outsideTheState = '29ABACS0877M1ZS';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const generate = (customerId: number, consignments: readonly { id: number }[], given: Record<string, unknown> = {}) =>
  server.admin.rest('POST', 'invoices', { ...generationOf(server, customerId, consignments), ...given });

describe('generating an invoice', () => {
  test("bills the selected consignments with the taxes of the customer's state, and says why", async () => {
    const customer = await aCustomer(server, { gst: outsideTheState });
    const consignments = await billableOf(server, customer.id, [120.5, 80.25]);
    const { status, body } = await generate(customer.id, consignments);
    expect(status).toBe(200);
    expect(body.resultObject).toMatchObject({
      invoiceNumber: null,
      invoiceStatus: 1,
      invoiceType: 1,
      totalConsignments: 2,
      actualAmount: 200.75,
      additionalCharges: 0,
      igst: 36.14,
      cgst: 0,
      sgst: 0,
      totalAmount: 236.89,
      paymentDate: null,
      deletedOn: null,
      customer: { company: customer.company, address: 'Fort, Mumbai', gst: outsideTheState },
    });
    expect(body.resultObject.taxExplanation).toMatch(new RegExp(`IGST 18%.*${outsideTheState}.*27AAPFU0939F1ZV`));
    expect(body.resultObject.consignments).toEqual(
      consignments.map(({ id, uniqueId, awbNo }, at) => ({
        id,
        uniqueId,
        awbNo,
        bookingDate: server.app.clock.today(),
        receiver: 'Meera Traders',
        deliveryCity: { id: 1, name: expect.any(String) },
        chargeableWeight: 1.5,
        customerAmount: [120.5, 80.25][at],
      })),
    );
    const billed = await server.member.rest('GET', `consignments/${consignments[0]?.uniqueId}`);
    expect(billed.body.resultObject.invoiceId).toBe(body.resultObject.id);
  });

  test('charges CGST and SGST to a customer without a GSTIN', async () => {
    const customer = await aCustomer(server);
    const { body } = await generate(customer.id, await billableOf(server, customer.id, [100.05]));
    expect(body.resultObject).toMatchObject({ igst: 0, cgst: 9, sgst: 9, totalAmount: 118.05 });
    expect(body.resultObject.taxExplanation).toContain('no GSTIN');
  });

  test('takes uniqueIds, and the month of a full date', async () => {
    const customer = await aCustomer(server);
    const consignments = await billableOf(server, customer.id, [50, 60]);
    const [one, two] = consignments;
    const { body } = await generate(customer.id, consignments, {
      customerId: customer.uniqueId,
      consignmentIds: [one?.uniqueId, two?.id, two?.id],
      invoiceMonth: '2024-01-31',
    });
    expect(body.resultObject).toMatchObject({ totalConsignments: 2, actualAmount: 110, invoiceMonth: '2024-01' });
  });

  test('names both dates when they are missing, too early or still to come', async () => {
    const customer = await aCustomer(server);
    const consignments = await billableOf(server, customer.id, [50]);
    const wrong = [
      [null, null],
      ['2022-12-31', '2022-12'],
      ['2099-01-01', '2099-01'],
      [null, 'May'],
    ];
    for (const [invoiceDate, invoiceMonth] of wrong) {
      expect(await generate(customer.id, consignments, { invoiceDate, invoiceMonth })).toMatchObject({
        status: 400,
        body: { errors: ['Enter valid Invoice Date', 'Enter valid Invoice Month'] },
      });
    }
    expect((await generate(customer.id, [])).body.errors).toEqual(['Select from 1 to 5,000 consignments']);
    expect((await generate(0, consignments, { customerId: null })).body.errors).toEqual(['Select Customer']);
    expect((await generate(999_999, consignments)).body.errors).toEqual(['Customer not found']);
    expect((await generate(customer.id, [{ id: 999_999 }])).body.errors).toEqual(['Consignment not found']);
  });

  test("names by AWB number what has no amount, is another's, deleted or invoiced, and bills nothing", async () => {
    const customer = await aCustomer(server);
    const good = await aConsignment(server, {}, { senderId: customer.id });
    const unpriced = await aConsignment(server, {}, { senderId: customer.id, customerAmount: null });
    const stranger = await aConsignment(server);
    const deleted = await aConsignment(server, {}, { senderId: customer.id });
    await server.member.rest('DELETE', `consignments/${deleted.uniqueId}`);
    const invoiced = await aConsignment(server, {}, { senderId: customer.id });
    await generate(customer.id, [invoiced]);
    const refusals = [
      [unpriced, `Customer Amount is required: ${unpriced.awbNo}`],
      [stranger, `Consignment is of another customer: ${stranger.awbNo}`],
      [deleted, `Consignment is deleted: ${deleted.awbNo}`],
      [invoiced, `Consignment is already invoiced: ${invoiced.awbNo}`],
    ] as const;
    for (const [bad, message] of refusals) {
      expect(await generate(customer.id, [good, bad])).toMatchObject({ status: 409, body: { errors: [message] } });
    }
    expect((await server.member.rest('GET', `consignments/${good.uniqueId}`)).body.resultObject.invoiceId).toBeNull();
    expect((await server.admin.rest('GET', `invoices?customerId=${customer.id}`)).body.rowCount).toBe(1);
  });

  test('of concurrent calls that share a consignment one is answered, the others name it', async () => {
    const customer = await aCustomer(server);
    const [shared, ...others] = await billableOf(server, customer.id, [10, 20, 30, 40, 50, 60]);
    if (!shared) throw new Error('No consignment');
    const answers = await Promise.all(others.map((other) => generate(customer.id, [other, shared])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.errors).toEqual([`Consignment is already invoiced: ${shared.awbNo}`]);
    }
    const { body } = await server.admin.rest('GET', `invoices?customerId=${customer.id}`);
    expect(body.rowCount).toBe(1);
    expect(body.resultObject[0].totalConsignments).toBe(2);
  });

  test('shows beforehand what it would come to, and refuses as the invoice would', async () => {
    const preview = (customerId: number, ids: number[]) =>
      server.admin.graphql(
        `query($input: PreviewInvoiceInput!) {
      invoicePreview(input: $input) {
        totalConsignments actualAmount igst cgst sgst totalAmount taxExplanation paidIds paidAmount
      }
    }`,
        { input: { customerId, consignmentIds: ids } },
      );
    const customer = await aCustomer(server, { gst: outsideTheState });
    const consignments = await billableOf(server, customer.id, [100, 200]);
    const ids = consignments.map(({ id }) => id);
    expect((await preview(customer.id, ids)).data.invoicePreview).toEqual({
      totalConsignments: 2,
      actualAmount: 300,
      igst: 54,
      cgst: 0,
      sgst: 0,
      totalAmount: 354,
      taxExplanation: expect.stringContaining('IGST 18%'),
      paidIds: [],
      paidAmount: 0,
    });
    const paid = await aConsignment(server, { paid: true }, { senderId: customer.id });
    expect((await preview(customer.id, [...ids, paid.id])).data.invoicePreview).toMatchObject({
      totalConsignments: 3,
      actualAmount: 420.5,
      paidIds: [paid.id],
      paidAmount: 120.5,
    });
    await generate(customer.id, consignments);
    expect((await preview(customer.id, ids)).errors?.[0]).toMatchObject({
      message: `Consignment is already invoiced: ${consignments.map(({ awbNo }) => awbNo).join(', ')}`,
      extensions: { code: 'CONFLICT' },
    });
  });

  test('a thousand consignments fit on one invoice', async () => {
    const customer = await aCustomer(server);
    const [first] = await billableOf(server, customer.id, [1.5]);
    const { writer } = server.app.database;
    const [row] = (await writer.query('SELECT * FROM consignment WHERE id = ?', [first?.id])) as object[];
    const own = ['id', 'unique_id', 'awb_no', 'live_awb_no'];
    const same = Object.keys(row ?? {})
      .filter((name) => !own.includes(name))
      .join(', ');
    for (let at = 0; at < 999; at += 1) {
      await writer.query(
        `INSERT INTO consignment (unique_id, awb_no, live_awb_no, ${same})
        SELECT ?, ?, ?, ${same} FROM consignment WHERE id = ?`,
        [`copy-${at}`, `COPY${at}`, `COPY${at}`, first?.id],
      );
    }
    const rows: { id: number }[] = await writer.query('SELECT id FROM consignment WHERE sender_id = ?', [customer.id]);
    const { body } = await generate(customer.id, rows);
    expect(body.resultObject).toMatchObject({
      totalConsignments: 1000,
      actualAmount: 1500,
      cgst: 135,
      sgst: 135,
      totalAmount: 1770,
    });
    expect(body.resultObject.consignments).toHaveLength(1000);
  });
});

describe('deleting an invoice', () => {
  test('releases its consignments, keeps it in the list, and only while Generated', async () => {
    const customer = await aCustomer(server);
    const consignments = await billableOf(server, customer.id, [10, 20]);
    const first = (await generate(customer.id, consignments)).body.resultObject;
    const path = `invoices/${first.uniqueId}`;
    const deleted = await server.admin.rest('DELETE', path);
    expect(deleted.body.resultObject).toMatchObject({
      deletedOn: expect.stringMatching(/^\d{4}-/),
      totalConsignments: 2,
      consignments: [],
    });
    const refused = (message: string) => ({ status: 409, body: { errors: [message] } });
    expect(await server.admin.rest('DELETE', path)).toMatchObject(refused('Invoice is already deleted'));
    expect(await server.admin.rest('PUT', path, { remark: 'x' })).toMatchObject(refused('Invoice is deleted'));
    expect(await approve(server, first)).toMatchObject(refused('Invoice is deleted'));
    expect((await server.admin.rest('GET', path)).body.resultObject.deletedOn).not.toBeNull();

    const second = (await generate(customer.id, consignments)).body.resultObject;
    const listed = await server.admin.rest('GET', `invoices?customerId=${customer.id}`);
    expect(listed.body.resultObject).toMatchObject([{ id: second.id, deletedOn: null }, { id: first.id }]);
    await approve(server, second);
    const late = await server.admin.rest('DELETE', `invoices/${second.uniqueId}`);
    expect(late).toMatchObject(refused('Only a Generated invoice can be deleted'));
    expect((await server.admin.rest('DELETE', 'invoices/none')).body.errors).toEqual(['Invoice not found']);
  });

  test('is logged, with the release of each consignment', async () => {
    const invoice = await aGeneratedInvoice(server);
    const { body } = await server.admin.rest('GET', `invoices/${invoice.uniqueId}`);
    const [held] = body.resultObject.consignments as { uniqueId: string }[];
    await server.admin.rest('DELETE', `invoices/${invoice.uniqueId}`);
    const log = await server.member.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${held?.uniqueId}`);
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({
        propertyName: 'invoiceId',
        oldValue: String(invoice.id),
        newValue: null,
        createdBy: { firstName: 'Asha', lastName: 'Nair' },
      }),
    );
  });
});
