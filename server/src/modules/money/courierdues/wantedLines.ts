/** Which consignments a remittance is for, and how much of it is for each. */
import { oldestFirst } from '../../../domain/money/oldestFirst';
import { normalizeAwb } from '../../../domain/bookings/awb';
import { courierDueRefusal } from '../../../domain/policy/courierDues';
import type { Paise } from '../../../domain/values/money';
import { decodeRows, integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { badInput, conflict } from '../../../core/operation/errors';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { maxLines, type CourierRemittanceLineInput, type RecordCourierRemittanceInput } from './courierDue.inputs';

interface OpenDue {
  consignmentId: number;
  uniqueId: string;
  awbNo: string;
  open: Paise;
}

export interface WantedLine {
  consignmentId: number;
  awbNo: string;
  amount: Paise;
}

type Wanted = Pick<RecordCourierRemittanceInput, 'amount' | 'lines'>;

/** The oldest delivery first. Throws if the lines do not make the amount. */
export async function wantedLines(db: Reader, vendorId: number, { amount, lines }: Wanted): Promise<WantedLine[]> {
  const open = await openOf(db, vendorId);
  const chosen = lines ? chosenOf(open, lines) : open.map((due) => ({ due, given: null }));
  const parts = oldestFirst(
    amount,
    chosen.map(({ due, given }) => ({ open: due.open, given })),
  );
  const wanted = chosen.flatMap(({ due: { consignmentId, awbNo } }, at) => {
    const part = parts[at] ?? 0;
    return part === 0 ? [] : [{ consignmentId, awbNo, amount: part }];
  });
  const sum = wanted.reduce((total, line) => total + line.amount, 0);
  if (sum !== amount) {
    if (lines) throw badInput(courierDueRefusal.sum({ sum, amount }), 'amount');
    const vendor = await db.find(Vendor, { id: vendorId });
    throw badInput(courierDueRefusal.aboveDue({ vendor: vendor?.name ?? '', due: sum }), 'amount');
  }
  if (wanted.length > maxLines) throw badInput(courierDueRefusal.tooMany({ most: maxLines }), 'amount');
  return wanted;
}

/** In the order of the deliveries. */
function chosenOf(open: readonly OpenDue[], lines: readonly CourierRemittanceLineInput[]) {
  const byRef = new Map(
    open.flatMap((due) => [
      [String(due.consignmentId), due] as const,
      [due.uniqueId, due] as const,
      [awbKey(due.awbNo), due] as const,
    ]),
  );
  const given = new Map<OpenDue, Paise | null>();
  for (const { consignmentId, awb, amount } of lines) {
    const due = byRef.get(consignmentId?.toLowerCase() ?? awbKey(awb ?? ''));
    if (!due) throw conflict(courierDueRefusal.notDue({ ref: consignmentId ?? awb ?? '' }));
    if (given.has(due)) throw badInput(courierDueRefusal.twice(due), 'lines');
    if ((amount ?? 0) > due.open) throw badInput(courierDueRefusal.aboveOpen(due), 'lines');
    given.set(due, amount ?? null);
  }
  return open.flatMap((due) => {
    const amount = given.get(due);
    return amount === undefined ? [] : [{ due, given: amount }];
  });
}

/** Apart from ids, which have digits alone. */
const awbKey = (awb: string): string => `AWB ${normalizeAwb(awb)}`;

async function openOf(db: Reader, vendorId: number): Promise<OpenDue[]> {
  const rows = await db.seen.query(
    `SELECT c.id AS consignmentId, c.unique_id AS uniqueId, c.awb_no AS awbNo, d.open_amount AS open
     FROM courier_due d JOIN consignment c ON c.id = d.consignment_id
     WHERE d.open_amount > 0 AND d.vendor_id = ? ORDER BY d.delivered_on, d.id`,
    [vendorId],
  );
  return decodeRows(rows, { consignmentId: integer, uniqueId: text, awbNo: text, open: integer });
}
