/** Ranges of AWB numbers that a branch has in a receipt book. */

export interface ReceiptRange {
  prefix: string;
  fromNumber: number;
  toNumber: number;
}

/** The numbers of a range have as many digits as its last. */
export const receiptAwbOf = ({ prefix, toNumber }: ReceiptRange, number: number): string =>
  `${prefix}${String(number).padStart(String(toNumber).length, '0')}`;

export const isInRange = (range: ReceiptRange, awbNo: string): boolean => {
  const digits = awbNo.slice(range.prefix.length);
  const number = Number(digits);
  return awbNo === receiptAwbOf(range, number) && number >= range.fromNumber && number <= range.toNumber;
};

/** Of one length, they are in the order of their texts. */
export function rangesOverlap(one: ReceiptRange, other: ReceiptRange): boolean {
  const [from, to] = [receiptAwbOf(one, one.fromNumber), receiptAwbOf(one, one.toNumber)];
  const [otherFrom, otherTo] = [receiptAwbOf(other, other.fromNumber), receiptAwbOf(other, other.toNumber)];
  return from.length === otherFrom.length && from <= otherTo && otherFrom <= to;
}

/** 'WC1001 to WC1100'. */
export const rangeText = (range: ReceiptRange): string =>
  `${receiptAwbOf(range, range.fromNumber)} to ${receiptAwbOf(range, range.toNumber)}`;

/** A book with no more than so many numbers left is told of. */
export const fewNumbers = 50;

export const maxRange = 100_000;

/** 'Receipt book of Pune ends in 40 numbers'. */
export const bookEnds = (branch: string, left: number): string =>
  left === 0
    ? `Receipt book of ${branch} is used up`
    : `Receipt book of ${branch} ends in ${left} number${left === 1 ? '' : 's'}`;
