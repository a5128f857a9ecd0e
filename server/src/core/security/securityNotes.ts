/** What every operation tells the security log: refusals for lack of a permission, and rows that leave in numbers. */
import type { Action } from '../../domain/policy/permissions';
import type { Call } from '../operation/context';
import { AppError, type ErrorCode } from '../operation/errors';
import { recordSecurityEventAside } from './securityLog';
import { selectionOf } from '../record/selection';

const noted: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED'];

/** Runs an operation; if its user may not do that, records it before the error is thrown on. */
export async function notingRefusal<T>(action: Action, call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof AppError && noted.includes(error.code) && (await call.session()) !== null;
    if (isRefused)
      await recordSecurityEventAside(call, {
        kind: 'Refusal',
        outcome: 'Refused',
        operation: action,
        reason: error.message,
      });
    throw error;
  }
}

/** An answer with more rows is an export, however it was asked for. */
const maxScreenRows = 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Records an answer of a query that is a part of a file (header `Export-Id`), or has more rows than a screen. Exports of
 * REST record themselves.
 */
export async function noteExport(action: Action, call: Call, input: object, output: unknown): Promise<void> {
  const rows = rowsOf(output);
  const isFile = call.exportId !== null;
  if (!isFile && (rows ?? 0) <= maxScreenRows) return;
  // The walk over all pages ahead of them.
  const isWalk = 'walk' in input && Boolean(input.walk);
  if (isWalk || selectsIdsAlone(call)) return;
  const subject = filtersOf(input);
  const part = isFile ? call.exportId : subject;
  await recordSecurityEventAside(call, {
    kind: 'Export',
    operation: action,
    subject,
    exportedRows: rows,
    sameAs: JSON.stringify([action, part, Math.floor(call.app.clock.now().getTime() / day)]),
  });
}

function rowsOf(output: unknown): number | null {
  const rows: unknown = Array.isArray(output) ? output : (output as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? rows.length : null;
}

const selectsIdsAlone = ({ fields }: Call): boolean => {
  const names = Object.keys(selectionOf(fields, 'rows'));
  return names.length > 0 && names.every((name) => name === 'uniqueId' || name === '__typename');
};

const paging = new Set(['skip', 'take', 'after', 'before', 'sortBy', 'sortOrder', 'walk']);

/** The filters that were given, by name: their values may be names of people. */
export function filtersOf(input: object): string {
  const given = Object.entries(input).filter(
    ([name, value]) => !paging.has(name) && value !== undefined && value !== null && value !== '',
  );
  return given.length === 0 ? 'Without a filter' : `By ${given.map(([name]) => name).join(', ')}`;
}
