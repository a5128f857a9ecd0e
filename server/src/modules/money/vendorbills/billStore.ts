/** Compares the lines of a new bill and writes both. */
import { bulkInsert } from '../../../db/write/insert';
import type { NewRecord } from '../../../db/write/newRecord';
import type { Writer } from '../../../db/write/writer';
import { comparedValues } from './billLines';
import { matchedLines } from './billMatching';
import { VendorBill } from './vendorBill.entity';
import { VendorBillLine } from './vendorBillLine.entity';

type Counted = 'lineCount' | 'billed' | 'expected' | 'claim' | 'status';
type Printed = Omit<NewRecord<VendorBill>, Counted | 'liveBillNo' | 'agreed' | 'remark'>;

/** The bill's number must be free, and its vendor locked. */
export async function storeBill(db: Writer, printed: Printed, lines: readonly VendorBillLine[]): Promise<VendorBill> {
  const matched = await matchedLines(db, { id: 0, ...printed }, lines);
  lines.forEach((line, at) => Object.assign(line, comparedValues(line, matched[at])));
  const bill = await db.insert(VendorBill, {
    ...printed,
    liveBillNo: liveNumberOf(printed),
    lineCount: lines.length,
    ...figuresOf(lines),
    agreed: null,
    remark: null,
  });
  for (const line of lines) line.billId = bill.id;
  await bulkInsert(db.internal, VendorBillLine, lines);
  return bill;
}

export const liveNumberOf = ({ vendorId, billNo }: Pick<VendorBill, 'vendorId' | 'billNo'>): string =>
  `${vendorId}:${billNo.toUpperCase()}`;

/** What the bill keeps of its lines. */
export function figuresOf(lines: readonly VendorBillLine[]) {
  const sum = (of: (line: VendorBillLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const claim = sum((line) => (line.decision === 'Disputed' ? line.claim : 0));
  return {
    billed: sum(({ amount }) => amount),
    expected: sum(({ expected }) => expected ?? 0),
    claim,
    status: claim > 0 ? ('Disputed' as const) : ('Matched' as const),
  };
}
