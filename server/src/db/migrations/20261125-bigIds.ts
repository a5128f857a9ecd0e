import type { QueryRunner } from 'typeorm';
import type { Migration } from './migration.v1';

/** Tables whose ids stay: of one row, of the migrations, of rows that only become fewer (`change_log_value`), or made with 64 bits. */
const others = ['change_log_conversion', 'change_record', 'change_log_value', 'start_lock', 'write_mark'];
const isOther = (table: string) => others.includes(table) || table.startsWith('schema_');

/** Columns named so are ids of records. */
const isId = (name: string) => /^id$|_id$|^record_ref$/.test(name);

/** Table, column and referenced table of each foreign key: its two ends change one after the other, so it is added again. */
const foreignKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allocation: {
    credit_note_id: 'credit_note',
    invoice_id: 'invoice',
    opening_id: 'opening_item',
    payment_id: 'customer_payment',
  },
  cargo_consignment: { cargo_id: 'vendor', receiver_id: 'customer', sender_id: 'customer' },
  city: { state_id: 'state' },
  consignment: {
    booking_city_id: 'city',
    delivery_city_id: 'city',
    manifest_id: 'manifest',
    sender_id: 'customer',
    vendor_id: 'vendor',
  },
  credit_lift: { customer_id: 'customer' },
  credit_note: { customer_id: 'customer', invoice_id: 'invoice' },
  customer_payment: { customer_id: 'customer' },
  eway_limit: { state_id: 'state' },
  invoice: { customer_id: 'customer' },
  manifest: {
    booking_city_id: 'city',
    booking_vendor_id: 'vendor',
    delivery_city_id: 'city',
    delivery_vendor_id: 'vendor',
    via_cargo_id: 'vendor',
  },
  manifest_line: { manifest_id: 'manifest' },
  opening_item: { customer_id: 'customer' },
  rate_card: { customer_id: 'customer', scheme_id: 'zone_scheme', vendor_id: 'vendor' },
  rate_slab: { zone_id: 'zone' },
  scan: { session_id: 'scan_session' },
  vendor: { city_id: 'city' },
  vendor_bill: { vendor_id: 'vendor' },
  vendor_tolerance: { vendor_id: 'vendor' },
  vpp_collection: { consignment_id: 'consignment', remittance_id: 'vpp_remittance' },
  vpp_remittance: { customer_id: 'customer', payment_id: 'customer_payment' },
  weight_rule: { vendor_id: 'vendor' },
};

type Size = 'int' | 'bigint';

interface IdColumn {
  table_name: string;
  column_name: string;
  is_nullable: string;
  extra: string;
}

/**
 * Ids of 64 bits. MySQL and MariaDB copy each table, with writes to that table waiting (docs/operations.md). A table is one
 * statement, done wholly or not at all, that is left away when it was done before. On SQLite every integer has 64 bits.
 */
export class BigIds1795633860000 implements Migration {
  readonly kind = 'contract';

  up(runner: QueryRunner): Promise<void> {
    return this.resize(runner, 'int', 'bigint');
  }

  down(runner: QueryRunner): Promise<void> {
    return this.resize(runner, 'bigint', 'int');
  }

  private async resize(runner: QueryRunner, from: Size, to: Size): Promise<void> {
    if (runner.connection.options.type === 'better-sqlite3') return;
    const found = ((await runner.query(columnsOf(from))) as IdColumn[]).filter(
      ({ table_name, column_name }) => isId(column_name) && !isOther(table_name),
    );
    if (found.length > 0) await this.changeKeys(runner, true, (name) => `DROP FOREIGN KEY \`${name}\``);
    for (const table of new Set(found.map(({ table_name }) => table_name))) {
      const changes = found.filter(({ table_name }) => table_name === table).map((column) => resized(column, to));
      await runner.query(`ALTER TABLE \`${table}\` ${changes.join(', ')}`);
    }
    // Rows are not compared: they have been written with the keys, and by transactions that lock what they name.
    await runner.query('SET SESSION foreign_key_checks = 0');
    await this.changeKeys(
      runner,
      false,
      (name, column, target) =>
        `ADD CONSTRAINT \`${name}\` FOREIGN KEY (\`${column}\`) REFERENCES \`${target}\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query('SET SESSION foreign_key_checks = 1');
  }

  /** One statement for the keys of a table that are, or are not, there. */
  private async changeKeys(
    runner: QueryRunner,
    present: boolean,
    change: (name: string, column: string, target: string) => string,
  ): Promise<void> {
    const rows = (await runner.query(keyNames)) as { name: string }[];
    const there = new Set(rows.map(({ name }) => name));
    for (const [table, columns] of Object.entries(foreignKeys)) {
      const changes = Object.entries(columns)
        .map(([column, target]) => ({ name: `fk_${table}__${column}`, column, target }))
        .filter(({ name }) => there.has(name) === present)
        .map(({ name, column, target }) => change(name, column, target));
      if (changes.length > 0) await runner.query(`ALTER TABLE \`${table}\` ${changes.join(', ')}`);
    }
  }
}

const keyNames = `SELECT constraint_name AS name FROM information_schema.referential_constraints
  WHERE constraint_schema = DATABASE()`;
const columnsOf = (
  size: Size,
) => `SELECT table_name AS table_name, column_name AS column_name, is_nullable AS is_nullable, extra AS extra
  FROM information_schema.columns
  WHERE table_schema = DATABASE() AND data_type = '${size}' ORDER BY table_name, ordinal_position`;

const resized = ({ column_name, is_nullable, extra }: IdColumn, size: Size) =>
  `MODIFY \`${column_name}\` ${size} ${is_nullable === 'YES' ? 'NULL' : 'NOT NULL'}${extra.includes('auto_increment') ? ' AUTO_INCREMENT' : ''}`;
