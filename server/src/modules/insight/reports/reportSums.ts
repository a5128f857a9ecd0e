/** Reads what a report adds up, with one grouped statement. */
import { decodeRows, sum, type Decoder } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { ReportGroup } from '../../../domain/reports/enums';
import type { DateOnly } from '../../../domain/values/dates';
import { badInput } from '../../../core/operation/errors';
import { City } from '../../parties/locations/city.entity';
import type { Part, Source } from './reportSources';

export interface Period {
  fromDate: DateOnly;
  toDate: DateOnly;
}

export type Sums = Readonly<Partial<Record<Part, number>>>;

/** Sums with one key for each group. */
export interface Counted {
  keys: readonly string[];
  sums: Sums;
}

/** So many groups are added up in memory. */
const maxCounted = 50_000;

export async function readSums(
  db: Reader,
  source: Source,
  { fromDate, toDate }: Period,
  groups: readonly ReportGroup[],
  parts: readonly Part[],
): Promise<readonly Counted[]> {
  const columns = groups.map((group) => columnsOf(source, group, db.embedded));
  const keys = columns.flat().map((column, at) => ({ column, name: `k${at}` }));
  const sums = parts.map((part, at) => ({ part, name: `s${at}` }));
  const selected = [
    ...keys.map(({ column, name }) => `${column} AS ${name}`),
    ...sums.map(({ part, name }) => `${source.sums[part]} AS ${name}`),
  ];
  const grouped = keys.length > 0 ? `GROUP BY ${keys.map(({ column }) => column).join(', ')}` : '';
  const rows = await db.query(
    `SELECT ${selected.join(', ')} FROM ${source.from}
     WHERE ${source.where} AND ${source.day} BETWEEN ? AND ? ${grouped} LIMIT ${maxCounted + 1}`,
    [...source.parameters, fromDate, toDate],
  );
  if (rows.length > maxCounted)
    throw badInput(`The report has more than ${maxCounted} groups; choose a shorter period or other groups`, 'groups');
  const texts = decodeRows(rows, Object.fromEntries(keys.map(({ name }) => [name, keyText])));
  const numbers = decodeRows(rows, Object.fromEntries(sums.map(({ name }) => [name, sum])));
  const counted = rows.map((_, row): Counted => {
    let next = 0;
    const textOf = () => texts[row]?.[`k${next++}`] ?? '';
    return {
      keys: columns.map((own) => own.map(textOf).join('-')),
      sums: Object.fromEntries(sums.map(({ part, name }) => [part, numbers[row]?.[name] ?? 0])),
    };
  });
  return groups.includes('State') ? byState(db, counted, groups.indexOf('State')) : counted;
}

/** Number of records of the period, which says what reading them costs. */
export async function rowsOf(db: Reader, source: Source, { fromDate, toDate }: Period): Promise<number> {
  const rows = await db.query(
    `SELECT ${source.sums.count} AS n FROM ${source.from} WHERE ${source.where} AND ${source.day} BETWEEN ? AND ?`,
    [...source.parameters, fromDate, toDate],
  );
  return decodeRows(rows, { n: sum })[0]?.n ?? 0;
}

const keyText: Decoder<string> = (raw) => {
  if (raw === null) return '';
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'bigint') return String(raw);
  throw new Error(`The database gave no key but ${typeof raw}`);
};

/** A week is its Monday. */
function columnsOf(source: Source, group: ReportGroup, embedded: boolean): readonly string[] {
  const { day, columns } = source;
  if (group === 'Day') return [day];
  if (group === 'Month') return [`SUBSTR(${day}, 1, 7)`];
  if (group === 'Week')
    return [embedded ? `DATE(${day}, 'weekday 0', '-6 days')` : `DATE_SUB(${day}, INTERVAL WEEKDAY(${day}) DAY)`];
  return columns[group] ?? [];
}

/** Puts the state of the city, which the records do not have, in the place of the city. */
async function byState(db: Reader, counted: readonly Counted[], at: number): Promise<readonly Counted[]> {
  const ids = [...new Set(counted.map(({ keys }) => Number(keys[at])))];
  const cities = ids.length > 0 ? await db.byIds(City, ids, ['stateId']) : new Map<number, City>();
  return counted.map(({ keys, sums }) => ({
    keys: keys.map((key, index) => (index === at ? String(cities.get(Number(key))?.stateId ?? '') : key)),
    sums,
  }));
}
