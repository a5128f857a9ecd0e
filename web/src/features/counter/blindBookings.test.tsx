import { random, type Random } from '../../../../server/src/seed/data/random';
import { openDesk, type DeskServer } from '../../testing/counterDesk';
import { sameText, type UsualBooking } from './likelyValues';

/** 1,000 by BLIND_BOOKINGS=1000, others by BLIND_SEED. */
const count = Number(process.env.BLIND_BOOKINGS ?? (process.env.TEST_LENGTH === 'short' ? 12 : 250));
const seed = Number(process.env.BLIND_SEED ?? 20_261_123);
/** After so many the sheet is opened anew, as on another day. */
const perDay = 20;

const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
const customers = named(['Gateway Print House', 'Ram Traders', 'Ram', 'Shri Ram Stores', 'Meera Traders', 'Meera']);
const cities = named(['Pune', 'Pune Cantonment', 'Nagar', 'Ram Nagar', 'Kochi', 'Kochi Fort', 'Surat']);
const vendors = named(['DTDC', 'DTDC Plus', 'Blue Dart', 'Dart']).map((each) => ({
  ...each,
  type: 'Courier' as const,
}));
const services = { a: 'Air', s: 'Surface' } as const;
const parcels = { d: 'Docs', b: 'Box' } as const;
const modes = { c: 'Cash', r: 'Credit', t: 'ToPay', b: 'Balance' } as const;

const people = ['Ramesh Kumar', 'Shri Ram', 'Ram Prasad', 'Asha Rao', 'Om Prakash', 'Meera Traders', 'HP Gas', 'Élan'];

/** A receiver that is not among the earlier ones, but looks like one of them. */
function newReceiver(among: readonly string[], { pick, int }: Random): string {
  const earlier = pick(among);
  const words = earlier.split(' ');
  const part = earlier.slice(0, int(3, earlier.length)).trim();
  const name = pick([
    words[0] ?? '',
    words.at(-1) ?? '',
    part,
    part.toLowerCase(),
    earlier.slice(0, 2),
    earlier.slice(int(1, 3)).trim(),
    `${earlier} Lal`,
    `Shri ${earlier}`,
    earlier.toUpperCase(),
    earlier,
    `${words[0] ?? ''} ${pick(people)}`,
  ]).trim();
  // One letter is no name, nor are two small ones.
  if (name.length < 2) return `Shri ${earlier}`;
  return name.length > 2 ? name : name.toUpperCase();
}

function aBooking(server: DeskServer, draw: Random, number: number) {
  const { pick, int } = draw;
  const sender = pick(customers);
  const earlier = (server.bookings.get(sender.id) ?? []).map(({ receiver }) => receiver);
  const grams = int(100, 9000);
  return {
    sender,
    receiver: newReceiver(earlier.length > 0 ? earlier : people, draw),
    city: pick(cities),
    vendor: pick(vendors),
    awbNo: `BB${String(number).padStart(6, '0')}`,
    service: pick(Object.keys(services) as (keyof typeof services)[]),
    parcel: pick(Object.keys(parcels) as (keyof typeof parcels)[]),
    mode: pick(Object.keys(modes) as (keyof typeof modes)[]),
    weight: grams / 1000,
    charged: (grams + int(0, 1000)) / 1000,
    packet: int(1, 9),
    amount: int(40, 900),
  };
}
type Blind = ReturnType<typeof aBooking>;

const kindOf = ({ receiver, city, vendor, service, parcel, mode, ...rest }: Blind): UsualBooking => ({
  receiver,
  deliveryCityId: city.id,
  deliveryCityName: city.name,
  vendorId: vendor.id,
  vendorName: vendor.name,
  vendorType: vendor.type,
  serviceType: services[service],
  parcelType: parcels[parcel],
  paymentMode: modes[mode],
  packet: rest.packet,
  actualWeight: rest.weight,
  chargeableWeight: rest.charged,
  vendorAmount: rest.amount,
  times: 1,
  lastAwbNo: rest.awbNo,
});

const sentFor = (booking: Blind) => ({
  senderId: booking.sender.id,
  receiver: booking.receiver,
  deliveryCityId: booking.city.id,
  vendorId: booking.vendor.id,
  awbNo: booking.awbNo,
  serviceType: services[booking.service],
  parcelType: parcels[booking.parcel],
  paymentMode: modes[booking.mode],
  actualWeight: booking.weight,
  chargeableWeight: booking.charged,
  packet: booking.packet,
  vendorAmount: booking.amount,
});

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Of a name typed in small letters the earlier spelling may be taken. */
const isAsTyped = (stored: unknown, typed: string | number): boolean =>
  stored === typed || (typeof typed === 'string' && typed === typed.toLowerCase() && sameText(String(stored), typed));

test(
  `of ${count} bookings typed blind, with receivers that look like earlier ones, every field is sent as typed`,
  async () => {
    const draw = random(seed);
    const kinds = people.map((receiver): UsualBooking => {
      const { sender: _, ...first } = aBooking({ customers, cities, vendors, bookings: new Map() }, draw, 0);
      return { ...kindOf({ ...first, sender: { id: 1, name: '' } }), receiver };
    });
    const server: DeskServer = {
      customers,
      cities,
      vendors,
      bookings: new Map(customers.map(({ id }) => [id, kinds])),
    };
    const wrong: string[] = [];
    let done = 0;
    while (done < count) {
      const { keys, sent, unmount } = await openDesk(server, draw);
      const typed: Blind[] = [];
      for (let line = 0; line < perDay && done < count; line += 1) {
        done += 1;
        const booking = aBooking(server, draw, done);
        const { sender, receiver, city, vendor, awbNo, service, parcel, mode, weight, charged, packet, amount } =
          booking;
        const texts = [sender.name, receiver, city.name, vendor.name, awbNo, service, parcel, mode];
        for (const text of [...texts, weight, charged, packet]) {
          await keys.type(String(text));
          await keys.press('Tab');
        }
        await keys.type(String(amount));
        await keys.press('Enter');
        typed.push(booking);
      }
      await keys.settled();
      expect(sent).toHaveLength(typed.length);
      for (const [index, booking] of typed.entries())
        for (const [name, wanted] of Object.entries(sentFor(booking))) {
          const stored = sent[index]?.[name as 'receiver'];
          if (!isAsTyped(stored, wanted))
            wrong.push(`${name} of ${booking.awbNo}: ${String(stored)}, typed ${String(wanted)}`);
        }
      for (const booking of typed)
        server.bookings.set(
          booking.sender.id,
          [kindOf(booking), ...(server.bookings.get(booking.sender.id) ?? [])].slice(0, 60),
        );
      await keys.clearSaved();
      unmount();
    }
    expect(wrong).toEqual([]);
  },
  count * 2_000 + 60_000,
);
