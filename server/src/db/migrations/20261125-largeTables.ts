import type { QueryRunner } from 'typeorm';
import type { Migration } from './migration.v1';

const page = ['deleted_on', 'booking_date', 'id'];
const references = ['vendor_id', 'sender_id', 'delivery_city_id', 'created_by_id'];
const states = ['delivery_status', 'payment_status'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];
const without = (names: readonly string[], name: string) => names.filter((each) => each !== name);

interface LargeTable {
  name: string;
  unique: readonly string[];
  /** Columns of each index as it is when this migration begins. */
  indexes: readonly string[][];
}

const tables: readonly LargeTable[] = [
  {
    name: 'consignment',
    unique: ['unique_id', 'live_awb_no'],
    indexes: [
      page,
      ...['booking_city_id', 'manifest_id', 'invoice_id'].map((column) => [column]),
      ...references.map((column) => [column, ...page, ...without(references, column), ...states, ...kinds]),
      ...['created_on', 'delivery_date'].map((date) => [
        'deleted_on',
        date,
        'booking_date',
        'id',
        ...references,
        ...states,
        ...kinds,
      ]),
      ...['actual_weight', 'chargeable_weight', 'packet', 'vendor_amount', 'customer_amount'].map((measure) => [
        'deleted_on',
        measure,
        'booking_date',
        'id',
        ...kinds,
      ]),
      ...[...states, 'service_type', 'parcel_type', 'is_approved'].map((column) => [column, ...page]),
      ...['payment_mode', 'is_insurance', 'is_vpp'].map((kind) => [kind, ...page, ...without(kinds, kind)]),
      ['live_awb_no', ...page, ...references, ...kinds, 'created_on', 'receiver_folded'],
      ['receiver_folded', ...page, ...references, ...kinds, 'created_on', 'live_awb_no', 'receiver'],
    ],
  },
  { name: 'consignment_history', unique: ['unique_id'], indexes: [['consignment_id', 'action_date', 'id']] },
];

/** Columns named so are ids of records. */
const isId = (name: string) => /^id$|_id$/.test(name);

interface IdColumn {
  column_name: string;
  is_nullable: string;
  extra: string;
}

/**
 * Ids of 64 bits for the two largest tables. MySQL would write each row of the copy into each of the indexes, many times slower
 * than this: copied without them, and each index sorted and built at the end. The foreign keys come back with those of
 * `BigIds1795633860000`, which does the other tables. Looks at what is there, so that it goes on where it was cut.
 */
export class LargeTables1795633830000 implements Migration {
  readonly kind = 'contract';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'better-sqlite3') return;
    for (const table of tables) await this.widen(runner, table);
  }

  /** `BigIds1795633860000` has narrowed them when it was undone. */
  async down(): Promise<void> {}

  private async widen(runner: QueryRunner, { name, unique, indexes }: LargeTable): Promise<void> {
    const nameOf = (columns: string[]) => runner.connection.namingStrategy.indexName(name, columns);
    const defined = [
      ...unique.map((column) => ({ index: nameOf([column]), columns: [column], kind: 'UNIQUE INDEX' })),
      ...indexes.map((columns) => ({ index: nameOf(columns), columns, kind: 'INDEX' })),
    ];
    const there = new Set(((await runner.query(indexesOf(name))) as { name: string }[]).map((row) => row.name));
    const narrow = ((await runner.query(narrowColumnsOf(name))) as IdColumn[]).filter((row) => isId(row.column_name));
    if (narrow.length > 0) {
      await this.dropForeignKeys(runner, name);
      const drops = defined.filter(({ index }) => there.delete(index)).map(({ index }) => `DROP INDEX \`${index}\``);
      await runner.query(`ALTER TABLE \`${name}\` ${[...drops, ...narrow.map(widened)].join(', ')}`);
    }
    const missing = defined
      .filter(({ index }) => !there.has(index))
      .map(
        ({ index, columns, kind }) => `ADD ${kind} \`${index}\` (${columns.map((each) => `\`${each}\``).join(', ')})`,
      );
    if (missing.length > 0) await runner.query(`ALTER TABLE \`${name}\` ${missing.join(', ')}`);
  }

  private async dropForeignKeys(runner: QueryRunner, name: string): Promise<void> {
    const keys = (await runner.query(foreignKeysOf(name))) as { child: string; name: string }[];
    for (const child of new Set(keys.map((key) => key.child))) {
      const drops = keys.filter((key) => key.child === child).map((key) => `DROP FOREIGN KEY \`${key.name}\``);
      await runner.query(`ALTER TABLE \`${child}\` ${drops.join(', ')}`);
    }
  }
}

const indexesOf = (table: string) => `SELECT DISTINCT index_name AS name FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND table_name = '${table}'`;
const narrowColumnsOf = (
  table: string,
) => `SELECT column_name AS column_name, is_nullable AS is_nullable, extra AS extra FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name = '${table}' AND data_type = 'int' ORDER BY ordinal_position`;
const foreignKeysOf = (table: string) => `SELECT table_name AS child, constraint_name AS name
  FROM information_schema.referential_constraints
  WHERE constraint_schema = DATABASE() AND (table_name = '${table}' OR referenced_table_name = '${table}')`;

const widened = ({ column_name, is_nullable, extra }: IdColumn) =>
  `MODIFY \`${column_name}\` bigint ${is_nullable === 'YES' ? 'NULL' : 'NOT NULL'}${extra.includes('auto_increment') ? ' AUTO_INCREMENT' : ''}`;
