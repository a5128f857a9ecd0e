/** Comparing a vendor's bill of 2,000 lines with consignments and rate cards. */
import { randomUUID } from 'node:crypto';
import { ask } from './load';
import { graphql } from './subjects';

interface Side {
  port: number;
  token: string;
}

/** As many as a JSON body of 256 KB holds; longer bills come as files. */
const wantedLines = 2000;

async function answer<Data>({ port, token }: Side, query: string, variables: object = {}): Promise<Data> {
  const { text } = await ask(graphql('bills', port, token, query, variables));
  const { data, errors } = JSON.parse(text) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}

interface Parcel {
  awbNo: string;
  vendorId: number;
  bookingDate: string;
  chargeableWeight: number;
  vendorAmount: number;
}

/** A bill over the consignments of the vendor with rates and, to make 2,000, those of others. */
export async function billRows(side: Side): Promise<string[][]> {
  const search = (filter: string) =>
    answer<{ consignments: { rows: Parcel[] } }>(
      side,
      `{ consignments(search: { ${filter} take: ${wantedLines} }) {
        rows { awbNo vendorId bookingDate chargeableWeight vendorAmount } } }`,
    );
  const own = (await search('vendorId: ["12"],')).consignments.rows;
  const others = (await search('')).consignments.rows.filter(({ vendorId }) => vendorId !== 12);
  const lines = [...own, ...others].slice(0, wantedLines).map((parcel, at) => ({
    rowNo: at + 2,
    awb: parcel.awbNo,
    billedDate: parcel.bookingDate,
    zoneCode: 'C',
    billedWeight: parcel.chargeableWeight,
    amount: parcel.vendorAmount,
  }));
  const taxable = Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
  const input = {
    vendorId: '12',
    billNo: `Bench ${randomUUID().slice(0, 8)}`,
    billDate: '2026-07-31',
    periodFrom: '2026-07-01',
    periodTo: '2026-07-31',
    taxable,
    total: taxable,
    lines,
  };
  const start = performance.now();
  const { createVendorBill } = await answer<{ createVendorBill: { uniqueId: string } }>(
    side,
    'mutation($input: CreateVendorBillInput!) { createVendorBill(input: $input) { uniqueId claim } }',
    { input },
  );
  const created = performance.now();
  await answer(side, 'mutation($input: SaveToleranceInput!) { saveTolerance(input: $input) { version } }', {
    input: { uniqueId: createVendorBill.uniqueId, grams: 0.1, amount: 500, windowDays: 7 },
  });
  const saved = performance.now();
  await answer(side, 'mutation($input: MatchVendorBillInput!) { matchVendorBill(input: $input) { uniqueId claim } }', {
    input: { uniqueId: createVendorBill.uniqueId },
  });
  const matched = performance.now();
  await answer(side, 'mutation($input: RecordInput!) { deleteVendorBill(input: $input) { uniqueId } }', {
    input: { uniqueId: createVendorBill.uniqueId },
  });
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`;
  return [
    [
      `a bill of ${lines.length} lines (${own.length} with rates), read, compared and written`,
      seconds(start, created),
      '≤ 5 s',
    ],
    ['compared again with another tolerance', seconds(saved, matched), '≤ 5 s'],
  ];
}
