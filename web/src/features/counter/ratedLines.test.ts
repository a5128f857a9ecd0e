import { bookingOf, nextStop, problemsOf } from './lineInput';
import type { LineEntries } from './lineValues';
import { resolveLine } from './resolveLine';
import { dtdc, knowing, kochi, today, typed, unrated } from '../../testing/counterKnowledge';

describe('a line with rates', () => {
  const quote = {
    chargeableWeight: 6.316,
    customerAmount: 120.25,
    vendorAmount: 80,
    vppCommission: 50,
    insuranceCommission: null,
  };
  const line = typed({ sender: 'gat', weight: '3.2' });

  test('suggests what the rate cards give, and Enter passes it', () => {
    const { fields, values, question } = resolveLine(line, knowing({ quoteOf: () => quote }));
    expect(question).toMatchObject({ senderId: 7, deliveryCityId: kochi.id, vendorId: dtdc.id, actualWeight: 3.2 });
    expect(values).toMatchObject({ charged: 6.316, amount: 80, vppCommission: 50 });
    expect([fields.charged, fields.amount]).toMatchObject([
      { shown: '6.316', sure: true },
      { shown: '80.00', sure: true },
    ]);
  });

  test('keeps what was typed, and goes by the earlier bookings where no card has a rate', () => {
    const typedOver = { ...line, ...typed({ amount: '99', charged: '7' }) };
    expect(resolveLine(typedOver, knowing({ quoteOf: () => quote })).values).toMatchObject({ amount: 99, charged: 7 });
    const asUsual = typed({ sender: 'gat', weight: '2.5' });
    expect(resolveLine(asUsual, knowing({ quoteOf: () => unrated })).values).toMatchObject({
      amount: 180,
      charged: 2.5,
    });
  });

  test('waits for the rates once it is known what decides them', () => {
    expect(resolveLine(line, knowing({ quoteOf: () => undefined })).isRating).toBe(true);
    expect(resolveLine({}, knowing({ quoteOf: () => undefined }))).toMatchObject({ isRating: false, question: null });
  });
});

describe('a line with goods of value', () => {
  const line = typed({ sender: 'gat', receiver: 'Zoya', city: 'koc', vendor: 'dt', awbNo: 'd1', weight: '2.5' });
  const box = { ...line, ...typed({ service: 's', parcel: 'b', mode: 'r', charged: '3', packet: '1', amount: '180' }) };
  const with60000 = { ...box, ...typed({ goodsValue: '60000' }) };
  const stopAfterAmount = (entries: LineEntries) => {
    const resolved = resolveLine(entries, knowing());
    return nextStop(resolved, problemsOf(resolved, today), 'amount');
  };

  test('above the limit says that the e-way number is required, and Enter stops there', () => {
    const resolved = resolveLine(with60000, knowing());
    expect(resolved.ewayNote).toBe('Above ₹ 50,000.00: the number is required before dispatch');
    expect(stopAfterAmount(with60000)).toBe('ewayBillNo');
    expect(problemsOf(resolved, today)).toEqual({});
    expect(bookingOf(resolved.values, today)).toMatchObject({ goodsValue: 60_000, ewayBillNo: null });
  });

  test('needs nothing with the number, with an exemption, at the limit, or as Docs', () => {
    const covering: Record<string, string>[] = [
      { ewayBillNo: '123456789012' },
      { ewayExemptReason: 'Household goods' },
      { goodsValue: '50000' },
      { parcel: 'd' },
    ];
    for (const texts of covering) {
      const entries = { ...with60000, ...typed(texts) };
      expect([texts, resolveLine(entries, knowing()).ewayNote]).toEqual([texts, null]);
      expect([texts, stopAfterAmount(entries)]).toEqual([texts, null]);
    }
    const short = { ...with60000, ...typed({ ewayBillNo: '123' }) };
    expect(problemsOf(resolveLine(short, knowing()), today)).toEqual({ ewayBillNo: 'E-way bill number has 12 digits' });
  });

  test('takes dimensions as one text: they are asked for, give the packets, and are booked', () => {
    const { packet: _, ...unpacked } = box;
    const { values, question } = resolveLine(
      { ...unpacked, ...typed({ dimensions: '30x20x20x2, 55.5 x 45 x 40' }) },
      knowing(),
    );
    const measures = [
      { length: 30, width: 20, height: 20, count: 2 },
      { length: 55.5, width: 45, height: 40, count: 1 },
    ];
    expect(question).toMatchObject({ packet: 3, dimensions: measures });
    expect(bookingOf(values, today)).toMatchObject({ packet: 3, dimensions: measures });
  });

  test.each([
    ['30x20', 'Dimensions: Length x width x height in cm, x count: 30x20x20x2, 55x45x40'],
    ['30x20x20x2', 'Dimensions are given for 2 packets, Packet is 1'],
    ['0x20x20', 'A side must be from 0.1 to 500 cm'],
  ])('refuses the dimensions %s in the words of the server', (dimensions, message) => {
    const resolved = resolveLine({ ...box, ...typed({ dimensions }) }, knowing());
    expect(problemsOf(resolved, today)).toEqual({ dimensions: message });
  });
});
