import type { PaymentStatus } from '../bookings/enums';
import {
  cargoLocks,
  cargoPaymentLocks,
  consignmentLocks,
  consignmentPaymentLocks,
  invoiceLocks,
  lockedChange,
  lockedFields,
} from '.';

const booked = {
  isApproved: false,
  deliveryStatus: 'Booked' as const,
  paymentStatus: 'Pending' as PaymentStatus,
  manifestId: null as number | null,
  invoiceId: null as number | null,
  senderId: 1,
  vendorId: 2,
  vendorAmount: 5000,
  customerAmount: null as number | null,
};

const locked = (state: object) => [...lockedFields(consignmentLocks, { ...booked, ...state })];

describe('the fields of a consignment', () => {
  test('are open as long as it is on no paper, and when it is still to be booked', () => {
    expect(locked({})).toEqual([]);
    expect(lockedFields(consignmentLocks, null).size).toBe(0);
  });

  test('are locked by what names them', () => {
    expect(locked({ manifestId: 7 })).toEqual(['vendorId']);
    expect(locked({ invoiceId: 7 })).toEqual(['senderId', 'customerAmount', 'vendorAmount']);
    expect(locked({ paymentStatus: 'Paid' })).toEqual([
      'customerAmount',
      'vendorAmount',
      'isInsurance',
      'insuranceAmount',
      'insuranceCommission',
      'isVpp',
      'vppAmount',
      'vppCommission',
    ]);
  });

  test('may be sent as they are, or left out', () => {
    const invoiced = { ...booked, invoiceId: 7 };
    expect(lockedChange(consignmentLocks, invoiced, { senderId: 1, vendorAmount: undefined })).toBeNull();
    expect(lockedChange(consignmentLocks, invoiced, { customerAmount: null })).toBeNull();
  });

  test('refuse a change with the reason of the first', () => {
    const onPapers = { ...booked, invoiceId: 7, manifestId: 8, paymentStatus: 'Paid' as const };
    const refused = 'Sender and amounts are locked: the consignment is invoiced';
    expect(lockedChange(consignmentLocks, onPapers, { vendorId: 3, vendorAmount: 1 })).toBe(refused);
    expect(lockedChange(consignmentLocks, onPapers, { vendorId: 3 })).toBe(
      'Vendor is locked: the consignment is on a manifest',
    );
  });
});

test('a payment may name an amount that was never given, and change no other of an approved consignment', () => {
  const approved = { ...booked, isApproved: true };
  expect([...lockedFields(consignmentPaymentLocks, approved)]).toEqual(['vendorAmount']);
  expect(lockedChange(consignmentPaymentLocks, approved, { customerAmount: 900, vendorAmount: 5000 })).toBeNull();
  const priced = { ...approved, customerAmount: 900 };
  expect(lockedChange(consignmentPaymentLocks, priced, { customerAmount: 901 })).toBe(
    'Amounts are locked: the consignment is approved',
  );
});

test('a cargo consignment keeps its number and carrier; a paid one its amounts', () => {
  const cargo = { isApproved: true, paymentStatus: 'Pending', deliveryCharge: 100 } as const;
  expect([...lockedFields(cargoLocks, cargo)]).toEqual(['awbNo', 'cargoId']);
  expect(lockedFields(cargoLocks, { ...cargo, paymentStatus: 'Paid' }).has('toPayAmount')).toBe(true);
  expect(lockedFields(cargoPaymentLocks, cargo).has('deliveryCharge')).toBe(true);
  expect(lockedFields(cargoPaymentLocks, { ...cargo, deliveryCharge: null }).size).toBe(0);
});

test('an invoice is open while it is generated; its number only when it is a third party’s', () => {
  const generated = { invoiceStatus: 'Generated', invoiceType: 'Automatic' } as const;
  expect([...lockedFields(invoiceLocks, generated)]).toEqual(['invoiceNumber']);
  expect(lockedFields(invoiceLocks, { ...generated, invoiceType: 'Manual' as const }).size).toBe(0);
  const approved = { invoiceStatus: 'Approved', invoiceType: 'Manual' } as const;
  expect([...lockedFields(invoiceLocks, approved)].sort()).toEqual(Object.keys(invoiceLocks).sort());
});
