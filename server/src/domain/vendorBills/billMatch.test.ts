import { random } from '../../seed/data/random';
import { rupeesToPaise, type Paise } from '../values/money';
import { priceBy } from '../rating/price';
import type { Slab } from '../rating/slabs';
import { billDifferences, suggestedGrams } from './billChecks';
import { billedAwb, mostFrequentLength, paddedAwb } from './billedAwb';
import { matchBill, type BilledLine, type MatchQuestion, type OurConsignment } from './billMatch';

const trackon = 12;
const dtdc = 35;
const zones = new Map([
  ['C', 1],
  ['D', 2],
]);

/** Vendor card V: zone C 42 up to 0.5 Kg, then 30 per 0.5 Kg; zone D 55, then 40. */
const slabs = [[1, 42, 30] as const, [2, 55, 40] as const].flatMap(([zoneId, first, step]): Slab[] => {
  const shared = { zoneId, serviceType: 'Air', parcelType: 'Box' } as const;
  const base = rupeesToPaise(first);
  return [
    { ...shared, fromWeight: 0, toWeight: 500, mode: 'Flat', baseAmount: base, stepWeight: 0, stepAmount: 0 },
    {
      ...shared,
      fromWeight: 500,
      toWeight: null,
      mode: 'Additional',
      baseAmount: base,
      stepWeight: 500,
      stepAmount: rupeesToPaise(step),
    },
  ];
});
const none = {
  minAirWeight: 0,
  minSurfaceWeight: 0,
  roundAirWeight: 0,
  roundSurfaceWeight: 0,
  minimumCharge: 0,
  docketCharge: 0,
  discountPercent: 0,
  vppPercent: 0,
  vppMinimum: 0,
  insurancePercent: 0,
  insuranceMinimum: 0,
};

function priceOf(_: OurConsignment, actualWeight: number, code: string | null): Paise | null {
  const id = zones.get(code ?? '');
  if (id === undefined || code === null) return null;
  const price = priceBy({
    side: 'Vendor',
    card: { ...none, fuelPercent: 1000, roundTo: 'Paisa', pricesInclude: null },
    slabs,
    weights: { divisor: 5000, longSide: null, longSideTimes: 10 },
    zone: { id, code },
    shipment: {
      serviceType: 'Air',
      parcelType: 'Box',
      actualWeight,
      sizes: [],
      vppAmount: null,
      insuranceAmount: null,
    },
  });
  return price?.amount ?? null;
}

const ours = (given: Partial<OurConsignment> = {}): OurConsignment => ({
  id: 1,
  awbNo: 'T1',
  vendorId: trackon,
  vendorName: 'Trackon',
  isDeleted: false,
  vendorWeight: 2000,
  zoneCode: 'C',
  vendorAmount: rupeesToPaise(150),
  ...given,
});

const billed = (rupees: number | string, given: Partial<BilledLine> = {}): BilledLine => ({
  rowNo: 2,
  rawAwb: 'T1',
  billedWeight: 2000,
  zoneCode: 'C',
  amount: rupeesToPaise(rupees),
  ...given,
});

const match = (
  lines: readonly BilledLine[],
  consignments: readonly OurConsignment[] = [ours()],
  given: Partial<MatchQuestion> = {},
) => {
  const byAwb = new Map<string, OurConsignment[]>();
  for (const each of consignments) byAwb.set(each.awbNo, [...(byAwb.get(each.awbNo) ?? []), each]);
  return matchBill({
    vendorId: trackon,
    lines,
    consignments: byAwb,
    billedBefore: new Map(),
    awbLength: null,
    tolerance: { grams: 0, amount: 100 },
    priceOf,
    ...given,
  });
};
const one = (line: BilledLine, given: Partial<MatchQuestion> = {}) => match([line], [ours()], given)[0];
const paise = rupeesToPaise;

test('case 1: an amount within the tolerance of the card matches', () => {
  expect(one(billed('145.20'))).toMatchObject({ findings: ['Matched'], expected: paise('145.20'), claim: 0 });
  expect(one(billed('146.20'))).toMatchObject({ findings: ['Matched'], claim: 0 });
  expect(one(billed('146.21'))).toMatchObject({ findings: ['Rate'], claim: 101, ratePart: 101, why: 'Rate: + 1.01' });
});

test('case 2: a heavier line is priced by its own weight', () => {
  expect(one(billed('211.20', { billedWeight: 2600 }))).toMatchObject({
    findings: ['Weight'],
    weightPart: 6600,
    zonePart: 0,
    ratePart: 0,
    claim: 6600,
    why: 'Weight 2.600 for 2.000 Kg: + 66.00',
  });
});

test('case 3: weight, zone and rate add up to the claim', () => {
  expect(one(billed('290.00', { billedWeight: 2600, zoneCode: 'D' }))).toMatchObject({
    findings: ['Weight', 'Zone', 'Rate'],
    weightPart: 6600,
    zonePart: 6930,
    ratePart: 950,
    claim: 14480,
    why: 'Weight 2.600 for 2.000 Kg: + 66.00, Zone D for C: + 69.30, Rate: + 9.50',
  });
});

test('case 4: a weight within the tolerance counts as ours', () => {
  const tolerance = { grams: 100, amount: 100 };
  expect(one(billed('145.20', { billedWeight: 2080 }), { tolerance })).toMatchObject({ findings: ['Matched'] });
  expect(one(billed('178.20', { billedWeight: 2101 }), { tolerance })).toMatchObject({
    findings: ['Weight'],
    claim: 3300,
  });
  expect(one(billed('178.20', { billedWeight: 2080 }), { tolerance })).toMatchObject({
    findings: ['Rate'],
    weightPart: 0,
    claim: 3300,
  });
});

test('case 5: a number twice on a bill, or on an earlier one, is claimed whole', () => {
  const [first, second] = match([billed('145.20', { rowNo: 10 }), billed('145.20', { rowNo: 40 })]);
  expect(first).toMatchObject({ findings: ['Matched'], claim: 0 });
  expect(second).toMatchObject({ findings: ['Duplicate'], claim: 14520, why: 'Billed on row 10 already' });
  expect(one(billed('145.20'), { billedBefore: new Map([['T1', 'OCT/2']]) })).toMatchObject({
    findings: ['BilledBefore'],
    claim: 14520,
    why: 'Billed on bill OCT/2 already',
  });
});

test('case 6: less than expected is shown and not claimed', () => {
  expect(one(billed('140.00'))).toMatchObject({ findings: ['Under'], claim: 0, why: 'Under: − 5.20' });
});

test('case 7: numbers are read as vendors and Excel write them', () => {
  expect(billedAwb('d 1234-5678 ')).toBe('D12345678');
  expect(billedAwb('12345678.0')).toBe('12345678');
  expect(billedAwb("'0012345678")).toBe('0012345678');
  expect(billedAwb('7.12E+10')).toBeNull();
  expect(billedAwb('7.12E10')).toBeNull();
  expect(billedAwb('712E10')).toBe('712E10');
  expect(mostFrequentLength(['0012345678', '0012345679', '12345', 'D1'])).toBe(10);
  expect(paddedAwb('12345678', 10)).toBe('0012345678');
  const zeros = ours({ awbNo: '0012345678' });
  const [found] = match([billed('145.20', { rawAwb: '12345678' })], [zeros], { awbLength: 10 });
  expect(found).toMatchObject({ awbNo: '0012345678', findings: ['Matched'] });
  const twice = [zeros, ours({ id: 2, awbNo: '0012345678', isDeleted: true })];
  expect(match([billed('145.20', { rawAwb: '12345678' })], twice, { awbLength: 10 })[0]).toMatchObject({
    findings: ['Unknown'],
  });
});

test('a number that we have with its dashes is found', () => {
  const dashed = ours({ awbNo: 'MUM-12-345' });
  const [first, second] = match(
    [billed('145.20', { rawAwb: "'mum-12-345 " }), billed('145.20', { rowNo: 3, rawAwb: 'MUM-12-345' })],
    [dashed],
  );
  expect(first).toMatchObject({ awbNo: 'MUM-12-345', findings: ['Matched'] });
  expect(second).toMatchObject({ findings: ['Duplicate'], why: 'Billed on row 2 already' });
  const plain = ours({ id: 2, awbNo: 'MUM12345' });
  expect(match([billed('145.20', { rawAwb: 'MUM-12-345' })], [dashed, plain])[0]).toMatchObject({ awbNo: 'MUM12345' });
});

test("case 8: another vendor's consignment is claimed whole, and so is a deleted one", () => {
  expect(match([billed('99.50')], [ours({ vendorId: dtdc, vendorName: 'DTDC' })])[0]).toMatchObject({
    findings: ['OtherVendor'],
    claim: 9950,
    why: 'Booked with DTDC',
  });
  expect(match([billed('99.50')], [ours({ isDeleted: true })])[0]).toMatchObject({
    findings: ['Deleted'],
    claim: 9950,
  });
  expect(match([billed('99.50', { rawAwb: '1.2E+11' })])[0]).toMatchObject({ findings: ['Damaged'], claim: 0 });
});

test('without a card the booked amount is expected', () => {
  const noCard = { priceOf: () => null };
  expect(one(billed('150.50'), noCard)).toMatchObject({ findings: ['Matched'], basis: 'Booked' });
  expect(one(billed('160.00', { billedWeight: 2600 }), noCard)).toMatchObject({
    findings: ['Weight', 'Rate'],
    weightPart: 0,
    ratePart: 1000,
    claim: 1000,
  });
});

test('case 9: of 1,000 lines exactly the 60 planted errors are named, and claimed to the paisa', () => {
  const dice = random(9);
  const consignments = Array.from({ length: 1000 }, (_, at) =>
    ours({
      id: at + 1,
      awbNo: `T${10_000 + at}`,
      vendorWeight: dice.int(1, 80) * 100,
      zoneCode: dice.pick(['C', 'D']),
    }),
  );
  const right = (each: OurConsignment, at: number): BilledLine => ({
    rowNo: at + 2,
    rawAwb: each.awbNo,
    billedWeight: each.vendorWeight,
    zoneCode: each.zoneCode,
    amount: priceOf(each, each.vendorWeight, each.zoneCode) ?? 0,
  });
  const lines = consignments.map(right);
  let claim = 0;
  const planted = new Map<number, string>();
  /** Every 16th line is wrong, in this order. */
  const kinds = [
    ...Array<string>(10).fill('Duplicate'),
    ...Array<string>(15).fill('Weight'),
    ...Array<string>(10).fill('Zone'),
    ...Array<string>(10).fill('Rate'),
    ...Array<string>(8).fill('Unknown'),
    ...Array<string>(4).fill('OtherVendor'),
    ...Array<string>(3).fill('Damaged'),
  ];
  kinds.forEach((kind, turn) => {
    const at = 16 * (turn + 1);
    const [line, each] = [lines[at], consignments[at]];
    if (!line || !each) throw new Error(`No line ${at}`);
    planted.set(line.rowNo, kind);
    if (kind === 'Duplicate') line.rawAwb = lines[at - 1]?.rawAwb ?? '';
    if (kind === 'Unknown') line.rawAwb = `U${at}`;
    if (kind === 'Damaged') line.rawAwb = '7.12E+10';
    if (kind === 'OtherVendor') Object.assign(each, { vendorId: dtdc, vendorName: 'DTDC' });
    if (['Duplicate', 'Unknown', 'OtherVendor'].includes(kind)) claim += line.amount;
    const before = line.amount;
    if (kind === 'Rate') line.amount += dice.int(101, 5000);
    if (kind === 'Weight') line.billedWeight = each.vendorWeight + 600;
    if (kind === 'Zone') Object.assign(each, { zoneCode: 'C' });
    if (kind === 'Zone') line.zoneCode = 'D';
    if (kind === 'Weight' || kind === 'Zone') {
      line.amount = priceOf(each, line.billedWeight ?? 0, line.zoneCode) ?? 0;
      claim += line.amount - (priceOf(each, each.vendorWeight, each.zoneCode) ?? 0);
    }
    if (kind === 'Rate') claim += line.amount - before;
  });
  const matched = match(lines, consignments);
  const named = matched.filter(({ findings }) => findings[0] !== 'Matched');
  expect(named).toHaveLength(60);
  expect(new Map(named.map(({ rowNo, findings }) => [rowNo, findings.join()]))).toEqual(planted);
  expect(matched.reduce((sum, line) => sum + line.claim, 0)).toBe(claim);
  expect(claim).toBeGreaterThan(0);
});

test('case 10: the sums of the bill are checked', () => {
  const printed = { taxable: paise(100_000), gst: paise(18_000), total: paise(118_000) };
  expect(billDifferences(printed, [paise(60_000), paise(39_999)], 1800)).toEqual([{ check: 'Lines', difference: 100 }]);
  expect(billDifferences(printed, [paise(100_000)], 1800)).toEqual([]);
  const taxed = { taxable: paise(100_000), gst: paise('18001.01'), total: paise('118001.01') };
  expect(billDifferences(taxed, [paise(100_000)], 1800)).toEqual([{ check: 'Gst', difference: 101 }]);
  expect(billDifferences({ ...printed, total: paise(118_001) }, [paise(100_000)], 1800)).toEqual([
    { check: 'Total', difference: 100 },
  ]);
});

test('case 12: the tolerance that is suggested is the 95th percentile of what was accepted', () => {
  // The 61st of 64 is 128 g.
  const excesses = Array.from({ length: 64 }, (_, at) => 68 + at);
  expect(excesses[60]).toBe(128);
  expect(suggestedGrams([...excesses].reverse())).toBe(120);
  expect(suggestedGrams(excesses.slice(0, 29))).toBeNull();
  expect(suggestedGrams(Array<number>(30).fill(900))).toBe(500);
});
