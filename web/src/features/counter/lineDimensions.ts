/** The measures of a line's packets as one text: 30x20x20x2, 55x45x40. */
import { packetSizesRefusal } from '../../../../server/src/domain/rating/ratedWeight';

/** Centimetres of equal packets, and how many they are. */
export interface PacketMeasure {
  length: number;
  width: number;
  height: number;
  count: number;
}

const row = /^([\d.]+)[x×*]([\d.]+)[x×*]([\d.]+)(?:[x×*](\d+))?$/i;
const side = /^\d{1,4}(\.\d)?$/;

/** Centimetres and counts; null: the text is no measures, an empty list: there are none. */
export function readDimensions(text: string): PacketMeasure[] | null {
  const rows = text
    .split(/[,;+]/)
    .map((each) => each.replace(/\s/g, ''))
    .filter((each) => each !== '')
    .map((each) => {
      const [, length = '', width = '', height = '', count = '1'] = row.exec(each) ?? [];
      const isRead = [length, width, height].every((each) => side.test(each));
      return isRead
        ? { length: Number(length), width: Number(width), height: Number(height), count: Number(count) }
        : null;
    });
  const read = rows.filter((each) => each !== null);
  return read.length === rows.length ? read : null;
}

export const showDimensions = (sizes: readonly PacketMeasure[]): string =>
  sizes.map(({ length, width, height, count }) => [length, width, height, count].join('x')).join(', ');

export const packetsIn = (sizes: readonly PacketMeasure[]): number => sizes.reduce((sum, { count }) => sum + count, 0);

const inMm = (cm: number) => Math.round(cm * 10);

/** What is wrong with the measures, in the words of the server; null: nothing. */
export const dimensionsProblem = (sizes: readonly PacketMeasure[], packets: number): string | null =>
  packetSizesRefusal(
    sizes.map(({ length, width, height, count }) => ({
      length: inMm(length),
      width: inMm(width),
      height: inMm(height),
      count,
    })),
    packets,
  );
