/** What was accepted of a bill becomes the cost of its consignments, beside the amount that was booked. */
import { command, type QueryContext } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { acceptedAmount } from '../../../domain/vendorBills/acceptedAmount';
import { saveVendorCosts } from '../../bookings/consignments/consignment.save';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { linesOf } from './billLines';
import { VendorBill } from './vendorBill.entity';
import { CorrectVendorAmountsInput } from './vendorBill.inputs';
import type { VendorBillLine } from './vendorBillLine.entity';
import type { VendorAmountOutcome, VendorAmountRow, VendorAmounts } from './vendorAmounts.type';

/** The preview reads without a transaction. */
export const correctVendorAmounts = command({
  action: 'correctVendorAmounts',
  input: CorrectVendorAmountsInput,
  prepare: async (context: QueryContext, input) => (input.apply ? null : preview(context, input)),
  async run({ db }, { uniqueId, version }, shown) {
    // Locked, so that no line is decided otherwise meanwhile.
    return shown ?? applyCosts(db, await db.lock(VendorBill, uniqueId, version));
  },
});

async function preview({ db }: QueryContext, { uniqueId }: CorrectVendorAmountsInput): Promise<VendorAmounts> {
  const bill = await db.get(VendorBill, uniqueId);
  const lines = await comparedLines(db, bill);
  const found = await db.byIds(Consignment, lines.map(consignmentOf), columns);
  return answerOf(changesOf(bill, lines, [...found.values()]));
}

const columns = [
  'vendorId',
  'vendorAmount',
  'vendorCost',
  'isApproved',
  'invoiceId',
  'deletedOn',
] as const satisfies readonly (keyof Consignment)[];

/** Of a locked bill. */
async function applyCosts(db: Writer, bill: VendorBill): Promise<VendorAmounts> {
  const lines = await comparedLines(db, bill);
  const changes = changesOf(bill, lines, await db.lockMany(Consignment, lines.map(consignmentOf)));
  const answer = answerOf(changes);
  await db.remarked(`Bill ${bill.billNo}`, () =>
    saveVendorCosts(
      db,
      changes.flatMap(({ consignment, cost }) => (consignment && cost !== null ? [[consignment, cost] as const] : [])),
    ),
  );
  return answer;
}

/** A deleted bill costs nothing: consignments that are neither approved nor invoiced cost again what was booked. */
export async function takeBackCosts(db: Writer, bill: VendorBill): Promise<void> {
  const lines = await comparedLines(db, bill);
  const locked = await db.lockMany(Consignment, lines.map(consignmentOf));
  const open = locked.filter(
    (row) => row.vendorCost !== null && row.vendorId === bill.vendorId && fixedOutcome(row) === null,
  );
  await db.remarked(`Bill ${bill.billNo} deleted`, () =>
    saveVendorCosts(
      db,
      open.map((row) => [row, null] as const),
    ),
  );
}

const consignmentOf = ({ consignmentId }: VendorBillLine): number => consignmentId ?? 0;

/** Lines of consignments that are the vendor's, each of which has one. */
const comparedLines = async (db: Reader, bill: VendorBill): Promise<VendorBillLine[]> =>
  (await linesOf(db, bill)).filter(({ consignmentId, expected }) => consignmentId !== null && expected !== null);

type Costing = Pick<Consignment, 'id' | (typeof columns)[number]>;

interface Change<Row> {
  line: VendorBillLine;
  /** Undefined if it is deleted. */
  consignment: Row | undefined;
  outcome: VendorAmountOutcome;
  /** Null where it stays. */
  cost: number | null;
}

function changesOf<Row extends Costing>(
  { vendorId }: VendorBill,
  lines: readonly VendorBillLine[],
  found: readonly Row[],
): Change<Row>[] {
  const byId = new Map(found.filter(({ deletedOn }) => deletedOn === null).map((row) => [row.id, row]));
  return lines.map((line) => {
    const consignment = byId.get(consignmentOf(line));
    const cost = acceptedAmount(line);
    if (!consignment) return { line, consignment, outcome: 'Skipped: deleted', cost: null };
    // Given to another vendor since the bill was compared: that one's bill says what it cost.
    if (consignment.vendorId !== vendorId) return { line, consignment, outcome: 'Skipped: other vendor', cost: null };
    const fixed = fixedOutcome(consignment);
    if (fixed) return { line, consignment, outcome: fixed, cost: null };
    if (cost === null) return { line, consignment, outcome: 'Skipped: not decided', cost };
    return { line, consignment, outcome: cost === costOf(consignment) ? 'Unchanged' : 'Changed', cost };
  });
}

function fixedOutcome({ isApproved, invoiceId }: Pick<Costing, 'isApproved' | 'invoiceId'>) {
  if (isApproved) return 'Skipped: approved' as const;
  return invoiceId === null ? null : ('Skipped: invoiced' as const);
}

const costOf = ({ vendorCost, vendorAmount }: Costing): number => vendorCost ?? vendorAmount;

function answerOf(changes: readonly Change<Costing>[]): VendorAmounts {
  const rows = changes.map(({ line, consignment, outcome, cost }): VendorAmountRow => {
    const oldCost = consignment ? costOf(consignment) : 0;
    const { uniqueId, rowNo, rawAwb, awbNo } = line;
    return { uniqueId, rowNo, awbNo: awbNo ?? rawAwb, oldCost, newCost: cost ?? oldCost, outcome };
  });
  return {
    changed: rows.filter(({ outcome }) => outcome === 'Changed').length,
    skipped: rows.filter(({ outcome }) => outcome.startsWith('Skipped')).length,
    difference: rows.reduce((sum, { oldCost, newCost }) => sum + newCost - oldCost, 0),
    rows,
  };
}
