/** Changes of the rows of one service and parcel type. */
import { newRow, type Price, type SlabRow } from './slabGrid';

type Rows = readonly SlabRow[];

const replaced = (rows: Rows, key: number, change: (row: SlabRow) => Partial<SlabRow>): Rows =>
  rows.map((row) => (row.key === key ? { ...row, ...change(row) } : row));

export const withPrice = (rows: Rows, key: number, zone: string, amount: keyof Price, value: number): Rows =>
  replaced(rows, key, ({ prices }) => ({
    prices: { ...prices, [zone]: { baseAmount: null, stepAmount: null, ...prices[zone], [amount]: value } },
  }));

export const withoutPrice = (rows: Rows, key: number, zone: string): Rows =>
  replaced(rows, key, ({ prices }) => ({
    prices: Object.fromEntries(Object.entries(prices).filter(([code]) => code !== zone)),
  }));

export const withDetails = (rows: Rows, key: number, change: Partial<Pick<SlabRow, 'mode' | 'stepWeight'>>): Rows =>
  replaced(rows, key, () => change);

/** The rows that began where this one ended begin at its new end, so that no gap opens. */
export function withEnd(rows: Rows, key: number, toWeight: number | null): Rows {
  const before = rows.find((row) => row.key === key)?.toWeight ?? null;
  return replaced(rows, key, () => ({ toWeight })).map((row) =>
    before !== null && toWeight !== null && row.fromWeight === before ? { ...row, fromWeight: toWeight } : row,
  );
}

/** The rows that ended where this one began end at its new beginning; those without an end do for a new row. */
export function withStart(rows: Rows, key: number, fromWeight: number): Rows {
  const before = rows.find((row) => row.key === key)?.fromWeight ?? null;
  const endsHere = (row: SlabRow) => row.toWeight === before && row.fromWeight !== null && row.fromWeight < fromWeight;
  return rows.map((row) =>
    row.key === key ? { ...row, fromWeight } : endsHere(row) ? { ...row, toWeight: fromWeight } : row,
  );
}

/** A row after the last: its prices begin where the others end. */
export function withNewRow(rows: Rows): Rows {
  const last = rows.at(-1);
  const fromWeight = last ? last.toWeight : 0;
  return [...rows, newRow({ fromWeight, mode: last?.mode, stepWeight: last?.stepWeight })];
}

export const withoutRow = (rows: Rows, key: number): Rows => rows.filter((row) => row.key !== key);
