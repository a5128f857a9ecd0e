/** What comes to the counter, from a seed, and a clerk who books it by keyboard, looking at the line as people do. */
import type { Page } from '@playwright/test';
import { randomOf } from './typing.script';

export interface Parcel {
  sender: string;
  receiver: string;
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

const words = ['Surya', 'Deccan', 'Malabar', 'Vindhya', 'Konkan', 'Ganga', 'Nilgiri', 'Aravali'];
const trades = ['Pharma', 'Textiles', 'Print Works', 'Auto Parts', 'Jewels', 'Books', 'Valves', 'Foods'];
const people = ['Asha', 'Bhavesh', 'Chitra', 'Dinesh', 'Esha', 'Farhan', 'Girish', 'Hema', 'Ishaan', 'Jyoti'];
const surnames = ['Rao', 'Iyer', 'Shah', 'Naik', 'Pillai', 'Das'];
const places = ['Pune', 'Kochi', 'Surat', 'Nagpur', 'Jaipur', 'Indore', 'Chennai', 'Kolkata'];
const ownCourier = 'Waybill Express';
const ownCargo = 'Waybill Cargo';

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
  const parcels = Array.from({ length: count }, (): Parcel => {
    const habit = among(habits);
    const known = among(habit.receivers);
    // One of six goes to somebody new, in a city of the day.
    const receiver = random() < 1 / 6 ? { name: `${among(people)} ${among(surnames)}`, city: among(places) } : known;
    const weight = habit.parcel === 'Docs' ? among([0.1, 0.25, 0.5]) : among([1, 2, 2.5, 5, 8]);
    const awbNo = {
      [ownCargo]: null,
      [ownCourier]: `WE${String((docket += 1))}`,
      DTDC: `D${whole(10_000_000, 99_999_999)}`,
    }[habit.vendor];
    return {
      sender: habit.sender,
      receiver: receiver.name,
      city: receiver.city,
      vendor: habit.vendor,
      awbNo: awbNo ?? null,
      // One of eight differs from the habit in service, and one of eight in payment mode.
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

const labels = {
  sender: 'Sender',
  receiver: 'Receiver',
  city: 'City',
  vendor: 'Vendor',
  awbNo: 'AWB No',
  service: 'Service',
  parcel: 'Parcel',
  mode: 'Payment',
  weight: 'Weight',
  charged: 'Chargeable',
  packet: 'Pcs',
  amount: 'Amount',
} as const;
type Field = keyof typeof labels;
const order = Object.keys(labels) as Field[];
const letters: Readonly<Record<string, string>> = {
  ...{ Air: 'a', Surface: 's', Docs: 'd', Box: 'b', Cash: 'c', Credit: 'r', ToPay: 't', Balance: 'b' },
};

/** Types at 20 characters a second. */
const pauseMs = 50;
/** As long as a look at the line takes. */
const glanceMs = 250;

export class CounterClerk {
  keys = 0;

  constructor(private readonly page: Page) {}

  private async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
    await this.page.waitForTimeout(pauseMs);
  }

  private async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** The field that has the focus, and what each field shows, typed or grey. */
  private async look(): Promise<{ at: Field; shown: Record<Field, string> }> {
    // What the rate cards give comes a moment after the weight.
    await this.page.locator('.counter-line:not([aria-busy="true"])').waitFor();
    return this.page.evaluate((names) => {
      const shown: Record<string, string> = {};
      let at = '';
      for (const [name, label] of Object.entries(names)) {
        const input = document.querySelector<HTMLInputElement>(`.counter-line input[aria-label="${label}"]`);
        if (input === document.activeElement) at = name;
        shown[name] = input?.placeholder ?? '';
      }
      return { at: at as 'sender', shown: shown as Record<'sender', string> };
    }, labels) as Promise<{ at: Field; shown: Record<Field, string> }>;
  }

  /** Looks until the field shows the text, for as long as a glance takes. */
  private async sees(field: Field, text: string): Promise<boolean> {
    for (const until = Date.now() + glanceMs; ; await this.page.waitForTimeout(20)) {
      if ((await this.look()).shown[field] === text) return true;
      if (Date.now() > until) return false;
    }
  }

  /** Types as many letters of a name as are needed, a few at a time. */
  private async name(field: Field, name: string, first: number): Promise<void> {
    for (let typed = 0; typed < name.length;) {
      const step = typed === 0 ? first : 2;
      await this.type(name.slice(typed, typed + step));
      typed = Math.min(typed + step, name.length);
      if (await this.sees(field, name)) return;
    }
  }

  private async enter(field: Field, wanted: Record<Field, string>, last: string | null): Promise<void> {
    const text = wanted[field];
    if (field === 'sender' || field === 'city' || field === 'vendor') await this.name(field, text, 3);
    else if (field === 'receiver') await this.name(field, text, 2);
    else if (field === 'service' || field === 'parcel' || field === 'mode') await this.type(letters[text] ?? text);
    else if (field === 'awbNo' && last && isNext(last, text)) await this.press('ArrowUp');
    else await this.type(field === 'awbNo' ? text : String(Number(text)));
  }

  /** Books one parcel; the line is empty and its sender has the focus. `last`: AWB number of the line above. */
  async book(parcel: Parcel, last: string | null): Promise<number> {
    const before = this.keys;
    const wanted: Record<Field, string> = {
      ...parcel,
      awbNo: parcel.awbNo ?? 'from the book',
      weight: parcel.weight.toFixed(3),
      charged: chargedOf(parcel).toFixed(3),
      packet: String(parcel.packet),
      amount: parcel.amount.toFixed(2),
    };
    for (;;) {
      let { at, shown } = await this.look();
      if (shown[at] !== wanted[at]) await this.enter(at, wanted, last);
      ({ at, shown } = await this.look());
      const wrong = order.find((field) => shown[field] !== wanted[field]);
      const away = wrong === undefined ? null : order.indexOf(wrong) - order.indexOf(at);
      if (away !== null && away > 0 && away <= 2) for (let step = 0; step < away; step += 1) await this.press('Tab');
      else if (away !== null && away < 0) for (let step = 0; step > away; step -= 1) await this.press('Shift+Tab');
      else {
        // Enter stops at what is open; from there it is not far back.
        await this.press('Enter');
        if (wrong === undefined && (await this.look()).at === 'sender') return this.keys - before;
      }
    }
  }
}

function isNext(last: string, next: string): boolean {
  const [, start, digits] = /^(\D*)(\d+)$/.exec(last) ?? [];
  return digits !== undefined && `${start ?? ''}${String(Number(digits) + 1)}` === next;
}
