/** What the GSTIN, the category and the PIN code of a customer say of each other. */
import { isPinCodeOf } from '../tax/pinCode';
import { gstinKind, type GstinKind } from '../tax/gstin';
import { stateNameOf } from '../tax/stateCodes';
import { partiesLabels, type GstCategory } from './enums';

interface Registration {
  /** Normalized. */
  gst: string | null;
  gstCategory: GstCategory | null;
  pinCode: string | null;
  /** Of the city. */
  stateCode: string | null;
}

type Refusals = Record<'gst' | 'pinCode', string | null>;

const labels = partiesLabels.GstCategory;

/** What a GSTIN of each kind is of; without a category it is a taxpayer's. */
const categoryOf: Readonly<Record<GstinKind, GstCategory>> = {
  Taxpayer: 'Regular',
  TaxDeductor: 'TaxDeductor',
  UinHolder: 'UinHolder',
};

export function registrationRefusals({ gst, gstCategory, pinCode, stateCode }: Registration): Refusals {
  return {
    gst: gstinRefusal(gst, gstCategory),
    pinCode: pinCode && stateCode ? pinCodeRefusal(pinCode, stateCode) : null,
  };
}

export const pinCodeRefusal = (pinCode: string, stateCode: string): string | null =>
  isPinCodeOf(pinCode, stateCode) ? null : `PIN code ${pinCode} is not of ${stateNameOf(stateCode) ?? stateCode}`;

function gstinRefusal(gst: string | null, category: GstCategory | null): string | null {
  if (category === 'Unregistered') return null;
  if (!gst) return category && `GST category ${labels[category]} needs a GSTIN`;
  const kind = gstinKind(gst);
  const isTaxpayer = category === null || category === 'Regular' || category === 'Sez';
  const isFit = kind === null || (isTaxpayer ? kind === 'Taxpayer' : categoryOf[kind] === category);
  return isFit ? null : `GSTIN ${gst} is of GST category ${labels[categoryOf[kind]]}`;
}
