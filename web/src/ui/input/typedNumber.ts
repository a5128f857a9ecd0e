/** Parses typed numbers, with or without Indian or Western digit grouping. */
export interface NumberKind {
  decimals: number;
  max?: number;
  /** Commas are ignored wherever they are. */
  regrouping?: boolean;
}

/** An empty text is a null value, not a problem. */
export type Reading = { value: number | null } | { problem: 'unreadable' | 'decimals' | 'max' };

// Accepts 1234567, 12,34,567 and 1,234,567. Refuses 1,50, which means 1.5 in some countries.
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
  // '-' and '-0': the minus sign would be lost.
  if (Object.is(value, -0)) return { problem: 'unreadable' };
  return Math.abs(value) > max ? { problem: 'max' } : { value };
}
