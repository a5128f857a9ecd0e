import type { MigrationInterface, QueryRunner } from 'typeorm';
import { int, primary, table, text } from './table.v1';

/** The row by which a server proves that its database takes writes. */
export class WriteMark1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(table('write_mark', [primary(int('id')), text('token', 36)]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('write_mark');
  }
}
