import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['device varchar(125) NULL', 'client_network varchar(45) NULL', 'last_seen_on datetime(3) NULL'];

/** What a user recognizes an open session by. Unknown of sessions that were opened before, which last twelve hours. */
export class SessionsOfDevices1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE session ADD COLUMN ${column}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...columns].reverse())
      await runner.query(`ALTER TABLE session DROP COLUMN ${column.split(' ')[0]}`);
  }
}
