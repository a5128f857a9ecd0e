/** Every sort of the consignments with and without one filter, and random combinations of filters with sorts. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import { random } from '../server/src/seed/data/random';
import type { SortFields } from '../web/src/records.generated';
import { ask, type Subject } from './load';
import { median, ms, percentile } from './statistics';
import { countByGraphql, pageByGraphql } from './subjects';

interface Side {
  port: number;
  token: string;
}

interface Search {
  [name: string]: unknown;
}

type Sort = SortFields['Consignment'];

/** The columns that a statement by hand sorts by. */
const sortColumns: Readonly<Record<Sort, string>> = {
  awbNo: 'r.live_awb_no',
  bookingDate: 'r.booking_date',
  createdOn: 'r.created_on',
  deliveryDate: 'r.delivery_date',
  receiver: 'r.receiver_folded',
  actualWeight: 'r.actual_weight',
  chargeableWeight: 'r.chargeable_weight',
  packet: 'r.packet',
  vendorAmount: 'r.vendor_amount',
  customerAmount: 'r.customer_amount',
  serviceType: 'r.service_type',
  parcelType: 'r.parcel_type',
  paymentMode: 'r.payment_mode',
  paymentStatus: 'r.payment_status',
  deliveryStatus: 'r.delivery_status',
  isApproved: 'r.is_approved',
  vendorId: 'r.vendor_id',
  senderId: 'r.sender_id',
  deliveryCityId: 'r.delivery_city_id',
  vendor: 'vendor.name_folded',
  sender: 'sender.company_folded',
  deliveryCity: 'city.name_folded',
};

export const sorts = Object.keys(sortColumns) as Sort[];

/** One filter of each kind, frequent and rare values. */
const singleFilters: readonly Search[] = [
  {},
  { vendorId: ['4'] },
  { vendorId: ['53'] },
  { senderId: ['35'] },
  { deliveryCityId: ['64'] },
  { createdById: ['1'] },
  { cargoId: ['5'] },
  { deliveryStatus: ['Delivered'] },
  { deliveryStatus: ['Booked'] },
  { paymentStatus: ['Pending'] },
  { paymentMode: ['Balance'] },
  { serviceType: ['Air'] },
  { parcelType: ['Box'] },
  { isVpp: true },
  { isInsurance: true },
  { receiver: 'Meera' },
  { awbNo: 'WC' },
  { fromDate: '2026-03-01', toDate: '2026-06-30' },
  { searchDateFilter: 'EntryDate', fromDate: '2026-03-01', toDate: '2026-06-30' },
  { searchDateFilter: 'DeliveryDate', fromDate: '2026-03-01', toDate: '2026-06-30' },
];

/** The page as one would write it by hand, with the names that it shows. */
function rawPage(sortBy: Sort, sortOrder: string): string {
  const order = [sortColumns[sortBy], 'r.booking_date', 'r.id'].map((each) => `${each} ${sortOrder}`).join(', ');
  return `SELECT r.unique_id, r.awb_no, r.booking_date, r.receiver, vendor.name, sender.company, city.name
    FROM consignment r JOIN vendor ON vendor.id = r.vendor_id JOIN customer sender ON sender.id = r.sender_id
    JOIN city ON city.id = r.delivery_city_id WHERE r.deleted_on IS NULL ORDER BY ${order} LIMIT 100`;
}

const rounds = 3;

async function best(subject: Subject): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await ask(subject)).took);
  return median(times);
}

/** How long a statement by hand may take; it is measured as that long if it takes longer. */
const handLimitMs = 5000;
/** The numbers of that error on MariaDB and on MySQL. */
const statementTimeouts: readonly (number | undefined)[] = [1969, 3024];

/** MariaDB has this limit as a prefix and MySQL as a hint; each of them reads the other one's as a comment. */
function limited(sql: string): string {
  const prefix = `/*M! SET STATEMENT max_statement_time = ${handLimitMs / 1000} FOR */`;
  return `${prefix} ${sql.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${handLimitMs}) */`)}`;
}

async function timed(connection: Connection, sql: string): Promise<number> {
  const start = performance.now();
  try {
    await connection.query(limited(sql));
  } catch (error) {
    if (!statementTimeouts.includes((error as { errno?: number }).errno)) throw error;
  }
  return performance.now() - start;
}

/** Without filters each page is compared with the statement that one would write by hand. */
export async function sortRows({ port, token }: Side, url: string): Promise<string[][]> {
  const connection = await createConnection(url);
  const rows: string[][] = [];
  try {
    for (const sortBy of sorts) {
      const page = (sortOrder: string) => pageByGraphql(port, token, { sortBy, sortOrder, take: 100 });
      const up = await best(page('ASC'));
      const raw = await timed(connection, rawPage(sortBy, 'ASC'));
      const down = await best(page('DESC'));
      rows.push([sortBy, ms(up), ms(down), ms(raw), (raw / up).toFixed(2)]);
    }
  } finally {
    await connection.end();
  }
  return rows;
}

export async function filteredSortRows({ port, token }: Side): Promise<string[][]> {
  const rows: string[][] = [];
  for (const filter of singleFilters) {
    const times: { took: number; sort: string }[] = [];
    for (const sortBy of sorts) {
      for (const sortOrder of ['ASC', 'DESC']) {
        const took = await best(pageByGraphql(port, token, { ...filter, sortBy, sortOrder, take: 100 }));
        times.push({ took, sort: `${sortBy} ${sortOrder}` });
      }
    }
    times.sort((a, b) => b.took - a.took);
    const all = times.map(({ took }) => took);
    const slow = times.filter(({ took }) => took > 50).length;
    rows.push([
      JSON.stringify(filter),
      ms(percentile(all, 50)),
      ms(percentile(all, 95)),
      `${slow} of ${all.length}`,
      `${ms(times[0]?.took ?? 0)} by ${times[0]?.sort}`,
    ]);
  }
  return rows;
}

/** One to four filters over all, the three kinds of date, half of the searches with a sort. */
export function combinations(count: number, seed: number): Search[] {
  const dice = random(seed);
  const some = (values: readonly string[], most = 2) =>
    Array.from(new Set(Array.from({ length: dice.int(1, most) }, () => dice.pick(values))));
  const period = () => {
    const month = dice.int(1, 9);
    return { fromDate: `2026-0${month}-01`, toDate: `2026-${String(month + dice.int(0, 1)).padStart(2, '0')}-28` };
  };
  const choices: (() => Search)[] = [
    () => ({ vendorId: some(['4', '32', '35', '52', '53', '20']) }),
    () => ({ senderId: some(['1', '2', '7', '20', '35']) }),
    () => ({ deliveryCityId: some(['64', '1', '100', '200']) }),
    () => ({ cargoId: ['5'] }),
    () => ({ createdById: ['1'] }),
    () => ({ deliveryStatus: some(['Booked', 'Intransit', 'Delivered', 'Returned']) }),
    () => ({ paymentStatus: some(['Pending', 'Paid'], 1) }),
    () => ({ paymentMode: some(['Cash', 'Credit', 'ToPay', 'Balance']) }),
    () => ({ serviceType: some(['Air', 'Surface'], 1) }),
    () => ({ parcelType: some(['Docs', 'Box'], 1) }),
    () => ({ isVpp: dice.chance(0.5) }),
    () => ({ isInsurance: dice.chance(0.5) }),
    () => ({ receiver: dice.pick(['A', 'Ra', 'Meera', 'S']) }),
    () => ({ awbNo: dice.pick(['WC', 'D0', '14328', 'T0']) }),
    () => period(),
    () => ({ searchDateFilter: 'EntryDate', ...period() }),
    () => ({ searchDateFilter: 'DeliveryDate', ...period() }),
  ];
  return Array.from({ length: count }, () => {
    const filters = Array.from({ length: dice.int(1, 4) }, () => dice.pick(choices)());
    const sort = dice.chance(0.5) ? { sortBy: dice.pick(sorts), sortOrder: dice.pick(['ASC', 'DESC']) } : {};
    return Object.assign({}, ...filters, sort) as Search;
  });
}

/** The page with its quick count as the web asks for it, and the counts that follow. The times of each search are kept in a file. */
export async function combinationRows({ port, token }: Side, seed: number): Promise<string[][]> {
  const pages: { took: number; search: Search }[] = [];
  const following: number[] = [];
  const searches = combinations(200, seed);
  for (const search of searches) {
    const page = pageByGraphql(port, token, { ...search, take: 100 });
    const { text } = await ask(page);
    pages.push({ took: await best(page), search });
    if (!text.includes('"rowCountIfQuick":null')) continue;
    const { sortBy, sortOrder, ...filters } = search;
    following.push(await best(countByGraphql(port, token, filters, 'count')));
  }
  pages.sort((a, b) => b.took - a.took);
  writeFileSync(join(__dirname, `../.cache/combinations-${seed}.json`), JSON.stringify(pages, null, 1));
  const times = pages.map(({ took }) => took);
  const line = (what: string, all: readonly number[], worst: string) => [
    what,
    String(all.length),
    ms(percentile(all, 50)),
    ms(percentile(all, 95)),
    worst,
  ];
  return [
    line(`page and quick count, seed ${seed}`, times, `${ms(times[0] ?? 0)} ${JSON.stringify(pages[0]?.search)}`),
    line(`count that followed, seed ${seed}`, following, ms(Math.max(0, ...following))),
  ];
}
