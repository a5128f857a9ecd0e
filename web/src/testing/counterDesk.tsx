/** The counter before a server that only this file plays: what the fields take is compared with what is sent. */
import 'fake-indexeddb/auto';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Random } from '../../../server/src/seed/data/random';
import { CounterTable } from '../features/counter/CounterTable';
import type { UsualBooking } from '../features/counter/likelyValues';
import { lineFields, mainFields, type Choice, type LineField } from '../features/counter/lineFields';
import type { BookConsignmentInput } from '../graphql.generated';
import { signInAs } from './renderScreen';

export interface DeskServer {
  customers: readonly Choice[];
  cities: readonly Choice[];
  vendors: readonly (Choice & Required<Pick<Choice, 'type'>>)[];
  /** By the sender's id, latest first. */
  bookings: Map<number, UsualBooking[]>;
}

/** The variables of the operations that depend on them. */
interface Asked {
  search: { senderId: number };
  input: BookConsignmentInput;
}

const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

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
    QuoteLine: () => ({ quoteConsignment: noQuote }),
    BookingCredit: () => ({ customerCredit: noCredit }),
    BookLine: ({ input }) => {
      sent.push(input);
      return { bookConsignment: { uniqueId: `b${sent.length}`, awbNo: input.awbNo ?? `B${sent.length}` } };
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
  await screen.findByLabelText('Sender');
  return { sent, unmount, keys: new DeskKeys(random) };
}

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
  advances: 0,
  taxPercent: 18,
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
    if (fireEvent.keyDown(field, { key }) && [...key].length === 1) insert(field, key);
    if (this.random.chance(0.1)) await pause();
  }

  /** Until all keys are handled and what was saved is sent. */
  async settled(): Promise<void> {
    await waitFor(() => {
      expect(screen.queryByText('Looking up…')).toBeNull();
      expect(screen.queryByText(/being saved/)).toBeNull();
    });
  }
}

function insert(field: HTMLInputElement, letter: string): void {
  const { value } = field;
  const from = field.selectionStart ?? value.length;
  const to = field.selectionEnd ?? value.length;
  fireEvent.input(field, { target: { value: value.slice(0, from) + letter + value.slice(to) } });
}

/** The field that has the focus, and what each takes, typed or grey. */
export function lookAtLine(): { at: LineField; shown: Record<LineField, string> } {
  const inputs = mainFields.map(
    (name) => [name, screen.getByLabelText<HTMLInputElement>(lineFields[name].label)] as const,
  );
  const at = inputs.find(([, input]) => input === document.activeElement)?.[0] ?? 'sender';
  const shown = Object.fromEntries(inputs.map(([name, input]) => [name, input.placeholder]));
  return { at, shown: shown as Record<LineField, string> };
}
