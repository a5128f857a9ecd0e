/** Reports the statements of a request to its observer, wherever they are executed. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface StatementObserver {
  /** Whose statements these are; connections are shared fairly between clients. */
  readonly client?: string;
  /** Called when a statement has ended; times by `performance.now()`. The text has placeholders for values. */
  statement(sql: string, startMs: number, endMs: number, isFailed: boolean): void;
}

const current = new AsyncLocalStorage<StatementObserver>();

/** Statements of `work`, including those it awaits, are reported to the observer. */
export function observeStatements<T>(observer: StatementObserver, work: () => Promise<T>): Promise<T> {
  return current.run(observer, work);
}

/** Whose statement is about to be executed; all work outside of requests is one client. */
export const currentClient = (): string => current.getStore()?.client ?? 'background';

/** Executes a statement and reports it. The duration includes the wait for a connection. */
export function observed<T>(sql: string, execute: () => Promise<T>): Promise<T> {
  const observer = current.getStore();
  return observer ? report(observer, sql, execute) : execute();
}

async function report<T>(observer: StatementObserver, sql: string, execute: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let isFailed = true;
  try {
    const result = await execute();
    isFailed = false;
    return result;
  } finally {
    observer.statement(sql, start, performance.now(), isFailed);
  }
}

const maxTextLength = 600;

/**
 * Text of a statement for logs and traces: without literals, repeated groups of placeholders collapsed, shortened.
 * Statements use placeholders; literals are removed as well in case one does not.
 */
export function statementText(sql: string): string {
  const text = sql
    .slice(0, 20_000)
    .replace(/\s+/g, ' ')
    .replace(/'(?:[^'\\]|''|\\.)*(?:'|$)/g, '?')
    .replace(/(?<![\w`"$])(?:0x[0-9a-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/gi, '?')
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(/(\([^()]*\?[^()]*\))(?:, ?\([^()]*\?[^()]*\))+/g, '$1, …')
    .trim();
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
