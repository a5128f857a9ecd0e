import {
  ewayLimitOf,
  ewayRefusalOf,
  isEwayBillNo,
  normalizeEwayBillNo,
  type EwayGoods,
  type EwayLimitRow,
} from './eway';

const [maharashtra, gujarat] = [26, 24];
const limits: EwayLimitRow[] = [
  { kind: 'InterState', stateId: null, amount: 50_000_00, validFrom: '2018-04-01' },
  { kind: 'IntraState', stateId: null, amount: 60_000_00, validFrom: '2018-04-01' },
  { kind: 'IntraState', stateId: maharashtra, amount: 1_00_000_00, validFrom: '2018-06-01' },
  { kind: 'IntraState', stateId: maharashtra, amount: 75_000_00, validFrom: '2027-04-01' },
];

test.each([
  [maharashtra, gujarat, '2026-11-22', 50_000_00],
  [gujarat, gujarat, '2026-11-22', 60_000_00],
  [maharashtra, maharashtra, '2026-11-22', 1_00_000_00],
  [maharashtra, maharashtra, '2027-04-01', 75_000_00],
  [maharashtra, maharashtra, '2018-05-31', 60_000_00],
  [maharashtra, gujarat, '2018-03-31', undefined],
])('from %i to %i on %s: %s', (fromStateId, toStateId, day, amount) => {
  expect(ewayLimitOf(limits, { fromStateId, toStateId, day })?.amount).toBe(amount);
});

const box: EwayGoods = { parcelType: 'Box', goodsValue: 72_000_00, ewayBillNo: null, ewayExemptReason: null };
const limit = { amount: 50_000_00 };

test('goods above the limit need a number or an exemption', () => {
  expect(ewayRefusalOf(box, limit)).toBe('E-way bill number is required: goods of ₹ 72,000.00 (limit ₹ 50,000.00)');
  expect(ewayRefusalOf({ ...box, goodsValue: 50_000_01 }, limit)).not.toBeNull();
  for (const free of [
    { ...box, goodsValue: 50_000_00 },
    { ...box, goodsValue: null },
    { ...box, ewayBillNo: '271012345678' },
    { ...box, ewayExemptReason: 'Printed books' },
    { ...box, parcelType: 'Docs' as const },
  ])
    expect(ewayRefusalOf(free, limit)).toBeNull();
  expect(ewayRefusalOf(box, null)).toBeNull();
});

test('a number has 12 digits, in groups or not', () => {
  expect(
    ['271012345678', '2710 1234 5678 ', '27101234567', '2710123456789', '27101234567A', 5].map(isEwayBillNo),
  ).toEqual([true, true, false, false, false, false]);
  expect(normalizeEwayBillNo(' 2710 1234 5678 ')).toBe('271012345678');
});
