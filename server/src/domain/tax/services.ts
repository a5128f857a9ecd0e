/** The services that are sold: by which code and rate, and who pays the tax. */
import type { BasisPoints } from '../rating/price';
import type { ServiceCharge } from './gstReturn/enums';

/** The service of which the company's profile has the code and `gst.percent` the rate. */
export const courier = 'Courier';
export const roadTransport = 'Goods transport by road';

/** As the catalogue has it on a day. */
export interface CatalogueService {
  name: string;
  /** Null: the code of the company's profile. */
  sac: string | null;
  charge: ServiceCharge;
  /** Null: `gst.percent`. */
  percent: BasisPoints | null;
}

/** How a document taxes a service. */
export interface ServiceTerms {
  service: string;
  sac: string | null;
  charge: ServiceCharge;
  taxPercent: BasisPoints;
}

export interface ChargeRules {
  /** `gst.percent`. */
  courierPercent: BasisPoints;
  /** By election for the financial year, in place of reverse charge. */
  forwardPercent: BasisPoints | null;
  /** What is on reverse charge to others is exempt to recipients who are not registered. */
  isExemptUnregistered: boolean;
}

/** Only a registered recipient can pay the tax himself. */
export function termsOf(
  { name, sac, charge, percent }: CatalogueService,
  { courierPercent, forwardPercent, isExemptUnregistered }: ChargeRules,
  isRegistered: boolean,
): ServiceTerms {
  const by = (kind: ServiceCharge, taxPercent: BasisPoints): ServiceTerms => ({
    service: name,
    sac,
    charge: kind,
    taxPercent: kind === 'Exempt' ? 0 : taxPercent,
  });
  const rate = percent ?? courierPercent;
  if (charge !== 'ReverseCharge') return by(charge, rate);
  if (forwardPercent !== null) return by('Forward', forwardPercent);
  if (isRegistered) return by('ReverseCharge', rate);
  return by(isExemptUnregistered ? 'Exempt' : 'Forward', rate);
}

/** Goods by air are no transport by road, whoever carries them. */
export const isByRoad = ({ serviceType }: { serviceType: 'Air' | 'Surface' }): boolean => serviceType === 'Surface';

/** As rule 46 of the CGST Rules asks for it on papers. */
export const reverseChargeLine = (charge: ServiceCharge): string =>
  `Tax is payable on reverse charge: ${charge === 'ReverseCharge' ? 'Yes' : 'No'}`;

/** What is exempt is on a bill of supply (rule 49 of the CGST Rules). */
export const paperKind = (charge: ServiceCharge): string => (charge === 'Exempt' ? 'Bill of Supply' : 'Tax Invoice');
