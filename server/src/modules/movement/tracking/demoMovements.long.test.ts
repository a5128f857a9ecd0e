import { inTransaction } from '../../../db/write/transaction';
import { startTestServer } from '../../../testing/testServer';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import { publicMovements } from './awbTracking.service';

test('no consignment of the demo is told otherwise than its movements say', async () => {
  const server = await startTestServer({ seed: 'demo' });
  try {
    const wrong = await inTransaction(server.app, async (db) => {
      const rows = new Map<number, ConsignmentHistory[]>();
      for (const row of await db.findAll(ConsignmentHistory, {})) {
        rows.set(row.consignmentId, [...(rows.get(row.consignmentId) ?? []), row]);
      }
      const consignments = await db.findAll(Consignment, {});
      expect(consignments.length).toBeGreaterThan(400);
      return consignments.filter(
        ({ id, deliveryStatus }) =>
          (publicMovements(rows.get(id) ?? [])[0]?.deliveryStatus ?? 'Booked') !== deliveryStatus,
      );
    });
    expect(wrong.map(({ awbNo, deliveryStatus }) => `${awbNo} ${deliveryStatus}`)).toEqual([]);
  } finally {
    await server.close();
  }
});
