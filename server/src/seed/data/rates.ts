/** Rates of the demo: a zone scheme of India, a standard card and the card of one courier. */
import type { ParcelType, ServiceType } from '../../domain/bookings/enums';
import type { SlabMode, ZoneRuleKind } from '../../domain/rating/enums';
import { cities } from './cities';
import { states } from './states';

export interface ZoneSeed {
  code: string;
  name: string;
}

export interface ZoneRuleSeed {
  kind: ZoneRuleKind;
  zone: string;
  cityIds: number[];
  stateIds: number[];
}

/** Kilograms and rupees, as in both APIs. */
export interface SlabSeed {
  zone: string;
  serviceType: ServiceType;
  parcelType: ParcelType | null;
  fromWeight: number;
  toWeight: number | null;
  mode: SlabMode;
  baseAmount: number;
  stepWeight: number;
  stepAmount: number;
}

const metros = ['Mumbai', 'Delhi', 'New Delhi', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad'];

/** GST codes: the north-eastern states, Jammu and Kashmir, Ladakh, Himachal Pradesh, Kerala and the islands. */
const remote = ['11', '12', '13', '14', '15', '16', '17', '18', '01', '38', '02', '32', '31', '35'];

const cityIds = cities.filter(({ name }) => metros.includes(name)).map(({ id }) => id);
const stateIds = states.filter(({ code }) => remote.includes(code)).map(({ id }) => id);

export const indiaScheme = {
  name: 'India',
  zones: [
    { code: 'A', name: 'Local' },
    { code: 'B', name: 'Same state' },
    { code: 'C', name: 'Metro' },
    { code: 'D', name: 'Rest of India' },
    { code: 'E', name: 'Remote' },
  ] satisfies ZoneSeed[],
  rules: [
    { kind: 'SameCity', zone: 'A', cityIds: [], stateIds: [] },
    { kind: 'MetroToMetro', zone: 'C', cityIds, stateIds: [] },
    { kind: 'SameState', zone: 'B', cityIds: [], stateIds: [] },
    { kind: 'FromOrToPlaces', zone: 'E', cityIds: [], stateIds },
    { kind: 'Any', zone: 'D', cityIds: [], stateIds: [] },
  ] satisfies ZoneRuleSeed[],
};

type Row = readonly [
  service: ServiceType,
  parcel: ParcelType | null,
  from: number,
  to: number | null,
  mode: SlabMode,
  base: number,
  step: number,
  stepAmount: number,
];

/** Prices of zone C. */
const standard: readonly Row[] = [
  ['Air', 'Docs', 0, 0.25, 'Flat', 40, 0, 0],
  ['Air', 'Docs', 0.25, 0.5, 'Flat', 50, 0, 0],
  ['Air', 'Docs', 0.5, null, 'Additional', 50, 0.5, 40],
  ['Air', 'Box', 0, 0.5, 'Flat', 60, 0, 0],
  ['Air', 'Box', 0.5, 10, 'Additional', 60, 0.5, 45],
  ['Air', 'Box', 10, null, 'Whole', 0, 1, 78],
  ['Surface', null, 0, null, 'Whole', 0, 1, 14],
];

const courier: readonly Row[] = [
  ['Air', null, 0, 0.5, 'Flat', 42, 0, 0],
  ['Air', null, 0.5, null, 'Additional', 42, 0.5, 30],
  ['Surface', null, 0, null, 'Whole', 0, 1, 9],
];

const slab = (zone: string, [serviceType, parcelType, fromWeight, toWeight, mode, ...prices]: Row, share = 1): SlabSeed => {
  const [baseAmount, stepWeight, stepAmount] = prices;
  const of = (amount: number) => Math.round(amount * share);
  return {
    zone,
    serviceType,
    parcelType,
    fromWeight,
    toWeight,
    mode,
    baseAmount: of(baseAmount),
    stepWeight,
    stepAmount: of(stepAmount),
  };
};

/** What the other zones cost of zone C. */
const shares = { A: 0.5, B: 0.75, C: 1, D: 1.25, E: 1.75 };

export const standardSlabs: SlabSeed[] = Object.entries(shares).flatMap(([zone, share]) =>
  standard.map((row) => slab(zone, row, share)),
);

const toZoneD: Row = ['Air', null, 0.5, null, 'Additional', 55, 0.5, 40];

export const courierSlabs: SlabSeed[] = Object.entries(shares).flatMap(([zone, share]) =>
  zone === 'D'
    ? [slab(zone, ['Air', null, 0, 0.5, 'Flat', 55, 0, 0]), slab(zone, toZoneD), slab(zone, ['Surface', null, 0, null, 'Whole', 0, 1, 11])]
    : courier.map((row) => slab(zone, row, share)),
);

export const standardCard = {
  name: 'Standard',
  minSurfaceWeight: 5,
  minimumCharge: 30,
  fuelPercent: 12.5,
  docketCharge: 10,
  vppPercent: 1.5,
  vppMinimum: 50,
  insurancePercent: 2,
  insuranceMinimum: 25,
};

export const courierCard = { name: 'Trackon 2026', vendorId: 12, fuelPercent: 10 };

/** Divisors, and centimetres above which a side multiplies the weight. */
export const weightRuleSeeds = [
  { vendorId: null, serviceType: 'Air', divisor: 5000, longSide: null, longSideTimes: 1 },
  { vendorId: null, serviceType: 'Surface', divisor: 5000, longSide: null, longSideTimes: 1 },
  { vendorId: 12, serviceType: 'Air', divisor: 6000, longSide: 110, longSideTimes: 2 },
  { vendorId: 12, serviceType: 'Surface', divisor: 5000, longSide: 180, longSideTimes: 2 },
  { vendorId: 35, serviceType: 'Air', divisor: 6000, longSide: null, longSideTimes: 1 },
  { vendorId: 35, serviceType: 'Surface', divisor: 4750, longSide: null, longSideTimes: 1 },
] satisfies {
  vendorId: number | null;
  serviceType: ServiceType;
  divisor: number;
  longSide: number | null;
  longSideTimes: number;
}[];
