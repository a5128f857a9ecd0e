import { bookingOf, nextStop, problemsOf } from './lineInput';
import { resolveLine } from './resolveLine';
import { accept, fromBook } from './resolvedLine';
import {
  aBooking,
  dtdc,
  gateway,
  knowing,
  ownCargo,
  pune,
  shown,
  toPune,
  today,
  typed,
} from '../../testing/counterKnowledge';

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

  const numbered = (...lastAwbNos: string[]) => lastAwbNos.map((lastAwbNo) => aBooking({ lastAwbNo }));
  const byOwnCargo = (lastAwbNo: string) => aBooking({ ...another, lastAwbNo });
  test.each([
    ['D40000001', [...numbered('D12345678'), byOwnCargo('WC00001'), byOwnCargo('WC00002')], 'DTDC', false],
    ['d40000001', [...numbered('D12345678', 'D2', 'D23456789', 'D34567890'), byOwnCargo('WC1')], 'DTDC', true],
    ['WC00077', [...numbered('D1', 'D2', 'D3'), byOwnCargo('WC00001')], 'Waybill Cargo', false],
    ['D40000001', [...numbered('D12345678', 'D2', 'D3', 'D4'), byOwnCargo('D87654321')], 'DTDC', false],
  ] as const)('the number %s is one of %s', (awbNo, bookings, vendor, sure) => {
    const entries = typed({ sender: 'gat', awbNo });
    const { fields } = resolveLine(entries, knowing({ bookingsOf: () => bookings }));
    expect(fields.vendor).toMatchObject({ shown: vendor, sure });
    expect(resolveLine(typed({ sender: 'gat', awbNo, vendor: 'waybill' }), knowing()).values.vendor).toEqual(ownCargo);
  });

  test('the vendor of a number is known from the lines of other senders too', () => {
    const awbsOfSheet = ['D1', 'D2', 'D3'].map((awbNo) => ({ awbNo, vendor: ownCargo }));
    const line = resolveLine(typed({ sender: 'mee', awbNo: 'D9' }), knowing({ bookingsOf: () => [], awbsOfSheet }));
    expect(line.fields.vendor).toMatchObject({ choice: ownCargo, sure: true });
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
