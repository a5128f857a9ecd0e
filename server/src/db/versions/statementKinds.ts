/** What a statement of a migration does, and how MySQL and MariaDB say that it was done before. */

/** `read`: always executed. `definition`: DDL, commits by itself. `data`: part of a transaction. */
export type StatementKind = 'read' | 'definition' | 'data';

const kinds: Readonly<Record<string, StatementKind>> = {
  SELECT: 'read',
  SHOW: 'read',
  SET: 'read',
  CREATE: 'definition',
  ALTER: 'definition',
  DROP: 'definition',
  RENAME: 'definition',
  TRUNCATE: 'definition',
  INSERT: 'data',
  UPDATE: 'data',
  DELETE: 'data',
  REPLACE: 'data',
};

export function statementKindOf(sql: string): StatementKind {
  const kind = kinds[/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? ''];
  if (!kind) throw new Error(`A migration cannot execute this statement: ${sql.trim().slice(0, 80)}`);
  return kind;
}

/** Duplicate table, column, index, primary key, foreign key; unknown table, column, index. */
const definitionErrors = new Set([1022, 1050, 1051, 1054, 1060, 1061, 1068, 1091, 1146, 1826]);
/** Unknown table, unknown column, duplicate key: a later step has removed what it reads, or its rows exist. */
const dataErrors = new Set([1054, 1062, 1146]);

const errnoOf = (error: unknown): number => Number((error as { errno?: unknown }).errno);

/** The error of a DDL statement that is executed twice. */
export function saysDefined(error: unknown): boolean {
  // MariaDB's duplicate foreign key is its general error 1005 with the storage engine's 121.
  const isDuplicateKey = errnoOf(error) === 1005 && error instanceof Error && error.message.includes('errno: 121');
  return definitionErrors.has(errnoOf(error)) || isDuplicateKey;
}

export const saysTableExists = (error: unknown): boolean => errnoOf(error) === 1050;

/** The error of an INSERT or UPDATE that is executed again after later steps. */
export const saysWritten = (error: unknown): boolean => dataErrors.has(errnoOf(error));
