/** Quotes with many rate cards, and the re-rating of 5,000 consignments. */
import { randomUUID } from 'node:crypto';
import { random } from '../server/src/seed/data/random';
import { ask } from './load';
import { ms, percentile } from './statistics';
import { graphql } from './subjects';

interface Side {
  port: number;
  token: string;
}

const wantedCards = 200;
const rerated = 5000;
const partSize = 500;

async function answer<Data>({ port, token }: Side, query: string, variables: object = {}): Promise<Data> {
  const { text } = await ask(graphql('rates', port, token, query, variables));
  const { data, errors } = JSON.parse(text) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}

interface Named {
  rows: { id: number }[];
}

/** 200 cards with 500 slabs each, of as many pairs of a customer and a vendor; kept with the database. */
async function makeCards(side: Side): Promise<{ customers: number[]; vendors: number[] }> {
  const found = await answer<{ customers: Named; vendors: Named; zoneSchemes: Named; rateCards: { rowCount: number } }>(
    side,
    `{ customers(search: { take: 40, sortBy: "createdOn" }) { rows { id } }
       vendors(search: { take: 20, sortBy: "name" }) { rows { id } }
       zoneSchemes { rows { id } } rateCards(search: { take: 1 }) { rowCount } }`,
  );
  const [customers, vendors] = [found.customers.rows, found.vendors.rows].map((rows) => rows.map(({ id }) => id));
  const [scheme] = found.zoneSchemes.rows;
  if (!customers || !vendors || !scheme) throw new Error('The demo has no rates');
  const pairs = customers.flatMap((customerId) => vendors.map((vendorId) => ({ customerId, vendorId })));
  for (const pair of pairs.slice(found.rateCards.rowCount, wantedCards)) {
    const { createRateCard } = await answer<{ createRateCard: { uniqueId: string } }>(
      side,
      'mutation($input: CreateRateCardInput!) { createRateCard(input: $input) { uniqueId } }',
      { input: { name: 'Bench', side: 'Customer', schemeId: scheme.id, validFrom: '2023-01-01', ...pair } },
    );
    await answer(side, 'mutation($input: SetRateSlabsInput!) { setRateSlabs(input: $input) { id } }', {
      input: { uniqueId: createRateCard.uniqueId, slabs },
    });
  }
  return { customers, vendors };
}

/** 50 steps of half a kilogram for each of five zones and two services. */
const slabs = ['A', 'B', 'C', 'D', 'E'].flatMap((zone, at) =>
  ['Air', 'Surface'].flatMap((serviceType) =>
    Array.from({ length: 50 }, (_, step) => ({
      zone,
      serviceType,
      fromWeight: step / 2,
      toWeight: step === 49 ? null : (step + 1) / 2,
      mode: 'Flat',
      baseAmount: 30 + 10 * at + 20 * step,
    })),
  ),
);

export async function rateRows(side: Side): Promise<string[][]> {
  const { customers, vendors } = await makeCards(side);
  return [await quoteRow(side, customers, vendors), ...(await rerateRows(side))];
}

async function quoteRow({ port, token }: Side, customers: number[], vendors: number[]): Promise<string[]> {
  const dice = random(11);
  const query = `query($input: QuoteConsignmentInput!) { quoteConsignment(input: $input) {
    chargeableWeight customerAmount vendorAmount customerLines { text amount } notes } }`;
  const times: number[] = [];
  for (let n = 0; n < 600; n += 1) {
    const input = {
      senderId: dice.pick(customers),
      vendorId: dice.pick(vendors),
      deliveryCityId: dice.int(1, 200),
      serviceType: dice.pick(['Air', 'Surface']),
      parcelType: 'Box',
      actualWeight: dice.int(1, 240) / 10,
      packet: 1,
    };
    const { took, text } = await ask(graphql('quote', port, token, query, { input }));
    if (text.includes('"errors"')) throw new Error(text);
    if (n >= 100) times.push(took);
  }
  return [
    `quote, ${wantedCards} cards of ${slabs.length} slabs`,
    `p95 ${ms(percentile(times, 95))} ms, median ${ms(percentile(times, 50))} ms`,
    '≤ 30 ms',
  ];
}

interface Rerated {
  rerateConsignments: { rows: { uniqueId: string; version: number; outcome: string }[]; next: string | null };
}

async function rerateRows(side: Side): Promise<string[][]> {
  const mutation = `mutation($input: RerateConsignmentsInput!, $key: String) {
    rerateConsignments(input: $input, clientRequestId: $key) {
      rows { uniqueId version awbNo oldCustomerAmount newCustomerAmount oldVendorAmount newVendorAmount outcome } next } }`;
  const send = async (input: object) =>
    (await answer<Rerated>(side, mutation, { input, key: randomUUID() })).rerateConsignments;
  const range = { fromDate: daysAgo(90), toDate: daysAgo(0), includeOverridden: true };
  const start = performance.now();
  const rows: Rerated['rerateConsignments']['rows'] = [];
  let after: string | null = null;
  do {
    const page: Rerated['rerateConsignments'] = await send({ ...range, after });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < rerated);
  const shown = performance.now();
  const items = rows
    .filter(({ outcome }) => outcome === 'Changed')
    .map(({ uniqueId, version }) => ({ uniqueId, version }));
  for (let at = 0; at < items.length; at += partSize)
    await send({ apply: true, includeOverridden: true, items: items.slice(at, at + partSize) });
  const done = performance.now();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  return [
    [`re-rating, preview of ${rows.length.toLocaleString('en-IN')}`, seconds(start, shown), ''],
    [`re-rating, ${items.length.toLocaleString('en-IN')} of them changed`, seconds(shown, done), ''],
    ['re-rating together', seconds(start, done), '≤ 10 s'],
  ];
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
