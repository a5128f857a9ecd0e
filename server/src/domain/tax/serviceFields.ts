/** What is typed of a service of the catalogue. */
import type { DeclaredFields } from '../values/fields';
import { ServiceCharge } from './gstReturn/enums';

export const serviceFields = {
  name: { type: 'text', label: 'Service', maxLength: 60, required: 'Please enter service' },
  sac: { type: 'text', label: 'SAC', maxLength: 6, hasFormat: true, required: 'Please enter SAC' },
  charge: { type: 'ServiceCharge', members: ServiceCharge, label: 'Charge', required: 'Please select charge' },
  percent: { type: 'percent', label: 'GST', max: 100 },
  validFrom: { type: 'date', label: 'Valid From', required: 'Please enter valid from' },
} as const satisfies DeclaredFields;
