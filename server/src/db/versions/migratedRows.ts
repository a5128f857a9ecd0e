import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLockTable } from '../backup/mysqlDump';
import { openSqlite } from '../embedded';
import { decodeRows, text } from '../read/rawRows';
import { migrationsTable } from '../schema/naming';
import type { DatabaseModel } from '../schema/model';

type Row = Readonly<Record<string, unknown>>;

/** What each database says of its own migrations. */
export const ownTables = ['migration', migrationsTable, 'schema_step', 'schema_version', startLockTable];

/** All other tables, and the rows that a database has which only ran the migrations: read from a scratch one. */
export async function migratedRows(model: DatabaseModel): Promise<ReadonlyMap<string, readonly Row[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-empty-'));
  const scratch = await openSqlite(folder, model);
  try {
    await scratch.migrate();
    const names = await scratch.read(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
      [],
    );
    const rows = new Map<string, readonly Row[]>();
    for (const { name } of decodeRows(names, { name: text }))
      if (!ownTables.includes(name)) rows.set(name, (await scratch.read(`SELECT * FROM "${name}"`, [])) as Row[]);
    return rows;
  } finally {
    await scratch.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
