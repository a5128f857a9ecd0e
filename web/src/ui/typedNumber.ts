/** Reads a number as people type it, with or without the commas of either grouping. */
export interface NumberKind {
  decimals: number;
  max?: number;
  /** Commas may stand anywhere. */
  regrouping?: boolean;
}

/** An empty text is no value, and no problem. */
export type Reading = { value: number | null } | { problem: 'unreadable' | 'decimals' | 'max' };

// 1234567, 12,34,567 and 1,234,567; 1,50 is none of them: in other countries it is one and a half.
const plain = /^-?(\d*)(?:\.(\d*))?$/;
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

export function readNumber(
  text: string,
  { decimals, max = Number.MAX_SAFE_INTEGER, regrouping = false }: NumberKind,
): Reading {
  if (text.trim() === '') return { value: null };
  const typed = text.trim().replace(/^(-?)\s*₹\s*(-?)/, '$1$2');
  const digits = regrouping || grouped.test(typed) ? typed.replaceAll(',', '') : typed;
  const [found, whole = '', fraction = ''] = plain.exec(digits) ?? [];
  if (found === undefined || whole + fraction === '') return { problem: 'unreadable' };
  if (fraction.length > decimals) return { problem: 'decimals' };
  const value = Number(found);
  // A minus before nothing would be dropped.
  if (Object.is(value, -0)) return { problem: 'unreadable' };
  return Math.abs(value) > max ? { problem: 'max' } : { value };
}
