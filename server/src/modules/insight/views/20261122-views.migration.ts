import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  byUniqueId,
  flag,
  int,
  long,
  optional,
  primary,
  record,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** Saved views of the list screens, and what each user chose on them. */
export class Views1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'saved_view',
        [
          ...record(),
          text('screen', 40),
          text('name', 60),
          optional(text('live_name', 60)),
          optional(text('shared_name', 60)),
          int('owner_id'),
          flag('is_shared'),
          text('address', 2000),
          optional(long('layout')),
        ],
        [byUniqueId, unique('screen', 'owner_id', 'live_name'), unique('screen', 'shared_name')],
      ),
    );
    await runner.createTable(
      table('view_choice', [
        primary(int('user_id')),
        primary(text('screen', 40)),
        optional(int('default_view_id')),
        optional(long('layout')),
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('view_choice');
    await runner.dropTable('saved_view');
  }
}
