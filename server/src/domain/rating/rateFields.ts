/** What is typed of rate cards, zone schemes and weight rules. */
import { ServiceType } from '../bookings/enums';
import type { DeclaredFields } from '../values/fields';
import { AmountRounding, PricesInclude, RateSide } from './enums';
import { maxSideMm } from './ratedWeight';

export const rateCardFields = {
  name: { type: 'text', label: 'Name', maxLength: 80, required: 'Please enter name' },
  side: { type: 'RateSide', members: RateSide, label: 'Side', required: true },
  vendorId: { type: 'vendor', label: 'Vendor' },
  customerId: { type: 'customer', label: 'Customer' },
  schemeId: { type: 'zone scheme', label: 'Zone Scheme', required: 'Zone scheme is required' },
  validFrom: { type: 'date', label: 'Valid From', required: true },
  validTo: { type: 'date', label: 'Valid To' },
  divisor: { type: 'count', label: 'Divisor' },
  minAirWeight: { type: 'weight or none', label: 'Minimum, Air', name: 'Minimum Air Weight' },
  minSurfaceWeight: { type: 'weight or none', label: 'Minimum, Surface', name: 'Minimum Surface Weight' },
  roundAirWeight: { type: 'weight or none', label: 'Round up to, Air', name: 'Air Weight Step' },
  roundSurfaceWeight: { type: 'weight or none', label: 'Round up to, Surface', name: 'Surface Weight Step' },
  minimumCharge: { type: 'money', label: 'Minimum Charge' },
  fuelPercent: { type: 'percent', label: 'Fuel', max: 200 },
  docketCharge: { type: 'money', label: 'Docket Charge' },
  discountPercent: { type: 'percent', label: 'Discount', max: 100 },
  vppPercent: { type: 'percent', label: 'VPP Commission', max: 100 },
  vppMinimum: { type: 'money', label: 'VPP Minimum' },
  insurancePercent: { type: 'percent', label: 'Ins Commission', max: 100 },
  insuranceMinimum: { type: 'money', label: 'Ins Minimum' },
  pricesInclude: { type: 'PricesInclude', members: PricesInclude, label: 'Prices' },
  roundTo: { type: 'AmountRounding', members: AmountRounding, label: 'Round to' },
} as const satisfies DeclaredFields;

export const zoneFields = {
  code: { type: 'text', label: 'Code', maxLength: 10, hasFormat: true },
  name: { type: 'text', label: 'Name', maxLength: 40 },
} as const satisfies DeclaredFields;

export const zoneSchemeFields = {
  name: { type: 'text', label: 'Name', maxLength: 60, required: 'Please enter name' },
} as const satisfies DeclaredFields;

export const weightRuleFields = {
  vendorId: { type: 'vendor', label: 'Vendor' },
  serviceType: { type: 'ServiceType', members: ServiceType, label: 'Service Type', required: true },
  divisor: { type: 'count', label: 'Divisor', required: true },
  longSide: { type: 'length', label: 'Long Side above', name: 'Long Side', max: maxSideMm },
  longSideTimes: { type: 'factor', label: 'Times', least: 1, most: 9.9 },
} as const satisfies DeclaredFields;
