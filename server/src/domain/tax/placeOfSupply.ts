/** The place of supply of a customer's services as it is explained to people: inputs, rule and result. */
import { partiesLabels } from '../parties/enums';
import { taxNames, type GstQuestion, type SupplyDetails } from './gst';
import { gstinStateCode } from './gstin';
import type { PosRule, SupplyType } from './gstReturn/enums';
import { stateNameOf } from './stateCodes';

export interface ExplainedInput {
  name: string;
  value: string;
}

export interface PlaceExplained {
  /** State code. */
  placeOfSupply: string;
  state: string;
  supplyType: SupplyType;
  posRule: PosRule;
  isInterState: boolean;
  inputs: ExplainedInput[];
  rule: string;
  result: string;
}

const rules = {
  CustomerState: 'A registered customer is supplied in the state of the GSTIN (IGST Act, section 12(8)(a))',
  SpecialZone: 'A special economic zone always counts as another state (IGST Act, section 7(5))',
  HandedOver: 'Without a GSTIN the place is where the goods are handed over (IGST Act, section 12(8)(b))',
} satisfies Record<PosRule, string>;

const withoutTax = ', and bears no tax under a letter of undertaking (section 16(3))';

type Asked = Pick<GstQuestion, 'companyGstin' | 'customerGstin' | 'category' | 'sezWithTax'>;

/** `bookingCity` with its state, e.g. 'Surat, Gujarat'. */
export function explainedPlace(
  asked: Asked,
  { placeOfSupply, supplyType, posRule, taxPercent }: SupplyDetails,
  bookingCity: string,
): PlaceExplained {
  const { companyGstin, customerGstin, category } = asked;
  const state = nameOf(placeOfSupply);
  const isInterState = posRule === 'SpecialZone' || placeOfSupply !== gstinStateCode(companyGstin);
  const kind = category ?? (customerGstin ? 'Regular' : 'Unregistered');
  const taxes = supplyType === 'SEZWOP' ? 'no tax' : taxNames(taxPercent, isInterState);
  return {
    placeOfSupply,
    state,
    supplyType,
    posRule,
    isInterState,
    inputs: [
      { name: 'Company GSTIN', value: withState(companyGstin) },
      { name: 'Customer GSTIN', value: customerGstin ? withState(customerGstin) : 'None' },
      { name: 'GST category', value: partiesLabels.GstCategory[kind] },
      { name: 'Booking city', value: bookingCity },
    ],
    rule: rules[posRule] + (supplyType === 'SEZWOP' ? withoutTax : ''),
    result: `${state}: ${taxes}`,
  };
}

const nameOf = (code: string): string => stateNameOf(code) ?? `State code ${code}`;
const withState = (gstin: string): string => `${gstin}, ${nameOf(gstinStateCode(gstin))}`;
