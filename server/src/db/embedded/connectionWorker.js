// @ts-check
/**
 * One connection of the embedded database, on its own thread: statements arrive as messages and are answered in order.
 * Plain JavaScript, so that a thread starts in 30 ms without a transpiler, also in development and tests.
 */
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {import('./protocol').StatementRequest} StatementRequest */
/** @typedef {import('./protocol').StatementResult} StatementResult */

/** Maximum number of cached prepared statements; a list with its filters has many variants. */
const maxPrepared = 300;

if (!parentPort) throw new Error('This file runs as a worker thread');
const port = parentPort;

/** @param {unknown} error */
function serializableError(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, code: 'code' in error ? String(error.code) : undefined };
}

/** @param {import('./protocol').ConnectionOptions} options */
function open({ path, driver, setUp }) {
  const Driver = require(driver.module);
  const connection = new Driver(path, driver.options);
  connection.exec(setUp);
  return connection;
}

/** @param {ReturnType<typeof open>} connection */
function serve(connection) {
  const prepared = new Map();

  /** @param {string} sql */
  const statementOf = (sql) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    // The least recently used statement is first.
    prepared.delete(sql);
    prepared.set(sql, statement);
    if (prepared.size > maxPrepared) prepared.delete(prepared.keys().next().value);
    return statement;
  };

  /** @param {StatementRequest} request @returns {StatementResult} */
  const run = ({ sql, parameters, inTransaction }) => {
    if (connection.inTransaction !== inTransaction) {
      throw new Error(inTransaction ? 'The transaction has ended already' : 'A transaction is open');
    }
    const statement = statementOf(sql);
    // As an array: the driver takes a single object or null as named parameters.
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { changes, lastInsertRowid };
  };

  /** @param {StatementRequest} request */
  const answer = (request) => {
    try {
      const result = run(request);
      return { id: request.id, ...result, inTransaction: connection.inTransaction };
    } catch (error) {
      // A statement that failed midway may keep its read snapshot.
      prepared.delete(request.sql);
      return { id: request.id, error: serializableError(error), inTransaction: connection.inTransaction };
    }
  };

  const close = () => {
    try {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      connection.close();
    } finally {
      // Any remaining file handles are released with the thread.
      process.exit();
    }
  };

  port.on('message', (/** @type {StatementRequest | 'close'} */ request) =>
    request === 'close' ? close() : port.postMessage(answer(request)),
  );
}

try {
  serve(open(workerData));
  port.postMessage({});
} catch (error) {
  port.postMessage({ error: serializableError(error) });
}
