/**
 * Phones of a seeded day in the street. They keep and send as the page does (`domain/delivery/sending.ts`), and are closed at any step;
 * their network is down, cuts connections while a request or its answer is on the way, answers in the server's place, and brings
 * again what it has brought before.
 */
import { Agent, request, type IncomingMessage } from 'node:http';
import {
  Refused,
  sendKept,
  type KeptEvent,
  type KeptPicture,
  type Outbox,
  type Wire,
} from '../domain/delivery/sending';
import type { Random } from '../seed/data/random';
import type { Json, TestServer } from './testServer';

interface Sent {
  path: string;
  session: string;
  type: string;
  body: Buffer;
}

type Cut = 'sending' | 'answered' | null;

const noNetwork = (): Error => new TypeError('Failed to fetch');

export class StreetNetwork {
  private readonly agent = new Agent({ keepAlive: true });
  /** What it may bring again. */
  private readonly brought: Sent[] = [];
  /** The first answer to each event. */
  private readonly answers = new Map<string, string>();
  /** Events that were answered in two ways. */
  readonly answeredOtherwise: string[] = [];
  readonly cuts = { down: 0, sending: 0, answered: 0, hotspot: 0, again: 0 };

  constructor(
    private readonly server: TestServer,
    private readonly choice: Random,
  ) {}

  readonly wire: Wire = {
    event: async (session, event) =>
      (await this.carry(jsonOf('run/events', session, event), event.clientEventId)) as { answer: number },
    picture: async (session, bytes) =>
      (await this.carry(pictureOf(session, Buffer.from(await bytes.arrayBuffer())))) as { hash: string },
  };

  /** Without any fault. */
  async put(session: string, bytes: Buffer): Promise<void> {
    await resultOf(await this.call(pictureOf(session, bytes), null));
  }

  close(): void {
    this.agent.destroy();
  }

  private async carry(sent: Sent, clientEventId?: string): Promise<unknown> {
    await this.bringAgain();
    const luck = this.choice.next();
    if (luck < 0.08) return this.fail('down');
    if (luck < 0.1) return this.fail('hotspot');
    const cut: Cut = luck < 0.16 ? 'sending' : luck < 0.24 ? 'answered' : null;
    this.brought.push(sent);
    if (cut) this.cuts[cut] += 1;
    const result = await resultOf(await this.call(sent, cut));
    if (clientEventId) this.compare(clientEventId, result);
    return result;
  }

  /** An earlier request, whose answer nobody awaits. */
  private async bringAgain(): Promise<void> {
    if (this.brought.length === 0 || !this.choice.chance(0.25)) return;
    const earlier = this.choice.pick(this.brought);
    this.cuts.again += 1;
    const result = await resultOf(await this.call(earlier, null));
    if (earlier.path === 'run/events')
      this.compare((JSON.parse(String(earlier.body)) as KeptEvent).clientEventId, result);
  }

  /** An event is answered for ever as the first time. */
  private compare(clientEventId: string, result: unknown): void {
    const answer = JSON.stringify(result);
    const first = this.answers.get(clientEventId) ?? answer;
    this.answers.set(clientEventId, first);
    if (first !== answer) this.answeredOtherwise.push(`${first}, then ${answer}`);
  }

  private fail(how: 'down' | 'hotspot'): never {
    this.cuts[how] += 1;
    throw noNetwork();
  }

  private call({ path, session, type, body }: Sent, cut: Cut): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${session}`, 'content-type': type, 'content-length': body.length };
      const options = { method: 'POST', headers, agent: this.agent };
      const asked = request(`${this.server.origin}/api/1.0/${path}`, options, (answer) =>
        cut === 'answered' ? asked.destroy(noNetwork()) : resolve(textOf(answer)),
      );
      asked.on('error', reject);
      if (cut === 'sending') asked.write(body.subarray(0, body.length >> 1), () => asked.destroy(noNetwork()));
      else asked.end(body);
    });
  }
}

async function textOf(answer: IncomingMessage): Promise<{ status: number; text: string }> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, text: String(Buffer.concat(parts)) };
}

function resultOf({ status, text }: { status: number; text: string }): unknown {
  const { resultObject, errors } = JSON.parse(text) as { resultObject: unknown; errors: string[] };
  if (status !== 200) throw new Refused(status, errors.join(', '));
  return resultObject;
}

const jsonOf = (path: string, session: string, body: object): Sent => ({
  path,
  session,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
});

function pictureOf(session: string, bytes: Buffer): Sent {
  const edge = 'street';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="picture.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
  return { path: 'run/images', session, type: `multipart/form-data; boundary=${edge}`, body };
}

export const keptEvent = (number: string, body: Json, at: number, pictures: string[] = []): KeptEvent => ({
  clientEventId: body.clientEventId,
  at,
  number,
  lineId: body.lineId,
  outcome: body.outcome === 1 ? 'Delivered' : 'Attempted',
  body,
  pictures,
  state: 'unsent',
  message: null,
});

/** Its memory is lost whenever it is closed; what it has stored is not. */
export class StreetPhone implements Outbox {
  private readonly stored = new Map<string, string>();
  private readonly pictures = new Map<string, Buffer>();
  closings = 0;

  constructor(
    private readonly choice: Random,
    private run: { number: string; session: string },
  ) {}

  opens(session: string): void {
    this.run = { ...this.run, session };
  }

  keep(event: KeptEvent, pictures: ReadonlyMap<string, Buffer>): void {
    for (const [hash, bytes] of pictures) this.pictures.set(hash, bytes);
    this.stored.set(event.clientEventId, JSON.stringify(event));
  }

  /** Rounds until the server has answered all; each is cut short by the network, or by the phone that is closed. */
  async sendAll({ wire }: StreetNetwork): Promise<void> {
    for (let round = 0; round < 1000; round += 1) {
      await sendKept(this, wire);
      const events = await this.events();
      const refused = events.find(({ state }) => state === 'refused');
      if (refused) throw new Error(`${refused.clientEventId}: ${refused.message}`);
      if (events.every(({ state }) => state !== 'unsent')) return;
    }
    throw new Error('The phone did not get rid of what it holds');
  }

  runs = () => Promise.resolve([this.run]);

  events = () =>
    Promise.resolve([...this.stored.values()].map((text) => JSON.parse(text) as KeptEvent).sort((a, b) => a.at - b.at));

  /** The server has answered, and the phone may be closed before it has noted that. */
  async keepEvent(event: KeptEvent): Promise<void> {
    this.mayClose();
    this.stored.set(event.clientEventId, JSON.stringify(event));
    this.mayClose();
  }

  async picture(hash: string): Promise<KeptPicture | null> {
    this.mayClose();
    const bytes = this.pictures.get(hash);
    return bytes ? { hash, bytes: new Blob([new Uint8Array(bytes)]) } : null;
  }

  async dropPicture(hash: string): Promise<void> {
    this.mayClose();
    this.pictures.delete(hash);
  }

  private mayClose(): void {
    if (!this.choice.chance(0.05)) return;
    this.closings += 1;
    throw new Error('The phone was closed');
  }
}
