import type { QueryRunner } from 'typeorm';

/**
 * DDL in one transaction of the embedded database's query runner, which opens the transactions of its own connection
 * (`queryRunner.ts`), with foreign keys off.
 */
export async function inTransactionalDdl(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.beforeMigration();
  await runner.startTransaction();
  try {
    await work();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.afterMigration();
  }
}
