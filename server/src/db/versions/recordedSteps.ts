import { createHash } from 'node:crypto';
import { TypeORMError, QueryFailedError, type QueryRunner } from 'typeorm';
import { assertOnline } from './online';
import { saysDefined, saysTableExists, saysWritten, statementKindOf } from './statementKinds';
import { forgetSteps, markPartDone, readSteps, writeStep, type Part, type Step } from './stepTable';

/** By its text alone: migrations generate ids, which differ when they run again. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export interface Migration {
  name: string;
  /** An earlier Waybill, which recorded nothing, may have executed some of it. */
  isAdopted: boolean;
  /** Its DDL has to be online (`online.ts`). */
  isExpansion?: boolean;
}

/**
 * Executes a migration's statements on MySQL or MariaDB so that it can be cut anywhere and run again. A step is counted by
 * its position. Steps that are recorded as done are skipped. DDL is written down before it is executed; what was
 * written down and not confirmed is executed, and the error that says 'done before' counts as done. Data between two DDL
 * statements is one transaction with its records.
 */
export class RecordedSteps {
  private step = 0;
  private isInTransaction = false;

  private constructor(
    private readonly runner: QueryRunner,
    private readonly migration: Migration,
    private readonly recorded: ReadonlyMap<number, Step>,
  ) {}

  static async of(runner: QueryRunner, migration: Migration): Promise<RecordedSteps> {
    return new RecordedSteps(runner, migration, await readSteps(runner, migration.name));
  }

  async query(sql: string, parameters: unknown[] = []): Promise<unknown> {
    const kind = statementKindOf(sql);
    if (kind === 'read') return this.runner.query(sql, parameters);
    if (kind === 'data') return this.data(sql, parameters);
    if (parameters.length > 0) throw new Error('DDL takes no parameters');
    return this.definition(hashOf(sql), async () => [sql]);
  }

  /** `run` lets TypeORM note the statements of a table operation without executing them. */
  async operation(description: string, run: () => Promise<unknown>): Promise<void> {
    await this.definition(hashOf(description), async () => {
      this.runner.enableSqlMemory();
      try {
        await run();
        return this.runner.getMemorySql().upQueries.map(({ query }) => query);
      } catch (error) {
        // What it should change has been changed: the table or the index is not there any more.
        if (this.migration.isAdopted && error instanceof TypeORMError && !(error instanceof QueryFailedError))
          return [];
        throw error;
      } finally {
        this.runner.disableSqlMemory();
      }
    });
  }

  /** Executes `last` and forgets the steps in the transaction of the last data. */
  async finish(last: () => Promise<unknown>): Promise<void> {
    await this.begin();
    await last();
    await forgetSteps(this.runner, this.migration.name);
    await this.commit();
  }

  /** Never rejects. */
  async abandon(): Promise<void> {
    if (this.isInTransaction) await this.runner.query('ROLLBACK').catch(() => undefined);
  }

  private async data(sql: string, parameters: unknown[]): Promise<unknown> {
    const [step, hash] = [this.nextStep(), hashOf(sql)];
    if (this.recorded.get(step)?.hash === hash) return undefined;
    await this.begin();
    const result: unknown = await this.runner.query(sql, parameters).catch((error: unknown) => {
      if (!this.migration.isAdopted || !saysWritten(error)) throw error;
    });
    await this.write(step, { hash, parts: [{ part: 0, statement: '', isDone: true }] });
    return result;
  }

  private async definition(hash: string, statements: () => Promise<string[]>): Promise<void> {
    await this.commit();
    const step = this.nextStep();
    const known = this.recorded.get(step);
    let mayBeDone = known?.hash === hash;
    const parts = known?.hash === hash ? known.parts : await this.plan(step, hash, statements);
    for (const { part, statement } of parts.filter(({ isDone }) => !isDone)) {
      await this.define(statement, mayBeDone);
      mayBeDone = false;
      await markPartDone(this.runner, this.migration.name, step, part);
    }
  }

  private async plan(step: number, hash: string, statements: () => Promise<string[]>): Promise<Part[]> {
    const { name, isExpansion = false } = this.migration;
    const parts = (await statements()).map((statement, part) => ({ part, statement, isDone: false }));
    if (isExpansion) for (const { statement } of parts) assertOnline(name, statement);
    const nothing = { part: 0, statement: '', isDone: true };
    await this.write(step, { hash, parts: parts.length > 0 ? parts : [nothing] });
    return parts;
  }

  private async define(statement: string, mayBeDone: boolean): Promise<void> {
    const { isAdopted } = this.migration;
    try {
      await this.runner.query(statement);
    } catch (error) {
      if (!saysDefined(error) || (!mayBeDone && !isAdopted)) throw error;
      const table = /^CREATE TABLE `(\w+)`/.exec(statement)?.[1];
      if (isAdopted && table && saysTableExists(error)) await this.empty(table);
    }
  }

  /** The rows of a table that an unrecorded attempt created: this one writes them again. */
  private async empty(table: string): Promise<void> {
    await this.runner.query('SET FOREIGN_KEY_CHECKS = 0');
    await this.runner.query(`DELETE FROM \`${table}\``);
    await this.runner.query('SET FOREIGN_KEY_CHECKS = 1');
  }

  private nextStep(): number {
    this.step += 1;
    return this.step;
  }

  private write(step: number, recorded: Step): Promise<void> {
    return writeStep(this.runner, this.migration.name, step, recorded);
  }

  private async begin(): Promise<void> {
    if (this.isInTransaction) return;
    await this.runner.query('START TRANSACTION');
    this.isInTransaction = true;
  }

  private async commit(): Promise<void> {
    if (!this.isInTransaction) return;
    await this.runner.query('COMMIT');
    this.isInTransaction = false;
  }
}
