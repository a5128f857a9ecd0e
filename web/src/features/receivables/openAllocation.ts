/** What of a payment goes to each open invoice; amounts in rupees, computed in paise. */
import { proposedShares } from '../../../../server/src/domain/billing/allocation';
import { documentsOfSum } from '../../../../server/src/domain/billing/documentsOfSum';
import type { OpenItemsQuery } from '../../graphql.generated';

export type OpenItem = OpenItemsQuery['openItems'][number];

export interface Share {
  cash: number | null;
  tds: number | null;
}

export const keyOf = ({ invoiceId }: OpenItem): string => String(invoiceId ?? 'opening');

const paise = (rupees: number | null | undefined) => Math.round((rupees ?? 0) * 100);
const orNull = (amount: number) => (amount === 0 ? null : amount / 100);

/**
 * `invoiceId`, if it is the invoice that is paid; else the documents whose sum it is; else the oldest due first, with the tax that
 * customers deduct.
 */
export function proposal(
  items: readonly OpenItem[],
  amount: number | null,
  tdsAmount: number | null,
  invoiceId: number | null = null,
): Share[] {
  const paid = items.findIndex((item) => invoiceId !== null && item.invoiceId === invoiceId);
  if (paid >= 0 && paise(items[paid]?.outstanding) === paise(amount) + paise(tdsAmount))
    return items.map((_, at) => (at === paid ? { cash: amount, tds: tdsAmount } : { cash: null, tds: null }));
  const payables = items.map(({ outstanding, taxable }) => ({
    outstanding: paise(outstanding),
    taxable: paise(taxable),
  }));
  const exact = documentsOfSum(
    payables.map(({ outstanding }) => outstanding),
    paise(tdsAmount) === 0 ? paise(amount) : 0,
  );
  if (exact)
    return payables.map(({ outstanding }, at) => ({
      cash: exact.includes(at) ? orNull(outstanding) : null,
      tds: null,
    }));
  const basisPoints = Math.round((items[0]?.tdsPercent ?? 0) * 100);
  const shares = proposedShares(payables, { cash: paise(amount), tds: paise(tdsAmount) }, basisPoints);
  return shares.map(({ cash, tds }) => ({ cash: orNull(cash), tds: orNull(tds) }));
}

export interface Totals {
  allocated: number;
  left: number;
}

export function totalsOf(shares: readonly Share[], amount: number | null, tdsAmount: number | null): Totals {
  const allocated = shares.reduce((sum, { cash, tds }) => sum + paise(cash) + paise(tds), 0);
  return { allocated: allocated / 100, left: (paise(amount) + paise(tdsAmount) - allocated) / 100 };
}

export const allocationsOf = (items: readonly OpenItem[], shares: readonly Share[]) =>
  items.flatMap(({ invoiceId }, at) => {
    const { cash, tds } = shares[at] ?? { cash: null, tds: null };
    return paise(cash) + paise(tds) > 0
      ? [{ invoiceId: invoiceId === null ? null : String(invoiceId), cash, tds }]
      : [];
  });
