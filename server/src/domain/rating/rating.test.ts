import { rupeesToPaise } from '../values/money';
import { kgToGrams } from '../values/weight';
import { customerCards, overlaps, vendorCard } from './cardChoice';
import { priceBy, type CardTerms, type PriceQuestion, type Shipment } from './price';
import { packetSizesRefusal, volumetricGrams, type PacketSize, type WeightTerms } from './ratedWeight';
import { priceFalls, slabsRefusal, type Slab } from './slabs';
import { zoneOf, type ZoneRule } from './zones';

const zone = { id: 3, code: 'C' };

const standard: CardTerms = {
  minAirWeight: 0,
  minSurfaceWeight: 5000,
  roundAirWeight: 0,
  roundSurfaceWeight: 0,
  minimumCharge: 3000,
  fuelPercent: 1250,
  docketCharge: 1000,
  discountPercent: 0,
  vppPercent: 150,
  vppMinimum: 5000,
  insurancePercent: 200,
  insuranceMinimum: 2500,
  roundTo: 'Paisa',
  pricesInclude: null,
};

type SlabPrice = Pick<Slab, 'mode'> & Partial<Pick<Slab, 'baseAmount' | 'stepWeight' | 'stepAmount'>>;
const slab = (
  serviceType: Slab['serviceType'],
  parcelType: Slab['parcelType'],
  fromWeight: number,
  toWeight: number | null,
  price: SlabPrice,
): Slab => ({
  zoneId: zone.id,
  serviceType,
  parcelType,
  fromWeight,
  toWeight,
  baseAmount: 0,
  stepWeight: 1,
  stepAmount: 0,
  ...price,
});

const slabs: Slab[] = [
  slab('Air', 'Docs', 0, 250, { mode: 'Flat', baseAmount: 4000 }),
  slab('Air', 'Docs', 250, 500, { mode: 'Flat', baseAmount: 5000 }),
  slab('Air', 'Docs', 500, null, { mode: 'Additional', baseAmount: 5000, stepWeight: 500, stepAmount: 4000 }),
  slab('Air', 'Box', 0, 500, { mode: 'Flat', baseAmount: 6000 }),
  slab('Air', 'Box', 500, 10_000, { mode: 'Additional', baseAmount: 6000, stepWeight: 500, stepAmount: 4500 }),
  slab('Air', 'Box', 10_000, null, { mode: 'Whole', stepWeight: 1000, stepAmount: 7800 }),
  slab('Surface', null, 0, null, { mode: 'Whole', stepWeight: 1000, stepAmount: 1400 }),
];

const plain: WeightTerms = { divisor: 5000, longSide: null, longSideTimes: 10 };
const trackonAir: WeightTerms = { divisor: 6000, longSide: 1100, longSideTimes: 20 };
const dtdcSurface: WeightTerms = { divisor: 4750, longSide: null, longSideTimes: 10 };

const packets = (length: number, width: number, height: number, count = 1): PacketSize => ({
  length: length * 10,
  width: width * 10,
  height: height * 10,
  count,
});

interface Parcel extends Partial<Omit<Shipment, 'actualWeight'>> {
  kg: string;
}

function priced({ kg, ...shipment }: Parcel, question: Partial<PriceQuestion> = {}) {
  const price = priceBy({
    side: 'Customer',
    card: standard,
    slabs,
    weights: plain,
    zone,
    shipment: {
      serviceType: 'Air',
      parcelType: 'Docs',
      sizes: [],
      vppAmount: null,
      insuranceAmount: null,
      actualWeight: kgToGrams(kg),
      ...shipment,
    },
    ...question,
  });
  if (!price) throw new Error('The card has no slab');
  return price;
}

const rupees = rupeesToPaise;
const box = { kg: '3.2', parcelType: 'Box', sizes: [packets(40, 30, 25)] } as const;

it.each([
  ['0.180', '55.00'],
  ['0.250', '55.00'],
  ['0.251', '66.25'],
  ['1.250', '156.25'],
])('cases 1 and 2: documents of %s Kg by air cost %s', (kg, amount) => {
  expect(priced({ kg }).amount).toBe(rupees(amount));
});

it('case 3: a box is charged by its volume', () => {
  expect(priced(box, { weights: trackonAir })).toMatchObject({ weight: 5000, amount: rupees('533.13') });
});

it('case 4: the same box by surface is charged by the divisor of that courier', () => {
  const price = priced({ ...box, serviceType: 'Surface' }, { weights: dtdcSurface });
  expect(price).toMatchObject({ weight: 6316, amount: rupees('120.25') });
});

it('case 5: the volumes of all packets are added', () => {
  expect(volumetricGrams([packets(30, 20, 20, 2), packets(55, 45, 40)], 5000)).toBe(kgToGrams('24.600'));
});

it('case 6: a long side doubles the heavier weight', () => {
  const long = { kg: '2.5', parcelType: 'Box', sizes: [packets(115, 10, 10)] } as const;
  expect(priced(long, { weights: trackonAir }).weight).toBe(kgToGrams('5.000'));
});

it('case 7: a price may fall where the next slab begins', () => {
  const [light, heavy] = ['10', '10.001'].map((kg) => priced({ kg, parcelType: 'Box' }).lines[0]?.amount);
  expect([light, heavy]).toEqual([rupees('915'), rupees('858')]);
  expect(priceFalls(slabs)).toMatchObject([{ atWeight: 10_000, before: rupees('915'), after: rupees('858') }]);
});

it("case 8: a discount reduces the standard card's freight", () => {
  expect(priced(box, { weights: trackonAir, discount: 1000 }).amount).toBe(rupees('480.81'));
});

it.each([
  ['2000', '50.00'],
  ['5000', '75.00'],
  ['40', '40.00'],
])('case 9: the commission on a VPP amount of %s is %s', (vppAmount, commission) => {
  const price = priced({ kg: '0.1', vppAmount: rupees(vppAmount) });
  expect(price.vppCommission).toBe(rupees(commission));
  expect(price.amount).toBe(rupees('55'));
});

it('case 10: fuel is charged as the card says', () => {
  expect(priced({ kg: '0.180' }, { card: { ...standard, fuelPercent: 1500 } }).amount).toBe(rupees('56.00'));
});

it('case 11: freight and weight have minimums', () => {
  const cheap = slabs.map((each) => ({ ...each, baseAmount: Math.min(each.baseAmount, 2000) }));
  expect(priced({ kg: '0.1' }, { slabs: cheap }).amount).toBe(rupees('43.75'));
  expect(priced({ kg: '2.3', serviceType: 'Surface' })).toMatchObject({ weight: 5000, amount: rupees('88.75') });
});

it('rounds the weight up to the step and the amount to the rupee', () => {
  const card: CardTerms = { ...standard, roundAirWeight: 500, roundTo: 'Rupee' };
  const { weight, amount, lines } = priced({ kg: '0.501' }, { card });
  expect({ weight, amount }).toEqual({ weight: 1000, amount: rupees('111') });
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
});

it('has no price above what a consignment can have', () => {
  const cards = slabs.map((each) => ({ ...each, mode: 'Whole' as const, stepWeight: 1, stepAmount: 9_999_999_999 }));
  const question = (grams: number, priced: readonly Slab[]) =>
    priceBy({
      side: 'Customer',
      card: standard,
      slabs: priced,
      weights: plain,
      zone,
      shipment: {
        serviceType: 'Air',
        parcelType: 'Docs',
        actualWeight: grams,
        sizes: [],
        vppAmount: null,
        insuranceAmount: null,
      },
    });
  expect(question(99_999_999, cards)).toBeNull();
  expect(question(1, cards)).toBeNull();
  expect(question(99_999_999, slabs)).not.toBeNull();
  expect(question(100_000_000, slabs)).toBeNull();
});

it("adds the commissions to a vendor's amount", () => {
  const price = priced({ kg: '0.1', vppAmount: rupees('2000'), insuranceAmount: rupees('100') }, { side: 'Vendor' });
  expect(price.amount).toBe(rupees('55') + rupees('50') + rupees('25'));
});

it('case 14: slabs leave neither gap nor overlap', () => {
  const nameOf = () => 'Metro';
  const two = (from: number, to: number | null = null) => [
    slab('Air', 'Box', 0, 5000, { mode: 'Flat', baseAmount: 100 }),
    slab('Air', 'Box', from, to, { mode: 'Flat', baseAmount: 100 }),
  ];
  expect(slabsRefusal(two(5500, 10_000), nameOf)).toBe('Slabs of Metro, Air leave a gap from 5.000 to 5.500 Kg');
  expect(slabsRefusal(two(4999), nameOf)).toBe('Slabs of Metro, Air overlap at 4.999 Kg');
  expect(slabsRefusal(two(5000).slice(1), nameOf)).toBe('The first slab begins at 0 Kg');
  expect(slabsRefusal([...two(5000), ...two(5000).slice(1)], nameOf)).toBe('Slabs of Metro, Air overlap at 5.000 Kg');
  expect(slabsRefusal(slabs, nameOf)).toBeNull();
});

it('refuses measures that do not fit the consignment', () => {
  const sizes = [packets(30, 20, 20, 2), packets(55, 45, 40)];
  expect(packetSizesRefusal(sizes, 3)).toBeNull();
  expect(packetSizesRefusal([], 3)).toBeNull();
  expect(packetSizesRefusal(sizes, 2)).toBe('Dimensions are given for 3 packets, Packet is 2');
  expect(packetSizesRefusal([packets(500.1, 1, 1)], 1)).toBe('A side must be from 0.1 to 500 cm');
  expect(packetSizesRefusal([packets(0, 1, 1)], 1)).toBe('A side must be from 0.1 to 500 cm');
});

describe('zones', () => {
  const [mumbai, pune, delhi, guwahati] = [
    { cityId: 1, stateId: 27 },
    { cityId: 2, stateId: 27 },
    { cityId: 3, stateId: 7 },
    { cityId: 4, stateId: 18 },
  ] as const;
  const rule = (kind: ZoneRule['kind'], zoneId: number, cityIds: number[] = [], stateIds: number[] = []): ZoneRule => ({
    kind,
    zoneId,
    cityIds,
    stateIds,
  });
  const ordered = [
    rule('SameCity', 1),
    rule('MetroToMetro', 3, [1, 3]),
    rule('SameState', 2),
    rule('FromOrToPlaces', 5, [], [18]),
    rule('Any', 4),
  ];

  it('are those of the first rule that matches', () => {
    const zones = [mumbai, pune, delhi, guwahati].map((to) => zoneOf(ordered, mumbai, to));
    expect(zones).toEqual([1, 2, 3, 5]);
    expect(zoneOf(ordered, guwahati, delhi)).toBe(5);
    expect(zoneOf(ordered, pune, delhi)).toBe(4);
    expect(zoneOf(ordered.slice(0, 4), pune, delhi)).toBeNull();
  });

  it('may be of two cities in both directions, or of the destination alone', () => {
    const pair = [rule('CityPair', 7, [1, 2]), rule('ToPlaces', 8, [3])];
    expect([zoneOf(pair, mumbai, pune), zoneOf(pair, pune, mumbai), zoneOf(pair, mumbai, mumbai)]).toEqual([
      7,
      7,
      null,
    ]);
    expect([zoneOf(pair, mumbai, delhi), zoneOf(pair, delhi, mumbai)]).toEqual([8, null]);
  });
});

it('chooses the most special card that is valid on the day', () => {
  const card = (id: number, customerId: number | null, vendorId: number | null, validTo: string | null = null) => ({
    id,
    side: 'Customer' as const,
    customerId,
    vendorId,
    validFrom: '2026-01-01',
    validTo,
  });
  const cards = [card(1, null, null), card(2, null, 9), card(3, 5, null), card(4, 5, 9, '2026-10-31')];
  const on = (date: string) => customerCards(cards, { customerId: 5, vendorId: 9, date }).map(({ id }) => id);
  expect(on('2026-10-31')).toEqual([4, 3, 2, 1]);
  expect(on('2026-11-01')).toEqual([3, 2, 1]);
  expect(on('2025-12-31')).toEqual([]);
  expect(vendorCard([{ ...card(6, null, 9), side: 'Vendor' }], { vendorId: 9, date: '2026-11-01' })?.id).toBe(6);
  expect(vendorCard(cards, { vendorId: 9, date: '2026-11-01' })).toBeNull();
  expect(overlaps({ validFrom: '2026-01-01', validTo: '2026-10-31' }, { validFrom: '2026-11-01', validTo: null })).toBe(
    false,
  );
  expect(overlaps({ validFrom: '2026-01-01', validTo: null }, { validFrom: '2026-11-01', validTo: null })).toBe(true);
});
