import { PaymentMode } from './enums';
import { printedTotalPaise, toPayTotalPaise } from './toPay';

const amounts = {
  customerAmountPaise: 50000, vppAmountPaise: 120000, vppCommissionPaise: 2400, insuranceCommissionPaise: 1500,
};

describe('to-pay', () => {
  it('is freight and extras when the receiver pays', () => {
    expect(toPayTotalPaise({ paymentMode: 'ToPay', ...amounts })).toBe(173900);
  });

  it.each(Object.values(PaymentMode).filter((mode) => mode !== 'ToPay'))('is the extras alone in %s', (paymentMode) => {
    expect(toPayTotalPaise({ paymentMode, ...amounts })).toBe(123900);
  });

  it('takes missing amounts for nothing', () => {
    expect(toPayTotalPaise({ paymentMode: 'ToPay', customerAmountPaise: null })).toBe(0);
    expect(toPayTotalPaise({ paymentMode: 'Cash' })).toBe(0);
  });

  it('prints freight and extras in every mode', () => {
    expect(printedTotalPaise({ paymentMode: 'Cash', ...amounts })).toBe(173900);
    expect(printedTotalPaise({ paymentMode: 'ToPay', ...amounts })).toBe(173900);
    expect(printedTotalPaise({ paymentMode: 'Credit', vppAmountPaise: null })).toBe(0);
  });
});
