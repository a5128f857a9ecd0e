import { proposedTds, tdsRateOf } from './tds';

test('companies deduct what is set, individuals and Hindu undivided families at most 1 %', () => {
  expect(tdsRateOf('29ABACS0877M1ZS', 200)).toBe(200);
  expect(tdsRateOf('27AAPPU0939F1ZV', 200)).toBe(100);
  expect(tdsRateOf('27AAPHU0939F1ZV', 200)).toBe(100);
  expect(tdsRateOf('27AAPPU0939F1ZV', 0)).toBe(0);
  expect(tdsRateOf(null, 200)).toBe(200);
});

test('what is proposed is of the amount without GST, of an invoice of which nothing is paid', () => {
  const invoice = {
    buyerGstin: '29ABACS0877M1ZS',
    actualAmount: 10_000_00,
    additionalCharges: 25,
    totalAmount: 11_800_25,
    outstanding: 11_800_25,
  };
  expect(proposedTds(invoice, 200)).toEqual({ rate: 200, amount: 200_01 });
  expect(proposedTds({ ...invoice, outstanding: 11_800_24 }, 200)).toBeNull();
  expect(proposedTds(invoice, 0)).toBeNull();
});
