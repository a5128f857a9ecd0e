import { gstinStateCode, isGstin } from './gstin';
import { percentOf, type Paise } from './money';
import { stateNameOf } from './stateCodes';

export const gstPercent = { igst: 18, cgst: 9, sgst: 9 } as const;

/** Amounts in paise. */
export interface Gst {
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
}

export interface GstQuestion {
  taxablePaise: Paise;
  companyGstin: string;
  /** Missing or empty if the customer is not registered. */
  customerGstin?: string | null;
}

function stateOf(gstin: string): string {
  if (!isGstin(gstin)) throw new RangeError(`${gstin} is not a GSTIN`);
  const code = gstinStateCode(gstin);
  return stateNameOf(code) ?? `state code ${code}`;
}

/**
 * The tax by place of supply (IGST Act, section 12(8); DECISIONS 6): a registered customer's own state, otherwise where
 * the goods are handed over, which is the company's. Each tax is rounded half up by itself. Throws RangeError for a
 * GSTIN that does not hold its checksum.
 */
export function gstOf({ taxablePaise, companyGstin, customerGstin }: GstQuestion): Gst & { explanation: string } {
  const companyState = stateOf(companyGstin);
  const within: Gst = {
    igst: 0,
    cgst: percentOf(taxablePaise, gstPercent.cgst),
    sgst: percentOf(taxablePaise, gstPercent.sgst),
  };
  if (!customerGstin) {
    return {
      ...within,
      explanation:
        `CGST 9% and SGST 9%: the customer has no GSTIN, so the place of supply is ${companyState}, where ` +
        `the goods are handed over to company GSTIN ${companyGstin} (IGST Act, section 12(8)(b)).`,
    };
  }
  const customerState = stateOf(customerGstin);
  if (gstinStateCode(customerGstin) === gstinStateCode(companyGstin)) {
    return {
      ...within,
      explanation:
        `CGST 9% and SGST 9%: the place of supply is ${customerState}, the state of customer GSTIN ` +
        `${customerGstin} and of company GSTIN ${companyGstin} (IGST Act, section 12(8)(a)).`,
    };
  }
  return {
    igst: percentOf(taxablePaise, gstPercent.igst),
    cgst: 0,
    sgst: 0,
    explanation:
      `IGST 18%: the place of supply is ${customerState}, the state of customer GSTIN ${customerGstin}, ` +
      `while company GSTIN ${companyGstin} is of ${companyState} (IGST Act, section 12(8)(a)).`,
  };
}

/** Amounts in paise. */
export interface InvoiceAmounts extends Gst {
  actualAmount: Paise;
  additionalCharges?: Paise | null;
}

/** Actual amount, additional charges and the three taxes (SPEC 5). */
export function invoiceTotal(amounts: InvoiceAmounts): Paise {
  const { actualAmount, additionalCharges, igst, cgst, sgst } = amounts;
  return actualAmount + (additionalCharges ?? 0) + igst + cgst + sgst;
}
