import { inTransaction } from '../../../db/write/transaction';
import { manifestEntries } from '../../../domain/bookings/manifest';
import { seedConsignments } from '../../../seed/seedConsignments';
import { aCustomer } from '../../../testing/factories';
import { expectRollupsToAgree } from '../../../testing/rollup';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { refreshStale } from './outgoing';

let server: TestServer;
let eligible: Row[];

interface Row {
  id: number;
  uniqueId: string;
  deliveryStatus: string;
}

const rowsOf = (sql: string) => server.app.database.reader.query(sql);
const ownRows = async (): Promise<Row[]> =>
  rowsOf(
    `SELECT id, unique_id AS uniqueId, delivery_status AS deliveryStatus FROM consignment
   WHERE vendor_id IN (4, 32) AND delivery_status NOT IN ('Delivered', 'Returned') ORDER BY id`,
  );

beforeAll(async () => {
  server = await startTestServer();
  await aCustomer(server);
  const { clock, config } = server.app;
  await inTransaction(server.app, (db) =>
    seedConsignments(db.internal, {
      count: 1500,
      seed: 7,
      today: clock.today(),
      now: clock.now(),
      timezone: config.timezone,
      days: 2,
    }),
  );
  eligible = await ownRows();
});
afterAll(() => server.close());

const create = `mutation($ids: [RecordRef!], $key: String) {
  createOutgoingManifest(input: { cargoId: 32, courierId: 35, consignmentIds: $ids }, clientRequestId: $key) {
    id uniqueId manifestId totalConsignments consignmentJson
  }
}`;

describe('a long manifest', () => {
  test('is made in one go, remembered by its key, and undone without a trace', async () => {
    const before = eligible.slice(0, 300);
    const ids = before.map(({ uniqueId }) => uniqueId);
    const first = await server.member.graphql(create, { ids, key: 'long' });
    const made = first.data.createOutgoingManifest;
    expect(made.consignmentJson.length).toBeGreaterThan(65_535);
    expect(manifestEntries(made.consignmentJson).map(({ uniqueId }) => uniqueId)).toEqual(ids);
    expect(
      (await ownRows()).filter(({ deliveryStatus }) => deliveryStatus === 'Intransit').length,
    ).toBeGreaterThanOrEqual(300);
    await expectRollupsToAgree(server);

    const again = await server.member.graphql(create, { ids, key: 'long' });
    expect(again.data).toEqual(first.data);
    const read = await server.member.rest('GET', `manifest/${made.uniqueId}`);
    expect(read.body.resultObject.consignmentJson).toBe(made.consignmentJson);

    expect((await server.member.rest('DELETE', `manifest/${made.uniqueId}`)).status).toBe(200);
    expect((await ownRows()).slice(0, 300)).toEqual(before);
    await expectRollupsToAgree(server);
  });

  test('of two clerks with overlapping selections in opposite orders one succeeds', async () => {
    const uniqueIds = eligible.map(({ uniqueId }) => uniqueId);
    const selections = [uniqueIds.slice(0, 200), uniqueIds.slice(150, 350).reverse()];
    const answers = await Promise.all(selections.map((ids) => server.member.graphql(create, { ids })));
    const won = answers.findIndex(({ data }) => data?.createOutgoingManifest);
    const lost = answers[1 - won];
    expect(lost?.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const [message = ''] = lost?.errors?.[0]?.extensions.messages ?? [];
    expect(message.match(/[A-Z]+\d+/g)).toHaveLength(50);
    const on = await rowsOf('SELECT COUNT(*) AS n FROM consignment WHERE manifest_id IS NOT NULL');
    const rows = await rowsOf(
      "SELECT COUNT(*) AS n FROM consignment_history WHERE action LIKE 'Dispatched on manifest %' AND deleted_on IS NULL",
    );
    expect([Number(on[0].n), Number(rows[0].n)]).toEqual([200, 200]);
    await expectRollupsToAgree(server);
    await server.member.rest('DELETE', `manifest/${answers[won]?.data.createOutgoingManifest.uniqueId}`);
  });

  test('clerks go on booking and moving consignments meanwhile', async () => {
    const ids = eligible.slice(0, 200).map(({ uniqueId }) => uniqueId);
    const move = { action: 'With delivery boy', city: 'Pune', deliveryStatus: 7 };
    const [made, ...moved] = await Promise.all([
      server.member.graphql(create, { ids }),
      ...ids.slice(0, 10).map((id) => server.member.rest('POST', `consignments/${id}/histories`, move)),
    ]);
    expect(moved.map(({ status }) => status)).toEqual(moved.map(() => 200));
    expect(made.data.createOutgoingManifest.totalConsignments).toBe(200);
    await expectRollupsToAgree(server);
    for (const id of ids.slice(0, 10)) {
      const { resultObject } = (await server.member.rest('GET', `consignments/${id}`)).body;
      expect(resultObject.deliveryStatus).toBe(resultObject.consignmentHistories[0].deliveryStatus);
    }
  });

  test('takes at most 5,000', async () => {
    const ids = Array.from({ length: 5001 }, (_, at) => at + 1);
    const { body } = await server.member.rest('POST', 'manifest?cargoId=32&courierId=35', ids);
    expect(body.errors).toEqual(['A manifest may contain at most 5,000 consignments']);
  });

  test('what was made ready is made anew only for consignments that changed since', async () => {
    const ready = new Map([
      [1, { version: 1, entry: 'old' }],
      [2, { version: 1, entry: 'old' }],
    ]);
    const locked = [
      { id: 1, version: 1 },
      { id: 2, version: 3 },
    ];
    const now = await refreshStale(
      ready,
      locked,
      async (changed) => new Map(changed.map(({ id, version }) => [id, { version, entry: 'new' }])),
    );
    expect([...now]).toEqual([
      [1, { version: 1, entry: 'old' }],
      [2, { version: 3, entry: 'new' }],
    ]);
  });
});
