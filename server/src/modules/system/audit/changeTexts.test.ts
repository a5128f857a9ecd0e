import { records } from '../../../registry';
import { inTransaction } from '../../../db/write/transaction';
import type { RecordKind } from '../../../db/schema/recordKinds';
import { aConsignment, aCustomer, aManifest, bookingOf, unused } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';
import { ChangeRecord } from './changeRecord.entity';
import { referenceOf } from './changeTexts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Entry {
  id: number;
  propertyName: string;
  propertyLabel: string;
  oldValue: string | null;
  newValue: string | null;
  oldText: string | null;
  newText: string | null;
}

const path = (kind: RecordKind, key: string | number, more = '') =>
  `audit/changelog?entityName=${kind}&primaryKey=${key}${more}`;

async function logOf(kind: RecordKind, key: string | number, client: Client = server.admin): Promise<Entry[]> {
  const { status, body } = await client.rest('GET', path(kind, key));
  expect(status).toBe(200);
  return body.resultObject;
}

/** The newest entry of a property as 'Label: old > new'. */
async function lineOf(kind: RecordKind, key: string | number, propertyName: string, client?: Client): Promise<string> {
  const found = (await logOf(kind, key, client)).find((entry) => entry.propertyName === propertyName);
  return `${found?.propertyLabel}: ${found?.oldText} > ${found?.newText}`;
}

describe('for people the change log', () => {
  test('says labels, names, rupees, kilograms and dates; the raw values stay beside them', async () => {
    const sender = await aCustomer(server, { company: 'First Traders' });
    const other = await aCustomer(server, { company: 'Second Traders' });
    const booking = await bookingOf(server, {
      senderId: sender.id,
      bookingDate: '2026-03-05',
      paymentMode: 1,
      actualWeight: 1,
    });
    const { uniqueId } = (await server.member.rest('POST', 'consignments', booking)).body.resultObject;
    const answer = await server.member.rest('PUT', `consignments/${uniqueId}`, {
      ...booking,
      senderId: other.id,
      vendorId: 4,
      deliveryCityId: 64,
      paymentMode: 4,
      vendorAmount: 123456.5,
      bookingDate: '2026-03-06',
      chargeableWeight: 2.25,
    });
    expect(answer.status).toBe(200);
    await server.member.rest('POST', `consignments/${uniqueId}/histories`, {
      action: 'With the rider',
      city: 'Pune',
      deliveryStatus: 7,
    });
    await server.admin.rest('PUT', `consignments/${uniqueId}/approve`);
    const line = (name: string) => lineOf('Consignment', uniqueId, name, server.member);
    expect(
      await Promise.all(
        [
          'senderId',
          'vendorId',
          'deliveryCityId',
          'paymentMode',
          'vendorAmount',
          'chargeableWeight',
          'bookingDate',
          'deliveryStatus',
          'isApproved',
        ].map(line),
      ),
    ).toEqual([
      'Sender: First Traders > Second Traders',
      'Vendor: DTDC > Waybill Express',
      expect.stringMatching(/^Delivery City: [A-Z][a-z]+.* > Mumbai$/),
      'Payment Mode: Cash > Balance',
      'Vendor Amount: ₹ 80.00 > ₹ 1,23,456.50',
      'Chargeable Weight: 1.500 Kg > 2.250 Kg',
      'Booking Date: 05-Mar-2026 > 06-Mar-2026',
      'Delivery Status: Booked > Out For Delivery',
      'Approved: No > Yes',
    ]);
    const entry = (await logOf('Consignment', uniqueId)).find(({ propertyName }) => propertyName === 'vendorAmount');
    expect(entry).toMatchObject({ oldValue: '80', newValue: '123456.5' });
  });

  test("names manifests and invoices by their numbers, and what is not one's own to list by #id", async () => {
    const { consignment, manifest } = await onAManifest();
    expect(await lineOf('Consignment', consignment.uniqueId, 'manifestId', server.member)).toBe(
      `Manifest: null > ${manifest.manifestId}`,
    );
    const body = {
      consignmentIds: [consignment.id],
      customerId: consignment.senderId,
      invoiceDate: server.app.clock.today(),
      invoiceMonth: '2026-05',
    };
    const invoice = (await server.admin.rest('POST', 'invoices', body)).body.resultObject;
    const approved = await server.admin.rest('PUT', `invoices/${invoice.uniqueId}/approve`, { invoiceStatus: 2 });
    const line = (client: Client) => lineOf('Consignment', consignment.uniqueId, 'invoiceId', client);
    expect(await line(server.admin)).toBe(`Invoice: null > ${approved.body.resultObject.invoiceNumber}`);
    expect(await line(server.member)).toBe(`Invoice: null > #${invoice.id}`);
    expect(await lineOf('Invoice', invoice.uniqueId, 'invoiceMonth')).toBe('Invoice Month: null > May-2026');
  });

  test('reads what all entries name with one statement for each kind', async () => {
    const { uniqueId, id } = await aConsignment(server);
    const customers = await Promise.all(Array.from({ length: 30 }, () => aCustomer(server)));
    await write(
      'Consignment',
      id,
      'senderId',
      customers.map((customer) => customer.id),
    );
    const { database } = server.app;
    const { read } = database;
    const statements: string[] = [];
    Object.assign(database, {
      read(sql: string, parameters: readonly unknown[]) {
        statements.push(sql);
        return read.call(database, sql, parameters);
      },
    });
    const entries = await logOf('Consignment', uniqueId);
    Object.assign(database, { read });
    expect(entries.filter(({ propertyName }) => propertyName === 'senderId').length).toBeGreaterThan(30);
    expect(entries.slice(0, 30).map(({ newText }) => newText)).toEqual(
      customers.map(({ company }) => company).reverse(),
    );
    expect(statements.filter((sql) => sql.includes('FROM customer ')).length).toBeLessThanOrEqual(1);
  });

  test('knows every id of every record, so that none is shown as a number', () => {
    const own: readonly string[] = ['uniqueId', 'createdById', 'updatedById'];
    const unknown = [...records.values()].flatMap(({ entity }) => {
      const metadata = server.app.database.reader.getMetadata(entity);
      return metadata.ownColumns
        .filter(
          ({ propertyName, type }) => propertyName.endsWith('Id') && type === 'bigint' && !own.includes(propertyName),
        )
        .filter(({ propertyName }) => referenceOf(records, metadata, propertyName) === null)
        .map(({ propertyName }) => `${metadata.name}.${propertyName}`);
    });
    expect(unknown).toEqual([]);
  });

  test('shows what an older release logged in another form as it stands', async () => {
    const { id } = await aConsignment(server);
    await write('Consignment', id, 'vendorAmount', ['a lot']);
    expect(await lineOf('Consignment', id, 'vendorAmount')).toBe('Vendor Amount: null > a lot');
  });
});

describe('pages of the change log', () => {
  const marks = Array.from({ length: 1200 }, (_, n) => `mark ${n}`);
  let key: number;
  let written: number;
  beforeAll(async () => {
    key = (await aCustomer(server)).id;
    written = (await logOf('Customer', key)).length;
    await write('Customer', key, 'address', marks);
  });
  const values = (rows: Entry[]) => rows.map(({ newValue }) => newValue);
  const newest = [...marks].reverse();

  test('say how many entries there are, and reach the very first', async () => {
    const { body } = await server.member.rest('GET', path('Customer', key));
    expect(body.rowCount).toBe(1200 + written);
    expect(values(body.resultObject)).toEqual(newest.slice(0, 100));
    const last = await server.member.rest('GET', path('Customer', key, `&skip=1200&take=100`));
    expect(last.body.resultObject).toHaveLength(written);
    expect(new Set(last.body.resultObject.map((entry: Json) => entry.oldValue))).toEqual(new Set([null]));
  });

  test('go on behind an entry, whatever was added meanwhile', async () => {
    const query = 'query($search: ChangeLogSearch!) { changeLog(search: $search) { rowCount rows { id newValue } } }';
    const page = async (search: object) =>
      (
        await server.member.graphql(query, {
          search: { entityName: 'Customer', primaryKey: String(key), take: 50, ...search },
        })
      ).data.changeLog.rows;
    const first = await page({});
    await write('Customer', key, 'address', ['newer']);
    const second = await page({ after: String(first.at(-1).id) });
    expect(values([...first, ...second])).toEqual(newest.slice(0, 100));
    expect(await page({ before: String(second[0].id) })).toEqual(first);
    expect(values(await page({ sortOrder: 'ASC', skip: written, take: 2 }))).toEqual(['mark 0', 'mark 1']);
  });

  test('come all at once for who asks for all', async () => {
    const { body } = await server.member.rest('GET', path('Customer', key, '&take=200000'));
    expect(body.resultObject).toHaveLength(Number(body.rowCount));
    expect(new Set(body.resultObject.map((entry: Json) => entry.id)).size).toBe(body.rowCount);
  });

  test.each(['sortBy=newValue', 'after=x', 'take=0', 'skip=-1'])('refuse %s', async (query) => {
    expect((await server.member.rest('GET', path('Customer', key, `&${query}`))).status).toBe(400);
  });
});

async function write(
  entityName: RecordKind,
  primaryKey: number,
  propertyName: string,
  values: readonly (string | number)[],
): Promise<void> {
  await inTransaction(server.app, (db) =>
    db.internal.insert(
      ChangeRecord,
      values.map((value) => ({
        entityName,
        primaryKey,
        changes: JSON.stringify([[propertyName, null, String(value)]]),
        entries: 1,
        createdOn: db.now,
        createdById: null,
      })),
    ),
  );
}

async function onAManifest() {
  const consignment = await aConsignment(server, {}, { vendorId: 32, awbNo: `M${unused()}` });
  const manifest = await aManifest(server, [consignment]);
  return { consignment, manifest };
}
