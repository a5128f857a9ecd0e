import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose ids stay: of 64 bits already, of one row, or of rows that only become fewer (`change_log_value`). */
const others = ['change_log_value', 'change_log_conversion', 'change_record', 'start_lock', 'write_mark'];

/** Columns named so are ids of records. */
const isId = (name: string) => /^id$|_id$|^record_ref$/.test(name);

/** Table, column and referenced table of each foreign key: its two ends change one after the other, so it is made again. */
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
const keys = Object.entries(foreignKeys).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, target]) => ({
    ...{ table, column, target },
    name: `fk_${table}__${column}`.slice(0, 64),
  })),
);

interface IdColumn {
  table_name: string;
  column_name: string;
  is_nullable: string;
  extra: string;
}

/**
 * Ids of 64 bits. MySQL and MariaDB copy each table, with writes to that table waiting (docs/operations.md);
 * a table is one statement, done wholly or not at all. Each step looks before it acts, so a repetition goes on where the
 * run before was cut. On SQLite every integer has 64 bits.
 */
export class BigIds1764070000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return this.change(runner, 'int', 'bigint');
  }

  /** Fails on an id that needs more than 32 bits. */
  down(runner: QueryRunner): Promise<void> {
    return this.change(runner, 'bigint', 'int');
  }

  private async change(runner: QueryRunner, from: string, to: string): Promise<void> {
    if (runner.connection.options.type === 'better-sqlite3') return;
    const columns = ((await runner.query(columnsOfType, [from])) as IdColumn[]).filter(
      ({ table_name, column_name }) => isId(column_name) && !others.includes(table_name),
    );
    const present = async () => new Set(((await runner.query(keyNames)) as { name: string }[]).map(({ name }) => name));
    const before = await present();
    if (columns.length > 0)
      for (const { table, name } of keys.filter((key) => before.has(key.name)))
        await runner.query(`ALTER TABLE \`${table}\` DROP FOREIGN KEY \`${name}\``);
    for (const table of new Set(columns.map(({ table_name }) => table_name))) {
      const wider = columns.filter(({ table_name }) => table_name === table).map(modified(to));
      await runner.query(`ALTER TABLE \`${table}\` ${wider.join(', ')}`);
    }
    const after = await present();
    // Rows are not compared: they have been written with the keys, and by transactions that lock what they name.
    await runner.query('SET SESSION foreign_key_checks = 0');
    try {
      for (const { table, column, target, name } of keys.filter((key) => !after.has(key.name)))
        await runner.query(
          `ALTER TABLE \`${table}\` ADD CONSTRAINT \`${name}\` FOREIGN KEY (\`${column}\`) REFERENCES \`${target}\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION`,
        );
    } finally {
      await runner.query('SET SESSION foreign_key_checks = 1');
    }
  }
}

const keyNames = `SELECT constraint_name AS name FROM information_schema.referential_constraints
  WHERE constraint_schema = DATABASE()`;
const columnsOfType = `SELECT table_name AS table_name, column_name AS column_name, is_nullable AS is_nullable, extra AS extra
  FROM information_schema.columns
  WHERE table_schema = DATABASE() AND data_type = ? ORDER BY table_name, ordinal_position`;

const modified =
  (type: string) =>
  ({ column_name, is_nullable, extra }: IdColumn) =>
    `MODIFY \`${column_name}\` ${type} ${is_nullable === 'YES' ? 'NULL' : 'NOT NULL'}${extra.includes('auto_increment') ? ' AUTO_INCREMENT' : ''}`;
