import type { DataSource, QueryRunner } from 'typeorm';
import type { OpenTransaction } from '../database.types';

/** Takes a connection of the pool for one transaction, and gives it back only when that has ended for certain. */
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
      // A node that has left its cluster refuses even ROLLBACK, and the next START TRANSACTION would commit what is open.
      await runner.rollbackTransaction().then(
        () => runner.release(),
        () => destroy(runner),
      );
    },
  };
}

/** The database rolls back what is open on a connection that closes. */
async function destroy(runner: QueryRunner): Promise<void> {
  // `connect` gives the connection that the runner holds already; without one there is nothing to destroy.
  const connection: { destroy(): void } | null = await runner.connect().catch(() => null);
  connection?.destroy();
  await runner.release().catch(() => undefined);
}
