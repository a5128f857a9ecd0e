/** A connection outside of the pools, to the node in use: for commands that load, drop or create whole tables. */
import { createConnection, type Connection, type ConnectionOptions } from 'mysql2/promise';
import { decodeRows, text } from '../read/rawRows';
import { connectionOptions, type Node, type Target } from './databaseUrl';
import { NodeMonitor } from './nodes';

export async function nodeInUse(target: Target): Promise<Node> {
  const monitor = await NodeMonitor.open(target);
  const node = monitor.inUse;
  await monitor.close();
  return node;
}

export async function onOwnConnection<T>(
  target: Target,
  work: (connection: Connection) => Promise<T>,
  options: ConnectionOptions = {},
): Promise<T> {
  const node = await nodeInUse(target);
  const connection = await createConnection({ ...connectionOptions(target), ...options, ...node });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/**
 * Counts the statistics of all tables. The database does so itself some minutes after many rows were written; until then it may
 * read the whole of a table for each row of another one.
 */
export async function analyzeTables(connection: Connection): Promise<void> {
  const [tables] = await connection.query(
    "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'",
  );
  const names = decodeRows(tables as unknown[], { name: text }).map(({ name }) => connection.escapeId(name));
  await connection.query(`ANALYZE TABLE ${names.join(', ')}`);
}
