import type { GstCategory } from '../parties/enums';
import type { BasisPoints } from '../rating/price';
import type { PosRule, ServiceCharge, SupplyType } from './gstReturn/enums';
import { gstinStateCode, isGstin } from './gstin';
import { roundHalfUp, type Paise } from '../values/money';
import { courier, type ServiceTerms } from './services';
import { stateNameOf } from './stateCodes';

/** Amounts in paise. */
export interface Gst {
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
}

export type { SupplyType };

/** `taxPercent` is the rate of the day: of IGST, or of CGST and SGST together. The rest missing: courier services. */
export interface GstQuestion extends Pick<ServiceTerms, 'taxPercent'>, Partial<Omit<ServiceTerms, 'taxPercent'>> {
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

/** What an invoice says of its service, its place of supply and its rate of tax. */
export interface SupplyDetails extends ServiceTerms {
  /** State code. */
  placeOfSupply: string;
  supplyType: SupplyType;
  posRule: PosRule;
}

export interface GstAnswer extends Gst, SupplyDetails {
  /** Inputs, rule and result as one sentence. */
  explanation: string;
}

interface Supply extends Omit<SupplyDetails, keyof ServiceTerms> {
  isInterState: boolean;
  /** What follows the rates in the explanation. */
  reason: string;
}

const noTax: Gst = { igst: 0, cgst: 0, sgst: 0 };

/** Taxes of the amount between states, or within one: there half of the rate each, rounded half up by itself. */
export function taxesOf(taxable: Paise, taxPercent: BasisPoints, isInterState: boolean): Gst {
  const part = (whole: bigint) => Number(roundHalfUp(BigInt(taxable) * BigInt(taxPercent), whole));
  if (isInterState) return { ...noTax, igst: part(10_000n) };
  const half = part(20_000n);
  return { igst: 0, cgst: half, sgst: half };
}

/** The percent of each tax as a text, e.g. 2.5. */
export const percentTexts = (taxPercent: BasisPoints): Record<keyof Gst, string> => {
  const half = String(taxPercent / 200);
  return { igst: String(taxPercent / 100), cgst: half, sgst: half };
};

/**
 * The tax by place of supply (IGST Act, section 12(8); DECISIONS 6): a registered customer's own state, otherwise where
 * the goods are handed over. A special economic zone always counts as another state (section 7(5)). Each tax is rounded
 * half up by itself. Throws RangeError for a GSTIN that does not hold its checksum.
 */
export function gstOf(question: GstQuestion): GstAnswer {
  const { taxablePaise, taxPercent, service = courier, sac = null, charge = 'Forward' } = question;
  const { isInterState, reason, ...supply } = supplyOf(question);
  const details = { ...supply, service, sac, charge, taxPercent };
  const untaxed = untaxedBy(charge, service, taxPercent);
  if (untaxed) return { ...noTax, ...details, explanation: `${untaxed}: ${reason}` };
  if (supply.supplyType === 'SEZWOP') return { ...noTax, ...details, explanation: `No tax: ${reason}` };
  return {
    ...taxesOf(taxablePaise, taxPercent, isInterState),
    ...details,
    explanation: `${taxNames(taxPercent, isInterState)}: ${reason}`,
  };
}

/** Why the company asks for no tax; null: it does. */
const untaxedBy = (charge: ServiceCharge, service: string, taxPercent: BasisPoints): string | null =>
  ({
    Forward: null,
    ReverseCharge: `${service}, the recipient pays ${taxPercent / 100}% on reverse charge`,
    Exempt: `${service}, exempt`,
  })[charge];

/** 'IGST 18%', or 'CGST 9% and SGST 9%'. */
export function taxNames(taxPercent: BasisPoints, isInterState: boolean): string {
  const { igst, cgst, sgst } = percentTexts(taxPercent);
  return isInterState ? `IGST ${igst}%` : `CGST ${cgst}% and SGST ${sgst}%`;
}

/** True if the place of supply is where the goods are handed over, not a state of the customer's. */
export const isUnregistered = ({ customerGstin, category }: Pick<GstQuestion, 'customerGstin' | 'category'>): boolean =>
  !customerGstin || category === 'Unregistered';

function supplyOf(question: GstQuestion): Supply {
  const { companyGstin, customerGstin, category, handedOverIn, sezWithTax = true } = question;
  const own = stateOf(companyGstin);
  if (!customerGstin || isUnregistered(question)) return handedOverSupply(companyGstin, own, handedOverIn ?? own);
  const state = stateOf(customerGstin);
  if (category === 'Sez') return zoneSupply(customerGstin, state, sezWithTax);
  const isInterState = state !== own;
  return {
    placeOfSupply: state,
    supplyType: 'B2B',
    posRule: 'CustomerState',
    isInterState,
    reason: isInterState
      ? `the place of supply is ${nameOf(state)}, the state of customer GSTIN ${customerGstin}, ` +
        `while company GSTIN ${companyGstin} is of ${nameOf(own)} (IGST Act, section 12(8)(a)).`
      : `the place of supply is ${nameOf(state)}, the state of customer GSTIN ` +
        `${customerGstin} and of company GSTIN ${companyGstin} (IGST Act, section 12(8)(a)).`,
  };
}

function zoneSupply(customerGstin: string, state: string, withTax: boolean): Supply {
  const rule = withTax ? 'section 7(5)' : 'sections 7(5) and 16(3), letter of undertaking';
  return {
    placeOfSupply: state,
    supplyType: withTax ? 'SEZWP' : 'SEZWOP',
    posRule: 'SpecialZone',
    isInterState: true,
    reason:
      `customer GSTIN ${customerGstin} is of a special economic zone in ${nameOf(state)}, which counts as another ` +
      `state (IGST Act, ${rule}).`,
  };
}

function handedOverSupply(companyGstin: string, own: string, state: string): Supply {
  const isInterState = state !== own;
  const place = `the customer has no GSTIN, so the place of supply is ${nameOf(state)}, where the goods are handed over`;
  return {
    placeOfSupply: state,
    supplyType: 'B2C',
    posRule: 'HandedOver',
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
  /** The additional charges bear tax; left out: they do not. */
  chargesTaxable?: boolean | null;
}

/** What an invoice bears tax on: additional charges only if they are taxable. */
export const taxableAmount = ({
  actualAmount,
  additionalCharges,
  chargesTaxable,
}: Pick<InvoiceAmounts, 'actualAmount' | 'additionalCharges' | 'chargesTaxable'>): Paise =>
  actualAmount + (chargesTaxable ? (additionalCharges ?? 0) : 0);

/** The additional charges outside the tax. */
export const untaxedCharges = ({
  additionalCharges,
  chargesTaxable,
}: Pick<InvoiceAmounts, 'additionalCharges' | 'chargesTaxable'>): Paise =>
  chargesTaxable ? 0 : (additionalCharges ?? 0);

/** What taxes follow from. */
export interface TaxBase {
  taxable: Paise;
  taxPercent: BasisPoints;
}

/** Taxes of `after`, if `taxes` are those of `before` by rate; null if they were given otherwise. */
export function taxesFollowing(taxes: Gst, before: TaxBase, after: TaxBase): Gst | null {
  const isOf = (due: Gst) => due.igst === taxes.igst && due.cgst === taxes.cgst && due.sgst === taxes.sgst;
  const kind = [true, false].find((isInterState) => isOf(taxesOf(before.taxable, before.taxPercent, isInterState)));
  return kind === undefined ? null : taxesOf(after.taxable, after.taxPercent, kind);
}

/** Actual amount, additional charges and the three taxes (SPEC 5). */
export function invoiceTotal(amounts: InvoiceAmounts): Paise {
  const { actualAmount, additionalCharges, igst, cgst, sgst } = amounts;
  return actualAmount + (additionalCharges ?? 0) + igst + cgst + sgst;
}
