/** Clerks who book without end, each write with a key, sent again until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../statistics';
import { adminPassword } from './programs';

interface Booked {
  /** Server that has acknowledged it. */
  port: number;
  askedAt: number;
  answeredAt: number;
}

export interface Waits {
  count: number;
  medianMs: number;
  p99Ms: number;
  longestMs: number;
}

const retryMs = 100;

export class Clerks {
  readonly booked: Booked[] = [];
  private isStopping = false;
  private readonly work: Promise<unknown>;
  private failure: unknown = null;

  /** `port`: the server that is asked now. */
  constructor(
    private port: number,
    count = 4,
  ) {
    this.work = Promise.all(Array.from({ length: count }, (_, at) => this.clerk(at))).catch((error: unknown) => {
      this.failure = error;
    });
  }

  moveTo(port: number): void {
    this.port = port;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
    if (this.failure) throw this.failure;
  }

  /** Of bookings that were first sent between two times of `performance.now()`. */
  waits(from: number, to: number): Waits {
    if (this.failure) throw this.failure;
    const times = this.booked
      .filter(({ askedAt }) => askedAt >= from && askedAt <= to)
      .map(({ askedAt, answeredAt }) => answeredAt - askedAt);
    return {
      count: times.length,
      medianMs: percentile(times, 50),
      p99Ms: percentile(times, 99),
      longestMs: Math.max(0, ...times),
    };
  }

  /** From the last answer of one server to the first of the next. */
  stopBetween(before: number, after: number): number {
    const answers = (port: number) => this.booked.filter((each) => each.port === port).map((each) => each.answeredAt);
    return Math.min(...answers(after)) - Math.max(...answers(before));
  }

  private async clerk(at: number): Promise<void> {
    let token: string | null = null;
    for (let number = 1; !this.isStopping; number += 1) {
      const [key, askedAt] = [randomUUID(), performance.now()];
      const body = bookingOf(`UP${at}${Date.now().toString(36).toUpperCase()}${number}`);
      for (;;) {
        const { port } = this;
        token ??= await signIn(port);
        const status = token ? await book(port, token, key, body) : 0;
        if (status === 200) {
          this.booked.push({ port, askedAt, answeredAt: performance.now() });
          break;
        }
        if (status === 401) token = null;
        else if (status >= 400 && status < 500 && status !== 429) throw new Error(`A booking was answered ${status}`);
        if (this.isStopping) return;
        await delay(retryMs);
      }
      await delay(150 + Math.random() * 200);
    }
  }
}

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

const bookingOf = (awbNo: string) => ({
  awbNo,
  bookingDate: today(),
  senderId: 1,
  vendorId: 35,
  serviceType: 1,
  receiver: 'Meera Traders',
  parcelType: 1,
  paymentMode: 1,
  deliveryCityId: 1,
  actualWeight: 1.25,
  chargeableWeight: 1.5,
  vendorAmount: 80,
  customerAmount: 120,
  packet: 1,
});

const send = (port: number, path: string, body: object, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}/api/1.0/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** 0 without a connection. */
async function book(port: number, token: string, key: string, body: object): Promise<number> {
  try {
    const answer = await send(port, 'consignments', body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Null when the server does not answer for now. */
async function signIn(port: number): Promise<string | null> {
  const credentials = { emailAddress: 'admin@waybill.test', password: adminPassword };
  const answer = await send(port, 'account/authenticate', credentials, {}).catch(() => null);
  if (!answer) return null;
  if (answer.status >= 400 && answer.status < 500) throw new Error(`The sign-in was answered ${answer.status}`);
  const { resultObject } = (await answer.json().catch(() => ({ resultObject: null }))) as {
    resultObject: { token: string } | null;
  };
  return resultObject?.token ?? null;
}
