/** The mail with a dispute sheet; composed when it is sent, by the decisions of then. */
import { formatDate } from '../../../domain/values/dates';
import { formatRupees, paiseToRupees } from '../../../domain/values/money';
import { disputeSheet, isDisputed, type BillFile, type DisputeSheet } from '../../../domain/vendorBills/disputeSheet';
import { gramsToKg } from '../../../domain/values/weight';
import type { Compose } from '../../../core/module/app.types';
import { backgroundReader } from '../../../core/observation/backgroundReader';
import type { Reader } from '../../../db/read/reader';
import { ImportJob } from '../../bookings/imports/importJob.entity';
import { rowsByNumber } from '../../bookings/imports/rowStore';
import { mailedBy } from '../../parties/company/letterhead';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { linesOf } from './billLines';
import { VendorBill } from './vendorBill.entity';
import type { VendorBillLine } from './vendorBillLine.entity';

/** What the mail is about is in its topic, since the outbox holds no content. */
export const disputeTopic = (billId: number): string => `dispute ${billId}`;

export const composeDispute: Compose = async (app, { topic, recipient }) => {
  const db = backgroundReader(app);
  const bill = await db.find(VendorBill, { id: Number(topic.split(' ')[1]) });
  if (!bill || bill.deletedOn || bill.claim === 0) return null;
  const vendor = await db.find(Vendor, { id: bill.vendorId });
  const lines = (await linesOf(db, bill)).filter(isDisputed);
  const { billNo, billDate, periodFrom, periodTo, claim } = bill;
  const { from, letterhead } = await mailedBy(db, app);
  return {
    from,
    letterhead,
    to: recipient,
    subject: `Claim on your bill ${billNo}`,
    content: {
      greeting: `Dear ${vendor?.contactPerson ?? 'Sir or Madam'},`,
      paragraphs: [
        `We have compared your bill ${billNo} of ${formatDate(billDate)}, for ${formatDate(periodFrom)} to ${formatDate(periodTo)}, with our bookings and your rates.`,
        `${lines.length} of its ${bill.lineCount} lines ask for ${formatRupees(claim)} too much, without tax. Please find them attached, with our weight, what we expected, and the reason of each.`,
        'Please send us a credit note, or tell us which lines you disagree with.',
      ],
      note: `Please answer to ${from.address}.`,
    },
    attachments: [
      {
        filename: `Dispute-${billNo.replace(/[^\w.-]+/g, '-')}.xls`,
        contentType: 'application/vnd.ms-excel',
        content: await workbookOf(disputeSheet(lines.map(shown), await fileOf(db, bill, lines))),
      },
    ],
  };
};

const kgOf = (grams: number | null) => (grams === null ? null : gramsToKg(grams));

/** In rupees and kilograms. */
const shown = (line: VendorBillLine) => ({
  ...line,
  billedWeight: kgOf(line.billedWeight),
  ourWeight: kgOf(line.ourWeight),
  amount: paiseToRupees(line.amount),
  expected: line.expected === null ? null : paiseToRupees(line.expected),
  claim: paiseToRupees(line.claim),
});

async function fileOf(
  db: Reader,
  { importJobId }: VendorBill,
  lines: readonly VendorBillLine[],
): Promise<BillFile | null> {
  const job = importJobId === null ? null : await db.find(ImportJob, { id: importJobId });
  if (!job) return null;
  const rows = await rowsByNumber(
    db,
    job,
    lines.map(({ rowNo }) => rowNo),
  );
  return {
    headers: JSON.parse(job.headersJson) as string[],
    cells: new Map(rows.map(({ rowNo, cellsJson }) => [rowNo, JSON.parse(cellsJson) as string[]])),
  };
}

/** Loaded with the first such mail only. A disputed bill has some hundred lines at most, which take milliseconds. */
async function workbookOf({ columns, rows }: DisputeSheet): Promise<Buffer> {
  const { utils, write } = await import('sheetjs-style');
  const sheet = utils.aoa_to_sheet([columns.map(({ title }) => title), ...rows.map((row) => [...row])]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Dispute');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}
