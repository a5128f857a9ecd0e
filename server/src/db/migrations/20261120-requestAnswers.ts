import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

const answer = (type: 'text' | 'json') => new TableColumn({ name: 'answer', type, isNullable: true });

/** The remembered answer of a call may be long (a manifest with its snapshot): MySQL's TEXT ends at 64 KB, JSON does not. */
export class RequestAnswers1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.changeColumn('request_key', 'answer', answer('json'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.changeColumn('request_key', 'answer', answer('text'));
  }
}
