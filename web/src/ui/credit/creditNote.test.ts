import { creditNoteOf, mayBeOnCredit, unbilledOf, type SenderCredit } from './creditNote';

/** Outstanding 30,000, generated 5,900, unbilled 8,000, advance 3,200; limit 50,000. */
const nearLimit: SenderCredit = {
  company: 'Mehta Traders',
  creditLimit: 50_000,
  outstanding: 30_000,
  generated: 5900,
  unbilled: 8000,
  unbilledRoad: 0,
  advances: 3200,
  taxPercent: 18,
  roadTaxPercent: 0,
  liftedUntil: null,
  refusal: null,
};
const words = 'Credit limit of Mehta Traders is exceeded: ₹ 50,400.00 of ₹ 50,000.00 with this booking';

test('case 7: 6,000 more fit into the limit, 7,000 do not, in the words of the server', () => {
  const by = (amount: number) => unbilledOf({ amount, serviceType: 'Air', vendorType: 'OwnCargo' });
  expect(creditNoteOf(nearLimit, by(6000))).toEqual({ text: 'Credit ₹ 42,140 of ₹ 50,000', isBlocked: false });
  expect(creditNoteOf(nearLimit, by(7000))).toEqual({ text: words, isBlocked: true });
  expect(creditNoteOf({ ...nearLimit, liftedUntil: '2026-11-30' }, by(7000))?.isBlocked).toBe(false);
  expect(creditNoteOf(nearLimit, null)?.isBlocked).toBe(false);
});

test('what goes by own cargo by road counts with the tax of that service', () => {
  const road = unbilledOf({ amount: 7000, serviceType: 'Surface', vendorType: 'OwnCargo' });
  expect(creditNoteOf(nearLimit, road)?.isBlocked).toBe(false);
  expect(creditNoteOf({ ...nearLimit, unbilledRoad: 8000 }, null)?.text).toBe('Credit ₹ 40,700 of ₹ 50,000');
  const elsewhere = unbilledOf({ amount: 7000, serviceType: 'Surface', vendorType: 'Courier' });
  expect(creditNoteOf(nearLimit, elsewhere)?.isBlocked).toBe(true);
});

test('cash and to-pay need no credit; a mode that is not chosen yet may', () => {
  expect((['Cash', 'ToPay', 'Credit', 'Balance', null] as const).map(mayBeOnCredit)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
