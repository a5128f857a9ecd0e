/**
 * A replica for reads that need not burden the writer. It is asked to reach the writer's position of this moment first, so that
 * its answer is never older than the writer's would be: whoever has written reads that, and so does everybody else. A replica
 * that is behind or down is left alone for a while, and the writer answers (docs/decisions/0058).
 */
import type { PoolOptions } from 'mysql2';
import { AppError } from '../../domain/rules/errors';
import type { PoolStatus, ReadSource } from '../database.types';
import { decodeRows, integer } from '../read/rawRows';
import type { DatabaseModel } from '../schema/model';
import { databaseFailureOf } from '../write/retry';
import type { Target } from './databaseUrl';
import { FailoverPool } from './failoverPool';
import { NodeMonitor, type Server } from './nodes';
import { observeRunners } from './observedRunners';
import { requestLimits } from './settings';
import { poolOfSource, readSourceOf, sourceOf, sourceOptions } from './sources';

/** The replica is behind if it has not reached the position by then. */
const reachSeconds = 1;
/** It is down if it has not answered by then, which includes connecting. */
const answerMs = 2_000;
/** How long it is left alone. */
const pauseMs = 5_000;
/** Least time that both databases take for a limit. */
const atOnceSeconds = 0.05;

/**
 * Reads the position up to which a database has committed; empty if it keeps none. MySQL goes on showing the last one when the mode
 * has been turned off, and the numbers of a Galera cluster are the same on all nodes only in this mode.
 */
export function positionSql({ dialect, cluster }: Server): string {
  if (dialect === 'mysql') return `SELECT IF(@@GLOBAL.gtid_mode LIKE 'ON%', @@GLOBAL.gtid_executed, '') AS position`;
  const position = '@@GLOBAL.gtid_binlog_pos';
  return `SELECT ${cluster === 'galera' ? `IF(@@GLOBAL.wsrep_gtid_mode, ${position}, '')` : position} AS position`;
}

/** Answers 0 when the position is reached, and something else when the seconds are over. */
const reachSql = {
  mariadb: 'SELECT MASTER_GTID_WAIT(?, ?) AS late',
  mysql: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS late',
} as const satisfies Record<Server['dialect'], string>;

interface Opened {
  source: ReadSource;
  server: Server;
  pool: FailoverPool;
  close(): Promise<void>;
}

interface Options {
  requestDeadline: number;
  model: DatabaseModel;
  /** Of the writer. */
  position(): Promise<string>;
}

export class Replica {
  readonly reads = { replica: 0, behind: 0, failed: 0 };
  private opening: Promise<Opened> | null = null;
  private opened: Opened | null = null;
  private pause: { until: number; reason: 'behind' | 'failed' } | null = null;
  /** A position that the replica had not reached when it was last looked at, and since when. */
  private lacking: { position: string; since: number } | null = null;

  constructor(
    private readonly target: Target,
    private readonly options: Options,
  ) {}

  /** `here` reads from the writer. */
  async answer<T>(
    here: ReadSource,
    work: (source: ReadSource) => Promise<T>,
    onRefused: (reason: unknown) => void,
  ): Promise<T> {
    const source = await this.caughtUp(onRefused);
    if (!source) return work(here);
    try {
      this.reads.replica += 1;
      return await work(source);
    } catch (error) {
      // What is refused, or takes too long, is so on the writer too.
      if (error instanceof AppError || databaseFailureOf(error) === 'slow') throw error;
      this.leaveAlone('failed', error, onRefused);
      return work(here);
    }
  }

  /** Seen from one call to the next: what the replica lacks meanwhile, and has got by then, is not noticed. */
  async lagSeconds(): Promise<number> {
    this.lacking ??= { position: await this.position(), since: performance.now() };
    const { position, since } = this.lacking;
    if (await this.reaches(await this.open(), position, atOnceSeconds)) this.lacking = null;
    return this.lacking ? (performance.now() - since) / 1_000 : 0;
  }

  pools(): PoolStatus[] {
    return this.opened ? [{ pool: 'replica', ...this.opened.pool.status() }] : [];
  }

  async close(): Promise<void> {
    const opened = await this.opening?.catch(() => null);
    await opened?.close();
  }

  /** The replica when it has all that the writer has; null: the writer is to answer. */
  private async caughtUp(onRefused: (reason: unknown) => void): Promise<ReadSource | null> {
    if (this.pause && performance.now() < this.pause.until) {
      this.reads[this.pause.reason] += 1;
      return null;
    }
    try {
      const position = await this.position();
      const opened = await within(answerMs, this.open());
      if (await within(answerMs, this.reaches(opened, position, reachSeconds))) return opened.source;
      this.leaveAlone('behind', new Error('The replica is behind'), onRefused);
    } catch (error) {
      this.leaveAlone('failed', error, onRefused);
    }
    return null;
  }

  private leaveAlone(reason: 'behind' | 'failed', error: unknown, onRefused: (reason: unknown) => void): void {
    this.reads[reason] += 1;
    this.pause = { until: performance.now() + pauseMs, reason };
    onRefused(error);
  }

  private async position(): Promise<string> {
    const position = await this.options.position();
    if (position === '')
      throw new Error('The writer has no position that a replica could reach: it needs GTIDs and a binary log');
    return position;
  }

  private async reaches({ source, server }: Opened, position: string, seconds: number): Promise<boolean> {
    const [row] = decodeRows(await source.read(reachSql[server.dialect], [position, seconds]), { late: integer });
    return row?.late === 0;
  }

  private open(): Promise<Opened> {
    this.opening ??= this.connect().then(
      (opened) => (this.opened = opened),
      (error: unknown) => {
        this.opening = null;
        throw error;
      },
    );
    return this.opening;
  }

  private async connect(): Promise<Opened> {
    const { target } = this;
    const { requestDeadline, model } = this.options;
    const monitor = await NodeMonitor.open(target);
    const { server } = monitor;
    const limits = requestLimits({ server, requestDeadline });
    const firstStatements = [...limits.firstStatements, 'SET SESSION TRANSACTION READ ONLY'];
    const pools: FailoverPool[] = [];
    const createPool = (options: PoolOptions) => {
      const pool = new FailoverPool(options, monitor, { ...limits, firstStatements });
      pools.push(pool);
      return pool;
    };
    const close = async () => {
      await Promise.all(pools.map((pool) => new Promise<void>((ended) => pool.end(() => ended()))));
      await monitor.close();
    };
    try {
      if (server.cluster === 'galera')
        throw new Error('A node of a Galera cluster cannot say whether it has reached a position');
      const reader = await sourceOf(sourceOptions(target, server, model, target.poolSize, createPool)).initialize();
      observeRunners(reader);
      return { source: readSourceOf(reader), server, pool: poolOfSource(reader), close };
    } catch (error) {
      await close();
      throw error;
    }
  }
}

/** Rejects if the work takes longer; it goes on. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The replica has not answered within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
