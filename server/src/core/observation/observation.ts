import type { DatabaseFailure } from '../../db/write/retry';
import { observeStatements, statementText, type StatementObserver } from '../../db/read/statements';
import { AppError } from '../operation/errors';
import type { Metrics } from './metrics';
import type { Span } from './tracer';

/** Statements kept per request; further ones are only counted. */
const maxStatements = 1_000;

export interface StatementSummary {
  sql: string;
  count: number;
  ms: number;
}

interface ExecutedStatement {
  sql: string;
  ms: number;
}

/** What one request does: for metrics, its trace, and the log line of a slow request. */
export class RequestObservation implements StatementObserver {
  readonly operations: string[] = [];
  /** The signed-in user; until the session is read its token, else the client network. Kept in no log. */
  client = '';
  private readonly statements: ExecutedStatement[] = [];
  private statementCount = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly span: Span | null,
  ) {}

  /** Runs an operation; its statements belong to it. */
  async operation<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = this.span?.child(name, { 'waybill.operation': name }) ?? null;
    const start = performance.now();
    let code = 'OK';
    this.operations.push(name);
    try {
      return await observeStatements(span ? this.reportingTo(span) : this, work);
    } catch (error) {
      code = error instanceof AppError ? error.code : 'INTERNAL_SERVER_ERROR';
      throw error;
    } finally {
      this.metrics.operation(name, code, (performance.now() - start) / 1_000);
      span?.end({ 'waybill.code': code }, code === 'INTERNAL_SERVER_ERROR');
    }
  }

  rerun(failure: DatabaseFailure): void {
    this.metrics.rerun(failure);
  }

  statement(sql: string, startMs: number, endMs: number, isFailed: boolean): void {
    this.add(sql, endMs - startMs);
    if (this.span) addStatement(this.span, sql, startMs, endMs, isFailed);
  }

  end(route: string, status: number, seconds: number): void {
    this.metrics.request(route, status, seconds);
    this.span?.end({ 'http.route': route, 'http.response.status_code': status }, status >= 500);
  }

  /** The statements with the longest total time, by text. */
  slowestStatements(max: number): { total: number; slowest: StatementSummary[] } {
    const byText = new Map<string, StatementSummary>();
    for (const { sql: raw, ms } of this.statements) {
      const sql = statementText(raw);
      const known = byText.get(sql) ?? { sql, count: 0, ms: 0 };
      byText.set(sql, { sql, count: known.count + 1, ms: known.ms + ms });
    }
    const slowest = [...byText.values()].sort((a, b) => b.ms - a.ms).slice(0, max);
    return { total: this.statementCount, slowest: slowest.map((each) => ({ ...each, ms: Math.round(each.ms) })) };
  }

  private add(sql: string, ms: number): void {
    this.statementCount += 1;
    if (this.statements.length < maxStatements) this.statements.push({ sql, ms });
  }

  private reportingTo(span: Span): StatementObserver {
    return {
      client: this.client,
      statement: (sql, startMs, endMs, isFailed) => {
        this.add(sql, endMs - startMs);
        addStatement(span, sql, startMs, endMs, isFailed);
      },
    };
  }
}

function addStatement(span: Span, sql: string, startMs: number, endMs: number, isFailed: boolean): void {
  const text = statementText(sql);
  const name = /^[A-Za-z]+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  span.endedChild(name, { 'db.query.text': text }, { startMs, endMs, isFailed });
}
