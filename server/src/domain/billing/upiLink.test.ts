import { upiLinkOf } from './upiLink';

const payee = { upiId: 'deccan.parcels@okaxis', tradeName: 'Deccan Parcels & Cargo' };
const invoice = {
  invoiceNumber: 'INV/26-27/15',
  invoiceStatus: 'Approved',
  cancelledOn: null,
  deletedOn: null,
} as const;

test('the link has payee, name, outstanding amount with paise, currency and number, each read back as it was', () => {
  const link = upiLinkOf(payee, invoice, 118_005) ?? '';
  expect(link).toBe(
    'upi://pay?pa=deccan.parcels@okaxis&pn=Deccan%20Parcels%20%26%20Cargo&am=1180.05&cu=INR&tn=INV%2F26-27%2F15',
  );
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    pa: 'deccan.parcels@okaxis',
    pn: 'Deccan Parcels & Cargo',
    am: '1180.05',
    cu: 'INR',
    tn: 'INV/26-27/15',
  });
});

test('an invoice that waits for its payment in the other reading has it, too', () => {
  expect(upiLinkOf(payee, { ...invoice, invoiceStatus: 'Pending' }, 100)).toContain('&am=1.00&');
});

test.each([
  ['without a UPI id', { upiId: null }, {}, 100],
  ['for a draft', {}, { invoiceStatus: 'Generated', invoiceNumber: null }, 100],
  ['for a paid invoice', {}, { invoiceStatus: 'Paid' }, 0],
  ['without an outstanding amount', {}, {}, 0],
  ['for a cancelled invoice', {}, { cancelledOn: '2026-11-03' }, 100],
  ['for a deleted invoice', {}, { deletedOn: '2026-11-03T05:30:00.000Z' }, 100],
] as const)('there is none %s', (_, otherPayee, change, outstanding) => {
  expect(upiLinkOf({ ...payee, ...otherPayee }, { ...invoice, ...change }, outstanding)).toBeNull();
});
