/** The lines of a bill, as they are given and as they are stored. */
import { badInput } from '../../../core/operation/errors';
import { recordColumns } from '../../../db/write/insert';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { MatchedLine } from '../../../domain/vendorBills/billMatch';
import type { VendorBill } from './vendorBill.entity';
import type { VendorBillLineInput } from './vendorBill.inputs';
import { findingNames, VendorBillLine } from './vendorBillLine.entity';

export const linesOf = (db: Reader, { id }: VendorBill): Promise<VendorBillLine[]> =>
  db.select(VendorBillLine, 'r').where('r.billId = :id', { id }).orderBy('r.rowNo').addOrderBy('r.id').getMany();

/** No two lines of a bill have the same row. */
export function refuseDoubledRows(lines: readonly VendorBillLineInput[]): void {
  const rows = new Set<number>();
  for (const { rowNo } of lines) {
    if (rows.has(rowNo)) throw badInput(`Row ${rowNo} is given twice`, 'lines');
    rows.add(rowNo);
  }
}

const cut = (text: string | null | undefined, length: number) => text?.trim().slice(0, length) || null;

/** Before it is compared, and without its bill. */
export const newLine = (db: Writer, line: VendorBillLineInput): VendorBillLine =>
  Object.assign(new VendorBillLine(), {
    ...recordColumns(db),
    rowNo: line.rowNo,
    rawAwb: cut(line.awb, 60) ?? '',
    billedDate: line.billedDate ?? null,
    destination: cut(line.destination, 80),
    zoneCode: cut(line.zoneCode, 10)?.toUpperCase() ?? null,
    pieces: line.pieces ?? null,
    billedWeight: line.billedWeight ?? null,
    freight: line.freight ?? null,
    fuel: line.fuel ?? null,
    other: line.other ?? null,
    amount: line.amount ?? 0,
    decision: 'Open' as const,
    isByHand: false,
    remark: null,
  });

/** A decision made by hand stays; otherwise what is claimed is disputed and the rest accepted. */
export function comparedValues(line: VendorBillLine, matched: MatchedLine | undefined) {
  if (!matched) throw new Error(`Row ${line.rowNo} has not been compared`);
  const { consignment, claim, findings } = matched;
  const isOurs = matched.expected !== null;
  return {
    awbNo: matched.awbNo,
    consignmentId: consignment?.id ?? null,
    ourWeight: isOurs ? (consignment?.vendorWeight ?? null) : null,
    ourZone: isOurs ? (consignment?.zoneCode ?? null) : null,
    findingNames: findingNames(findings),
    expected: matched.expected,
    weightPart: matched.weightPart,
    zonePart: matched.zonePart,
    ratePart: matched.ratePart,
    claim,
    why: matched.why.slice(0, 200),
    decision: line.isByHand ? line.decision : claim > 0 ? ('Disputed' as const) : ('Accepted' as const),
  };
}

/** What a comparison or a decision changes of a line. */
export const comparedColumns = [
  'rawAwb',
  'awbNo',
  'consignmentId',
  'ourWeight',
  'ourZone',
  'findingNames',
  'expected',
  'weightPart',
  'zonePart',
  'ratePart',
  'claim',
  'why',
  'decision',
] as const satisfies readonly (keyof VendorBillLine)[];
