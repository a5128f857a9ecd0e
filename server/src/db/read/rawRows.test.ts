import { chosenColumns, flag, integer, memberOf, nullable, readRaw, sum, text, type Shape } from './rawRows';
import { Vendor } from '../../modules/parties/vendors/vendor.entity';
import { VendorType } from '../../domain/parties/enums';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const vendors = () => server.app.database.reader.createQueryBuilder(Vendor, 'r');

describe('a raw read', () => {
  test('answers flags as true and false, sums as numbers and members by name, on both databases', async () => {
    const query = vendors()
      .select('r.selfDelivery', 'selfDelivery')
      .addSelect('r.type', 'type')
      .addSelect('COUNT(*)', 'vendors')
      .addSelect('SUM(r.version)', 'versions')
      .addSelect('MAX(r.gst)', 'gst')
      .groupBy('r.selfDelivery')
      .addGroupBy('r.type');
    const rows = await readRaw(query, {
      selfDelivery: flag,
      type: memberOf(VendorType),
      vendors: integer,
      versions: sum,
      gst: nullable(text),
    });
    expect(rows.length).toBeGreaterThan(2);
    const own = rows.filter(({ type }) => type === 'OwnCourier');
    expect(own.map(({ selfDelivery }) => typeof selfDelivery)).toEqual(own.map(() => 'boolean'));
    for (const row of rows) {
      expect(Object.values(row).map((value) => (value === null ? 'null' : typeof value))).toEqual([
        'boolean',
        'string',
        'number',
        'number',
        expect.stringMatching('string|null'),
      ]);
    }
  });

  test('of no rows has the sum 0', async () => {
    const query = vendors().select('SUM(r.version)', 'versions').where('r.id < 0');
    expect(await readRaw(query, { versions: sum })).toEqual([{ versions: 0 }]);
  });

  test('drops what has no decoder, and refuses a column that is not there or of another kind', async () => {
    const query = () => vendors().select('r.id', 'id').addSelect('r.name', 'name').where('r.id = 4');
    expect(await readRaw(query(), { id: integer })).toEqual([{ id: 4 }]);
    const wrong: Shape[] = [
      { nme: text },
      { name: integer },
      { name: flag },
      { id: text },
      { name: memberOf(VendorType) },
    ];
    for (const columns of wrong) await expect(readRaw(query(), columns)).rejects.toThrow('The database gave no');
  });
});

test('of columns by name the id is the first, and a name that is no column is refused', () => {
  const vendor = server.app.database.reader.getMetadata(Vendor);
  expect(chosenColumns(vendor, ['name', 'id']).map(({ propertyName }) => propertyName)).toEqual(['id', 'name']);
  expect(() => chosenColumns(vendor, ['name', 'nme'])).toThrow('Vendor has no column nme');
});

test('a flag is neither null nor another number', () => {
  expect([0, 1, '0', '1', true, false, 0n, 1n].map(flag)).toEqual([false, true, false, true, true, false, false, true]);
  for (const raw of [null, undefined, 2, 'yes']) expect(() => flag(raw)).toThrow('gave no flag');
});
