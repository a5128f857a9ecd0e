import { QueryFailedError, QueryResult, type DataSource, type EntityManager } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { observed } from '../read/statements';
import type { StatementResult } from './protocol';
import type { WriterTransaction } from './singleWriter';

/** Executes the statements of a TypeORM data source. */
export interface StatementRunner {
  run(sql: string, parameters?: readonly unknown[]): Promise<StatementResult>;
  /** Used by migrations; all other code uses `Database.begin`. */
  begin(): Promise<WriterTransaction>;
}

/** TypeORM's SQLite query runner with its statements and transactions on the connections of this folder. */
export class EmbeddedQueryRunner extends BetterSqlite3QueryRunner {
  private transaction: WriterTransaction | null = null;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly statements: StatementRunner,
  ) {
    super(driver);
  }

  /** Entity manager for an open transaction. */
  static managerOf(source: DataSource, transaction: WriterTransaction): EntityManager {
    const runner = source.createQueryRunner();
    if (!(runner instanceof EmbeddedQueryRunner)) throw new Error('This data source is not an embedded one');
    runner.enter(transaction);
    return runner.manager;
  }

  override async query<Result>(sql: string, parameters: unknown[] = [], useStructuredResult = false): Promise<Result> {
    try {
      const { rows, changes, lastInsertRowid } = await observed(sql, () =>
        (this.transaction ?? this.statements).run(sql, parameters),
      );
      const raw = rows ?? lastInsertRowid;
      const result = useStructuredResult
        ? Object.assign(new QueryResult(), { raw, records: rows ?? [], affected: changes })
        : raw;
      return result as Result;
    } catch (error) {
      throw new QueryFailedError(sql, parameters, error instanceof Error ? error : new Error(String(error)));
    }
  }

  override async startTransaction(): Promise<void> {
    if (this.transaction) throw new Error('Transactions are not nested');
    this.enter(await this.statements.begin());
  }

  override async commitTransaction(): Promise<void> {
    await this.transaction?.commit();
    this.leave();
  }

  override async rollbackTransaction(): Promise<void> {
    await this.transaction?.rollback();
    this.leave();
  }

  override async beforeMigration(): Promise<void> {
    await this.query('PRAGMA foreign_keys = OFF');
  }

  override async afterMigration(): Promise<void> {
    await this.query('PRAGMA foreign_keys = ON');
  }

  protected override loadPragmaRecords(tablePath: string, pragma: string): Promise<unknown> {
    return this.query(`PRAGMA ${pragma}("${tablePath}")`);
  }

  private enter(transaction: WriterTransaction): void {
    this.transaction = transaction;
    this.isTransactionActive = true;
  }

  private leave(): void {
    this.transaction = null;
    this.isTransactionActive = false;
  }
}
