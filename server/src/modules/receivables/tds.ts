import type { Paise } from '../../domain/money';

export interface Taxed {
  actualAmount: Paise;
  additionalCharges: Paise;
}

/** The amount on which tax is deducted: without GST (CBDT circular 23/2017). */
export const taxableOf = ({ actualAmount, additionalCharges }: Taxed): Paise => actualAmount + additionalCharges;

/** Percent of the law: of individuals and Hindu undivided families, and of others. */
const usualPercents = [1, 2];
const tolerance: Paise = 100;

/** Null where the tax deducted from an invoice is what the law says. */
export function tdsWarning(tds: Paise, taxable: Paise): string | null {
  if (tds === 0 || taxable === 0) return null;
  const isUsual = usualPercents.some((percent) => Math.abs(tds - Math.round((taxable * percent) / 100)) <= tolerance);
  if (isUsual) return null;
  return `TDS is ${String(Math.round((tds * 10_000) / taxable) / 100)} % of the taxable amount`;
}
