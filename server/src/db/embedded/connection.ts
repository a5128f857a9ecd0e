import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ConnectionOptions, DriverFailure, OpenAnswer, StatementAnswer, StatementResult } from './protocol';

/** How long to wait for a connection's thread to end, in milliseconds. */
const closeTimeout = 10_000;

/** After these errors the state of the connection is unknown: locks, an old snapshot, a partial transaction. */
const suspectCodes = /^SQLITE_(BUSY|LOCKED|IOERR|FULL|NOMEM|CORRUPT|NOTADB|CANTOPEN|PROTOCOL|READONLY|INTERNAL|MISUSE)/;

const lostCode = 'SQLITE_CONNECTION_LOST';
export const connectionLost = (message: string) => Object.assign(new Error(message), { code: lostCode });
export const isConnectionLost = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === lostCode;

const errorOf = ({ message, code }: DriverFailure) => Object.assign(new Error(message), { code });

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** One connection to the file, on its own thread. Statements run one after another, in call order. */
export class Connection {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private isLost = false;
  private isSuspect = false;
  /** As of the last answer. */
  inTransaction = false;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (answer: StatementAnswer) => this.receive(answer));
    worker.on('error', (error) => this.lose(`The connection has failed: ${error.message}`));
    worker.on('exit', () => this.lose('The connection is closed'));
  }

  static async open(options: ConnectionOptions): Promise<Connection> {
    const worker = new Worker(join(__dirname, 'connectionWorker.js'), { workerData: options, execArgv: [] });
    const [{ error }] = (await once(worker, 'message')) as [OpenAnswer];
    if (!error) return new Connection(worker);
    await worker.terminate();
    throw errorOf(error);
  }

  /** True if no transaction is open and no error has left the connection in an unknown state. */
  get isUsable(): boolean {
    return !this.isLost && !this.isSuspect && !this.inTransaction;
  }

  run(sql: string, parameters: readonly unknown[] = [], inTransaction = false): Promise<StatementResult> {
    if (this.isLost) return Promise.reject(connectionLost('The connection is closed'));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // The driver cannot bind booleans.
      this.worker.postMessage({
        id,
        sql,
        parameters: parameters.map((p) => (typeof p === 'boolean' ? Number(p) : p)),
        inTransaction,
      });
    });
  }

  /** Rolls back the open transaction. Resolves when the thread has ended and released all locks. */
  async close(): Promise<void> {
    if (this.isLost) return;
    const ended = once(this.worker, 'exit', { signal: AbortSignal.timeout(closeTimeout) });
    this.worker.postMessage('close');
    await ended;
  }

  private receive({ id, error, inTransaction, ...result }: StatementAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.inTransaction = inTransaction;
    if (!error) return waiting?.resolve(result);
    if (suspectCodes.test(error.code ?? '')) this.isSuspect = true;
    waiting?.reject(errorOf(error));
  }

  private lose(reason: string): void {
    this.isLost = true;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(connectionLost(reason));
  }
}
