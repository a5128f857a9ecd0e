import type { Database } from '../../db/database.types';
import { never, type FaultPlan } from './faultPlan';

type Done = (error: unknown, ...results: unknown[]) => void;

interface PooledConnection {
  query(...args: unknown[]): unknown;
  release(): void;
  destroy(): void;
}

interface Pool {
  getConnection(done: (error: unknown, connection?: PooledConnection) => void): void;
}

const refused = (errno: number, message: string) => Object.assign(new Error(message), { errno });
const lost = () =>
  Object.assign(new Error('Connection lost: The server closed the connection.'), {
    code: 'PROTOCOL_CONNECTION_LOST',
    fatal: true,
  });

const kinds = ['deadlock', 'lockWait', 'notPrimary', 'rollbackRefused', 'lost', 'doneThenLost'] as const;

/** Wraps the connections of a pool: statements between START TRANSACTION and its end may fail. */
export function faultyPool({ writer }: Database): FaultPlan & { returnedInTransaction(): number } {
  const { pool } = writer.driver as unknown as { pool: Pool };
  const getConnection = pool.getConnection.bind(pool);
  const wrapped = new WeakSet<PooledConnection>();
  let left = 0;
  let kind = '';
  let struck = 0;
  let returnedInTransaction = 0;

  const strikes = () => {
    if (left === 0) return false;
    left -= 1;
    if (left === 0) struck += 1;
    return left === 0;
  };

  const wrap = (connection: PooledConnection) => {
    wrapped.add(connection);
    const query = connection.query.bind(connection);
    const release = connection.release.bind(connection);
    let inTransaction = false;
    let isRefusing = false;
    let isDestroyed = false;
    const lose = () => {
      isDestroyed = true;
      connection.destroy();
    };
    connection.query = (...args) => {
      const [statement] = args;
      const sql = typeof statement === 'string' ? statement : '';
      const done = args.at(-1) as Done;
      if (/^START TRANSACTION/i.test(sql)) inTransaction = true;
      if (!inTransaction) return query(...args);
      const isStruck = strikes();
      const fail = (error: Error) => setImmediate(() => done(error));
      if (isRefusing) return fail(refused(1047, 'WSREP has not yet prepared node for application use'));
      // The COMMIT is the last of the statements that are sent together.
      if (/(^|; )(COMMIT|ROLLBACK)$/i.test(sql) && !isStruck) inTransaction = false;
      if (!isStruck) return query(...args);
      if (kind === 'deadlock') {
        inTransaction = false;
        return query('ROLLBACK', () => done(refused(1213, 'Deadlock found when trying to get lock')));
      }
      if (kind === 'lockWait') return fail(refused(1205, 'Lock wait timeout exceeded'));
      if (kind === 'notPrimary') isRefusing = true;
      if (kind === 'notPrimary') return fail(refused(1047, 'WSREP has not yet prepared node for application use'));
      if (kind === 'rollbackRefused') {
        isRefusing = true;
        return fail(refused(1180, 'Got error 5 during COMMIT'));
      }
      if (kind === 'lost') {
        lose();
        return fail(lost());
      }
      return query(...args.slice(0, -1), () => {
        lose();
        done(lost());
      });
    };
    connection.release = () => {
      if ((inTransaction || isRefusing) && !isDestroyed) returnedInTransaction += 1;
      release();
    };
    const destroy = connection.destroy.bind(connection);
    connection.destroy = () => {
      isDestroyed = true;
      destroy();
    };
    return connection;
  };

  pool.getConnection = (done) =>
    getConnection((error, connection) =>
      done(error, connection && !wrapped.has(connection) ? wrap(connection) : connection),
    );
  return {
    kinds,
    arm: (what, at) => {
      [kind, left, struck] = [what, at, 0];
    },
    disarm: () => {
      left = 0;
      return struck;
    },
    statementsOf: async (work) => {
      left = never;
      await work();
      return never - left;
    },
    returnedInTransaction: () => returnedInTransaction,
  };
}
