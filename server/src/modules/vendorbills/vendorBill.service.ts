import { badInput, refuse } from '../../core/errors';
import { listPage } from '../../core/list';
import { command, query } from '../../core/operation';
import { RecordInput } from '../../core/record.inputs';
import { bulkInsert } from '../../db/bulkInsert';
import type { Writer } from '../../db/writer';
import { addDays } from '../../domain/dates';
import { vendorBillRefusal } from '../../domain/policy';
import { splitRefs } from '../../domain/recordRef';
import type { MatchedLine } from '../../domain/vendorBills/billMatch';
import { Vendor } from '../vendors/vendor.entity';
import { matchedLines } from './billMatching';
import { comparedValues, newLine } from './billLines';
import { VendorBill } from './vendorBill.entity';
import {
  CreateVendorBillInput,
  DecideLinesInput,
  MatchVendorBillInput,
  SettleVendorBillInput,
  type AwbCorrection,
} from './vendorBill.inputs';
import { vendorBillLineList, VendorBillLineSearch, vendorBillList, VendorBillSearch } from './vendorBill.list';
import { VendorBillLine } from './vendorBillLine.entity';

export const vendorBills = query({
  action: 'vendorBills',
  input: VendorBillSearch,
  run: (context, search) => listPage(vendorBillList, context, search),
});

export const vendorBill = query({
  action: 'vendorBill',
  input: RecordInput,
  run: ({ db }, { uniqueId }) => db.get(VendorBill, uniqueId),
});

export const vendorBillLines = query({
  action: 'vendorBillLines',
  input: VendorBillLineSearch,
  async run(context, search) {
    const { id } = await context.db.get(VendorBill, search.uniqueId);
    return listPage(vendorBillLineList, context, Object.assign(search, { uniqueId: String(id) }));
  },
});

/** Days in which vendors take claims. */
const windowDays = 7;

export const createVendorBill = command({
  action: 'createVendorBill',
  input: CreateVendorBillInput,
  taken: ({ billNo }) => `Bill ${billNo.trim()} of this vendor exists already`,
  async run({ db, today }, input) {
    const vendor = await db.named(Vendor, input.vendorId, 'Vendor', 'vendorId');
    const billNo = input.billNo.trim();
    const liveBillNo = `${vendor.id}:${billNo.toUpperCase()}`;
    if (await db.find(VendorBill, { liveBillNo })) refuse(`Bill ${billNo} of ${vendor.name} exists already`);
    const compared = { id: 0, vendorId: vendor.id, billDate: input.billDate };
    const lines = input.lines.map((line) => newLine(db, line));
    const matched = await matchedLines(db, compared, lines);
    lines.forEach((line, at) => Object.assign(line, comparedValues(line, matched[at])));
    const bill = await db.insert(VendorBill, {
      vendorId: vendor.id,
      billNo,
      liveBillNo,
      billDate: input.billDate,
      periodFrom: input.periodFrom,
      periodTo: input.periodTo,
      taxable: input.taxable,
      gst: input.gst ?? 0,
      total: input.total,
      lineCount: lines.length,
      ...figuresOf(lines),
      agreed: null,
      dueBy: addDays(today, windowDays),
      remark: null,
    });
    for (const line of lines) line.billId = bill.id;
    await bulkInsert(db.internal, VendorBillLine, lines);
    return bill;
  },
});

export const matchVendorBill = command({
  action: 'matchVendorBill',
  input: MatchVendorBillInput,
  async run({ db }, { uniqueId, version, corrections }) {
    const bill = await openBill(db, uniqueId, version);
    const lines = await linesOf(db, bill);
    const changed = new Set<VendorBillLine>();
    for (const line of corrected(lines, corrections ?? [])) changed.add(line);
    const matched = new Map((await matchedLines(db, bill, lines)).map((line) => [line.rowNo, line]));
    for (const line of lines) if (take(line, matched.get(line.rowNo))) changed.add(line);
    await rewrite(db, [...changed]);
    return db.update(bill, { ...figuresOf(lines), updatedOn: db.now });
  },
});

export const decideLines = command({
  action: 'decideLines',
  input: DecideLinesInput,
  async run({ db }, { uniqueId, version, lineIds, decision, remark }) {
    const bill = await openBill(db, uniqueId, version);
    const lines = await linesOf(db, bill);
    const { ids, uniqueIds } = splitRefs(lineIds);
    const chosen = lines.filter((line) => ids.includes(line.id) || uniqueIds.includes(line.uniqueId));
    if (chosen.length < new Set(lineIds).size) throw badInput('Line not found', 'lineIds');
    const locked = await db.lockMany(
      VendorBillLine,
      chosen.map(({ id }) => id),
    );
    const change = { decision, isByHand: true, ...(remark === undefined ? {} : { remark: remark?.trim() || null }) };
    await db.updateMany(locked, change);
    for (const line of chosen) Object.assign(line, change);
    return db.update(bill, { ...figuresOf(lines), updatedOn: db.now });
  },
});

export const settleVendorBill = command({
  action: 'settleVendorBill',
  input: SettleVendorBillInput,
  async run({ db }, { uniqueId, version, agreed, remark }) {
    const bill = await openBill(db, uniqueId, version);
    if (agreed > bill.claim) throw badInput('Agreed amount is more than the claim', 'agreed');
    return db.update(bill, { agreed, remark: remark?.trim() || null, status: 'Settled' });
  },
});

export const deleteVendorBill = command({
  action: 'deleteVendorBill',
  input: RecordInput,
  run: async ({ db }, { uniqueId, version }) => db.delete(await openBill(db, uniqueId, version), { liveBillNo: null }),
});

/** Locked; a settled bill is refused. */
async function openBill(db: Writer, uniqueId: string, version: number | null | undefined): Promise<VendorBill> {
  const bill = await db.lock(VendorBill, uniqueId, version);
  refuse(vendorBillRefusal.change(bill));
  return bill;
}

const linesOf = (db: Writer, { id }: VendorBill): Promise<VendorBillLine[]> =>
  db.select(VendorBillLine, 'r').where('r.billId = :id', { id }).orderBy('r.rowNo').addOrderBy('r.id').getMany();

function corrected(lines: readonly VendorBillLine[], corrections: readonly AwbCorrection[]): VendorBillLine[] {
  return corrections.map(({ rowNo, awb }) => {
    const line = lines.find((each) => each.rowNo === rowNo);
    if (!line) throw badInput('Line not found', 'corrections');
    return Object.assign(line, { rawAwb: awb.trim().slice(0, 60) });
  });
}

/** True if the comparison came out otherwise than before. */
function take(line: VendorBillLine, matched: MatchedLine | undefined): boolean {
  const values = comparedValues(line, matched);
  const isOther = Object.entries(values).some(([name, value]) => line[name as keyof VendorBillLine] !== value);
  Object.assign(line, values);
  return isOther;
}

async function rewrite(db: Writer, lines: readonly VendorBillLine[]): Promise<void> {
  for (const line of lines) await db.internal.save(VendorBillLine, line);
}

/** What the bill keeps of its lines. */
function figuresOf(lines: readonly VendorBillLine[]) {
  const sum = (of: (line: VendorBillLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const claim = sum((line) => (line.decision === 'Disputed' ? line.claim : 0));
  return {
    billed: sum(({ amount }) => amount),
    expected: sum(({ expected }) => expected ?? 0),
    claim,
    status: claim > 0 ? ('Disputed' as const) : ('Matched' as const),
  };
}
