// @ts-check
/** libsql with fault injection: the statement named by the plan fails on writing connections. */
const Libsql = require('libsql');

/** @param {string} code @param {string} message */
const failure = (code, message) => Object.assign(new Error(message), { code });
const ioError = () => failure('SQLITE_IOERR', 'disk I/O error');

/** What happens instead of, or after, the statement; in the order of `sqliteFaults` in sqliteFaults.ts. */
const faults = [
  function busy() {
    throw failure('SQLITE_BUSY', 'database is locked');
  },
  // SQLite ends the transaction itself when the disk is full.
  function full(/** @type {Libsql.Database} */ connection) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw failure('SQLITE_FULL', 'database or disk is full');
  },
  function ioerr() {
    throw ioError();
  },
  function twoInARow(
    /** @type {Libsql.Database} */ _,
    /** @type {() => unknown} */ __,
    /** @type {Int32Array} */ plan,
  ) {
    if (Atomics.load(plan, 2) === 1) Atomics.store(plan, 0, 1);
    throw ioError();
  },
  function doneButFailed(/** @type {Libsql.Database} */ _, /** @type {() => unknown} */ run) {
    run();
    throw failure('SQLITE_IOERR_FSYNC', 'disk I/O error');
  },
  function death() {
    process.exit(1);
  },
  function doneThenDeath(/** @type {Libsql.Database} */ _, /** @type {() => unknown} */ run) {
    run();
    process.exit(1);
  },
];

module.exports = class FaultyLibsql extends Libsql {
  /** @param {string} path @param {{ timeout: number, plan: Int32Array }} options */
  constructor(path, { plan, ...options }) {
    super(path, options);
    this.plan = plan;
    this.isReader = false;
  }

  /** @override @param {string} sql */
  exec(sql) {
    if (sql.includes('query_only')) this.isReader = true;
    return super.exec(sql);
  }

  /** @override @param {string} sql */
  prepare(sql) {
    const statement = super.prepare(sql);
    return /** @type {any} */ ({
      reader: statement.reader,
      all: (/** @type {unknown[]} */ parameters) => this.strike(() => statement.all(parameters)),
      run: (/** @type {unknown[]} */ parameters) => this.strike(() => statement.run(parameters)),
    });
  }

  /** @param {() => unknown} run */
  strike(run) {
    const { plan } = this;
    if (this.isReader || Atomics.load(plan, 0) === 0) return run();
    if (Atomics.sub(plan, 0, 1) > 1) return run();
    Atomics.add(plan, 2, 1);
    return faults[Atomics.load(plan, 1)]?.(this, run, plan);
  }
};
