/** What moved the cash in hand, and no closed day has yet. */
import { decodeRows, groupBy, integer, memberOf, nullable, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { CashKind } from '../../../domain/money/enums';
import { addDays, type DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';

export interface CashMovement {
  kind: CashKind;
  documentId: number;
  /** Of the document. */
  date: DateOnly;
  number: string;
  name: string;
  /** What it adds to the cash in hand. */
  amount: Paise;
}

/** Later than this after its date, a document is not looked for. */
export const maxLateDays = 100;

/** Documents whose amount is 0 once they are deleted or reversed. */
const documents = `SELECT 'Receipt' AS kind, p.id AS documentId, p.received_on AS date, p.number AS number, c.company AS name,
    CASE WHEN p.reversed_on IS NULL AND p.deleted_on IS NULL THEN p.amount ELSE 0 END AS amount
  FROM customer_payment p JOIN customer c ON c.id = p.customer_id
  WHERE p.branch_id = ? AND p.mode = 'Cash' AND p.received_on BETWEEN ? AND ?
  UNION ALL SELECT 'RunSheet', r.id, r.date, r.number, d.name, r.counted_cash
  FROM run_sheet r JOIN delivery_person d ON d.id = r.person_id
  WHERE r.branch_id = ? AND r.cash_confirmed_on IS NOT NULL AND r.date BETWEEN ? AND ?
  UNION ALL SELECT 'Expense', e.id, e.date, NULL, e.remark, CASE WHEN e.deleted_on IS NULL THEN -e.amount ELSE 0 END
  FROM expense e WHERE e.branch_id = ? AND e.date BETWEEN ? AND ?
  UNION ALL SELECT 'Deposit', t.id, t.date, t.reference, t.remark, CASE WHEN t.deleted_on IS NULL THEN -t.amount ELSE 0 END
  FROM cash_deposit t WHERE t.branch_id = ? AND t.date BETWEEN ? AND ?
  UNION ALL SELECT 'VppPayout', v.id, v.remitted_on, v.number, s.company, CASE WHEN v.reversed_on IS NULL THEN -v.paid_out ELSE 0 END
  FROM vpp_remittance v JOIN customer s ON s.id = v.customer_id
  WHERE v.branch_id = ? AND v.mode = 'Cash' AND v.remitted_on BETWEEN ? AND ?
  UNION ALL SELECT 'CourierRemittance', m.id, m.remitted_on, m.number, w.name, CASE WHEN m.reversed_on IS NULL THEN m.amount ELSE 0 END
  FROM courier_remittance m JOIN vendor w ON w.id = m.vendor_id
  WHERE m.branch_id = ? AND m.mode = 'Cash' AND m.remitted_on BETWEEN ? AND ?
  UNION ALL SELECT 'Refund', f.id, f.refunded_on, f.number, b.company, -f.amount
  FROM refund f JOIN customer b ON b.id = f.customer_id WHERE f.branch_id = ? AND f.mode = 'Cash' AND f.refunded_on BETWEEN ? AND ?`;

const shape = {
  kind: memberOf(CashKind),
  documentId: integer,
  date: text,
  number: nullable(text),
  name: nullable(text),
  amount: sum,
};

/** Of documents of the branch of up to the day; `start`: the first day of its book. */
export async function openMovements(
  db: Reader,
  branchId: number,
  { day, start }: { day: DateOnly; start: DateOnly },
): Promise<CashMovement[]> {
  const late = addDays(day, -maxLateDays);
  const from = late > start ? late : start;
  const found = decodeRows(
    await db.query(documents, Array.from({ length: 7 }, () => [branchId, from, day]).flat()),
    shape,
  );
  const entered = await enteredOf(db, found);
  return found
    .map(({ number, name, ...document }) => ({
      ...document,
      number: number ?? '',
      name: (name ?? '').slice(0, 160),
      amount: document.amount - (entered.get(keyOf(document)) ?? 0),
    }))
    .filter(({ amount }) => amount !== 0)
    .sort(byDate);
}

const byDate = (one: CashMovement, other: CashMovement) => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.kind === other.kind ? one.documentId - other.documentId : one.kind < other.kind ? -1 : 1;
};

const keyOf = ({ kind, documentId }: Pick<CashMovement, 'kind' | 'documentId'>) => `${kind} ${documentId}`;

/** What closed days have of each document, whatever its date was then. */
async function enteredOf(
  db: Reader,
  documentsFound: readonly Pick<CashMovement, 'kind' | 'documentId'>[],
): Promise<Map<string, Paise>> {
  const entered = new Map<string, Paise>();
  for (const [kind, held] of groupBy(documentsFound, (each) => each.kind)) {
    const rows = await db.query(
      `SELECT document_id AS documentId, SUM(amount) AS amount FROM cash_entry
       WHERE kind = ? AND document_id IN (${held.map(() => '?').join(', ')}) GROUP BY document_id`,
      [kind, ...held.map(({ documentId }) => documentId)],
    );
    for (const { documentId, amount } of decodeRows(rows, { documentId: integer, amount: sum }))
      entered.set(keyOf({ kind, documentId }), amount);
  }
  return entered;
}

export interface CashSums {
  receipts: Paise;
  expenses: Paise;
  deposits: Paise;
}

export function sumsOf(movements: readonly CashMovement[]): CashSums {
  const of = (...kinds: CashKind[]) =>
    movements.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  // Plus 0: what is not negative zero.
  return {
    receipts: of('Receipt', 'RunSheet', 'CourierRemittance'),
    expenses: 0 - of('Expense', 'VppPayout', 'Refund'),
    deposits: 0 - of('Deposit'),
  };
}

export const expectedCash = (openingCash: Paise, { receipts, expenses, deposits }: CashSums): Paise =>
  openingCash + receipts - expenses - deposits;
