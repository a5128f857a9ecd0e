import { company } from '../company';
import { addDays, startOfDayInstant, type DateOnly } from '../domain/values/dates';
import type { VendorType } from '../domain/parties/enums';
import { branchOfRow } from './branchOfRow';
import { bookingsPerDay, calendarFrom, type CalendarDay } from './bookingCalendar';
import { closedBooking } from './closedBookings';
import type { DemoBooks } from './demoBooks';
import { amountsOf, extrasOf, parcelOf, paymentDayOf, paymentModeOf } from './charges';
import { firstNames, lastNames, receiverNames, remarks } from './data/demoNames';
import { random as seeded, weighted, type Random } from './data/random';
import type { GeneratedConsignment } from './generatedConsignment';
import { entryWindow, journeyOf, longestJourneyDays } from './movements';
import type { DemoPlace } from './seedDemoBranches';

export interface ConsignmentRowsOptions {
  count: number;
  seed: number;
  today: DateOnly;
  customers: readonly { id: number }[];
  /** Vendors of type Cargo are ignored, since they carry manifests. */
  vendors: readonly { id: number; name: string; type: VendorType }[];
  /** Must include the home city. */
  cities: readonly { id: number; name: string }[];
  users: readonly { id: number }[];
  /** Number of days up to today; default 120. */
  days?: number;
  /** Nothing is dated later. Default: the start of today, so that the rows depend only on seed and day. */
  now?: Date;
  timezone: string;
  /** Of closed months nothing is left at the counter or at the door. Default: none is closed. */
  books?: DemoBooks;
  /** Branches beside the first one. Default: there are none. */
  places?: readonly DemoPlace[];
  /** First AWB number, default 1; runs on the same database need separate ranges. */
  firstNumber?: number;
}

/** AWB prefixes by vendor id; followed by eight digits, unique within the run. */
const awbPrefixes: Readonly<Record<number, string>> = {
  4: 'WE',
  32: 'WC',
  38: '11',
  20: '7784',
  10: 'MC',
  17: 'BOM',
  11: 'TJ',
  12: '5000',
  35: 'D',
  36: 'T',
  52: '14328',
  53: 'SP',
  60: 'G',
};

const bigCities = [
  'Mumbai',
  'New Delhi',
  'Bengaluru',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Ahmedabad',
  'Pune',
  'Surat',
  'Nagpur',
  'Jaipur',
  'Indore',
  'Nashik',
  'Thane',
  'Navi Mumbai',
  'Vadodara',
  'Rajkot',
  'Coimbatore',
  'Kochi',
  'Lucknow',
  'Gurugram',
  'Ludhiana',
  'Vapi',
  'Kanpur',
  'Bhopal',
  'Kolhapur',
];

const vendorShare: Readonly<Record<VendorType, number>> = { OwnCourier: 60, OwnCargo: 14, Courier: 10, Cargo: 0 };

interface Choices {
  vendor(random: Random): ConsignmentRowsOptions['vendors'][number];
  city(random: Random): { id: number; name: string };
  senderPlace(random: Random): number;
  home: { id: number; name: string };
  couriers: readonly string[];
}

function choicesOf({ customers, vendors, cities }: ConsignmentRowsOptions): Choices {
  const home = cities.find(({ id }) => id === company.homeCityId);
  if (!home) throw new RangeError(`City ${company.homeCityId}, the home city, is missing`);
  return {
    home,
    vendor: weighted(vendors.map((vendor) => [vendor, vendorShare[vendor.type]])),
    city: weighted(cities.map((city) => [city, bigCities.includes(city.name) ? 25 : 1])),
    // A few customers send most consignments.
    senderPlace: weighted(customers.map((_, place) => [place, 1 / (place + 2)])),
    couriers: vendors.filter(({ type }) => type === 'Courier').map(({ name }) => name),
  };
}

/**
 * Realistic consignments of the last days with their movements, oldest first; the same for the same seed and day. All
 * rows satisfy the rules of booking, movement and payment (DECISIONS 5). Throws RangeError if a list to choose from is
 * empty or lacks the home city.
 */
export function* consignmentRows(options: ConsignmentRowsOptions): Generator<GeneratedConsignment, void, undefined> {
  const { count, seed, today, days = 120, timezone, firstNumber = 1, places = [] } = options;
  const nowMs = (options.now ?? startOfDayInstant(today, timezone)).getTime();
  const random = seeded(seed);
  const choices = choicesOf(options);
  const calendar = calendarFrom(addDays(today, 1 - days), days + longestJourneyDays, timezone);
  const perDay = bookingsPerDay(calendar.slice(0, days), count, random);
  let number = firstNumber;
  for (const [bookingDay, bookings] of perDay.entries()) {
    const [fromMs, toMs] = entryWindow(calendar[bookingDay]?.startMs ?? nowMs, nowMs);
    const [nextFromMs] = entryWindow(calendar[bookingDay + 1]?.startMs ?? nowMs, nowMs);
    for (let place = 0; place < bookings; place += 1) {
      // A few bookings are entered on the next morning.
      const isLate = bookingDay < days - 2 && random.chance(0.04);
      const enteredMs = isLate
        ? nextFromMs + random.int(0, 5_400_000)
        : fromMs + Math.floor(((place + random.next()) * (toMs - fromMs)) / bookings);
      const plan = { options, choices, calendar, bookingDay, today: days - 1, enteredMs, nowMs, number };
      const row = branchOfRow(rowOf(plan, random), { places, home: choices.home, number });
      yield options.books ? closedBooking(row, options.books) : row;
      number += 1;
    }
  }
}

interface RowPlan {
  options: ConsignmentRowsOptions;
  choices: Choices;
  calendar: readonly CalendarDay[];
  bookingDay: number;
  /** Index in the calendar. */
  today: number;
  enteredMs: number;
  nowMs: number;
  number: number;
}

function rowOf(plan: RowPlan, random: Random): GeneratedConsignment {
  const { options, choices, calendar, bookingDay, today, enteredMs, nowMs } = plan;
  const dateOf = (day: number): DateOnly | null => calendar[day]?.date ?? null;
  const vendor = choices.vendor(random);
  const isOwn = vendor.type !== 'Courier';
  const parcel = parcelOf(vendor.type === 'OwnCargo', random);
  const city = choices.city(random);
  const senderPlace = choices.senderPlace(random);
  const paymentMode = paymentModeOf(random);
  const amounts = amountsOf(parcel, city === choices.home ? 60 : 90 + ((city.id * 37) % 9) * 8, random);
  const { histories, deliveredDay } = journeyOf(
    {
      calendar,
      bookingDay,
      enteredMs,
      nowMs,
      from: choices.home.name,
      to: city.name,
      serviceType: parcel.serviceType,
      isTracked: !isOwn && random.chance(0.75),
    },
    random,
  );
  const paymentDay = paymentDayOf(paymentMode, bookingDay, deliveredDay, today, random);
  const isPaid = paymentDay >= 0;
  const age = today - bookingDay;
  const bookingDate = dateOf(bookingDay) ?? options.today;
  const isOpen = bookingDate > (options.books?.closed ?? '');
  const isUnpriced = !isPaid && age < 3 && random.chance(0.1) && isOpen;
  const lastHistory = histories[histories.length - 1];
  const paidMs = isPaid ? Math.min((calendar[paymentDay]?.startMs ?? 0) + 12 * 3_600_000, nowMs) : 0;
  return {
    awbNo: `${awbPrefixes[vendor.id] ?? `V${vendor.id}-`}${String(plan.number).padStart(8, '0')}`,
    vendorId: vendor.id,
    bookingDate,
    deliveryDate: dateOf(deliveredDay),
    bookingCityId: choices.home.id,
    deliveryCityId: city.id,
    deliveryCourier: isOwn && choices.couriers.length > 0 && random.chance(0.4) ? random.pick(choices.couriers) : null,
    ...parcel,
    paymentMode,
    senderId: options.customers[senderPlace]?.id ?? random.pick(options.customers).id,
    receiver: receiverOf(senderPlace, random),
    ...amounts,
    customerAmountPaise: isUnpriced ? null : amounts.customerAmountPaise,
    remark: random.chance(0.2) ? random.pick(remarks) : null,
    clientInvoiceNo: parcel.parcelType === 'Box' && random.chance(0.5) ? `INV-${random.int(1000, 9999)}` : null,
    ...extrasOf(parcel.parcelType, random),
    paymentStatus: isPaid ? 'Paid' : 'Pending',
    paymentReceivedDate: dateOf(paymentDay),
    isApproved: random.chance(deliveredDay >= 0 && age > 10 ? 0.85 : isPaid && age > 3 ? 0.3 : 0),
    deliveryStatus: lastHistory?.deliveryStatus ?? 'Booked',
    createdById: random.pick(options.users).id,
    createdOn: new Date(enteredMs),
    updatedOn: new Date(Math.max(enteredMs, lastHistory?.createdOn.getTime() ?? 0, paidMs)),
    histories,
  };
}

/** Usually one of the sender's regular receivers, otherwise a new one. */
function receiverOf(senderPlace: number, random: Random): string {
  if (random.chance(0.65)) return receiverNames[(senderPlace * 17 + random.int(0, 14)) % receiverNames.length] ?? '';
  const initial = String.fromCharCode(65 + random.int(0, 25));
  return `${random.pick(firstNames)} ${initial}. ${random.pick(lastNames)}`;
}
