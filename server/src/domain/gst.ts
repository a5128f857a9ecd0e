import type { GstCategory } from './enums';
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

/** As the e-invoice names it: SEZWP is with payment of tax, SEZWOP without, by a letter of undertaking. */
export type SupplyType = 'B2B' | 'SEZWP' | 'SEZWOP' | 'B2C';

export interface GstQuestion {
  taxablePaise: Paise;
  companyGstin: string;
  /** Missing or empty if the customer is not registered. */
  customerGstin?: string | null;
  /** By the GSTIN if missing. */
  category?: GstCategory | null;
  /** Code of the state where an unregistered customer handed over the goods; the company's own if missing. */
  handedOverIn?: string | null;
  /** False: supplies to special economic zones bear no tax, by a letter of undertaking. */
  sezWithTax?: boolean;
}

export interface GstAnswer extends Gst {
  /** State code. */
  placeOfSupply: string;
  supplyType: SupplyType;
  /** Inputs, rule and result as one sentence. */
  explanation: string;
}

interface Place {
  placeOfSupply: string;
  supplyType: SupplyType;
  isInterState: boolean;
  /** What follows the rates in the explanation. */
  reason: string;
}

const noTax: Gst = { igst: 0, cgst: 0, sgst: 0 };

/**
 * The tax by place of supply (IGST Act, section 12(8); DECISIONS 6): a registered customer's own state, otherwise where
 * the goods are handed over. A special economic zone always counts as another state (section 7(5)). Each tax is rounded
 * half up by itself. Throws RangeError for a GSTIN that does not hold its checksum.
 */
export function gstOf(question: GstQuestion): GstAnswer {
  const { taxablePaise } = question;
  const { isInterState, reason, ...place } = placeOf(question);
  if (place.supplyType === 'SEZWOP') return { ...noTax, ...place, explanation: `No tax: ${reason}` };
  if (isInterState) {
    const igst = percentOf(taxablePaise, gstPercent.igst);
    return { ...noTax, igst, ...place, explanation: `IGST 18%: ${reason}` };
  }
  return {
    igst: 0,
    cgst: percentOf(taxablePaise, gstPercent.cgst),
    sgst: percentOf(taxablePaise, gstPercent.sgst),
    ...place,
    explanation: `CGST 9% and SGST 9%: ${reason}`,
  };
}

function placeOf({ companyGstin, customerGstin, category, handedOverIn, sezWithTax = true }: GstQuestion): Place {
  const own = stateOf(companyGstin);
  if (!customerGstin || category === 'Unregistered') return placeOfHandingOver(companyGstin, own, handedOverIn ?? own);
  const state = stateOf(customerGstin);
  if (category === 'Sez') return zonePlace(customerGstin, state, sezWithTax);
  const isInterState = state !== own;
  return {
    placeOfSupply: state,
    supplyType: 'B2B',
    isInterState,
    reason: isInterState
      ? `the place of supply is ${nameOf(state)}, the state of customer GSTIN ${customerGstin}, ` +
        `while company GSTIN ${companyGstin} is of ${nameOf(own)} (IGST Act, section 12(8)(a)).`
      : `the place of supply is ${nameOf(state)}, the state of customer GSTIN ` +
        `${customerGstin} and of company GSTIN ${companyGstin} (IGST Act, section 12(8)(a)).`,
  };
}

function zonePlace(customerGstin: string, state: string, withTax: boolean): Place {
  const rule = withTax ? 'section 7(5)' : 'sections 7(5) and 16(3), letter of undertaking';
  return {
    placeOfSupply: state,
    supplyType: withTax ? 'SEZWP' : 'SEZWOP',
    isInterState: true,
    reason:
      `customer GSTIN ${customerGstin} is of a special economic zone in ${nameOf(state)}, which counts as another ` +
      `state (IGST Act, ${rule}).`,
  };
}

function placeOfHandingOver(companyGstin: string, own: string, state: string): Place {
  const isInterState = state !== own;
  const place = `the customer has no GSTIN, so the place of supply is ${nameOf(state)}, where the goods are handed over`;
  return {
    placeOfSupply: state,
    supplyType: 'B2C',
    isInterState,
    reason: isInterState
      ? `${place}, while company GSTIN ${companyGstin} is of ${nameOf(own)} (IGST Act, section 12(8)(b)).`
      : `${place} to company GSTIN ${companyGstin} (IGST Act, section 12(8)(b)).`,
  };
}

/** State code of a GSTIN, which may be that of no state, e.g. '97' for other territory. */
function stateOf(gstin: string): string {
  if (!isGstin(gstin)) throw new RangeError(`${gstin} is not a GSTIN`);
  return gstinStateCode(gstin);
}

const nameOf = (code: string): string => stateNameOf(code) ?? `state code ${code}`;

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
