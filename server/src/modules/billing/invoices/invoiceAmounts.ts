import {
  gstOf,
  invoiceTotal,
  taxableAmount,
  type GstQuestion,
  type InvoiceAmounts,
  type SupplyDetails,
  type TaxBase,
} from '../../../domain/tax/gst';
import { taxWithin } from '../../../domain/tax/gstReturn/gstr1';
import type { TaxedAmounts } from '../../../domain/tax/gstReturn/creditNote';
import type { Paise } from '../../../domain/values/money';

/** Amounts of an invoice in paise; the total is the sum of the others. */
export interface Amounts extends Required<InvoiceAmounts> {
  additionalCharges: Paise;
  chargesTaxable: boolean;
  totalAmount: Paise;
}

export function totalled(amounts: InvoiceAmounts): Amounts {
  const { actualAmount, additionalCharges, igst, cgst, sgst } = amounts;
  const chargesTaxable = amounts.chargesTaxable === true;
  const totalAmount = invoiceTotal(amounts);
  return { actualAmount, additionalCharges: additionalCharges ?? 0, chargesTaxable, igst, cgst, sgst, totalAmount };
}

/** What an invoice bears tax on, the taxes and their rate. */
export const taxedAmountsOf = ({
  igst,
  cgst,
  sgst,
  taxPercent,
  ...base
}: InvoiceAmounts & Pick<TaxBase, 'taxPercent'>): TaxedAmounts & TaxBase => ({
  taxable: taxableAmount(base),
  taxPercent,
  igst,
  cgst,
  sgst,
});

/** Explanation for taxes that were not computed. */
export const takenAsGiven = 'Taxes as given with the third-party invoice.';

/** What decides the place of supply, the company's own GSTIN of the day included, and the rate of the day. */
export type Buyer = Omit<GstQuestion, 'taxablePaise'>;

/** What decides the taxes of an invoice, and what it says of them. */
export interface TaxedSupply extends SupplyDetails {
  taxExplanation: string;
}

/** Amounts of an invoice over these consignments, taxed by place of supply. */
export function generatedAmounts(customerAmounts: readonly Paise[], buyer: Buyer): Amounts & TaxedSupply {
  const actualAmount = customerAmounts.reduce((sum, amount) => sum + amount, 0);
  const { explanation, igst, cgst, sgst, ...supply } = gstOf({ taxablePaise: actualAmount, ...buyer });
  return { ...totalled({ actualAmount, igst, cgst, sgst }), ...supply, taxExplanation: explanation };
}

/** The same over what was paid already: the tax is inside the total, the taxable amount is what it leaves. */
export function amountsInside(totalAmount: Paise, buyer: Buyer): Amounts & TaxedSupply {
  const onTop = generatedAmounts([totalAmount], buyer);
  const isTaxed = onTop.totalAmount > totalAmount;
  const inside = taxWithin(totalAmount, isTaxed ? onTop.taxPercent : 0, onTop.igst > 0);
  const { taxable: actualAmount, ...taxes } = inside;
  return {
    ...onTop,
    ...taxes,
    actualAmount,
    totalAmount,
    taxExplanation: `Tax inside the amounts. ${onTop.taxExplanation}`,
  };
}
