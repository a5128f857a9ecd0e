import type { DataSource, QueryRunner } from 'typeorm';
import type { OpenTransaction } from '../database.types';

/**
 * Uses a pooled connection for one transaction, and returns it to the pool only if the transaction has certainly ended.
 */
export async function beginOnPool(source: DataSource): Promise<OpenTransaction> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
  } catch (error) {
    await destroy(runner);
    throw error;
  }
  let isOver = false;
  return {
    manager: runner.manager,
    async commit() {
      isOver = true;
      try {
        await runner.commitTransaction();
      } catch (error) {
        await destroy(runner);
        throw error;
      }
      await runner.release();
    },
    async rollback() {
      if (isOver) return;
      isOver = true;
      // A node that left its cluster refuses even ROLLBACK, and the next START TRANSACTION would commit the open
      // transaction.
      await runner.rollbackTransaction().then(
        () => runner.release(),
        () => destroy(runner),
      );
    },
  };
}

/** Closing the connection makes the database roll back. */
async function destroy(runner: QueryRunner): Promise<void> {
  // `connect` returns the runner's connection; if it has none, there is nothing to destroy.
  const connection: { destroy(): void } | null = await runner.connect().catch(() => null);
  connection?.destroy();
  await runner.release().catch(() => undefined);
}
