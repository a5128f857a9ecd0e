// @ts-check
/**
 * One connection of the embedded database, on a thread of its own: statements come as messages, one answer each, in order.
 * Plain JavaScript, so that a thread starts in 30 ms, without a transpiler, in development and under test too.
 */
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {import('./protocol').StatementRequest} StatementRequest */
/** @typedef {import('./protocol').StatementResult} StatementResult */

/** Statements that are kept prepared; a list with its filters has many forms. */
const maxPrepared = 300;

if (!parentPort) throw new Error('This file runs as a worker thread');
const port = parentPort;

/** @param {unknown} error */
function failureOf(error) {
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
    // The statement used longest ago stands first.
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
    // As one array: the driver takes a lone parameter that is an object or null for a list of named ones.
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
      // A statement that failed half way may keep the state of the database that it has read.
      prepared.delete(request.sql);
      return { id: request.id, error: failureOf(error), inTransaction: connection.inTransaction };
    }
  };

  const close = () => {
    try {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      connection.close();
    } finally {
      // What still holds the file ends with the thread.
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
  port.postMessage({ error: failureOf(error) });
}
