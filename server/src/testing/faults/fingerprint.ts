import type { Database } from '../../db/database.types';

interface Figures {
  rows: number;
  /** Sum of the rows' versions; each change of a record increases it by one. */
  versions: number;
  /** Sum over all other columns: numbers by value, texts by length. */
  content: number;
}

export type Fingerprint = Readonly<Record<string, Figures>>;

/** Excluded: the mark written by every transaction, and password attempts, which are counted in any case. */
const unobserved = new Set(['write_mark', 'refused_sign_in']);
const observed: Readonly<Record<string, string>> = { serial: "name NOT LIKE 'attempts %'" };
/** Derived tables, whose new rows depend on earlier ones. They are compared with a recount instead. */
const derived = new Set([
  'consignment_day',
  'consignment_facet',
  'billing_day',
  'customer_account',
  'serial',
  'request_key',
]);

const numeric = new Set<unknown>(['int', 'integer', 'bigint', 'boolean', 'tinyint', Number, Boolean]);

/** One statement that summarises every table; any added, missing or changed row changes its result. */
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

/** Number of new rows and versions by table: the same for the same command, whatever the record. */
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
