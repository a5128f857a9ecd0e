import type { Connection } from 'mysql2/promise';
import type { Database } from '../database.types';
import { decodeRows, text } from '../read/rawRows';

export interface Table {
  name: string;
  columns: readonly string[];
}

const numbers = /^(tinyint|smallint|int|integer|bigint|decimal)$/;
const texts = /char|text|blob/;

/** Compares rows, the sum of every number (money is whole paise) and the bytes of every text and image, by table. */
export async function differingSums(source: Database, target: Connection, tables: readonly Table[]): Promise<string[]> {
  const [given] = await target.query(
    'SELECT TABLE_NAME AS name, COLUMN_NAME AS col, DATA_TYPE AS type FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()',
  );
  const types = decodeRows(given as unknown[], { name: text, col: text, type: text });
  const differing: string[] = [];
  for (const { name } of tables) {
    const columns = types.filter((row) => row.name === name);
    const summed = columns.filter(({ type }) => numbers.test(type)).map(({ col }) => col);
    const measured = columns.filter(({ type }) => texts.test(type)).map(({ col }) => col);
    const labels = ['rows', ...summed, ...measured.map((column) => `bytes of ${column}`)];
    const decoders = Object.fromEntries(labels.map((_, at) => [`v${at}`, text]));
    const here = await source.read(
      `SELECT ${valuesOf(['COUNT(*)', ...summed.map((c) => `SUM("${c}")`), ...measured.map((c) => `SUM(LENGTH(CAST("${c}" AS BLOB)))`)], 'TEXT')} FROM "${name}"`,
      [],
    );
    const [there] = await target.query(
      `SELECT ${valuesOf(['COUNT(*)', ...summed.map((c) => `SUM(\`${c}\`)`), ...measured.map((c) => `SUM(OCTET_LENGTH(\`${c}\`))`)], 'CHAR')} FROM \`${name}\``,
    );
    const [one] = decodeRows(here, decoders);
    const [other] = decodeRows(there as unknown[], decoders);
    for (const [at, label] of labels.entries()) {
      const [a, b] = [one?.[`v${at}`], other?.[`v${at}`]];
      if (a !== b) differing.push(`${name}, ${label}: ${a} here, ${b} there`);
    }
  }
  return differing;
}

/** As texts, since sums exceed what a number holds. */
const valuesOf = (values: readonly string[], type: 'TEXT' | 'CHAR') =>
  values.map((value, at) => `CAST(COALESCE(${value}, 0) AS ${type}) AS v${at}`).join(', ');
