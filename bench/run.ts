/** npm run bench: measures all performance targets side by side in one run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../server/src/config';
import { random } from '../server/src/seed/data/random';
import { importScript, large, openDatabases, small } from './database';
import { ask, interleaved, warmUp, type Subject, type Timing } from './load';
import { startRaw, startWaybill } from './servers';
import { ms, percentile, printTable } from './statistics';
import {
  booking,
  byRest,
  countByGraphql,
  graphql,
  listByGraphql,
  raw,
  rawBooking,
  sendersOf,
  tokenOf,
} from './subjects';
import { billingRows } from './billing';
import { measureBrowser } from './browser';
import { besideExportRows, measureExport } from './exports';
import { figureRows } from './figures';
import { holdRows } from './holds';
import { returnRows } from './month';
import { rateRows } from './rates';
import { billRows } from './vendorBills';
import { combinationRows, filteredSortRows, sortRows } from './lists';
import { streetRows } from './street';
import { workerRows } from './workers';
import { measureUpgrade } from './upgrade/upgrade';

const printed: string[] = [];
const table = (...args: Parameters<typeof printTable>) => void printed.push(printTable(...args));

interface Side {
  port: number;
  token: string;
}

async function main(): Promise<void> {
  const [subject, ...options] = process.argv.slice(2);
  if (subject === 'upgrade') return measureUpgrade(options);
  if (subject === 'street') return street();
  const only = new Set(process.argv.slice(2));
  const wants = (part: string) => only.size === 0 || only.has(part);
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const { ensureBuilt } = (await importScript('scripts/ensure.mjs')) as { ensureBuilt(): Promise<void> };
  await ensureBuilt();
  const databases = await openDatabases();
  const [ours, oursSmall, rawServer] = await Promise.all([
    startWaybill(databases.urlOf(large), dataDir),
    startWaybill(databases.urlOf(small), dataDir),
    startRaw(databases.urlOf(large)),
  ]);
  const side = async (port: number): Promise<Side> => ({
    port,
    token: await tokenOf(port, 'admin@waybill.test', demoPassword),
  });
  try {
    const [big, little] = [await side(ours.port), await side(oursSmall.port)];
    console.log(
      `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
    );
    if (wants('page')) await pageAgainstRaw(big, rawServer.port, 100, 1, 25, 20);
    if (wants('page')) await pageAgainstRaw(big, rawServer.port, 100, 16, 25, 96);
    if (wants('long')) await pageAgainstRaw(big, rawServer.port, 5000, 1, 12, 2);
    if (wants('scale')) await scale(big, little);
    if (wants('filters')) await filters(big);
    if (wants('sorts')) await sorts(big, databases.urlOf(large));
    if (wants('combinations')) await combinations(big);
    if (wants('book')) await bookings(big, rawServer.port);
    if (wants('rates')) table('(r) Rates', ['what', 'measured', 'goal'], await rateRows(big));
    if (wants('gst'))
      table('(s) GST', ['what', 'measured', 'goal'], await returnRows(await databases.month(), dataDir));
    if (wants('figures'))
      table('(k) Figures of 10,00,000 rows', ['what', 'median ms', 'p95 ms', 'goal'], await figureRows(big));
    if (wants('billing'))
      table('(m) Bill the month', ['what', 'measured', 'goal'], await billingRows(await databases.billing(), dataDir));
    if (wants('export')) table('(x) Excel in Chromium', ['what', 'measured', 'goal'], await measureExport(little));
    if (wants('beside'))
      table(
        '(x) Light requests beside a REST export of 1,00,000 rows',
        ['what', 'alone ms', 'beside ms', 'ratio', 'goal'],
        await besideExportRows(little),
      );
    if (wants('holds'))
      table(
        '(x) How long one work holds the event loop',
        ['work', 'median ms', 'longest hold ms, median', 'longest', 'goal'],
        await holdRows(databases.urlOf(small), dataDir),
      );
    if (wants('workers'))
      table(
        `(w) Workers on ${cpus().length} cores, page of 100, 32 connections`,
        ['workers', 'pages per second', 'median ms', 'p95 ms', 'of one', 'goal'],
        await workerRows(databases.urlOf(large), dataDir),
      );
    if (wants('bills')) table('(v) Vendor bills', ['what', 'measured', 'goal'], await billRows(big));
    if (wants('browser')) table('(e, f) In Chromium', ['what', 'measured', 'goal'], await measureBrowser(big.port));
  } finally {
    await Promise.all([ours.stop(), oursSmall.stop(), rawServer.stop()]);
    await databases.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (only.size === 0) writeFileSync(join(__dirname, '../.cache/bench.md'), printed.join('\n'));
}

/** By itself: it needs none of the large databases. */
async function street(): Promise<void> {
  const { ensureBuilt } = (await importScript('scripts/ensure.mjs')) as { ensureBuilt(): Promise<void> };
  await ensureBuilt();
  table('(p) The page in the street, CPU ÷ 6, 250 ms, 400 Kbit', ['what', 'median', 'longest'], await streetRows());
}

/** Rows that each subject has answered before it is measured. */
const warmRows = 600_000;

async function pageAgainstRaw(
  big: Side,
  rawPort: number,
  take: number,
  connections: number,
  rounds: number,
  burst: number,
): Promise<void> {
  const subjects = [
    raw(rawPort, take, 'short'),
    raw(rawPort, take, 'short', big.token),
    listByGraphql(big.port, big.token, { take }),
    raw(rawPort, take, 'whole'),
    raw(rawPort, take, 'whole', big.token),
    byRest(big.port, big.token, `consignments?take=${take}`),
  ];
  await warmUp(subjects, warmRows / take);
  const times = await interleaved(subjects, connections, rounds, burst);
  const shareOf = (name: string, t: Timing, base: string) => {
    const baseline = times.get(`${base}, as ${name.endsWith('REST') ? 'REST' : 'GraphQL'}`);
    return connections === 1
      ? ((baseline?.median ?? 0) / t.median).toFixed(2)
      : (t.perSecond / (baseline?.perSecond ?? 1)).toFixed(2);
  };
  table(
    `(${take > 1000 ? 'b' : 'a'}) ${take} rows of 10,00,000 with names and exact count, ${connections} connection${connections > 1 ? 's' : ''}`,
    ['who', 'median ms', 'p95 ms', 'per second', 'KB', 'of raw', 'of raw + session'],
    [...times].map(([name, t]) => [
      name,
      ms(t.median),
      ms(t.p95),
      t.perSecond.toFixed(0),
      (t.bytes / 1024).toFixed(0),
      shareOf(name, t, 'raw'),
      shareOf(name, t, 'raw + session'),
    ]),
  );
}

/** The same request with 1,000,000 rows and with a tenth of them. */
async function scale(big: Side, little: Side): Promise<void> {
  const pairs: [string, number, (of: Side, name: string) => Subject][] = [
    ['page of 100', 1.3, (of, name) => listByGraphql(of.port, of.token, { take: 100 }, name)],
    ['count, one state', 1.3, (of, name) => countByGraphql(of.port, of.token, { deliveryStatus: ['Intransit'] }, name)],
    ['count, one vendor', 1.3, (of, name) => countByGraphql(of.port, of.token, { vendorId: ['53'] }, name)],
    [
      'dashboard',
      1.5,
      (of, name) => graphql(name, of.port, of.token, '{ dashboardSummary { title total month } }', {}),
    ],
    [
      'page in the middle, by number',
      0,
      (of, name) => listByGraphql(of.port, of.token, { take: 100, skip: of === big ? 500_000 : 50_000 }, name),
    ],
    [
      'page in the middle, behind a row',
      0,
      (of, name) => listByGraphql(of.port, of.token, { take: 100, after: of === big ? '500000' : '50000' }, name),
    ],
  ];
  const rows: string[][] = [];
  for (const [what, goal, subject] of pairs) {
    const both = [subject(little, 'small'), subject(big, 'large')];
    await warmUp(both, 200);
    const times = await interleaved(both, 1, 15, 6);
    const [s, l] = [times.get('small')?.median ?? 0, times.get('large')?.median ?? 0];
    rows.push([what, ms(s), ms(l), (l / s).toFixed(2), goal ? `≤ ${goal}` : '']);
  }
  table('(c) 10,00,000 against 1,00,000 rows', ['what', 'small ms', 'large ms', 'ratio', 'goal'], rows);
}

async function filters(big: Side): Promise<void> {
  const dice = random(50);
  const some = <T>(values: readonly T[]): T[] => [dice.pick(values)];
  const choices: (() => object)[] = [
    () => ({ vendorId: some(['4', '32', '35', '52', '53', '20']) }),
    () => ({ senderId: some(['1', '2', '7', '20', '35']) }),
    () => ({ deliveryCityId: some(['64', '1', '100', '200']) }),
    () => ({ deliveryStatus: some(['Booked', 'Intransit', 'Delivered', 'Returned']) }),
    () => ({ paymentStatus: some(['Pending', 'Paid']) }),
    () => ({ paymentMode: some(['Cash', 'Credit', 'ToPay']) }),
    () => ({ serviceType: some(['Air', 'Surface']) }),
    () => ({ isVpp: dice.chance(0.5) }),
    () => ({ receiver: dice.pick(['A', 'Ra', 'Meera', 'S']) }),
    () => ({ awbNo: dice.pick(['WC', 'D0', '14328', 'T0']) }),
    () => ({ createdById: some(['1', '2']) }),
    () => ({ fromDate: '2026-03-01', toDate: '2026-06-30' }),
  ];
  const slowest: { took: number; search: object }[] = [];
  for (let n = 0; n < 50; n += 1) {
    const search = Object.assign({ take: 100 }, ...Array.from({ length: dice.int(1, 3) }, () => dice.pick(choices)()));
    const subject = listByGraphql(big.port, big.token, search);
    await ask(subject);
    slowest.push({ took: (await ask(subject)).took, search });
  }
  slowest.sort((a, b) => b.took - a.took);
  const times = slowest.map(({ took }) => took);
  table(
    '(c) 50 random combinations of filters, page and exact count',
    ['median ms', 'p95 ms', 'worst ms', 'worst search'],
    [[ms(percentile(times, 50)), ms(percentile(times, 95)), ms(times[0] ?? 0), JSON.stringify(slowest[0]?.search)]],
  );
}

async function sorts(big: Side, url: string): Promise<void> {
  const rows = large.toLocaleString('en-IN');
  const heads = ['sort', 'ascending ms', 'descending ms', 'by hand ms', 'by hand : ours'];
  table(`(h) First page of ${rows} by each sort`, heads, await sortRows(big, url));
  const filtered = ['filter', 'median ms', 'p95 ms', 'above 50 ms', 'worst'];
  table(`(h) Sorts with one filter, all sorts both ways`, filtered, await filteredSortRows(big));
}

async function combinations(big: Side): Promise<void> {
  const rows = large.toLocaleString('en-IN');
  const heads = ['200 random combinations', 'searches', 'median ms', 'p95 ms', 'worst'];
  table(`(i) One to four filters of ${rows}, with sorts`, heads, [
    ...(await combinationRows(big, 200)),
    ...(await combinationRows(big, 7)),
  ]);
}

async function bookings(big: Side, rawPort: number): Promise<void> {
  const rows: string[][] = [];
  const senders = await sendersOf(big.port, big.token);
  for (const connections of [1, 16]) {
    const subjects = [rawBooking(rawPort, senders), booking(big.port, big.token, senders, 'GraphQL')];
    await warmUp(subjects, 1000);
    const times = await interleaved(subjects, connections, 15, connections === 1 ? 30 : 160);
    const base = times.get('raw')?.perSecond ?? 1;
    for (const [name, t] of times) {
      const share = (t.perSecond / base).toFixed(2);
      rows.push([String(connections), name, t.perSecond.toFixed(0), ms(t.median), ms(t.p95), share]);
    }
  }
  table(
    '(d) Bookings with keys, AWB from the receipt book, every commit on the disk',
    ['connections', 'who', 'per second', 'median ms', 'p95 ms', 'of raw'],
    rows,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  // Clerks of a measurement that failed would go on.
  process.exit(1);
});
