import type { UsualBooking } from './likelyValues';
import type { Choice } from './lineFields';
import { bookingOf, nextStop, problemsOf } from './lineInput';
import type { LineQuote } from './lineRates';
import type { LineEntries } from './lineValues';
import { resolveLine } from './resolveLine';
import { accept, fromBook, type Knowledge } from './resolvedLine';

const [gateway, meera, meeraSons]: readonly Choice[] = [
  { id: 7, name: 'Gateway Print House' },
  { id: 8, name: 'Meera Traders' },
  { id: 9, name: 'Meera & Sons' },
];
const kochi = { id: 9, name: 'Kochi' };
const pune = { id: 10, name: 'Pune' };
const dtdc = { id: 35, name: 'DTDC', type: 'Courier' as const };
const ownCargo = { id: 32, name: 'Waybill Cargo', type: 'OwnCargo' as const };

const aBooking = (given: Partial<UsualBooking> = {}): UsualBooking => ({
  receiver: 'Asha Rao',
  deliveryCityId: kochi.id,
  deliveryCityName: kochi.name,
  vendorId: dtdc.id,
  vendorName: dtdc.name,
  vendorType: dtdc.type,
  serviceType: 'Surface',
  parcelType: 'Box',
  paymentMode: 'Credit',
  packet: 2,
  actualWeight: 2.5,
  chargeableWeight: 2.5,
  vendorAmount: 180,
  times: 3,
  ...given,
});

const toPune = aBooking({
  receiver: 'Ravi Stores',
  deliveryCityId: pune.id,
  deliveryCityName: pune.name,
  vendorId: ownCargo.id,
  vendorName: ownCargo.name,
  vendorType: ownCargo.type,
  paymentMode: 'ToPay',
  actualWeight: 12,
  chargeableWeight: 12,
  vendorAmount: 420,
  times: 1,
});

/** No card has a rate. */
const unrated: LineQuote = {
  chargeableWeight: 2.5,
  customerAmount: null,
  vendorAmount: null,
  vppCommission: null,
  insuranceCommission: null,
};

const knowing = (given: Partial<Knowledge> = {}): Knowledge => ({
  customers: [gateway, meera, meeraSons].filter((each) => each !== undefined),
  cities: [kochi, pune],
  vendors: [dtdc, ownCargo],
  lastSenders: [],
  bookingsOf: (id) => (id === 7 ? [aBooking(), toPune] : []),
  quoteOf: () => unrated,
  ewayLimitOf: () => 50_000,
  nextAwbOf: () => null,
  bookingDate: '2026-11-20',
  above: null,
  ...given,
});

const typed = (texts: Record<string, string>): LineEntries =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }]));
const shown = (entries: LineEntries, known = knowing()) =>
  Object.fromEntries(Object.entries(resolveLine(entries, known).fields).map(([name, field]) => [name, field.shown]));
const today = '2026-11-20';

describe('a line', () => {
  test('fills itself from the bookings of its sender', () => {
    expect(shown(typed({ sender: 'gat' }))).toMatchObject({
      sender: 'Gateway Print House',
      receiver: 'Asha Rao',
      city: 'Kochi',
      vendor: 'DTDC',
      awbNo: '',
      service: 'Surface',
      parcel: 'Box',
      mode: 'Credit',
      weight: '2.500',
      charged: '2.500',
      packet: '2',
      amount: '180.00',
    });
  });

  test('follows the receiver: city, vendor, payment and the receipt book of own cargo', () => {
    const entries = typed({ sender: 'gat', receiver: 'ra' });
    expect(shown(entries)).toMatchObject({
      receiver: 'Ravi Stores',
      city: 'Pune',
      vendor: 'Waybill Cargo',
      awbNo: fromBook,
      mode: 'ToPay',
      amount: '420.00',
    });
    const { values } = resolveLine({ ...entries, weight: { text: '12' } }, knowing());
    expect(bookingOf(values, today)).toMatchObject({ autofillAwb: true, senderId: 7, deliveryCityId: pune.id });
    expect(bookingOf(values, today)).not.toHaveProperty('awbNo');
  });

  test('suggests the next AWB number of the vendor, at which Enter stops', () => {
    const nextAwbOf = (vendorId: number) => (vendorId === dtdc.id ? 'D103' : null);
    const { fields, values } = resolveLine(typed({ sender: 'gat' }), knowing({ nextAwbOf }));
    expect(fields.awbNo).toMatchObject({ shown: 'D103', sure: false });
    expect(values.awbNo).toBe('D103');
    expect(shown(typed({ sender: 'gat', awbNo: 'd900' }), knowing({ nextAwbOf })).awbNo).toBe('D900');
  });

  test('one weight fills both; a chargeable weight of its own stays', () => {
    const both = resolveLine(typed({ sender: 'gat', weight: '2.5' }), knowing()).values;
    expect([both.weight, both.charged]).toEqual([2.5, 2.5]);
    const own = resolveLine(typed({ sender: 'gat', weight: '2.5', charged: '3' }), knowing()).values;
    expect([own.weight, own.charged]).toEqual([2.5, 3]);
  });

  test('has the likely amount for the same step of half a kilogram, and none for another', () => {
    expect(shown(typed({ sender: 'gat', weight: '2.2' })).amount).toBe('180.00');
    expect(shown(typed({ sender: 'gat', weight: '2.6' })).amount).toBe('');
    expect(shown(typed({ sender: 'gat', weight: '2.5', service: 'a' })).amount).toBe('');
  });

  test('of an unknown sender takes city, vendor and payment of the line above, to be looked at', () => {
    const above = resolveLine(typed({ sender: 'gat', receiver: 'ra' }), knowing()).values;
    const { fields } = resolveLine(typed({ sender: 'meera t' }), knowing({ above }));
    expect(fields.sender.shown).toBe('Meera Traders');
    expect(fields.receiver.shown).toBe('');
    expect(fields.city).toMatchObject({ shown: 'Pune', sure: false });
    expect(fields.mode).toMatchObject({ shown: 'ToPay', sure: false });
  });

  test.each([
    ['service', 'a', 'Air'],
    ['service', 'S', 'Surface'],
    ['parcel', 'd', 'Docs'],
    ['parcel', 'b', 'Box'],
    ['mode', 'c', 'Cash'],
    ['mode', 'r', 'Credit'],
    ['mode', 't', 'ToPay'],
    ['mode', 'B', 'Balance'],
    ['mode', 'balance', 'Balance'],
  ])('in %s the letter %s chooses %s', (name, letter, text) => {
    expect(shown(typed({ sender: 'gat', [name]: letter }))[name]).toBe(text);
  });

  test.each([
    ['Ram', 'Ramesh Kumar'],
    ['Ram', 'Shri Ram'],
    ['ram', 'Ramesh Kumar'],
    ['Om', 'Om Prakash'],
    ['RAM', 'Ram'],
    ['Ramesh K', 'Ramesh Kumar'],
  ])(
    'takes a new receiver “%s” as it is typed where “%s” is an earlier one, whose city is not taken',
    (text, earlier) => {
      const known = knowing({ bookingsOf: () => [aBooking(), aBooking({ ...toPune, receiver: earlier })] });
      const line = resolveLine(typed({ sender: 'gat', receiver: text }), known);
      expect(line.values.receiver).toBe(text);
      expect(line.fields.receiver.options.map(({ name }) => name)).toEqual([earlier]);
      const chosen = { ...typed({ sender: 'gat' }), receiver: { text, picked: { id: 0, name: earlier } } };
      expect(resolveLine(chosen, known).values).toMatchObject({ receiver: earlier, city: pune });
    },
  );

  test('takes the spelling of an earlier receiver that is typed in small letters, and its city', () => {
    expect(shown(typed({ sender: 'gat', receiver: 'ravi stores' }))).toMatchObject({
      receiver: 'Ravi Stores',
      city: 'Pune',
    });
  });

  test('completes letters only to a name that begins with them; others are chosen from the list', () => {
    const { fields } = resolveLine(typed({ sender: 'print', city: 'une' }), knowing());
    expect(fields.sender).toMatchObject({ choice: null, options: [gateway] });
    expect(fields.sender.problem).toBe('Sender “print” begins no name: choose one with ↓');
    expect(fields.city.problem).toBe('City “une” was not found');
  });

  const another = { vendorId: ownCargo.id, vendorName: ownCargo.name, vendorType: ownCargo.type };
  test.each([
    ['vendor', another, 9, true],
    ['vendor', another, 8, false],
    ['mode', { paymentMode: 'Cash' as const }, 9, true],
    ['mode', { paymentMode: 'Cash' as const }, 8, false],
  ] as const)('Enter passes the %s only if nine of ten bookings agree', (name, other, times, sure) => {
    const bookings = [aBooking({ times }), aBooking({ ...other, times: 10 - times })];
    const { fields } = resolveLine(typed({ sender: 'gat' }), knowing({ bookingsOf: () => bookings }));
    expect(fields[name].sure).toBe(sure);
  });

  test('keeps a new receiver as typed, and takes an earlier one for its first letters unless they are to be kept', () => {
    expect(shown(typed({ sender: 'gat', receiver: 'Zoya' })).receiver).toBe('Zoya');
    expect(shown(typed({ sender: 'gat', receiver: 'as' })).receiver).toBe('Asha Rao');
    expect(shown({ ...typed({ sender: 'gat' }), receiver: { text: 'as', literal: true } }).receiver).toBe('as');
  });

  test('says what is wrong by the rules of the form, and of unreadable texts first', () => {
    const entries = typed({ sender: 'xyz', mode: 'q', weight: '2.5.1', packet: '0', amount: '12.345' });
    expect(problemsOf(resolveLine(entries, knowing()), today)).toEqual({
      sender: 'Sender “xyz” was not found',
      receiver: 'Receiver is required',
      city: 'Delivery City is required',
      vendor: 'Vendor is required',
      awbNo: 'AwbNo is required',
      service: 'Service Type is required',
      parcel: 'Parcel Type is required',
      mode: 'Payment “q”: C Cash, R Credit, T ToPay, B Balance',
      weight: 'Weight is not a number',
      charged: 'Chargeable Weight is required',
      packet: 'Packet is required',
      amount: 'Amount takes at most 2 decimals',
    });
  });

  test('Enter stops at what must be decided: receiver, AWB number, weight; then it saves', () => {
    let entries = typed({ sender: 'gat' });
    const stopAfter = (name: Parameters<typeof nextStop>[2]) => {
      const line = resolveLine(entries, knowing());
      return nextStop(line, problemsOf(line, today), name);
    };
    expect(stopAfter('sender')).toBe('receiver');
    entries = { ...entries, receiver: { text: 'as' } };
    expect(stopAfter('receiver')).toBe('awbNo');
    entries = { ...entries, awbNo: { text: 'd1' } };
    expect(stopAfter('awbNo')).toBe('weight');
    entries = { ...entries, weight: { text: '2.4' } };
    expect(stopAfter('weight')).toBeNull();
    entries = { ...entries, weight: { text: '7' } };
    expect(stopAfter('weight')).toBe('amount');
  });

  test('an accepted value stays, whatever is typed before it later', () => {
    const line = resolveLine(typed({ sender: 'gat', receiver: 'as' }), knowing());
    const entries = accept(accept(typed({ sender: 'gat', receiver: 'as' }), line, 'vendor'), line, 'receiver');
    expect(entries.receiver).toEqual({ text: 'Asha Rao', literal: true });
    expect(shown({ ...entries, receiver: { text: 'ra' } })).toMatchObject({ vendor: 'DTDC', city: 'Pune' });
  });

  test('waits for the bookings of its sender', () => {
    expect(resolveLine(typed({ sender: 'gat' }), knowing({ bookingsOf: () => undefined })).isWaiting).toBe(true);
    expect(resolveLine({}, knowing({ bookingsOf: () => undefined })).isWaiting).toBe(false);
  });

  test('with a VPP amount is a VPP booking and needs its commission', () => {
    const line = resolveLine(typed({ sender: 'gat', awbNo: 'd1', weight: '2.5', vppAmount: '100' }), knowing());
    expect(bookingOf(line.values, today)).toMatchObject({ isVpp: true, vppAmount: 100, isInsurance: false });
    expect(problemsOf(line, today)).toEqual({ vppCommission: 'VPP Commission is required' });
  });
});

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
