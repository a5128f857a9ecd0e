import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** GST codes of the states that have a limit of their own: Punjab, Delhi, Rajasthan, Maharashtra, Tamil Nadu. */
const higherIn = "'03', '07', '08', '27', '33'";

/**
 * Value of the goods and e-way bill of a consignment, and the limits: 50,000, and 1,00,000 within five states. On an empty
 * database the seed adds those of the states.
 */
export class Eway1763905000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'eway_limit',
        [
          ...record(),
          text('kind', 20),
          optional(int('state_id')),
          bigint('amount'),
          date('valid_from'),
          text('live_key', 40),
        ],
        [byUniqueId, unique('live_key')],
        [refers('state_id', 'state')],
      ),
    );
    for (const kind of ['InterState', 'IntraState']) {
      await runner.query(
        `INSERT INTO eway_limit (unique_id, version, created_on, kind, state_id, amount, valid_from, live_key)
         VALUES ('eway-${kind}', 1, '2026-11-22 00:00:00.000', '${kind}', NULL, 5000000, '2018-04-01', '${kind}:all:2018-04-01')`,
      );
    }
    const states = (await runner.query(
      `SELECT id, code FROM state WHERE code IN (${higherIn}) AND deleted_on IS NULL`,
    )) as { id: number; code: string }[];
    for (const { id, code } of states) {
      await runner.query(
        `INSERT INTO eway_limit (unique_id, version, created_on, kind, state_id, amount, valid_from, live_key)
         VALUES ('eway-state-${code}', 1, '2026-11-22 00:00:00.000', 'IntraState', ${id}, 10000000, '2018-04-01', 'IntraState:${id}:2018-04-01')`,
      );
    }
    await runner.query('ALTER TABLE consignment ADD COLUMN goods_value bigint NULL');
    await runner.query('ALTER TABLE consignment ADD COLUMN eway_bill_no varchar(12) NULL');
    await runner.query('ALTER TABLE consignment ADD COLUMN eway_bill_date date NULL');
    await runner.query('ALTER TABLE consignment ADD COLUMN eway_exempt_reason varchar(120) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['eway_exempt_reason', 'eway_bill_date', 'eway_bill_no', 'goods_value'])
      await runner.query(`ALTER TABLE consignment DROP COLUMN ${column}`);
    await runner.dropTable('eway_limit');
  }
}
