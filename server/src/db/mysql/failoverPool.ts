/**
 * Connection pool to the node in use, for TypeORM and direct reads. When the node fails, its connections are closed at
 * once, so that pending statements fail and are rerun on another node.
 */
import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { FairShare } from '../read/fairShare';
import { currentClient } from '../read/statements';
import { cut, streamOf } from './connection';
import type { Node } from './databaseUrl';
import type { NodeMonitor } from './nodes';

export interface PoolLimits {
  /** Maximum wait for a connection, in milliseconds. */
  acquireMs: number;
  /** Maximum number of waiting requests. */
  queue: number;
  /** Clients share the connections (`FairShare`). */
  isShared: boolean;
  /** A busy connection without traffic for this many milliseconds is closed; 0: no limit. */
  inactivityMs: number;
  /** What each connection begins with; it is closed if one of them fails. */
  firstStatements: readonly string[];
}

export class PoolError extends Error {
  constructor(
    readonly code: 'POOL_BUSY' | 'POOL_CLOSED',
    message: string,
  ) {
    super(message);
  }
}

type Done = (error: Error | null, connection?: PoolConnection) => void;

interface Waiting {
  done: Done;
  timer: NodeJS.Timeout;
  /** Gives the share of the pool back; null while the client waits for it. */
  release: (() => void) | null;
  stopWaiting(): void;
}

export class FailoverPool {
  private readonly waiting = new Set<Waiting>();
  private readonly share: FairShare | null;
  private readonly stopListening: () => void;
  private pool: NodePool;
  private isClosed = false;

  constructor(
    private readonly options: PoolOptions,
    private readonly monitor: NodeMonitor,
    private readonly limits: PoolLimits,
  ) {
    this.pool = this.openPool();
    this.share = limits.isShared ? new FairShare(options.connectionLimit ?? 1) : null;
    this.stopListening = monitor.onMove((_, failed) => this.moveOn(failed));
  }

  getConnection(done: Done): void {
    if (this.isClosed) return done(new PoolError('POOL_CLOSED', 'The database is closed'));
    if (this.waiting.size >= this.limits.queue)
      return done(new PoolError('POOL_BUSY', 'Too many wait for a connection'));
    const waiting: Waiting = {
      done,
      release: null,
      stopWaiting: () => undefined,
      timer: setTimeout(
        () => this.settle(waiting, new PoolError('POOL_BUSY', 'No connection was free in time')),
        this.limits.acquireMs,
      ),
    };
    this.waiting.add(waiting);
    const begin = (release: () => void) => {
      waiting.release = release;
      this.ask(waiting);
    };
    if (this.share) waiting.stopWaiting = this.share.take(currentClient(), begin);
    else begin(() => undefined);
  }

  status(): { inUse: number; waiting: number; limit: number } {
    const inUse = this.pool.inUse;
    return { inUse, waiting: this.waiting.size, limit: this.options.connectionLimit ?? 0 };
  }

  query(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: never) => void): void {
    this.getConnection((failure, connection) => {
      if (!connection) return done(failure, [] as never);
      connection.query(sql, [...parameters] as (object | null)[], (error, rows) => {
        connection.release();
        done(error, rows as never);
      });
    });
  }

  /** Like mysql2's `end`, but does not wait for a node that does not answer. */
  end(done: (error?: Error | null) => void = () => undefined): void {
    this.isClosed = true;
    this.stopListening();
    for (const waiting of this.waiting) this.settle(waiting, new PoolError('POOL_CLOSED', 'The database is closed'));
    this.pool.end(done);
  }

  private ask(waiting: Waiting): void {
    const { pool } = this;
    pool.get((error, connection) => {
      const isWaiting = this.waiting.has(waiting) && pool === this.pool;
      if (!isWaiting) return pool === this.pool ? connection?.release() : connection?.destroy();
      if (error) this.monitor.suspect();
      this.settle(waiting, error, connection);
    });
  }

  private settle(waiting: Waiting, error: Error | null, connection?: PoolConnection): void {
    clearTimeout(waiting.timer);
    this.waiting.delete(waiting);
    waiting.stopWaiting();
    if (waiting.release) {
      if (connection) this.pool.whenReleased(connection, waiting.release);
      else waiting.release();
    }
    waiting.done(error, connection);
  }

  private moveOn(failed: boolean): void {
    const left = this.pool;
    this.pool = this.openPool();
    for (const waiting of this.waiting) if (waiting.release) this.ask(waiting);
    if (failed) left.abandon();
    else left.retire();
  }

  private openPool(): NodePool {
    return new NodePool(this.options, this.monitor.inUse, this.limits);
  }
}

const endMs = 2_000;

/** mysql2 pool to one node. */
class NodePool {
  private readonly pool: Pool;
  private readonly open = new Set<PoolConnection>();
  private readonly idle = new Set<PoolConnection>();
  private readonly whenFree = new Map<PoolConnection, () => void>();

  constructor(options: PoolOptions, node: Node, { firstStatements, inactivityMs }: PoolLimits) {
    this.pool = createPool({ ...options, ...node });
    this.pool.on('connection', (connection) => {
      this.follow(connection, inactivityMs);
      for (const sql of firstStatements) {
        connection.query(sql, (error: Error | null) => {
          if (error) cut(connection, error.message);
        });
      }
    });
    this.pool.on('acquire', (connection) => this.idle.delete(connection));
    this.pool.on('release', (connection) => {
      this.idle.add(connection);
      this.freed(connection);
    });
  }

  /** Calls `release` when the connection is given back or closed. */
  whenReleased(connection: PoolConnection, release: () => void): void {
    if (this.open.has(connection)) this.whenFree.set(connection, release);
    else release();
  }

  private freed(connection: PoolConnection): void {
    const release = this.whenFree.get(connection);
    this.whenFree.delete(connection);
    release?.();
  }

  get inUse(): number {
    return this.open.size - this.idle.size;
  }

  get(done: Done): void {
    this.pool.getConnection((error, connection) => done(error, connection));
  }

  /** The node works: pending statements finish there. */
  retire(): void {
    this.pool.on('release', (connection) => connection.destroy());
    for (const connection of this.idle) connection.destroy();
  }

  /** The node failed: its connections are closed at once. */
  abandon(): void {
    this.pool.end(() => undefined);
    this.cutAll('The node has failed');
  }

  private cutAll(reason: string): void {
    for (const connection of this.open) cut(connection, reason);
  }

  end(done: (error?: Error | null) => void): void {
    const timer = setTimeout(() => this.cutAll('The node does not let go'), endMs);
    this.pool.end((error) => {
      clearTimeout(timer);
      done(error);
    });
  }

  private follow(connection: PoolConnection, inactivityMs: number): void {
    this.open.add(connection);
    const stream = streamOf(connection);
    stream.once('close', () => {
      this.open.delete(connection);
      this.idle.delete(connection);
      this.freed(connection);
    });
    // Pending statements receive the error themselves; an idle connection is just dropped.
    connection.on('error', () => undefined);
    if (inactivityMs > 0)
      stream.setTimeout(inactivityMs, () => {
        if (!this.idle.has(connection)) cut(connection, 'The database has not answered in time');
      });
  }
}
