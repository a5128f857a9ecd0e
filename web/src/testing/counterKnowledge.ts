/** What tests of counter lines know of customers, places, vendors and earlier bookings. */
import type { UsualBooking } from '../features/counter/likelyValues';
import type { Choice } from '../features/counter/lineFields';
import type { LineQuote } from '../features/counter/lineRates';
import type { LineEntries } from '../features/counter/lineValues';
import { resolveLine } from '../features/counter/resolveLine';
import { type Knowledge } from '../features/counter/resolvedLine';

export const [gateway, meera, meeraSons]: readonly Choice[] = [
  { id: 7, name: 'Gateway Print House' },
  { id: 8, name: 'Meera Traders' },
  { id: 9, name: 'Meera & Sons' },
];
export const kochi = { id: 9, name: 'Kochi' };
export const pune = { id: 10, name: 'Pune' };
export const dtdc = { id: 35, name: 'DTDC', type: 'Courier' as const };
export const ownCargo = { id: 32, name: 'Waybill Cargo', type: 'OwnCargo' as const };

export const aBooking = (given: Partial<UsualBooking> = {}): UsualBooking => ({
  receiver: 'Asha Rao',
  deliveryCityId: kochi.id,
  deliveryCityName: kochi.name,
  vendorId: dtdc.id,
  vendorName: dtdc.name,
  vendorType: dtdc.type,
  serviceType: 'Surface',
  parcelType: 'Box',
  paymentMode: 'Credit',
  packet: 2,
  actualWeight: 2.5,
  chargeableWeight: 2.5,
  vendorAmount: 180,
  times: 3,
  lastAwbNo: 'D12345678',
  ...given,
});

export const toPune = aBooking({
  receiver: 'Ravi Stores',
  deliveryCityId: pune.id,
  deliveryCityName: pune.name,
  vendorId: ownCargo.id,
  vendorName: ownCargo.name,
  vendorType: ownCargo.type,
  paymentMode: 'ToPay',
  actualWeight: 12,
  chargeableWeight: 12,
  vendorAmount: 420,
  times: 1,
  lastAwbNo: 'WC00001',
});

/** No card has a rate. */
export const unrated: LineQuote = {
  chargeableWeight: 2.5,
  customerAmount: null,
  vendorAmount: null,
  vppCommission: null,
  insuranceCommission: null,
};

export const knowing = (given: Partial<Knowledge> = {}): Knowledge => ({
  customers: [gateway, meera, meeraSons].filter((each) => each !== undefined),
  cities: [kochi, pune],
  vendors: [dtdc, ownCargo],
  lastSenders: [],
  bookingsOf: (id) => (id === 7 ? [aBooking(), toPune] : []),
  quoteOf: () => unrated,
  ewayLimitOf: () => 50_000,
  awbsOfSheet: [],
  nextAwbOf: () => null,
  bookingDate: '2026-11-20',
  above: null,
  ...given,
});

export const typed = (texts: Record<string, string>): LineEntries =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }]));
export const shown = (entries: LineEntries, known = knowing()) =>
  Object.fromEntries(Object.entries(resolveLine(entries, known).fields).map(([name, field]) => [name, field.shown]));
export const today = '2026-11-20';
