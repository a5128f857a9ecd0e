import type { PoolConnection, QueryResult, ResultSetHeader } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import type { OpenTransaction } from '../database.types';
import { inPackets, type Statement, type StatementResult } from '../read/statement';
import { observed } from '../read/statements';

const statement = (sql: string): Statement => ({ sql, parameters: [] });
const start = statement('START TRANSACTION');
const commit = statement('COMMIT');
const rollback = statement('ROLLBACK');

/**
 * Uses a pooled connection for one transaction, and returns it to the pool only if the transaction has certainly ended.
 */
export async function beginOnPool(source: DataSource, first: readonly Statement[] = []): Promise<OpenTransaction> {
  const runner = source.createQueryRunner();
  const connection = (await runner.connect().catch(async (error: unknown) => {
    await runner.release().catch(() => undefined);
    throw error;
  })) as PoolConnection;
  // Otherwise TypeORM would begin separate transactions, which would commit this one.
  Object.assign(runner, { isTransactionActive: true });
  let isOver = false;
  const run = (statements: readonly Statement[]) => runOn(connection, statements);
  const end = async () => {
    if (isOver) return;
    isOver = true;
    // A node that left its cluster refuses even ROLLBACK, and the next START TRANSACTION would commit the open
    // transaction.
    await run([rollback]).then(
      () => runner.release(),
      () => destroy(runner, connection),
    );
  };
  const [, ...results] = await run([start, ...first]).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    manager: runner.manager,
    first: results,
    run,
    async commit(last = []) {
      await run([...last, commit]);
      isOver = true;
      await runner.release();
    },
    rollback: end,
  };
}

/** Closing the connection makes the database roll back. */
async function destroy(runner: QueryRunner, connection: PoolConnection): Promise<void> {
  connection.destroy();
  await runner.release().catch(() => undefined);
}

async function runOn(connection: PoolConnection, statements: readonly Statement[]): Promise<StatementResult[]> {
  const results: StatementResult[] = [];
  for (const packet of inPackets(statements)) results.push(...(await send(connection, packet)));
  return results;
}

/** One round trip. The database stops at the first statement that fails, so a COMMIT at the end is then not executed. */
function send(connection: PoolConnection, packet: readonly Statement[]): Promise<StatementResult[]> {
  const sql = packet.map((each) => each.sql).join('; ');
  const parameters = packet.flatMap((each) => each.parameters);
  return observed(
    sql,
    () =>
      new Promise((resolve, reject) => {
        connection.query(sql, parameters, (error, result: QueryResult) => {
          if (error) reject(error);
          else resolve((packet.length === 1 ? [result] : (result as QueryResult[])).map(resultOf));
        });
      }),
  );
}

const resultOf = (result: QueryResult): StatementResult =>
  Array.isArray(result) ? { rows: result, insertId: 0 } : { rows: [], insertId: (result as ResultSetHeader).insertId };
