import { CounterClerk, type KeyCount } from '../../../../e2e/counter.clerk';
import { amountOf, chargedOf, counterDay, type Habit, type Parcel } from '../../../../e2e/counter.script';
import { random } from '../../../../server/src/seed/data/random';
import { lookAtLine, openDesk, type DeskServer } from '../../testing/counterDesk';
import type { UsualBooking } from './likelyValues';

/** More by TYPING_BOOKINGS, others by TYPING_SEED. */
const count = Number(process.env.TYPING_BOOKINGS ?? (process.env.TEST_LENGTH === 'short' ? 12 : 60));
const seed = Number(process.env.TYPING_SEED ?? 20_261_122);

const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
const cities = named([
  'Pune',
  'Kochi',
  'Surat',
  'Nagpur',
  'Jaipur',
  'Indore',
  'Chennai',
  'Kolkata',
  'Nashik',
  'Chandigarh',
]);
const vendors = [
  { id: 1, name: 'Waybill Express', type: 'OwnCourier' as const },
  { id: 2, name: 'Waybill Cargo', type: 'OwnCargo' as const },
  { id: 3, name: 'DTDC', type: 'Courier' as const },
  { id: 4, name: 'Delhivery', type: 'Courier' as const },
];
const idOf = (all: readonly { id: number; name: string }[], name: string) =>
  all.find((each) => each.name === name)?.id ?? 0;

/** The customers of the day, each with a week of earlier bookings. */
function deskServer(habits: readonly Habit[]): DeskServer {
  const customers = named(habits.map(({ sender }) => sender));
  const bookings = habits.map(({ sender, receivers, vendor, service, parcel, mode }): [number, UsualBooking[]] => {
    const weights = parcel === 'Docs' ? [0.1, 0.5, 0.25, 0.5] : [1, 2.5, 8, 5];
    const kinds = receivers.map(({ name, city }, at): UsualBooking => {
      const weight = weights[at] ?? 1;
      return {
        receiver: name,
        deliveryCityId: idOf(cities, city),
        deliveryCityName: city,
        vendorId: idOf(vendors, vendor),
        vendorName: vendor,
        vendorType: vendors.find(({ name: each }) => each === vendor)?.type ?? 'Courier',
        serviceType: service,
        parcelType: parcel,
        paymentMode: mode,
        packet: 1,
        actualWeight: weight,
        chargeableWeight: weight,
        vendorAmount: amountOf(weight),
        times: 1,
        lastAwbNo: '',
      };
    });
    return [idOf(customers, sender), kinds.reverse()];
  });
  const quoteOf: DeskServer['quoteOf'] = ({ serviceType, actualWeight }) => ({
    chargeableWeight: Math.max(serviceType === 'Surface' ? 5 : 0, actualWeight ?? 0),
    customerAmount: 100,
  });
  return { customers, cities, vendors, bookings: new Map(bookings), quoteOf };
}

const sentFor = (parcel: Parcel, server: DeskServer) => ({
  senderId: idOf(server.customers, parcel.sender),
  receiver: parcel.receiver,
  deliveryCityId: idOf(cities, parcel.city),
  vendorId: idOf(vendors, parcel.vendor),
  ...(parcel.awbNo === null ? { autofillAwb: true } : { awbNo: parcel.awbNo }),
  serviceType: parcel.service,
  parcelType: parcel.parcel,
  paymentMode: parcel.mode,
  actualWeight: parcel.weight,
  chargeableWeight: chargedOf(parcel),
  packet: parcel.packet,
  vendorAmount: parcel.amount,
});

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
const all = ({ data, beside }: KeyCount) => data + beside;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test(`${count} bookings of a day take few keys, and every field is sent as it was meant`, async () => {
  const { habits, parcels } = counterDay(seed, count);
  const server = deskServer(habits);
  const { keys: desk, sent } = await openDesk(server, random(seed));
  const clerk = new CounterClerk({ press: (key) => desk.press(key), look: lookAtLine });
  const counts: KeyCount[] = [];
  for (const parcel of parcels) counts.push(await clerk.book(parcel));
  await desk.settled();
  const wrong = parcels.flatMap((parcel, index) =>
    Object.entries(sentFor(parcel, server)).flatMap(([name, wanted]) => {
      const stored = sent[index]?.[name as 'receiver'];
      return stored === wanted ? [] : [`${name} of ${index + 1}: ${String(stored)}, meant ${String(wanted)}`];
    }),
  );
  expect(wrong).toEqual([]);

  const toNew = counts.filter((_, index) => parcels[index]?.isNewReceiver).map(all);
  const figures = {
    all: quantile(counts.map(all), 0.5),
    beside: quantile(
      counts.map(({ beside }) => beside),
      0.5,
    ),
    toNew: quantile(toNew, 0.5),
  };
  const line = (what: string, values: readonly number[]) =>
    `${what}: median ${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, most ${quantile(values, 1)}\n`;
  if (process.env.TYPING_BOOKINGS)
    process.stderr.write(
      line('keys', counts.map(all)) +
        line(
          'beside the data',
          counts.map(({ beside }) => beside),
        ) +
        line('to new receivers', toNew),
    );
  expect(figures.all).toBeLessThanOrEqual(30);
  expect(figures.beside).toBeLessThanOrEqual(12);
  expect(figures.toNew).toBeLessThanOrEqual(40);
}, 300_000);
