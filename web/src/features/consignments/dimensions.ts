/** The measures of a booking's packets as they are typed: centimetres. */
import { packetSizesRefusal } from '../../../../server/src/domain/rating/ratedWeight';
import type { PacketSizeInput } from '../../graphql.generated';

export interface DimensionRow {
  length: number | null;
  width: number | null;
  height: number | null;
  count: number | null;
}

export const sides = ['length', 'width', 'height'] as const;
export const emptyRow: DimensionRow = { length: null, width: null, height: null, count: 1 };

type Rows = readonly DimensionRow[] | null;

const isEmpty = (row: DimensionRow) => sides.every((side) => row[side] === null);
const isWhole = ({ length, width, height, count }: DimensionRow) => Boolean(length && width && height && count);

/** Rows without a side are not sent; null if there is no other. */
export function dimensionsOf(rows: Rows): PacketSizeInput[] | null {
  const given = (rows ?? []).filter((row) => !isEmpty(row));
  if (given.length === 0) return null;
  return given.map(({ length, width, height, count }) => ({ length, width, height, count: count ?? 0 }));
}

export const packetsIn = (rows: Rows): number => (dimensionsOf(rows) ?? []).reduce((sum, { count }) => sum + count, 0);

const inMm = (side: number | null | undefined) => Math.round((side ?? 0) * 10);

/** What is wrong with the measures, in the words of the server; null if nothing is. */
export function dimensionsProblem(rows: Rows, packet: number | null): string | null {
  const given = dimensionsOf(rows);
  if (given === null) return null;
  if (!(rows ?? []).every((row) => isEmpty(row) || isWhole(row))) return 'Dimensions are not complete';
  const sizes = given.map(({ length, width, height, count }) => ({
    length: inMm(length),
    width: inMm(width),
    height: inMm(height),
    count,
  }));
  return packetSizesRefusal(sizes, packet ?? packetsIn(rows));
}
