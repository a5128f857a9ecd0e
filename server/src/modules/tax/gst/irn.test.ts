import { company } from '../../../company';
import { aCreditNote } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aManualInvoice } from '../../../testing/invoices';
import { irnOf, pastedAnswer, portalFile } from '../../../testing/irn';
import { aBill, karnataka, startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const refused = (status: number, ...errors: string[]) => ({ status, body: { errors } });
const aBillToday = async () => aBill(server, (await aCustomer(server, karnataka)).id, 1000, { invoiceDate: today });
const record = ({ uniqueId }: { uniqueId: string }, body: Json) =>
  server.admin.rest('PUT', `invoices/${uniqueId}/irn`, body);

describe('the answer of the e-invoice portal', () => {
  test('is recorded as it is pasted', async () => {
    const bill = await aBillToday();
    const answer = pastedAnswer(server, bill.invoiceNumber, { signedQr: 'eyJ.qr.text' });
    const { status, body } = await record(bill, answer);
    expect([status, body.errors]).toEqual([200, []]);
    expect(body.resultObject).toMatchObject({
      irn: answer.irn,
      ackNo: '112610000012345',
      ackDate: '2026-11-22T06:30:00.000Z',
      signedQr: 'eyJ.qr.text',
      irnCancelledOn: null,
    });
    expect(await record(bill, answer)).toMatchObject(refused(409, 'IRN is already recorded'));
  });

  test('is read from its file, which may hold others too', async () => {
    const [one, two] = [await aBillToday(), await aBillToday()];
    const both = [one, two].flatMap(({ invoiceNumber }) => JSON.parse(portalFile(server, invoiceNumber)) as Json[]);
    const { data } = await server.admin.graphql(
      'mutation($input: RecordIrnInput!) { recordIrn(input: $input) { irn ackNo signedQr } }',
      { input: { uniqueId: two.uniqueId, file: JSON.stringify({ Data: both }, null, 2) } },
    );
    expect(data.recordIrn).toEqual({
      irn: irnOf(Number(two.invoiceNumber.split('/').at(-1))),
      ackNo: '112610000012345',
      signedQr: both[1]?.SignedQRCode,
    });
    expect(await record(one, { file: portalFile(server, two.invoiceNumber) })).toMatchObject(
      refused(400, `The answer is about ${two.invoiceNumber}, not ${one.invoiceNumber}`),
    );
    expect(await record(one, { file: 'Irn' })).toMatchObject(refused(400, 'The file is not JSON'));
    expect(await record(one, { file: '[{"Status": 0}]' })).toMatchObject(
      refused(400, 'The file has no answer of the e-invoice portal'),
    );
  });

  test('must be about this document, and its IRN must have 64 hexadecimal digits', async () => {
    const bill = await aBillToday();
    const other = { documentNumber: 'INV/26-27/9999', documentDate: '2026-11-20', gstin: '29ABACS0877M1ZS' };
    expect(
      await record(bill, pastedAnswer(server, bill.invoiceNumber, { irn: `${'g'.repeat(64)}`, ...other })),
    ).toMatchObject(
      refused(
        400,
        'IRN must have 64 hexadecimal digits',
        `The answer is about INV/26-27/9999, not ${bill.invoiceNumber}`,
        'The answer is about a document of 20-Nov-2026, not of 22-Nov-2026',
        `The answer is about GSTIN 29ABACS0877M1ZS, not ${company.gstin}`,
      ),
    );
    const dated = (ackDate: string) => record(bill, pastedAnswer(server, bill.invoiceNumber, { ackDate }));
    expect(await dated('yesterday')).toMatchObject(refused(400, 'Acknowledgement date must be a date with time'));
    expect(await dated('2026-11-22 12:00:01')).toMatchObject(
      refused(400, 'Acknowledgement date cannot be in the future'),
    );
    expect(await dated('2026-11-21 23:59:59')).toMatchObject(
      refused(400, 'Acknowledgement date cannot be before the document date'),
    );
    expect(await record(bill, {})).toMatchObject(
      refused(
        400,
        'Please enter IRN',
        'Please enter acknowledgement number',
        'Please enter acknowledgement date',
        'Please enter document number',
        'Please select document date',
        'Please enter seller GSTIN',
      ),
    );
  });

  test('is for approved documents to registered customers, and for admins', async () => {
    const generated = await aManualInvoice(server);
    const answer = pastedAnswer(server, 'INV/26-27/1');
    expect(await record(generated, answer)).toMatchObject(refused(409, 'Invoice is not approved'));
    const bill = await aBill(server, (await aCustomer(server)).id, 10, { invoiceDate: today });
    expect(await record(bill, answer)).toMatchObject(
      refused(409, 'Only documents to registered customers have an IRN'),
    );
    expect((await server.member.rest('PUT', `invoices/${bill.uniqueId}/irn`, answer)).status).toBe(403);
    expect((await server.member.rest('PUT', `invoices/${bill.uniqueId}/irn/cancel`, {})).status).toBe(403);
    expect(await server.admin.rest('PUT', `invoices/${bill.uniqueId}/irn/cancel`, {})).toMatchObject(
      refused(409, 'No IRN is recorded'),
    );
  });

  test('is recorded for credit notes as well', async () => {
    const bill = await aBillToday();
    const note = await aCreditNote(server, { invoiceId: bill.id, taxable: 10, noteDate: today });
    const path = `creditnotes/${note.uniqueId}/irn`;
    const { body } = await server.admin.rest('PUT', path, pastedAnswer(server, note.number));
    expect(body.resultObject).toMatchObject({ irn: expect.stringMatching(/^[0-9a-f]{64}$/), ackNo: '112610000012345' });
    expect((await server.member.rest('PUT', path, {})).status).toBe(403);
  });
});
