import type { Paise } from '../../../domain/values/money';

export interface Taxed {
  actualAmount: Paise;
  additionalCharges: Paise;
}

/** The amount on which tax is deducted: without GST (CBDT circular 23/2017). */
export const taxableOf = ({ actualAmount, additionalCharges }: Taxed): Paise => actualAmount + additionalCharges;

/** By law 1 % of individuals and Hindu undivided families, and 2 % of others. */
const lawfulBasisPoints = [100, 200];
const tolerance: Paise = 100;

/** Null where the tax deducted from an invoice is what the law says, or the setting `tds.percent` in hundredths of a percent. */
export function tdsWarning(tds: Paise, taxable: Paise, setBasisPoints: number): string | null {
  if (tds === 0 || taxable === 0) return null;
  const isUsual = [...lawfulBasisPoints, setBasisPoints].some(
    (basisPoints) => Math.abs(tds - Math.round((taxable * basisPoints) / 10_000)) <= tolerance,
  );
  if (isUsual) return null;
  return `TDS is ${String(Math.round((tds * 10_000) / taxable) / 100)} % of the taxable amount`;
}
