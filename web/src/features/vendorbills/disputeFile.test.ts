import * as Xlsx from 'sheetjs-style';
import { disputeSheet, type DisputedLine } from '../../../../server/src/domain/vendorBills/disputeSheet';
import { xlsWriter } from '../../ui/file/xls';
import { cellOf } from '../../ui/table/columns';
import { sheetColumns } from './disputeFile';

const line = (rowNo: number, given: Partial<DisputedLine> = {}): DisputedLine => ({
  rowNo,
  rawAwb: `T${rowNo}`,
  billedWeight: 2.6,
  zoneCode: 'C',
  amount: 211.2,
  ourWeight: 2,
  expected: 145.2,
  claim: 66,
  why: 'Weight 2.600 for 2.000 Kg: + 66.00',
  decision: 'Disputed',
  ...given,
});
const lines = [
  line(2),
  line(3, { decision: 'Accepted' }),
  line(4, { claim: 0.1, remark: 'Seen twice' }),
  line(5, { claim: 0.2 }),
  line(6, { claim: 0 }),
];

/** The rows of the written file, as read again. */
function reopened(file: Parameters<typeof disputeSheet>[1]): unknown[][] {
  const sheet = disputeSheet(lines, file);
  const columns = sheetColumns(sheet);
  const table = { name: 'Dispute', columns: sheet.columns, timezone: 'Asia/Kolkata' };
  const writer = xlsWriter([table]);
  writer.add(sheet.rows.map((row) => columns.map((column) => cellOf(column, row))));
  const book = Xlsx.read(Buffer.concat(writer.finish()), { type: 'array' });
  return Xlsx.utils.sheet_to_json(book.Sheets.Dispute ?? {}, { header: 1, defval: null });
}

test("the sheet has the vendor's columns in their order, then ours, and the claim as its total", () => {
  const headers = ['Docket', 'Branch', 'Net Amt'];
  const cells = new Map([2, 4, 5].map((row) => [row, [`T${row}`, `B${row}`, '211.20']] as const));
  const why = 'Weight 2.600 for 2.000 Kg: + 66.00';
  expect(reopened({ headers, cells })).toEqual([
    [...headers, 'Our Weight', 'Expected', 'Claim', 'Reason', 'POD', 'Weight Evidence'],
    ['T2', 'B2', '211.20', 2, 145.2, 66, why, null, null],
    ['T4', 'B4', '211.20', 2, 145.2, 0.1, `${why}. Seen twice`, null, null],
    ['T5', 'B5', '211.20', 2, 145.2, 0.2, why, null, null],
    ['Total', null, null, null, null, 66.3, null, null, null],
  ]);
});

test('without a file it has the columns that a bill knows', () => {
  const [head, first, ...others] = reopened(null);
  expect(head?.slice(0, 8)).toEqual(['AWB', 'Date', 'Destination', 'Pieces', 'Weight', 'Zone', 'Amount', 'Our Weight']);
  expect(first?.slice(0, 8)).toEqual(['T2', null, null, null, 2.6, 'C', 211.2, 2]);
  expect(others.at(-1)).toEqual(expect.arrayContaining(['Total', 66.3]));
});
