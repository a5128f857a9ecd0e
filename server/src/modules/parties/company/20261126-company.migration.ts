import type { QueryRunner, TableColumnOptions } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  byUniqueId,
  date,
  instant,
  int,
  optional,
  primary,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

const profile = [
  date('valid_from'),
  text('legal_name', 120),
  text('trade_name', 60),
  optional(text('tagline', 120)),
  text('address_lines', 323),
  text('city', 80),
  text('pin_code', 6),
  int('state_id'),
  text('phone', 40),
  text('email', 120),
  optional(text('website', 120)),
  text('gstin', 15),
  text('pan', 10),
  text('sac', 6),
  int('home_city_id'),
  optional(text('bank_account_name', 120)),
  optional(text('bank_account_number', 34)),
  optional(text('bank_name', 80)),
  optional(text('bank_branch', 80)),
  optional(text('bank_ifsc', 11)),
  optional(text('upi_id', 100)),
  optional(text('invoice_terms', 1000)),
  optional(text('invoice_footer', 300)),
  optional(text('jurisdiction', 60)),
  optional(int('credit_days')),
  optional(text('logo', 60)),
  optional(text('signature', 60)),
];

/** Ids have 64 bits; on SQLite every integer has. */
const wide = (columns: TableColumnOptions[], embedded: boolean): TableColumnOptions[] =>
  columns.map((column) =>
    /^id$|_id$/.test(column.name) && !embedded && column.type === 'integer' ? { ...column, type: 'bigint' } : column,
  );

/**
 * Profiles of the company. A database in use gets one with what the programs before had in their code, so that nothing that is
 * printed changes; a new one gets its own by the seed.
 */
export class Company1795656300000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const embedded = runner.connection.options.type === 'better-sqlite3';
    await runner.createTable(
      table(
        'company_profile',
        wide([...record(), ...profile], embedded),
        [byUniqueId, unique('valid_from')],
        [refers('state_id', 'state'), refers('home_city_id', 'city')],
      ),
    );
    await runner.createTable(
      table('company_image', [primary(text('name', 60)), { name: 'content', type: 'blob' }, instant('created_on')]),
    );
    await runner.query(
      `INSERT INTO company_profile (unique_id, version, created_on, valid_from, legal_name, trade_name, tagline, address_lines, city,
         pin_code, state_id, phone, email, website, gstin, pan, sac, home_city_id, bank_account_name, bank_account_number, bank_name,
         bank_branch, bank_ifsc, invoice_terms)
       SELECT '3f0c6a52-6a3e-4c5e-9d4b-0f6b8f1f2a10', 1, '2026-11-26 00:00:00.000', '2023-01-01',
         'Waybill Couriers & Cargo Private Limited', 'Waybill', 'Courier and cargo, booked and tracked to the door', ?, 'Mumbai',
         '400001', s.id, '+91 22 4000 1818', 'care@waybill.test', 'www.waybill.test', '27AAPFU0939F1ZV', 'AAPFU0939F', '996812', c.id,
         'Waybill Couriers & Cargo Private Limited', '000105001818', 'State Bank of India', 'Fort, Mumbai', 'SBIN0000300', ?
       FROM state s, city c
       WHERE s.live_code = '27' AND c.id = 64 AND EXISTS (SELECT 1 FROM user)
         AND NOT EXISTS (SELECT 1 FROM company_profile)`,
      [
        '4th Floor, Docklands Chambers\n18 Ballard Estate, Fort',
        'Pay within ten days.\nInterest of 21% per annum if not paid within 5 days.',
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_image');
    await runner.dropTable('company_profile');
  }
}
