/** AWB numbers as vendors print them on their bills, and as Excel leaves them. */

/** A long number as Excel shows it: its last digits are lost. */
const damaged = /^\d+([.,]\d+)?E\+\d+$|^\d+[.,]\d+E\d+$/;

const trimmed = (raw: string): string =>
  raw
    .toUpperCase()
    .replace(/^[\s']+/, '')
    .replace(/\s/g, '')
    .replace(/\.0+$/, '');

/** Null if Excel has damaged the number: the line cannot be matched before it is typed. */
export function billedAwb(raw: string): string | null {
  const text = trimmed(raw).replace(/-/g, '');
  return damaged.test(text) || text === '' ? null : text;
}

/** The number with the dashes that were printed, since those of our own numbers are kept; null without any. */
export function dashedAwb(raw: string): string | null {
  const text = trimmed(raw);
  return text.includes('-') ? text : null;
}

/** The number with the zeros in front that a number cell has lost; null if none can be missing. */
export const paddedAwb = (awbNo: string, awbLength: number | null): string | null =>
  awbLength !== null && /^\d+$/.test(awbNo) && awbNo.length < awbLength ? awbNo.padStart(awbLength, '0') : null;

/** The most frequent length of a vendor's numbers that are all digits; null without any. */
export function mostFrequentLength(awbNos: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const { length } of awbNos.filter((awbNo) => /^\d+$/.test(awbNo)))
    counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || b - a);
  return most?.[0] ?? null;
}
