import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../../db/migrations/migration.v1';
import { byUniqueId, idOf, optional, record, table, text, unique } from '../../../../db/migrations/table.v2';

/** What each may do follows from the policy of the program, not from its row. */
const builtIn = [
  [1, 'Admin', 'Admin'],
  [2, 'Member', 'Member'],
  [3, 'Accountant', 'Accountant'],
  [4, 'Analyst', 'Analyst'],
  [5, 'BranchManager', 'Branch manager'],
] as const;

const columns = ['role_id'];

const isEmbedded = ({ connection }: QueryRunner) => connection.options.type === 'better-sqlite3';

const nameOf = ({ connection }: QueryRunner) => connection.namingStrategy.indexName('user', columns);

/** Roles beside Admin and Member, which a user has beside the role of the specification. */
export class UserRoles1796300000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'user_role',
        [
          ...record(runner),
          text('name', 60),
          optional(text('live_name', 60)),
          optional(text('built_in', 20)),
          optional(text('granted', 4000)),
        ],
        [byUniqueId, unique('live_name')],
      ),
    );
    for (const [id, key, name] of builtIn)
      await runner.query(
        `INSERT INTO user_role (id, unique_id, version, created_on, name, live_name, built_in)
         VALUES (${id}, 'role-${key.toLowerCase()}', 1, '2026-11-27 00:00:00.000', '${name}', '${name.toLowerCase()}', '${key}')`,
      );
    const online = (how: string) => (isEmbedded(runner) ? '' : how);
    const { type } = idOf(runner, 'role_id');
    await runner.query(`ALTER TABLE user ADD COLUMN role_id ${type} NULL${online(', ALGORITHM=INSTANT')}`);
    await runner.query(
      `CREATE INDEX ${nameOf(runner)} ON user (${columns.join(', ')})${online(' ALGORITHM=INPLACE LOCK=NONE')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON user'}`);
    await runner.query('ALTER TABLE user DROP COLUMN role_id');
    await runner.dropTable('user_role');
  }
}
