import { City } from '../../modules/parties/locations/city.entity';
import { Vendor } from '../../modules/parties/vendors/vendor.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { observeStatements } from '../read/statements';
import { inTransaction } from './transaction';
import type { Writer } from './writer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const name = (db: Writer, cityId: number, forUpdate = false) =>
  db.allNamed({
    vendor: { entity: Vendor, ref: '35', label: 'Vendor', field: 'vendorId', forUpdate },
    city: { entity: City, ref: cityId, label: 'City', field: 'cityId' },
  });

/** How often each table was read while `work` ran. */
async function readsOf(work: () => Promise<unknown>): Promise<{ vendor: number; city: number }> {
  const sent: string[] = [];
  await observeStatements({ statement: (sql) => void sent.push(sql) }, work);
  const of = (table: string) => sent.join(';').split(`FROM ${table} r`).length - 1;
  return { vendor: of('vendor'), city: of('city') };
}

test('within it a record is read and locked when it is named first, or for update; before and after each time', async () => {
  await inTransaction(server.app, async (db) => {
    expect(await readsOf(() => name(db, 1))).toEqual({ vendor: 1, city: 1 });
    await db.namingOnce(async () => {
      expect(await readsOf(() => name(db, 1))).toEqual({ vendor: 1, city: 1 });
      expect(await readsOf(() => name(db, 1))).toEqual({ vendor: 0, city: 0 });
      expect(await readsOf(() => name(db, 2))).toEqual({ vendor: 0, city: 1 });
      expect(await readsOf(() => name(db, 2, true))).toEqual({ vendor: 1, city: 0 });
      expect((await name(db, 2)).city).toMatchObject({ id: 2 });
      await expect(name(db, 999_999)).rejects.toThrow('City not found');
    });
    expect(await readsOf(() => name(db, 1))).toEqual({ vendor: 1, city: 1 });
  });
});
