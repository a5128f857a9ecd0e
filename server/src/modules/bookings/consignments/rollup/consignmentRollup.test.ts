import { databaseModel } from '../../../../registry';
import { Facets1763750000000 } from '../../../../db/migrations/20261121-facets';
import { addDays } from '../../../../domain/values/dates';
import { random, type Random } from '../../../../seed/data/random';
import { aBranch } from '../../../../testing/branches';
import { aCustomer, bookingOf } from '../../../../testing/factories';
import { aUser } from '../../../../testing/people';
import { expectRollupsToAgree } from '../../../../testing/rollup';
import { startTestServer, type Client, type TestServer } from '../../../../testing/testServer';

const { migrations } = databaseModel;

let server: TestServer;
let clerks: readonly Client[];
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.admin.rest('POST', 'branches', aBranch());
  const { client } = await aUser(server, { branchId: body.resultObject.id });
  clerks = [server.member, client];
});
afterAll(() => server.close());

type Move = (chance: Random, uniqueId: string) => Promise<number>;

const statusOf = ({ status }: { status: number }) => status;

describe('the rollup', () => {
  test('equals a recount of the rows of each branch after hundreds of random changes, many of them at the same moment', async () => {
    const chance = random(20_241_120);
    const today = server.app.clock.today();
    const sender = await aCustomer(server);
    const booked: string[] = [];

    const booking = () =>
      bookingOf(server, {
        senderId: sender.id,
        bookingDate: addDays(today, -chance.int(0, 3)),
        serviceType: chance.int(1, 2),
        vendorId: chance.pick([4, 32, 53]),
        ...(chance.chance(0.3) && { isVPP: true, vppAmount: 10, vppCommission: 1 }),
        parcelType: chance.int(1, 2),
        paymentMode: chance.int(1, 4),
        actualWeight: 1,
        chargeableWeight: chance.int(1000, 9999) / 1000,
        vendorAmount: chance.int(1, 99_999) / 100,
        customerAmount: chance.chance(0.2) ? null : chance.int(1, 99_999) / 100,
      });
    const book = async () => {
      const answer = await chance.pick(clerks).rest('POST', 'consignments', await booking());
      if (answer.status === 200) booked.push(answer.body.resultObject.uniqueId);
      return answer.status;
    };
    const moves: readonly Move[] = [
      book,
      book,
      async ({ pick }, id) => statusOf(await pick(clerks).rest('PUT', `consignments/${id}`, await booking())),
      async ({ int }, id) =>
        statusOf(
          await server.admin.rest('PUT', `consignments/${id}/payment`, {
            customerAmount: int(1, 99_999) / 100,
            vendorAmount: int(1, 99_999) / 100,
            paymentRecivedDate: today,
            paymentStatus: 2,
            isApproved: int(1, 4) === 1,
          }),
        ),
      async ({ int }, id) =>
        statusOf(
          await server.member.rest('POST', `consignments/${id}/histories`, {
            action: 'Moved',
            city: 'Pune',
            deliveryStatus: int(2, 8),
          }),
        ),
      async (_, id) => {
        const { body } = await server.member.rest('GET', `consignments/${id}`);
        const [newest] = body.resultObject?.consignmentHistories ?? [];
        const path = `consignments/${id}/histories/${newest?.uniqueId ?? 'none'}`;
        return statusOf(await server.member.rest('DELETE', path));
      },
      async (_, id) => statusOf(await server.member.rest('DELETE', `consignments/${id}`)),
    ];

    for (let count = 0; count < 6; count += 1) await book();
    const statuses: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const now = Array.from({ length: 6 }, () => chance.pick(moves)(chance, chance.pick(booked)));
      statuses.push(...(await Promise.all(now)));
    }

    expect([...new Set(statuses)].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(150);
    await expectRollupsToAgree(server);

    const { body } = await server.member.rest('GET', 'consignments?take=1');
    const { body: summary } = await server.member.rest('GET', 'dashboard/summary');
    const [{ live }] = await server.app.database.writer.query(
      'SELECT COUNT(*) AS live FROM consignment WHERE deleted_on IS NULL',
    );
    expect(body.rowCount).toBe(Number(live));
    expect(summary.resultObject[0].total).toBe(Number(live));
    const { length } = await server.app.database.writer.query(
      'SELECT branch_id FROM consignment_day GROUP BY branch_id',
    );
    expect(length).toBe(clerks.length);
  });

  test('is filled from the rows by the migration that brings it', async () => {
    const { writer } = server.app.database;
    // Rows written by the system have no author.
    await writer.query('UPDATE consignment SET created_by_id = NULL WHERE id = 1');
    const steps = migrations.length - migrations.indexOf(Facets1763750000000);
    for (let step = 0; step < steps; step += 1) await writer.undoLastMigration({ transaction: 'each' });
    const [{ n }] = await writer.query('SELECT SUM(bookings) AS n FROM consignment_day');
    await writer.runMigrations({ transaction: 'each' });
    await expectRollupsToAgree(server);
    const [{ live }] = await writer.query('SELECT COUNT(*) AS live FROM consignment WHERE deleted_on IS NULL');
    expect(Number(n)).toBe(Number(live));
  });
});
