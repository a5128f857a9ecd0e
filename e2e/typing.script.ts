/** Generates what a clerk types, from a seed, and what must be stored for it. */
import { addDays, formatDate, todayIn } from '../server/src/domain/values/dates';

export interface Named {
  id: number;
  name: string;
}

export interface Choices {
  vendors: readonly (Named & { type: string })[];
  customers: readonly Named[];
  /** Ids of the customers who may book on credit, whatever the amount. */
  creditworthy: ReadonlySet<number>;
  cities: readonly Named[];
}

export interface Booking {
  awbNo: string | null;
  vendor: Named & { own: boolean };
  date: string;
  dateText: string;
  service: number;
  parcel: number;
  mode: number;
  sender: Named;
  receiver: string;
  city: Named;
  courier: string;
  actual: string;
  charged: string;
  amount: string;
  packet: string;
  vpp: [string, string] | null;
  insurance: [string, string] | null;
  invoiceNo: string;
  remark: string;
  /** Keys per second. */
  speed: number;
  latencyMs: number;
}

/** mulberry32 random generator: the same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The shortest prefix of at least three letters that no other name has; null if another has the same name. */
export function shortestPrefix(name: string, all: readonly Named[]): string | null {
  for (let length = 3; length <= name.length; length += 1) {
    const prefix = name.slice(0, length).toLowerCase();
    if (prefix.endsWith(' ')) continue;
    if (all.filter((other) => other.name.toLowerCase().startsWith(prefix)).length === 1) return prefix;
  }
  return null;
}

export function bookingOf(number: number, random: () => number, choices: Choices): Booking {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const among = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
  const typeable = <Item extends Named>(items: readonly Item[]) =>
    items.filter(({ name }) => shortestPrefix(name, items) !== null);
  const own = random() < 0.2;
  const vendor = among(typeable(choices.vendors).filter(({ type }) => (type === 'OwnCargo') === own));
  // Earlier months may be filed.
  const today = todayIn('Asia/Kolkata');
  const date = addDays(today, -whole(0, Number(today.slice(8)) - 1));
  const [year = '', month = '', day = ''] = date.split('-');
  const dateText = among([
    formatDate(date),
    `${day}/${month}/${year}`,
    `${day}${month}${year.slice(2)}`,
    `${Number(day)}-${Number(month)}-${year}`,
  ]);
  const grams = whole(50, 40_000);
  const money = (most: number) => `${whole(1, most)}.${among(['5', '25', '00', '07'])}`;
  const charge = (): [string, string] => [money(5000).replace(/^/, '1'), String(whole(1, 9))];
  return {
    awbNo: own && random() < 0.7 ? null : `TYP${String(number).padStart(5, '0')}`,
    vendor: { ...vendor, own },
    date,
    dateText,
    service: whole(0, 1),
    parcel: whole(0, 1),
    mode: whole(0, 3),
    sender: among(typeable(choices.customers).filter(({ id }) => choices.creditworthy.has(id))),
    receiver: among(['Asha Rao', 'Meera Traders', 'New & Sons', 'K. Iyer']) + whole(1, 9999),
    city: among(typeable(choices.cities)),
    courier: among(['', 'Ravi', 'Desk 4']),
    actual: String(grams / 1000),
    charged: String((grams + whole(0, 2000)) / 1000),
    amount: money(9000),
    packet: String(whole(1, 40)),
    vpp: random() < 0.3 ? charge() : null,
    insurance: random() < 0.3 ? charge() : null,
    invoiceNo: among(['', `CI-${number}`]),
    remark: among(['', 'Handle with care', 'Call before delivery']),
    speed: among([20, 120]),
    latencyMs: among([0, 100, 400]),
  };
}

/** The fields of the REST answer that the booking determines. */
export function storedOf(booking: Booking): Record<string, unknown> {
  const { vpp, insurance } = booking;
  return {
    ...(booking.awbNo && { awbNo: booking.awbNo }),
    vendorId: booking.vendor.id,
    bookingDate: booking.date,
    serviceType: booking.service + 1,
    parcelType: booking.parcel + 1,
    paymentMode: booking.mode + 1,
    senderId: booking.sender.id,
    receiver: booking.receiver,
    deliveryCityId: booking.city.id,
    deliveryCourier: booking.courier,
    actualWeight: Number(booking.actual),
    chargeableWeight: Number(booking.charged),
    vendorAmount: Number(booking.amount),
    packet: Number(booking.packet),
    clientInvoiceNo: booking.invoiceNo,
    remark: booking.remark,
    isVpp: vpp !== null,
    vppAmount: vpp && Number(vpp[0]),
    vppCommission: vpp && Number(vpp[1]),
    isInsurance: insurance !== null,
    insuranceAmount: insurance && Number(insurance[0]),
    insuranceCommission: insurance && Number(insurance[1]),
  };
}
