import { inTransaction } from '../db/write/transaction';
import { manifestEntries } from '../domain/bookings/manifest';
import { Customer } from '../modules/parties/customers/customer.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { expectRollupsToAgree } from '../testing/rollup';
import { startTestServer, type TestServer } from '../testing/testServer';
import { cargoCarriers } from './data/couriers';
import { demoCustomers } from './data/demoNames';
import { seedDemoCargo } from './seedCargo';
import { seedConsignments } from './seedConsignments';
import { seedDemoManifests } from './seedManifests';
import { insertSeedRows } from '../db/write/seedRows';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { clock, config } = server.app;
  await inTransaction(server.app, async (db, app) => {
    await insertSeedRows(
      db,
      Vendor,
      cargoCarriers.map((vendor) => ({ ...vendor, lastActiveDate: null })),
    );
    await insertSeedRows(
      db,
      Customer,
      demoCustomers.map(({ company, name, contact, address, gst }) => ({
        company,
        name,
        contact,
        address,
        gst,
        lastActiveDate: null,
      })),
    );
    await seedConsignments(db.internal, {
      count: 2000,
      seed: 2026,
      today: clock.today(),
      now: clock.now(),
      timezone: config.timezone,
    });
    await seedDemoCargo(db, app);
    await seedDemoManifests(db, app);
  });
});
afterAll(() => server.close());

const rowsOf = (sql: string) => server.app.database.reader.query(sql);

describe('the demo', () => {
  test('has cargo that keeps the rules of booking and payment', async () => {
    const { body } = await server.admin.rest('GET', 'consignment/cargo?take=200');
    expect(body.rowCount).toBe(60);
    for (const cargo of body.resultObject) {
      expect(cargo).toMatchObject({
        sender: { company: expect.any(String) },
        receiver: { company: expect.any(String) },
      });
      expect(cargo.senderId).not.toBe(cargo.receiverId);
      expect(cargo.chargeableWeight).toBeGreaterThanOrEqual(cargo.actualWeight);
      expect(cargo.bookingDate <= server.app.clock.today()).toBe(true);
      expect(cargo.paymentDate !== null).toBe(cargo.paymentStatus === 2);
    }
  });

  test('has manifests of its consignments, whose status and rollup stay as they were', async () => {
    const { body } = await server.member.rest('GET', 'manifest');
    expect(body.rowCount).toBe(12);
    const outgoing = body.resultObject.filter((manifest: { type: number }) => manifest.type === 2);
    expect(outgoing).toHaveLength(9);
    for (const { uniqueId, totalConsignments, toPayAmount, id } of outgoing) {
      const read = await server.member.rest('GET', `manifest/${uniqueId}`);
      const entries = manifestEntries(read.body.resultObject.consignmentJson);
      expect(entries).toHaveLength(totalConsignments);
      expect(entries.reduce((sum, entry) => sum + Math.round(entry.toPayAmount * 100), 0)).toBe(
        Math.round(toPayAmount * 100),
      );
      const [{ n }] = await rowsOf(`SELECT COUNT(*) AS n FROM consignment WHERE manifest_id = ${id}`);
      expect(Number(n)).toBe(totalConsignments);
    }
    await expectRollupsToAgree(server);
  });

  test('shows of each consignment on a manifest the status of its newest movement', async () => {
    const differing =
      await rowsOf(`SELECT c.awb_no FROM consignment c WHERE c.manifest_id IS NOT NULL AND c.delivery_status <>
      (SELECT h.delivery_status FROM consignment_history h WHERE h.consignment_id = c.id AND h.deleted_on IS NULL
       ORDER BY h.action_date DESC, h.id DESC LIMIT 1)`);
    expect(differing).toEqual([]);
  });

  test('has manifests that can be deleted and paid', async () => {
    const { body } = await server.member.rest('GET', 'manifest?type=2&payment=1');
    const [first, second] = body.resultObject.filter((manifest: { toPayAmount: number }) => manifest.toPayAmount > 0);
    expect((await server.member.rest('DELETE', `manifest/${first.uniqueId}`)).status).toBe(200);
    const payment = { toPayReceivedDate: server.app.clock.today(), toPayReceivedAmount: second.toPayAmount };
    expect((await server.member.rest('PUT', `manifest/${second.uniqueId}`, payment)).status).toBe(200);
  });
});
