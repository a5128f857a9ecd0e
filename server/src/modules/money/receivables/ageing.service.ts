import { Field, InputType } from 'type-graphql';
import { daysBetween, firstOfFinancialYear, type DateOnly as Day } from '../../../domain/values/dates';
import type { AgeingBucket } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { Optional } from '../../../domain/rules/rules';
import { decodeRows, integer, nullable, sum, text } from '../../../db/read/rawRows';
import { refWhere, type Reader } from '../../../db/read/reader';
import { badInput } from '../../../core/operation/errors';
import { query } from '../../../core/operation/operation';
import { BranchInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { openingNumber } from '../../billing/ledger/ledger';
import type { Ageing, AgeingItem, AgeingRow, AgeingSums } from './ageing.type';

@InputType()
export class AgeingSearch extends BranchInput {
  @Field(() => DateOnly, { nullable: true, description: 'Default: today.' })
  @Optional()
  asOf?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'Only this customer, with its open items.' })
  @Optional()
  customerId?: string | null;
}

export const ageing = query({
  action: 'ageing',
  isReport: true,
  input: AgeingSearch,
  async run({ db, today }, search): Promise<Ageing> {
    const asOf = search.asOf ?? today();
    const only = search.customerId ? await customerNamed(db, search.customerId) : null;
    return ageingOf(db, asOf, only);
  },
});

async function customerNamed(db: Reader, ref: string): Promise<number> {
  const found = await db.find(Customer, refWhere<Customer>(ref));
  if (!found) throw badInput('Customer not found', 'customerId');
  return found.id;
}

async function ageingOf(db: Reader, asOf: Day, customerId: number | null): Promise<Ageing> {
  const [items, advances, given] = await Promise.all([
    openItems(db, asOf, customerId),
    advancesOf(db, asOf, customerId),
    writtenOffOf(db, asOf, customerId),
  ]);
  const sums = new Map<number, AgeingSums>();
  const of = (id: number) => {
    const known = sums.get(id) ?? noSums();
    sums.set(id, known);
    return known;
  };
  for (const { customerId: id, bucket, outstanding } of items) addTo(of(id), bucket, outstanding);
  for (const [id, amount] of advances) {
    of(id).advances += amount;
    of(id).balance -= amount;
  }
  for (const [id, amount] of given) of(id).writtenOff += amount;
  const customers = await db.byIds(Customer, [...sums.keys()], ['uniqueId', 'company', 'contact']);
  const rows = [...sums].map(([id, each]): AgeingRow => {
    const { uniqueId = '', company = '', contact = '' } = customers.get(id) ?? {};
    return { ...each, customerId: id, customerUniqueId: uniqueId, company, contact };
  });
  rows.sort((a, b) => b.balance - a.balance || a.customerId - b.customerId);
  return { asOf, rows, total: totalOf(rows), items: customerId === null ? [] : items };
}

export const noSums = (): AgeingSums => ({
  notDue: 0,
  days30: 0,
  days60: 0,
  days90: 0,
  days180: 0,
  older: 0,
  advances: 0,
  writtenOff: 0,
  balance: 0,
});

function totalOf(rows: readonly AgeingSums[]): AgeingSums {
  const total = noSums();
  for (const row of rows) for (const name of Object.keys(total) as (keyof AgeingSums)[]) total[name] += row[name];
  return total;
}

const fieldOf = {
  NotDue: 'notDue',
  Days30: 'days30',
  Days60: 'days60',
  Days90: 'days90',
  Days180: 'days180',
  Older: 'older',
} as const satisfies Record<AgeingBucket, keyof AgeingSums>;

export function addTo(sums: AgeingSums, bucket: AgeingBucket, outstanding: Paise): void {
  sums[fieldOf[bucket]] += outstanding;
  sums.balance += outstanding;
}

export function bucketOf(days: number): AgeingBucket {
  if (days <= 0) return 'NotDue';
  if (days <= 30) return 'Days30';
  if (days <= 60) return 'Days60';
  if (days <= 90) return 'Days90';
  return days <= 180 ? 'Days180' : 'Older';
}

/** By business date: what was allocated up to the day counts, whenever it was entered. */
async function openItems(
  db: Reader,
  asOf: Day,
  customerId: number | null,
): Promise<(AgeingItem & { customerId: number })[]> {
  const invoice = 'i.customer_id, i.id, i.unique_id, i.invoice_number, i.invoice_date, i.due_date, i.total_amount';
  const opening = 'o.customer_id, o.date, o.amount';
  const one = (alias: string) => (customerId === null ? '' : `AND ${alias}.customer_id = ?`);
  const own = customerId === null ? [] : [customerId];
  const rows = await db.query(
    `SELECT i.customer_id AS customerId, i.id AS invoiceId, i.unique_id AS invoiceUniqueId, i.invoice_number AS number,
       i.invoice_date AS date, i.due_date AS dueDate, i.total_amount AS totalAmount,
       i.total_amount - COALESCE(SUM(a.cash + a.tds), 0) AS outstanding
     FROM invoice i LEFT JOIN allocation a ON a.invoice_id = i.id AND a.allocated_on <= ?
     WHERE i.deleted_on IS NULL AND i.invoice_status <> 'Generated' AND i.invoice_date <= ?
       AND (i.cancelled_on IS NULL OR i.cancelled_on > ?) ${one('i')}
     GROUP BY ${invoice} HAVING i.total_amount - COALESCE(SUM(a.cash + a.tds), 0) <> 0
     UNION ALL
     SELECT o.customer_id, NULL, NULL, '${openingNumber}', o.date, o.date, o.amount, o.amount - COALESCE(SUM(a.cash + a.tds), 0)
     FROM opening_item o LEFT JOIN allocation a ON a.opening_id = o.id AND a.allocated_on <= ?
     WHERE o.date <= ? ${one('o')} GROUP BY o.id, ${opening} HAVING o.amount - COALESCE(SUM(a.cash + a.tds), 0) <> 0
     ORDER BY dueDate, date, invoiceId`,
    [asOf, asOf, asOf, ...own, asOf, asOf, ...own],
  );
  return decodeRows(rows, {
    customerId: integer,
    invoiceId: nullable(integer),
    invoiceUniqueId: nullable(text),
    number: text,
    date: text,
    dueDate: text,
    totalAmount: integer,
    outstanding: integer,
  }).map((row) => {
    const days = daysBetween(row.dueDate, asOf);
    return { ...row, days, bucket: bucketOf(days) };
  });
}

/** By customer, what was written off in the financial year of the day. */
export async function writtenOffOf(
  db: Reader,
  asOf: Day,
  customerId: number | null,
): Promise<ReadonlyMap<number, Paise>> {
  const rows = await db.query(
    `SELECT customer_id AS customerId, SUM(amount) AS amount FROM write_off
     WHERE deleted_on IS NULL AND status = 'Approved' AND written_off_on >= ? AND written_off_on <= ?
       ${customerId === null ? '' : 'AND customer_id = ?'} GROUP BY customer_id`,
    [firstOfFinancialYear(asOf), asOf, ...(customerId === null ? [] : [customerId])],
  );
  return new Map(decodeRows(rows, { customerId: integer, amount: sum }).map((row) => [row.customerId, row.amount]));
}

async function advancesOf(db: Reader, asOf: Day, customerId: number | null): Promise<ReadonlyMap<number, Paise>> {
  const one = customerId === null ? '' : 'AND p.customer_id = ?';
  const own = customerId === null ? [] : [customerId];
  const rows = await db.query(
    `SELECT customerId, SUM(amount) AS amount FROM (
       SELECT p.customer_id AS customerId, SUM(p.amount + p.tds_amount) AS amount FROM customer_payment p
       WHERE p.received_on <= ? AND (p.reversed_on IS NULL OR p.reversed_on > ?) ${one} GROUP BY p.customer_id
       UNION ALL
       SELECT p.customer_id, -SUM(a.cash + a.tds) FROM allocation a JOIN customer_payment p ON p.id = a.payment_id
       WHERE a.allocated_on <= ? ${one} GROUP BY p.customer_id
       UNION ALL
       SELECT p.customer_id, SUM(CASE WHEN p.kind = 'Debit' THEN -p.total ELSE p.total END) FROM credit_note p
       WHERE p.deleted_on IS NULL AND p.status = 'Approved' AND p.note_date <= ? ${one} GROUP BY p.customer_id
       UNION ALL
       SELECT p.customer_id, -SUM(a.cash) FROM allocation a JOIN credit_note p ON p.id = a.credit_note_id
       WHERE a.allocated_on <= ? ${one} GROUP BY p.customer_id
     ) moved GROUP BY customerId HAVING SUM(amount) <> 0`,
    [asOf, asOf, ...own, asOf, ...own, asOf, ...own, asOf, ...own],
  );
  return new Map(decodeRows(rows, { customerId: integer, amount: sum }).map((row) => [row.customerId, row.amount]));
}
