import { firstBranchId } from '../db/schema/columns';
import { nextSerial, referenceSerial } from '../db/write/serial';
import type { Writer } from '../db/write/writer';
import { migratedRows } from '../db/versions/migratedRows';
import type { DatabaseEmptier } from '../modules/insight/setup/setUp.hooks';
import { insertReferenceData } from './referenceData';

/** Tables whose rows of the remaining user stay, by the column that names the user. */
const ofUser: Readonly<Record<string, string>> = {
  user: 'id',
  user_session: 'user_id',
  second_factor: 'user_id',
  recovery_code: 'user_id',
};

/** Every server compares its number with what it has cached, so it never goes back. */
const keptSerials = [referenceSerial];

/** Prepares to bring a database to the state before its first use, with one user and that user's sessions in it. */
export const databaseEmptier: DatabaseEmptier = async (model) => {
  const tables = await migratedRows(model);
  return async (writer, userId) => {
    await withoutForeignKeys(writer, async () => {
      for (const [name, rows] of tables) {
        const column = ofUser[name];
        if (column !== undefined)
          await writer.query(`DELETE FROM ${quoted(writer, name)} WHERE ${column} <> ?`, [userId]);
        else if (name === 'serial') await writer.query('DELETE FROM serial WHERE name NOT IN (?)', keptSerials);
        else await writer.query(`DELETE FROM ${quoted(writer, name)}`, []);
        for (const row of rows) await insertRow(writer, name, row);
      }
      await insertReferenceData(writer);
      await writer.query(
        `UPDATE ${quoted(writer, 'user')} SET branch_id = ?, image_path = NULL, created_by_id = NULL, updated_by_id = NULL`,
        [firstBranchId],
      );
    });
    await nextSerial(writer, referenceSerial);
  };
};

const quoted = ({ embedded }: Writer, name: string) => (embedded ? `"${name}"` : `\`${name}\``);

async function insertRow(db: Writer, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row).map((name) => quoted(db, name));
  const places = columns.map(() => '?').join(', ');
  await db.query(`INSERT INTO ${quoted(db, table)} (${columns.join(', ')}) VALUES (${places})`, Object.values(row));
}

/** SQLite asks them when the transaction is committed, when all are kept again. */
async function withoutForeignKeys(db: Writer, work: () => Promise<void>): Promise<void> {
  if (db.embedded) await db.query('PRAGMA defer_foreign_keys = ON', []);
  else await db.query('SET SESSION foreign_key_checks = 0', []);
  try {
    await work();
  } finally {
    // A connection on which this fails is not used again.
    if (!db.embedded) await db.query('SET SESSION foreign_key_checks = 1', []).catch(() => undefined);
  }
}
