import type { Database } from '../../db/database.types';

interface Figures {
  rows: number;
  /** The sum of the rows' versions: each change of a record raises it by one. */
  versions: number;
  /** Of everything else: numbers themselves, texts by their length. */
  content: number;
}

export type Fingerprint = Readonly<Record<string, Figures>>;

/** Written by every transaction, and attempts at passwords, which are counted before anything else and whatever comes of them. */
const unobserved = new Set(['write_mark', 'failed_sign_in']);
const observed: Readonly<Record<string, string>> = { serial: "name NOT LIKE 'attempts %'" };
/** Counts of other rows: which of them are new depends on what was there before. They are compared with a recount. */
const derived = new Set(['consignment_day', 'consignment_facet', 'billing_day', 'serial', 'request_key']);

const numeric = new Set<unknown>(['int', 'integer', 'bigint', 'boolean', 'tinyint', Number, Boolean]);

/** One statement that sums up every table; any row that is there, or not, or different, changes its answer. */
export function fingerprintStatement({ writer }: Database): string {
  return writer.entityMetadatas
    .filter(({ tableName }) => !unobserved.has(tableName))
    .map(({ tableName, columns }) => {
      const names = columns.map(({ databaseName }) => databaseName);
      const terms = columns
        .filter(({ databaseName }) => databaseName !== 'version')
        .map(({ databaseName, type }) => {
          const column = `\`${databaseName}\``;
          return numeric.has(type) ? `COALESCE(${column}, -1)` : `COALESCE(LENGTH(${column}), -1)`;
        });
      const versions = names.includes('version') ? 'SUM(version)' : '0';
      return `SELECT '${tableName}' AS name, COUNT(*) AS n, COALESCE(${versions}, 0) AS versions, COALESCE(SUM(${terms.join(' + ')}), 0) AS content
      FROM \`${tableName}\` WHERE ${observed[tableName] ?? '1 = 1'}`;
    })
    .join(' UNION ALL ');
}

export const fingerprintOf = (rows: readonly Record<string, unknown>[]): Fingerprint =>
  Object.fromEntries(
    rows.map((row) => [
      String(row.name),
      { rows: Number(row.n), versions: Number(row.versions), content: Number(row.content) },
    ]),
  );

/** How many rows came and how many versions, by table: the same for the same command, whatever the record. */
export function changesBetween(before: Fingerprint, after: Fingerprint): Record<string, string> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name]) => !derived.has(name))
      .map(
        ([name, { rows, versions }]) =>
          [
            name,
            `${rows - (before[name]?.rows ?? 0)} rows, ${versions - (before[name]?.versions ?? 0)} versions`,
          ] as const,
      )
      .filter(([, change]) => change !== '0 rows, 0 versions'),
  );
}
