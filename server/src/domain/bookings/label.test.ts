import { barcodeMm, barcodePlacement, code128Modules, labelPayment } from './label';

const charges = {
  paymentMode: 'Credit',
  paymentStatus: 'Pending',
  customerAmount: null,
  vppAmount: null,
  vppCommission: null,
  insuranceCommission: null,
} as const;

describe('case 2: the width of a bar code', () => {
  test.each([
    [13, 198, 49.5],
    [29, 374, 93.5],
    [30, 385, 96.25],
  ])('%d characters: %d modules, %d mm', (length, modules, mm) => {
    const text = 'A'.repeat(length);
    expect(code128Modules(text)).toBe(modules);
    expect(barcodeMm(text)).toBe(mm);
  });

  test('a module is three dots at 300 dpi', () => {
    expect(barcodeMm('A'.repeat(13), 300)).toBeCloseTo(198 * 0.254);
  });

  test('29 characters fit a label of 100 mm, 30 stand upright; where neither fits there is none', () => {
    expect(barcodePlacement('A'.repeat(29), 1, 'Thermal100x150')).toBe('Across');
    expect(barcodePlacement('A'.repeat(30), 1, 'Thermal100x150')).toBe('Upright');
    expect(barcodePlacement('A'.repeat(30), 1, 'A6')).toBe('Across');
    expect(barcodePlacement('A'.repeat(30), 1, 'Thermal100x75')).toBe('Omitted');
    expect(barcodePlacement('A'.repeat(29), 1, 'Thermal100x150', 300)).toBe('Upright');
  });

  test('the longest code of the packets decides for all of them', () => {
    expect(barcodePlacement('A'.repeat(27), 9, 'Thermal100x150')).toBe('Across');
    expect(barcodePlacement('A'.repeat(27), 10, 'Thermal100x150')).toBe('Upright');
  });
});

describe('case 4: the payment line', () => {
  test.each([
    ['TO PAY ₹ 310.50', { paymentMode: 'ToPay', customerAmount: 25_050, insuranceCommission: 6_000 }],
    ['TO PAY ₹ 2,050.00', { paymentMode: 'Credit', vppAmount: 200_000, vppCommission: 5_000, customerAmount: 9_900 }],
    ['CREDIT', { paymentMode: 'Credit', customerAmount: 25_050 }],
    ['CREDIT', { paymentMode: 'Balance', customerAmount: 25_050 }],
    ['PAID', { paymentMode: 'Cash', customerAmount: 25_050 }],
    ['PAID', { paymentMode: 'Credit', paymentStatus: 'Paid', customerAmount: 25_050 }],
    ['TO PAY', { paymentMode: 'ToPay' }],
  ] as const)('%s', (line, given) => {
    expect(labelPayment({ ...charges, ...given })).toBe(line);
  });
});
