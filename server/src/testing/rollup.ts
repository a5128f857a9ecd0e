import type { TestServer } from './testServer';

const combined = [
  'delivery_status',
  'payment_status',
  'payment_mode',
  'service_type',
  'parcel_type',
  'is_insurance',
  'is_vpp',
];
const facets = {
  deliveryStatus: 'delivery_status',
  paymentStatus: 'payment_status',
  paymentMode: 'payment_mode',
  serviceType: 'service_type',
  parcelType: 'parcel_type',
  isInsurance: 'is_insurance',
  isVpp: 'is_vpp',
  vendorId: 'vendor_id',
  senderId: 'sender_id',
  deliveryCityId: 'delivery_city_id',
  createdById: 'created_by_id',
};
const sums = ['chargeable_weight', 'customer_amount', 'vendor_amount'];

type Row = Record<string, string | number | null>;

/** Sums by key, as texts, so that number types of both databases compare. */
type Figures = Record<string, string>;

function counted(rows: readonly Row[]): Figures {
  const figures = new Map<string, number[]>();
  const add = (key: readonly unknown[], share: readonly number[]) => {
    const old = figures.get(key.join(' ')) ?? share.map(() => 0);
    figures.set(
      key.join(' '),
      old.map((sum, at) => sum + (share[at] ?? 0)),
    );
  };
  for (const row of rows) {
    add([row.booking_date, ...combined.map((name) => row[name]), row.branch_id], [1]);
    const summed: Row = { ...row, vendor_amount: row.vendor_cost ?? row.vendor_amount ?? null };
    for (const [facet, column] of Object.entries(facets)) {
      add([facet, row[column], row.booking_date, row.branch_id], [1, ...sums.map((name) => Number(summed[name] ?? 0))]);
    }
  }
  return Object.fromEntries([...figures].map(([key, share]) => [key, share.join(' ')]));
}

const kept = (rows: readonly Row[], keys: readonly string[], names: readonly string[]): Figures =>
  Object.fromEntries(
    rows
      .filter((row) => names.some((name) => Number(row[name]) !== 0))
      .map((row) => [keys.map((name) => row[name]).join(' '), names.map((name) => Number(row[name])).join(' ')]),
  );

/** The stored rollup of consignments, and the one computed from the rows. */
export async function rollups({ app }: TestServer): Promise<{ kept: Figures; counted: Figures }> {
  const rows = (sql: string): Promise<Row[]> => app.database.writer.query(sql);
  return {
    kept: {
      ...kept(await rows('SELECT * FROM consignment_day'), ['day', ...combined, 'branch_id'], ['bookings']),
      ...kept(
        await rows('SELECT * FROM consignment_facet'),
        ['facet', 'value', 'day', 'branch_id'],
        ['bookings', ...sums],
      ),
    },
    counted: counted(await rows('SELECT * FROM consignment WHERE deleted_on IS NULL')),
  };
}

export async function expectRollupsToAgree(server: TestServer): Promise<void> {
  const both = await rollups(server);
  expect(Object.keys(both.counted).length).toBeGreaterThan(30);
  expect(both.kept).toEqual(both.counted);
}
