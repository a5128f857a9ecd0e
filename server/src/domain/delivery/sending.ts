/**
 * How a phone in the street sends what it has kept: in its order, the pictures of an event before it, each until the server has answered.
 * Here, so that the seeded days of the server's tests send as the phone does.
 */
import { DeliveryAnswer, type DeliveryOutcome } from './enums';

/** The server has refused; a failed connection is another error. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type EventBody = Readonly<Record<string, unknown>> & { clientEventId: string; lineId: string };

/** Something that happened at a door. */
export interface KeptEvent {
  clientEventId: string;
  /** Grows; the order of sending. */
  at: number;
  /** Of the run sheet. */
  number: string;
  lineId: string;
  outcome: DeliveryOutcome;
  body: EventBody;
  pictures: string[];
  /** Unsent until the server has answered; refused ones are to be entered again. */
  state: 'unsent' | 'sent' | 'late' | 'refused';
  message: string | null;
}

export interface KeptPicture {
  hash: string;
  bytes: Blob;
}

/** What is kept on the phone. */
export interface Outbox {
  runs(): Promise<readonly { number: string; session: string }[]>;
  /** In their order. */
  events(): Promise<KeptEvent[]>;
  keepEvent(event: KeptEvent): Promise<void>;
  picture(hash: string): Promise<KeptPicture | null>;
  dropPicture(hash: string): Promise<void>;
}

export interface Wire {
  event(session: string, event: EventBody): Promise<{ answer: number }>;
  /** The hash of the bytes that have arrived. */
  picture(session: string, bytes: Blob): Promise<{ hash: string }>;
}

const late = Object.keys(DeliveryAnswer).indexOf('Late') + 1;

export type Sending = 'done' | 'offline' | 'ended';

/** Whether another try may succeed by itself. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** One round. 'offline': the rest waits for the network; 'ended': for another link from the desk. */
export async function sendKept(store: Outbox, wire: Wire): Promise<Sending> {
  const sessions = new Map((await store.runs()).map(({ number, session }) => [number, session]));
  let result: Sending = 'done';
  for (const event of await store.events()) {
    if (event.state !== 'unsent') continue;
    const session = sessions.get(event.number);
    if (!session) continue;
    try {
      await sendOne(store, wire, session, event);
    } catch (error) {
      if (!(error instanceof Refused) || isPassing(error.status)) return 'offline';
      if (error.status === 401 || error.status === 403) result = 'ended';
      else await store.keepEvent({ ...event, state: 'refused', message: error.message });
    }
  }
  return result;
}

async function sendOne(store: Outbox, wire: Wire, session: string, event: KeptEvent): Promise<void> {
  for (const hash of event.pictures) {
    const picture = await store.picture(hash);
    if (!picture) continue;
    const arrived = await wire.picture(session, picture.bytes);
    if (arrived.hash !== hash) throw new Error('Something else has answered than the server');
  }
  const { answer } = await wire.event(session, event.body);
  await store.keepEvent({ ...event, state: answer === late ? 'late' : 'sent' });
  for (const hash of event.pictures) await store.dropPicture(hash);
}

export interface OnlyHere {
  unsent: number;
  /** Refused, and not entered again. */
  refused: number;
}

/** Events that only the phone has. */
export function onlyHere(events: readonly KeptEvent[]): OnlyHere {
  const isLast = (event: KeptEvent) => events.findLast(({ lineId }) => lineId === event.lineId) === event;
  return {
    unsent: events.filter(({ state }) => state === 'unsent').length,
    refused: events.filter((event) => event.state === 'refused' && isLast(event)).length,
  };
}

export interface Held {
  unsentEvents: number;
  unsentImages: number;
}

/** What only the phone has of a run sheet, as the desk is told. */
export function heldOf(events: readonly KeptEvent[], number: string): Held {
  const own = events.filter((event) => event.number === number);
  const { unsent, refused } = onlyHere(own);
  const pictures = own
    .filter(({ state }) => state === 'unsent' || state === 'refused')
    .flatMap((event) => event.pictures);
  return { unsentEvents: unsent + refused, unsentImages: new Set(pictures).size };
}
