/** A clerk who books by keyboard, looking at the line as people do, and counts the keys. */
import { chargedOf, type Parcel } from './counter.script';

export const lineLabels = {
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
export type Field = keyof typeof lineLabels;
const order = Object.keys(lineLabels) as Field[];
const letters: Readonly<Record<string, string>> = {
  ...{ Air: 'a', Surface: 's', Docs: 'd', Box: 'b', Cash: 'c', Credit: 'r', ToPay: 't', Balance: 'b' },
};

/** The field that has the focus, what each field takes, typed or grey, and the names in the list. */
export interface Look {
  at: Field;
  shown: Readonly<Record<Field, string>>;
  listed: readonly string[];
}

/** What the clerk does at the counter; a look waits until the line no longer changes by itself. */
export interface Hands {
  press: (key: string) => Promise<void>;
  look: () => Promise<Look>;
}

/** Keys of a booking: the letters and digits of what is booked, and all others. */
export interface KeyCount {
  data: number;
  beside: number;
}

/** From how far down the list a name is chosen rather than typed on. */
const maxSteps = 3;

export class CounterClerk {
  private count: KeyCount = { data: 0, beside: 0 };

  constructor(private readonly hands: Hands) {}

  private async press(key: string, times = 1): Promise<void> {
    this.count.beside += times;
    for (let time = 0; time < times; time += 1) await this.hands.press(key);
  }

  private async type(text: string): Promise<void> {
    this.count.data += text.length;
    for (const letter of text) await this.hands.press(letter);
  }

  /** Types as many letters of a known name as are needed, a few at a time, or chooses it from the list. */
  private async name(name: string, first: number): Promise<void> {
    const text = name.toLowerCase();
    for (let typed = 0; typed < text.length;) {
      const to = typed === 0 ? first : typed + 2;
      await this.type(text.slice(typed, to));
      typed = Math.min(to, text.length);
      const { at, shown, listed } = await this.hands.look();
      if (shown[at] === name) return;
      const away = listed.indexOf(name) - listed.indexOf(shown[at]);
      if (listed.includes(name) && away > 0 && away <= maxSteps) return this.press('ArrowDown', away);
    }
  }

  private async enter(field: Field, wanted: Record<Field, string>, isNewReceiver: boolean): Promise<void> {
    const text = wanted[field];
    if (field === 'sender' || field === 'city' || field === 'vendor') await this.name(text, 3);
    else if (field === 'receiver') await (isNewReceiver ? this.type(text) : this.name(text, 2));
    else if (field === 'service' || field === 'parcel' || field === 'mode') await this.type(letters[text] ?? text);
    else await this.type(field === 'awbNo' ? text : String(Number(text)));
  }

  /** Books one parcel; the line is empty and its sender has the focus. */
  async book(parcel: Parcel): Promise<KeyCount> {
    this.count = { data: 0, beside: 0 };
    const wanted: Record<Field, string> = {
      ...parcel,
      awbNo: parcel.awbNo ?? 'from the book',
      weight: parcel.weight.toFixed(3),
      charged: chargedOf(parcel).toFixed(3),
      packet: String(parcel.packet),
      amount: parcel.amount.toFixed(2),
    };
    for (;;) {
      let { at, shown } = await this.hands.look();
      if (shown[at] !== wanted[at]) await this.enter(at, wanted, parcel.isNewReceiver);
      ({ at, shown } = await this.hands.look());
      const wrong = order.find((field) => shown[field] !== wanted[field]);
      const away = wrong === undefined ? 0 : order.indexOf(wrong) - order.indexOf(at);
      if (away < 0) await this.press('Shift+Tab', -away);
      else if (away > 0 && away <= 2) await this.press('Tab', away);
      else {
        // Enter stops at what is open; from there it is not far back.
        await this.press('Enter');
        if (wrong === undefined && (await this.hands.look()).at === 'sender') return this.count;
      }
    }
  }
}
