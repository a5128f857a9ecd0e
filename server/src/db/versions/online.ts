/** Statements of an expansion on MySQL and MariaDB: clerks go on meanwhile, so that none may stop writes or copy a table. */

const isNewTable = (sql: string) => /^\s*CREATE\s+TABLE\b/i.test(sql);

/** MySQL takes no LOCK beside INSTANT. The engine itself refuses what it cannot do in the stated way. */
const statesOnlineWay = (sql: string) =>
  /\bALGORITHM\s*=\s*INSTANT\b/i.test(sql) ||
  (/\bALGORITHM\s*=\s*INPLACE\b/i.test(sql) && /\bLOCK\s*=\s*NONE\b/i.test(sql));

/** Throws unless the DDL statement creates a table, or says how it is executed online. */
export function assertOnline(migration: string, sql: string): void {
  if (isNewTable(sql) || statesOnlineWay(sql)) return;
  throw new Error(
    `${migration} is an expansion, and does not say how writes go on during '${sql.trim().slice(0, 120)}': ` +
      'state ALGORITHM=INSTANT, or ALGORITHM=INPLACE with LOCK=NONE; where the engine can do neither, it is a contract',
  );
}
