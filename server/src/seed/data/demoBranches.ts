import { gstinWithCheckDigit } from '../../domain/tax/gstin';
import { company } from '../../company';

/** The registration of the demo company beside that of its profile. */
export const karnataka = {
  id: 2,
  gstin: gstinWithCheckDigit(`29${company.pan}1Z`),
  legalName: company.legalName,
  addressLines: '14 Residency Road\nAshok Nagar',
  city: 'Bengaluru',
  pinCode: '560025',
};

export interface DemoBranch {
  id: number;
  name: string;
  code: string;
  addressLines: string;
  pinCode: string;
  phone: string;
  registrationId: number;
  /** Whose customers are its own. */
  cities: readonly string[];
  manager: { firstName: string; lastName: string; gender: 'Male' | 'Female'; emailAddress: string };
}

/** Beside the first one, which is that of the home city. Each is in the city whose name it has. */
export const demoBranches: readonly DemoBranch[] = [
  {
    id: 2,
    name: 'Pune',
    code: 'PUN',
    addressLines: '22 Fergusson College Road\nShivajinagar',
    pinCode: '411004',
    phone: '+91 20 4000 1818',
    registrationId: 1,
    cities: ['Pune', 'Nashik', 'Kolhapur'],
    manager: { firstName: 'Sneha', lastName: 'Gokhale', gender: 'Female', emailAddress: 'pune@waybill.test' },
  },
  {
    id: 3,
    name: 'Bengaluru',
    code: 'BLR',
    addressLines: karnataka.addressLines,
    pinCode: karnataka.pinCode,
    phone: '+91 80 4000 1818',
    registrationId: karnataka.id,
    cities: ['Bengaluru', 'Chennai', 'Coimbatore', 'Hyderabad', 'Kochi', 'Panaji'],
    manager: { firstName: 'Harish', lastName: 'Gowda', gender: 'Male', emailAddress: 'bengaluru@waybill.test' },
  },
];
