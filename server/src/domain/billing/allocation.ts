import type { Paise } from '../values/money';

/** What payments can be allocated to; paise. */
export interface Payable {
  outstanding: Paise;
  /** The amount on which tax is deducted. */
  taxable: Paise;
}

export interface Shares {
  cash: Paise;
  tds: Paise;
}

/** In the given order, oldest due first: tax up to `basisPoints` of each taxable amount, the rest in cash. */
export function proposedShares(payables: readonly Payable[], { cash, tds }: Shares, basisPoints: number): Shares[] {
  const left = { cash, tds };
  return payables.map(({ outstanding, taxable }) => {
    const ofTds = Math.min(left.tds, outstanding, Math.round((taxable * basisPoints) / 10_000));
    const share = { cash: Math.min(left.cash, outstanding - ofTds), tds: ofTds };
    left.cash -= share.cash;
    left.tds -= share.tds;
    return share;
  });
}
