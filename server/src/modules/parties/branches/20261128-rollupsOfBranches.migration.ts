import type { QueryRunner, TableColumnOptions } from 'typeorm';
import { bigint, date, flag, idOf, int, table, text } from '../../../db/migrations/table.v2';
import type { Migration } from '../../../db/migrations/migration.v1';

interface Kept {
  name: string;
  key: readonly string[];
  sums: readonly string[];
}

const states = ['delivery_status', 'payment_status', 'payment_mode', 'service_type', 'parcel_type'];
const flags = ['is_insurance', 'is_vpp'];
const combined = [...states, ...flags];
const days: Kept = { name: 'consignment_day', key: ['day', ...combined], sums: ['bookings'] };
const facets: Kept = {
  name: 'consignment_facet',
  key: ['facet', 'value', 'day'],
  sums: ['bookings', 'chargeable_weight', 'customer_amount', 'vendor_amount'],
};
const billing: Kept = { name: 'billing_day', key: ['day', 'invoice_status'], sums: ['invoices', 'total_amount'] };

const facetColumns: Readonly<Record<string, string>> = {
  deliveryStatus: 'delivery_status',
  paymentStatus: 'payment_status',
  paymentMode: 'payment_mode',
  serviceType: 'service_type',
  parcelType: 'parcel_type',
  isInsurance: 'is_insurance',
  isVpp: 'is_vpp',
  vendorId: 'vendor_id',
  senderId: 'sender_id',
  deliveryCityId: 'delivery_city_id',
  createdById: 'created_by_id',
};

interface Counted {
  from: string;
  where: string;
}

const live: Counted = { from: 'consignment', where: 'r.deleted_on IS NULL' };
const standing: Counted = { from: 'invoice', where: 'r.deleted_on IS NULL AND r.cancelled_on IS NULL' };

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/**
 * The sums of each branch. What there was is of the first one; what others have booked is moved from it to them, by what is taken
 * from one and added to the other: changes that are made meanwhile stay.
 */
export class RollupsOfBranches1797650000200 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const kept of [days, facets]) await this.addToKey(runner, kept);
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE billing_day ADD COLUMN branch_id ${type} NOT NULL DEFAULT 1${online}`);
    await replaceUnique(runner, billing.key, [...billing.key, 'branch_id']);
    await move(runner, days, ['r.booking_date', ...combined.map((name) => `r.${name}`)], ['1'], live);
    const amounts = ['1', 'r.chargeable_weight', 'r.customer_amount', 'COALESCE(r.vendor_cost, r.vendor_amount)'];
    for (const [facet, column] of Object.entries(facetColumns))
      await move(runner, facets, [`'${facet}'`, `COALESCE(r.${column}, '')`, 'r.booking_date'], amounts, live);
    await move(runner, billing, ['r.invoice_date', 'r.invoice_status'], ['1', 'r.total_amount'], standing);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kept of [days, facets, billing]) await giveBack(runner, kept);
    await replaceUnique(runner, [...billing.key, 'branch_id'], billing.key);
    await runner.query('ALTER TABLE billing_day DROP COLUMN branch_id');
    for (const kept of [days, facets]) await this.takeFromKey(runner, kept);
  }

  private async addToKey(runner: QueryRunner, kept: Kept): Promise<void> {
    const key = [...kept.key, 'branch_id'];
    if (isEmbedded(runner)) return rebuild(runner, kept, key);
    await runner.query(
      `ALTER TABLE ${kept.name} ADD COLUMN branch_id bigint NOT NULL DEFAULT 1, DROP PRIMARY KEY,
       ADD PRIMARY KEY (${key.join(', ')}), ALGORITHM=INPLACE, LOCK=NONE`,
    );
  }

  private async takeFromKey(runner: QueryRunner, kept: Kept): Promise<void> {
    if (isEmbedded(runner)) return rebuild(runner, kept, kept.key);
    await runner.query(
      `ALTER TABLE ${kept.name} DROP PRIMARY KEY, DROP COLUMN branch_id,
       ADD PRIMARY KEY (${kept.key.join(', ')}), ALGORITHM=INPLACE, LOCK=NONE`,
    );
  }
}

/** SQLite changes no key of a table: its rows go into another one. */
async function rebuild(runner: QueryRunner, { name, key, sums }: Kept, newKey: readonly string[]): Promise<void> {
  const before = `${name}_before`;
  await runner.query(`ALTER TABLE ${name} RENAME TO ${before}`);
  const columns = [
    ...newKey.map((column) => ({ ...columnOf(runner, column), isPrimary: true })),
    ...sums.map((column) => (column === 'bookings' ? int(column) : bigint(column))),
  ];
  await runner.createTable(table(name, columns));
  const copied = [...key, ...sums].join(', ');
  await runner.query(`INSERT INTO ${name} (${copied}) SELECT ${copied} FROM ${before}`);
  await runner.query(`DROP TABLE ${before}`);
}

function columnOf(runner: QueryRunner, name: string): TableColumnOptions {
  if (name === 'branch_id') return { ...idOf(runner, name), default: 1 };
  if (name === 'day') return date(name);
  return flags.includes(name) ? flag(name) : text(name, 20);
}

/** What rows of other branches than the first have added to it. */
async function move(
  runner: QueryRunner,
  kept: Kept,
  keys: readonly string[],
  shares: readonly string[],
  { from, where }: Counted,
): Promise<void> {
  const sums = shares.map((share) => `COALESCE(SUM(move.side * ${share}), 0)`);
  const grouped = [...keys.filter((key) => !key.startsWith("'")), 'move.target'];
  await runner.query(
    `${into(kept)} SELECT ${[...keys, 'move.target', ...sums].join(', ')} FROM ${from} r
     JOIN (SELECT id, id AS target, 1 AS side FROM branch WHERE id <> 1
       UNION ALL SELECT id, 1, -1 FROM branch WHERE id <> 1) move ON move.id = r.branch_id
     WHERE ${where} GROUP BY ${grouped.join(', ')} ${adding(runner, kept)}`,
  );
}

/** To the first branch, what the others have. */
async function giveBack(runner: QueryRunner, kept: Kept): Promise<void> {
  const [key, sums] = [kept.key.join(', '), kept.sums.map((sum) => `SUM(${sum})`).join(', ')];
  await runner.query(
    `${into(kept)} SELECT ${key}, 1, ${sums} FROM (SELECT * FROM ${kept.name} WHERE branch_id <> 1) others
     GROUP BY ${key} ${adding(runner, kept)}`,
  );
  await runner.query(`DELETE FROM ${kept.name} WHERE branch_id <> 1`);
}

const into = ({ name, key, sums }: Kept) => `INSERT INTO ${name} (${[...key, 'branch_id', ...sums].join(', ')})`;

function adding(runner: QueryRunner, { name, key, sums }: Kept): string {
  return isEmbedded(runner)
    ? `ON CONFLICT (${[...key, 'branch_id'].join(', ')}) DO UPDATE SET
       ${sums.map((sum) => `${sum} = ${name}.${sum} + excluded.${sum}`).join(', ')}`
    : `ON DUPLICATE KEY UPDATE ${sums.map((sum) => `${sum} = ${name}.${sum} + VALUES(${sum})`).join(', ')}`;
}

async function replaceUnique(runner: QueryRunner, before: readonly string[], after: readonly string[]): Promise<void> {
  const nameOf = (columns: readonly string[]) =>
    runner.connection.namingStrategy.indexName('billing_day', [...columns]);
  const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
  await runner.query(`CREATE UNIQUE INDEX ${nameOf(after)} ON billing_day (${after.join(', ')})${online}`);
  await runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(before)}`
      : `ALTER TABLE billing_day DROP INDEX ${nameOf(before)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );
}
