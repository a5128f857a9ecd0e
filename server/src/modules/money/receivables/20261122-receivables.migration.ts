import { randomUUID } from 'node:crypto';
import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  id,
  index,
  instant,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

const customerColumns = [
  'email varchar(190)',
  'city_id integer',
  'pin_code varchar(6)',
  'gst_category varchar(20)',
  'credit_days integer',
  'credit_limit bigint',
];
const indices: readonly (readonly [name: string, columns: string[]])[] = [
  ['invoice', ['customer_id', 'due_date', 'id']],
  ['invoice', ['invoice_status', 'due_date', 'id']],
];
const newTables =
  'customer_payment opening_item allocation credit_lift credit_override customer_account ledger_entry'.split(' ');
const sums = ['opening', 'invoiced', 'generated', 'unbilled', 'cash', 'tds', 'unallocated', 'outstanding'];

interface Approved {
  id: number;
  customer_id: number;
  invoice_number: string | null;
  invoice_date: string;
  paid_on: string | null;
  is_paid: number;
  total_amount: string | number;
  tax: string | number;
}

/**
 * Payments, what they pay, credit, and the ledger. Invoices that are Paid get a payment over their total; all approved
 * ones are due ten days after their date.
 */
export class Receivables1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of customerColumns) await runner.query(`ALTER TABLE customer ADD COLUMN ${column} NULL`);
    await runner.query('ALTER TABLE consignment ADD COLUMN paid_by_invoice boolean NULL');
    await runner.query('ALTER TABLE invoice ADD COLUMN due_date date NULL');
    await runner.query('ALTER TABLE invoice ADD COLUMN status_before_paid varchar(20) NULL');
    await runner.query('ALTER TABLE invoice ADD COLUMN outstanding bigint NOT NULL DEFAULT 0');
    for (const [name, columns] of indices) await runner.createIndex(name, new TableIndex(index(...columns)));
    await this.createTables(runner);
    await this.fill(runner);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'customer_payment',
        [
          ...record(),
          text('number', 20),
          int('customer_id'),
          date('received_on'),
          text('mode', 20),
          bigint('amount'),
          bigint('tds_amount'),
          optional(text('reference', 40)),
          optional(text('bank_name', 80)),
          optional(date('cheque_date')),
          optional(text('remark', 500)),
          text('source', 20),
          bigint('allocated_cash'),
          bigint('allocated_tds'),
          optional(text('certificate_no', 40)),
          optional(date('reversed_on')),
          optional(text('reversal_kind', 20)),
          optional(text('reversal_reason', 200)),
        ],
        [byUniqueId, unique('number'), index('customer_id', 'received_on', 'id'), index('received_on', 'id')],
        [refers('customer_id', 'customer')],
      ),
    );
    await runner.createTable(
      table(
        'opening_item',
        [
          ...record(),
          int('customer_id'),
          date('date'),
          bigint('amount'),
          bigint('outstanding'),
          optional(text('remark', 500)),
        ],
        [byUniqueId, unique('customer_id')],
        [refers('customer_id', 'customer')],
      ),
    );
    await runner.createTable(
      table(
        'allocation',
        [
          ...record(),
          int('payment_id'),
          optional(int('invoice_id')),
          optional(int('opening_id')),
          bigint('cash'),
          bigint('tds'),
          date('allocated_on'),
        ],
        [byUniqueId, index('invoice_id'), index('opening_id'), index('payment_id')],
        [
          refers('payment_id', 'customer_payment'),
          refers('invoice_id', 'invoice'),
          refers('opening_id', 'opening_item'),
        ],
      ),
    );
    await runner.createTable(
      table(
        'credit_lift',
        [...record(), int('customer_id'), date('until'), text('reason', 200)],
        [byUniqueId, index('customer_id', 'until')],
        [refers('customer_id', 'customer')],
      ),
    );
    await runner.createTable(
      table(
        'credit_override',
        [...record(), int('consignment_id'), bigint('exposure'), optional(bigint('credit_limit')), text('reason', 200)],
        [byUniqueId, index('consignment_id')],
      ),
    );
    await runner.createTable(
      table('customer_account', [id(), int('customer_id'), ...sums.map(bigint)], [unique('customer_id')]),
    );
    await runner.createTable(
      table(
        'ledger_entry',
        [
          id(),
          text('movement_id', 36),
          date('day'),
          int('customer_id'),
          text('account', 20),
          text('kind', 20),
          bigint('amount'),
          text('document', 40),
          instant('created_on'),
          optional(int('created_by_id')),
        ],
        [index('customer_id', 'account', 'day', 'id'), index('account', 'day', 'amount'), index('movement_id')],
      ),
    );
  }

  private async fill(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const due = isSqlite ? "date(invoice_date, '+10 day')" : 'DATE_ADD(invoice_date, INTERVAL 10 DAY)';
    await runner.query("UPDATE invoice SET outstanding = total_amount WHERE invoice_status <> 'Paid'");
    await runner.query(
      `UPDATE invoice SET due_date = ${due} WHERE deleted_on IS NULL AND invoice_status <> 'Generated'`,
    );
    await runner.query("UPDATE invoice SET status_before_paid = 'Approved' WHERE invoice_status = 'Paid'");
    const approved: Approved[] = await runner.query(
      `SELECT id, customer_id, invoice_number, CAST(invoice_date AS CHAR) AS invoice_date, CAST(payment_date AS CHAR) AS paid_on,
         CASE WHEN invoice_status = 'Paid' THEN 1 ELSE 0 END AS is_paid, total_amount, igst + cgst + sgst AS tax
       FROM invoice WHERE deleted_on IS NULL AND invoice_status <> 'Generated' ORDER BY invoice_date, id`,
    );
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const paid = await this.insertPayments(runner, approved, now);
    const entries = approved.flatMap((invoice) => {
      const [total, tax] = [Number(invoice.total_amount), Number(invoice.tax)];
      const document = invoice.invoice_number ?? '';
      const billed = [
        ['Receivable', 'Invoice', total],
        ['Sales', 'Invoice', tax - total],
        ['OutputTax', 'Invoice', -tax],
      ] as const;
      const received = [
        ['Receivable', 'Payment', -total],
        ['Receipts', 'Payment', total],
      ] as const;
      const payment = paid.get(invoice.id);
      return [
        ...entriesOf(invoice.customer_id, invoice.invoice_date, document, billed, now),
        ...(payment ? entriesOf(invoice.customer_id, payment.day, payment.number, received, now) : []),
      ];
    });
    const columns = 'movement_id, day, customer_id, account, kind, amount, document, created_on';
    await insertRows(runner, 'ledger_entry', columns, entries);
    await this.countAccounts(runner);
  }

  private async insertPayments(runner: QueryRunner, approved: readonly Approved[], now: string) {
    const serials = new Map<string, number>();
    const paid = approved
      .filter(({ is_paid }) => Number(is_paid) === 1)
      .map((invoice) => ({ ...invoice, day: invoice.paid_on ?? invoice.invoice_date }))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id));
    const numbers = new Map<number, { number: string; day: string }>();
    for (const { id: invoiceId, day } of paid) {
      const year = financialYearOf(day);
      const serial = (serials.get(year) ?? 0) + 1;
      serials.set(year, serial);
      numbers.set(invoiceId, { number: `RCT/${year}/${serial}`, day });
    }
    await insertRows(
      runner,
      'customer_payment',
      `unique_id, version, created_on, number, customer_id, received_on, mode, amount, tds_amount, source, allocated_cash,
       allocated_tds`,
      paid.map(({ id: invoiceId, customer_id, day, total_amount }) => [
        ...[randomUUID(), 1, now, numbers.get(invoiceId)?.number ?? '', customer_id, day],
        ...['NotStated', total_amount, 0, 'MarkedPaid', total_amount, 0],
      ]),
    );
    const written: { id: number; number: string }[] = await runner.query('SELECT id, number FROM customer_payment');
    const idOf = new Map(written.map((payment) => [payment.number, payment.id]));
    await insertRows(
      runner,
      'allocation',
      'unique_id, version, created_on, payment_id, invoice_id, cash, tds, allocated_on',
      paid.map(({ id: invoiceId, day, invoice_date, total_amount }) => [
        ...[randomUUID(), 1, now, idOf.get(numbers.get(invoiceId)?.number ?? ''), invoiceId],
        ...[total_amount, 0, day > invoice_date ? day : invoice_date],
      ]),
    );
    for (const [year, value] of serials)
      await runner.query('INSERT INTO serial (name, value) VALUES (?, ?)', [`receipt ${year}`, value]);
    return numbers;
  }

  private async countAccounts(runner: QueryRunner): Promise<void> {
    const live = "deleted_on IS NULL AND invoice_status <> 'Generated'";
    await runner.query(
      `INSERT INTO customer_account (customer_id, opening, invoiced, \`generated\`, unbilled, cash, tds, unallocated, outstanding)
       SELECT customer_id, 0, SUM(invoiced), SUM(\`generated\`), SUM(unbilled), SUM(cash), 0, 0, SUM(outstanding) FROM (
         SELECT customer_id, total_amount AS invoiced, 0 AS \`generated\`, 0 AS unbilled, 0 AS cash, outstanding
           FROM invoice WHERE ${live}
         UNION ALL SELECT customer_id, 0, total_amount, 0, 0, 0
           FROM invoice WHERE deleted_on IS NULL AND invoice_status = 'Generated'
         UNION ALL SELECT sender_id, 0, 0, COALESCE(customer_amount, 0), 0, 0 FROM consignment
           WHERE deleted_on IS NULL AND invoice_id IS NULL AND payment_status = 'Pending' AND payment_mode IN ('Credit', 'Balance')
         UNION ALL SELECT customer_id, 0, 0, 0, amount, 0 FROM customer_payment
       ) shares GROUP BY customer_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM serial WHERE name LIKE 'receipt 2%' OR name LIKE 'receipt 3%'");
    for (const name of [...newTables].reverse()) await runner.dropTable(name);
    const { namingStrategy } = runner.connection;
    for (const [name, columns] of indices) await runner.dropIndex(name, namingStrategy.indexName(name, columns));
    for (const column of ['outstanding', 'status_before_paid', 'due_date'])
      await runner.query(`ALTER TABLE invoice DROP COLUMN ${column}`);
    await runner.query('ALTER TABLE consignment DROP COLUMN paid_by_invoice');
    for (const column of customerColumns)
      await runner.query(`ALTER TABLE customer DROP COLUMN ${column.split(' ')[0]}`);
  }
}

type Entry = readonly [account: string, kind: string, amount: number];

function entriesOf(customerId: number, day: string, document: string, entries: readonly Entry[], now: string) {
  const movement = randomUUID();
  return entries
    .filter(([, , amount]) => amount !== 0)
    .map(([account, kind, amount]) => [movement, day, customerId, account, kind, amount, document, now]);
}

async function insertRows(
  runner: QueryRunner,
  name: string,
  columns: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    const places = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await runner.query(`INSERT INTO ${name} (${columns}) VALUES ${places}`, some.flat());
  }
}

/** April to March: '26-27'. */
function financialYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return `${two(year)}-${two(year + 1)}`;
}
