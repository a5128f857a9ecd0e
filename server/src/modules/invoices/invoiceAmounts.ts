import { company } from '../../company';
import { gstOf, invoiceTotal, type InvoiceAmounts } from '../../domain/gst';
import type { Paise } from '../../domain/money';

/** Amounts of an invoice in paise; the total is the sum of the others. */
export interface Amounts extends Required<InvoiceAmounts> {
  additionalCharges: Paise;
  totalAmount: Paise;
}

export function totalled(amounts: InvoiceAmounts): Amounts {
  const { actualAmount, additionalCharges, igst, cgst, sgst } = amounts;
  const totalAmount = invoiceTotal(amounts);
  return { actualAmount, additionalCharges: additionalCharges ?? 0, igst, cgst, sgst, totalAmount };
}

/** Explanation for taxes that were not computed. */
export const takenAsGiven = 'Taxes as given with the third-party invoice.';

/** Amounts of an invoice over these consignments, taxed by place of supply. */
export function generatedAmounts(
  customerAmounts: readonly Paise[],
  customerGstin: string | null,
): Amounts & { taxExplanation: string } {
  const actualAmount = customerAmounts.reduce((sum, amount) => sum + amount, 0);
  const { explanation, ...gst } = gstOf({ taxablePaise: actualAmount, companyGstin: company.gstin, customerGstin });
  return { ...totalled({ actualAmount, ...gst }), taxExplanation: explanation };
}
