import { PaymentMode } from './enums';
import { printedTotal, toPayTotal } from './toPay';

const amounts = {
  customerAmount: 50000,
  vppAmount: 120000,
  vppCommission: 2400,
  insuranceCommission: 1500,
};

describe('to-pay', () => {
  it('is freight and extras when the receiver pays', () => {
    expect(toPayTotal({ paymentMode: 'ToPay', ...amounts })).toBe(173900);
  });

  it.each(Object.values(PaymentMode).filter((mode) => mode !== 'ToPay'))('is the extras alone in %s', (paymentMode) => {
    expect(toPayTotal({ paymentMode, ...amounts })).toBe(123900);
  });

  it('takes missing amounts for nothing', () => {
    expect(toPayTotal({ paymentMode: 'ToPay', customerAmount: null })).toBe(0);
    expect(toPayTotal({ paymentMode: 'Cash' })).toBe(0);
  });

  it('prints freight and extras in every mode', () => {
    expect(printedTotal({ paymentMode: 'Cash', ...amounts })).toBe(173900);
    expect(printedTotal({ paymentMode: 'ToPay', ...amounts })).toBe(173900);
    expect(printedTotal({ paymentMode: 'Credit', vppAmount: null })).toBe(0);
  });
});
