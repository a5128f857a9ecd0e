// Clerks who book, move, approve, pay and invoice through the balancer. Each write carries an idempotency key and is sent
// again until its outcome is known; the ledger holds every write with that outcome.
import { setTimeout as delay } from 'node:timers/promises';
import { importBookings } from './imports.mjs';

const answerLimitMs = 40_000;
/** After so long without an outcome a write is given up: it may have happened once, or not. */
const giveUpMs = 120_000;
const retryMs = 250;

/**
 * @typedef {'acknowledged' | 'refused' | 'unknown'} Outcome
 * @typedef {object} Write
 * @property {string} kind
 * @property {string} marker text that only this write stores
 * @property {Outcome} outcome
 * @property {number} acknowledgedAt
 * @property {string} [uniqueId] of the record it made or changed
 */

export class Ledger {
  /** @type {Write[]} */
  writes = [];
  /** Answers that no fault excuses: time, status and text. */
  failures = [];
  /** Attempts that had to be sent again, by what was answered. */
  retries = new Map();
  /** When those were answered. */
  refusedAt = [];
  /** While programs run that the database refuses and that know nothing of it, their 500 is sent again, too. */
  expectsErrors = false;

  retried(what) {
    this.retries.set(what, (this.retries.get(what) ?? 0) + 1);
    this.refusedAt.push(Date.now());
  }

  get acknowledged() {
    return this.writes.filter(({ outcome }) => outcome === 'acknowledged').length;
  }
}

/** @param {{ url: () => string, ledger: Ledger, random: object, name: string, stopping: () => boolean }} options */
export async function runClerk({ url, ledger, random, name, stopping }) {
  const session = new Session(url);
  let number = 0;
  const write = async (kind, method, path, body, marker) => {
    number += 1;
    const key = `${name}-${number}`;
    const entry = { kind, marker: marker ?? key, outcome: 'unknown', acknowledgedAt: 0 };
    ledger.writes.push(entry);
    const answer = await session.decide({ method, path, body, key, ledger });
    entry.outcome = answer.outcome;
    entry.acknowledgedAt = Date.now();
    entry.uniqueId = answer.record?.uniqueId;
    return answer;
  };
  const next = () => (number += 1);
  const send = async (method, path, body) => {
    const answer = await session.decide({ method, path, body, key: `${name}-${next()}`, ledger });
    return answer.outcome === 'acknowledged' ? answer.record : null;
  };
  const customers = await session.customers();
  const ids = customers.map(({ id }) => id);
  while (!stopping()) {
    await workday({ write, random, name, customers: ids, next });
    if (random.chance(0.05)) {
      await importBookings({ send, ledger, name, sender: random.pick(customers).company, next, today: todayOf() });
    }
  }
}

const todayOf = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** One consignment from the booking as far as chance takes it, and now and then an invoice. */
async function workday({ write, random, name, customers, next }) {
  const awbNo = `CH${name}${String(next()).padStart(6, '0')}`;
  const today = todayOf();
  const booking = bookingOf({ awbNo, bookingDate: today, senderId: random.pick(customers) }, random);
  const booked = await write('book', 'POST', 'consignments', booking, awbNo);
  if (booked.outcome !== 'acknowledged') return;
  const { uniqueId } = booked.record;
  const path = `consignments/${uniqueId}`;
  // Once it has moved, it cannot be deleted.
  if (random.chance(0.1)) return void (await write('delete', 'DELETE', path, undefined, uniqueId));
  for (let moves = random.int(0, 2); moves > 0; moves -= 1) {
    const action = `Reached hub ${name} ${next()}`;
    await write('move', 'POST', `${path}/histories`, { action, city: 'Pune', deliveryStatus: 2 }, action);
  }
  if (random.chance(0.6)) {
    const action = `Handed over ${name} ${next()}`;
    await write('move', 'POST', `${path}/histories`, { action, city: 'Pune', deliveryStatus: 3 }, action);
    const approved = await write('approve', 'PUT', `${path}/approve`, undefined, uniqueId);
    if (approved.outcome === 'acknowledged' && random.chance(0.7)) {
      const payment = {
        customerAmount: booking.customerAmount,
        vendorAmount: 80,
        paymentRecivedDate: today,
        paymentStatus: 2,
      };
      await write('pay', 'PUT', `${path}/payment`, payment, uniqueId);
    }
  }
  if (random.chance(0.3)) await invoice({ write, random, name, customers, next, today });
}

async function invoice({ write, random, name, customers, next, today }) {
  const remark = `Invoice of ${name} ${next()}`;
  const body = {
    customerId: random.pick(customers),
    invoiceDate: today,
    invoiceMonth: today.slice(0, 7),
    actualAmount: 1000,
    cgst: 90,
    sgst: 90,
    igst: 0,
    totalAmount: 1180,
    totalConsignments: 3,
    remark,
  };
  const made = await write('invoice', 'POST', 'invoices/manual', body, remark);
  if (made.outcome !== 'acknowledged' || random.chance(0.2)) return;
  const { uniqueId } = made.record;
  await write('number', 'PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2 }, uniqueId);
}

const bookingOf = (given, random) => ({
  ...given,
  vendorId: 35,
  serviceType: random.int(1, 2),
  receiver: 'Meera Traders',
  parcelType: random.int(1, 2),
  // Cash and to-pay: on credit the customer would soon be refused.
  paymentMode: random.pick([1, 3]),
  deliveryCityId: 1,
  actualWeight: 1.25,
  chargeableWeight: 1.5,
  vendorAmount: 80,
  customerAmount: random.int(100, 200),
  packet: 1,
});

class Session {
  #token = null;

  constructor(url) {
    this.url = url;
  }

  /** Sends the write until it is acknowledged or refused. */
  async decide({ method, path, body, key, ledger }) {
    const until = Date.now() + giveUpMs;
    while (Date.now() < until) {
      const { status, answer, retryAfter } = await this.#send(method, path, body, key);
      if (status === 200) return { outcome: 'acknowledged', record: answer.resultObject };
      if (status === 500 && !ledger.expectsErrors)
        ledger.failures.push(`${new Date().toISOString()} 500 ${method} ${path}: ${JSON.stringify(answer)}`);
      if (status === 401) this.#token = null;
      const isDecided = status >= 400 && status < 500 && ![401, 429].includes(status);
      if (isDecided) {
        ledger.failures.push(`${new Date().toISOString()} ${status} ${method} ${path}: ${answer?.errors}`);
        return { outcome: 'refused' };
      }
      ledger.retried(nameOf(status, retryAfter));
      await delay(retryMs);
    }
    return { outcome: 'unknown' };
  }

  /** Customers to book for; asks until they are answered. */
  async customers() {
    while (true) {
      const { status, answer } = await this.#send('GET', 'customers?take=20');
      if (status === 200) return answer.resultObject;
      await delay(retryMs);
    }
  }

  async #send(method, path, body, key) {
    try {
      this.#token ??= await this.#signIn();
      return await this.#request(method, path, body, key ? { 'idempotency-key': key } : {});
    } catch {
      return { status: 0, answer: null };
    }
  }

  async #signIn() {
    const credentials = { emailAddress: 'admin@waybill.test', password: 'Waybill@2026' };
    const { status, answer } = await this.#request('POST', 'account/authenticate', credentials, {});
    if (status !== 200) throw new Error(`The sign-in was answered ${status}`);
    return answer.resultObject.token;
  }

  async #request(method, path, body, headers) {
    const response = await fetch(`${this.url()}/api/1.0/${path}`, {
      method,
      signal: AbortSignal.timeout(answerLimitMs),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, answer: parsed(text), retryAfter: response.headers.has('retry-after') };
  }
}

function nameOf(status, retryAfter) {
  if (status === 0) return 'no connection';
  return status === 503 && !retryAfter ? '503 without Retry-After' : String(status);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
