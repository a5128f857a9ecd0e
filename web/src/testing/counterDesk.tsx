/**
 * The counter before a server that only this file plays, on fake timers: what the fields take is compared with what is sent.
 */
import 'fake-indexeddb/auto';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { lineLabels, type Field, type Look } from '../../../e2e/counter.clerk';
import type { Random } from '../../../server/src/seed/data/random';
import { CounterTable } from '../features/counter/CounterTable';
import type { LineQuote } from '../features/counter/lineRates';
import type { UsualBooking } from '../features/counter/likelyValues';
import type { Choice } from '../features/counter/lineFields';
import type { BookConsignmentInput, QuoteConsignmentInput } from '../graphql.generated';
import { signInAs } from './renderScreen';

export interface DeskServer {
  customers: readonly Choice[];
  cities: readonly Choice[];
  vendors: readonly (Choice & Required<Pick<Choice, 'type'>>)[];
  /** By the sender's id, latest first. */
  bookings: Map<number, UsualBooking[]>;
  /** What the rate cards give; nothing unless told. */
  quoteOf?: (question: QuoteConsignmentInput) => Partial<LineQuote>;
}

/** The variables of the operations that depend on them. */
interface Asked {
  search: { senderId: number };
  input: BookConsignmentInput & QuoteConsignmentInput;
}

/** Timers are the test's (`jest.useFakeTimers`): so long passes, whatever the machine does meanwhile. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Longer than the counter pauses before it asks and the server takes to answer. */
const answeredMs = 200;

/** The line waits for an answer, or a key does. */
function isBusy(): boolean {
  const line = document.querySelector('.counter-line');
  return !line || line.hasAttribute('aria-busy') || line.querySelector('.counter-state')?.textContent === 'Looking up…';
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries === 1000) throw new Error('The counter still waits for an answer');
    await pass(answeredMs);
  }
}

/** Opens the counter; answers of the server come after a seeded time. */
export async function openDesk(server: DeskServer, random: Random) {
  const sent: BookConsignmentInput[] = [];
  const answerTo: Record<string, (variables: Asked) => object> = {
    CustomerSuggestions: () => ({ customerSuggestions: server.customers }),
    CitySuggestions: () => ({ citySuggestions: server.cities }),
    VendorSuggestions: () => ({ vendorSuggestions: server.vendors }),
    UsualBookings: ({ search }) => ({
      usualBookings: server.bookings.get(search.senderId) ?? [],
    }),
    QuoteLine: ({ input }) => ({ quoteConsignment: { ...noQuote, ...server.quoteOf?.(input) } }),
    BookingCredit: () => ({ customerCredit: noCredit }),
    AwbHolder: () => ({ findAwb: [] }),
    BookLine: ({ input }) => {
      sent.push(input);
      return { bookConsignment: { ...booked, uniqueId: `b${sent.length}`, awbNo: input.awbNo ?? `B${sent.length}` } };
    },
  };
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const data = answerTo[operationName]?.(variables as Asked);
    if (!data) throw new Error(`The desk's server does not know ${operationName}`);
    return new Observable((observer) => {
      setTimeout(
        () => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        random.pick([0, 0, 1, 3]),
      );
    });
  });
  signInAs('Member');
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { unmount } = render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <CounterTable owner="Member-1" bookingDate="2026-11-20" onBooked={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await until(() => screen.queryByLabelText('Sender') !== null);
  return { sent, unmount, keys: new DeskKeys(random) };
}

/** What the server filled in; the desk's server fills in nothing. */
const booked = { chargeableWeight: 1, vendorAmount: 0 };
const noQuote = {
  chargeableWeight: 1,
  customerAmount: null,
  vendorAmount: null,
  vppCommission: null,
  insuranceCommission: null,
};
const noCredit = {
  company: '',
  creditLimit: null,
  outstanding: 0,
  generated: 0,
  unbilled: 0,
  unbilledRoad: 0,
  advances: 0,
  taxPercent: 18,
  roadTaxPercent: 0,
  liftedUntil: null,
  refusal: null,
};

/** Presses keys where the focus is; the server's answers come between two of them or after all. */
export class DeskKeys {
  constructor(private readonly random: Random) {}

  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  async press(key: string): Promise<void> {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error(`${key} is pressed nowhere`);
    const shiftKey = key.startsWith('Shift+');
    const isLeft = fireEvent.keyDown(field, { key: key.replace('Shift+', ''), shiftKey });
    if (isLeft && [...key].length === 1) insert(field, key);
    if (this.random.chance(0.1)) await pass(2);
  }

  /** Until all keys are handled and what was saved is sent. */
  async settled(): Promise<void> {
    await until(() => !isBusy() && !screen.queryByText(/being saved/));
  }

  async clearSaved(): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name: 'Clear saved lines' }));
    await until(() => document.querySelector('.counter-row') === null);
  }
}

function insert(field: HTMLInputElement, letter: string): void {
  const { value } = field;
  const from = field.selectionStart ?? value.length;
  const to = field.selectionEnd ?? value.length;
  fireEvent.input(field, { target: { value: value.slice(0, from) + letter + value.slice(to) } });
}

/** The line, once it no longer changes by itself. */
export async function lookAtLine(): Promise<Look> {
  await until(() => !isBusy());
  const inputs = Object.entries(lineLabels).map(
    ([name, label]) =>
      [name as Field, document.querySelector<HTMLInputElement>(`.counter-line input[aria-label="${label}"]`)] as const,
  );
  const at = inputs.find(([, input]) => input === document.activeElement)?.[0] ?? 'sender';
  const shown = Object.fromEntries(inputs.map(([name, input]) => [name, input?.placeholder])) as Look['shown'];
  return { at, shown, listed: screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '') };
}
