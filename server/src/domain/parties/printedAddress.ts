import { gstinStateCode } from '../tax/gstin';
import { stateNameOf } from '../tax/stateCodes';
import { linesOf } from './companyFields';

/** The lines of an address of the company as they are printed. */
export const printedAddress = (place: {
  addressLines: string;
  city: string;
  pinCode: string;
  gstin: string;
}): string[] => [
  ...linesOf(place.addressLines),
  [`${place.city} ${place.pinCode}`, stateNameOf(gstinStateCode(place.gstin))].filter(Boolean).join(', '),
];
