import { badInput, refuse } from '../../../core/operation/errors';
import { listPage } from '../../../core/list/list';
import { command, query } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { bulkUpdate } from '../../../db/write/update';
import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import { addDays } from '../../../domain/values/dates';
import { vendorBillRefusal } from '../../../domain/policy/vendorBills';
import { splitRefs } from '../../../db/schema/record';
import type { MatchedLine } from '../../../domain/vendorBills/billMatch';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { importedLines, markImported, readyImport } from './billImport';
import { comparedColumns, comparedValues, linesOf, newLine, refuseDoubledRows } from './billLines';
import { matchedLines } from './billMatching';
import { figuresOf, liveNumberOf, storeBill } from './billStore';
import { takeBackCosts } from './vendorAmounts.service';
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
import { toleranceOf } from './vendorTolerance.service';

export const vendorBills = listQuery('vendorBills', VendorBillSearch, vendorBillList);

export const vendorBill = recordQuery('vendorBill', VendorBill);

export const vendorBillLines = query({
  action: 'vendorBillLines',
  input: VendorBillLineSearch,
  async run(context, search) {
    const { id } = await context.db.get(VendorBill, search.uniqueId);
    return listPage(vendorBillLineList, context, Object.assign(search, { uniqueId: String(id) }));
  },
});

export const createVendorBill = command({
  action: 'createVendorBill',
  input: CreateVendorBillInput,
  taken: ({ billNo }) => `Bill ${billNo.trim()} of this vendor exists already`,
  async run(context, input) {
    const { db, today } = context;
    const vendor = await db.named(Vendor, input.vendorId, 'Vendor', 'vendorId');
    const billNo = input.billNo.trim();
    // The serial's row stays locked until the commit: of two bills entered at once the second is compared with the first.
    await nextSerial(db, `bills of vendor ${vendor.id}`);
    if (await db.find(VendorBill, { liveBillNo: liveNumberOf({ vendorId: vendor.id, billNo }) }))
      refuse(`Bill ${billNo} of ${vendor.name} exists already`);
    const job = input.importId ? await readyImport(context, input.importId) : null;
    const given = job ? await importedLines(context, job) : (input.lines ?? []);
    if (!job) refuseDoubledRows(given);
    const bill = await storeBill(
      db,
      {
        vendorId: vendor.id,
        billNo,
        billDate: input.billDate,
        periodFrom: input.periodFrom,
        periodTo: input.periodTo,
        taxable: input.taxable,
        gst: input.gst ?? 0,
        total: input.total,
        importJobId: job?.id ?? null,
        dueBy: addDays(today(), (await toleranceOf(db, vendor.id)).windowDays),
      },
      given.map((line) => newLine(db, line)),
    );
    if (job) await markImported(db, job, bill);
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
    const matched = await matchedLines(db, bill, lines);
    for (const [at, line] of lines.entries()) if (take(line, matched[at])) changed.add(line);
    await bulkUpdate(db.internal, VendorBillLine, [...changed], comparedColumns);
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
  async run({ db }, { uniqueId, version }) {
    const bill = await openBill(db, uniqueId, version);
    await takeBackCosts(db, bill);
    return db.delete(bill, { liveBillNo: null });
  },
});

/** Locked; a settled bill is refused. */
async function openBill(db: Writer, uniqueId: string, version: number | null | undefined): Promise<VendorBill> {
  const bill = await db.lock(VendorBill, uniqueId, version);
  refuse(vendorBillRefusal.change(bill));
  return bill;
}

const maxAwb = 60;

function corrected(lines: readonly VendorBillLine[], corrections: readonly AwbCorrection[]): VendorBillLine[] {
  return corrections.map(({ rowNo, awb }) => {
    const line = lines.find((each) => each.rowNo === rowNo);
    if (!line) throw badInput('Line not found', 'corrections');
    const rawAwb = awb.trim();
    if (rawAwb === '') throw badInput('AWB is required', 'corrections');
    if (rawAwb.length > maxAwb) throw badInput(`AWB must have at most ${maxAwb} characters`, 'corrections');
    return Object.assign(line, { rawAwb });
  });
}

/** True if the comparison came out otherwise than before. */
function take(line: VendorBillLine, matched: MatchedLine | undefined): boolean {
  const values = comparedValues(line, matched);
  const isOther = Object.entries(values).some(([name, value]) => line[name as keyof VendorBillLine] !== value);
  Object.assign(line, values);
  return isOther;
}
