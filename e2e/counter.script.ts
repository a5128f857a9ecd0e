/** What comes to the counter on a day, from a seed. */
import { randomOf } from './typing.script';

export interface Parcel {
  sender: string;
  receiver: string;
  isNewReceiver: boolean;
  city: string;
  vendor: string;
  /** Null: from the receipt book. */
  awbNo: string | null;
  service: 'Air' | 'Surface';
  parcel: 'Docs' | 'Box';
  mode: 'Cash' | 'Credit' | 'ToPay' | 'Balance';
  weight: number;
  packet: number;
  amount: number;
}

/** A customer who comes every day, with what it usually sends. */
export interface Habit {
  sender: string;
  vendor: string;
  service: Parcel['service'];
  parcel: Parcel['parcel'];
  mode: Parcel['mode'];
  receivers: readonly { name: string; city: string }[];
}

const words = ['Surya', 'Deccan', 'Malabar', 'Vindhya', 'Konkan', 'Ganga', 'Nilgiri', 'Aravali', 'Kaveri'];
const trades = ['Pharma', 'Textiles', 'Print Works', 'Auto Parts', 'Jewels', 'Books', 'Valves', 'Foods', 'Optics'];
const people = ['Asha', 'Bhavesh', 'Chitra', 'Dinesh', 'Esha', 'Farhan', 'Girish', 'Hema', 'Ishaan', 'Jyoti'];
const surnames = ['Rao', 'Iyer', 'Shah', 'Naik', 'Pillai', 'Das'];
const places = ['Pune', 'Kochi', 'Surat', 'Nagpur', 'Jaipur', 'Indore', 'Chennai', 'Kolkata'];
const ownCourier = 'Waybill Express';
const ownCargo = 'Waybill Cargo';

/**
 * Nine customers with habits. A third of the receivers are new, and a third of the AWB numbers are in no order: those of DTDC.
 * One of eight goes by the other service, one of eight is paid in cash.
 */
export function counterDay(seed: number, count: number): { habits: Habit[]; parcels: Parcel[] } {
  const random = randomOf(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const among = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
  const habits = words.map((word, index): Habit => ({
    sender: `${word} ${trades[index] ?? ''}`,
    vendor: index < 3 ? ownCourier : index < 6 ? ownCargo : 'DTDC',
    service: index % 3 === 0 ? 'Air' : 'Surface',
    parcel: index % 2 === 0 ? 'Docs' : 'Box',
    mode: index % 4 === 3 ? 'ToPay' : 'Credit',
    receivers: Array.from({ length: 4 }, (_, at) => ({
      name: `${people[(index + at * 3) % people.length] ?? ''} ${surnames[(index + at) % surnames.length] ?? ''}`,
      city: places[(index + at) % places.length] ?? '',
    })),
  }));
  let docket = 40_000_000 + whole(1, 999) * 1000;
  const known = new Set(habits.flatMap(({ receivers }) => receivers.map(({ name }) => name)));
  const newName = (): string => {
    const name = `${among(people)} ${among(surnames)}`;
    return known.has(name) ? newName() : name;
  };
  const parcels = Array.from({ length: count }, (): Parcel => {
    const habit = among(habits);
    const earlier = among(habit.receivers);
    const isNewReceiver = random() < 1 / 3;
    const receiver = isNewReceiver ? { name: newName(), city: among(places) } : earlier;
    const weight = habit.parcel === 'Docs' ? among([0.1, 0.25, 0.5]) : among([1, 2, 2.5, 5, 8]);
    const awbNo = {
      [ownCargo]: null,
      [ownCourier]: `WE${String((docket += 1))}`,
      DTDC: `D${whole(10_000_000, 99_999_999)}`,
    }[habit.vendor];
    return {
      sender: habit.sender,
      receiver: receiver.name,
      isNewReceiver,
      city: receiver.city,
      vendor: habit.vendor,
      awbNo: awbNo ?? null,
      service: random() < 1 / 8 ? (habit.service === 'Air' ? 'Surface' : 'Air') : habit.service,
      parcel: habit.parcel,
      mode: random() < 1 / 8 ? 'Cash' : habit.mode,
      weight,
      packet: random() < 1 / 10 ? 2 : 1,
      amount: amountOf(weight),
    };
  });
  return { habits, parcels };
}

/** The tariff of the day: by steps of half a kilogram. */
export const amountOf = (weight: number): number => 40 + 25 * Math.ceil(weight * 2);

/** By the demo's standard card: surface is charged as 5 kilograms at least. */
export const chargedOf = ({ service, weight }: Parcel): number =>
  service === 'Surface' ? Math.max(5, weight) : weight;
