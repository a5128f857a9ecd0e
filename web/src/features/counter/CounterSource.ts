import type { ApolloClient } from '@apollo/client';
import {
  CitySuggestionsDocument,
  CustomerSuggestionsDocument,
  UsualBookingsDocument,
  VendorSuggestionsDocument,
  type CitySuggestionsQuery,
  type CustomerSuggestionsQuery,
  type UsualBookingsQuery,
  type VendorSuggestionsQuery,
} from '../../graphql.generated';
import type { UsualBooking } from './likelyValues';
import type { Choice } from './lineFields';
import type { LineValues } from './lineValues';

export interface CounterLists {
  customers: readonly Choice[];
  cities: readonly Choice[];
  vendors: readonly Choice[];
}

const noLists: CounterLists = { customers: [], cities: [], vendors: [] };

/** Without an answer for so long the line goes on without the sender's bookings. */
const maxWaitMs = 20_000;
/** A sender's bookings are asked for again after this time; those of this sheet are added at once. */
const freshMs = 10 * 60_000;
const refreshMs = 5000;
const maxBookings = 200;

interface Known {
  bookings: readonly UsualBooking[];
  at: number;
}

/** What the server knows that a line needs: names to choose from, loaded once, and the bookings of each sender. */
export class CounterSource {
  lists: CounterLists = noLists;
  isReady = false;
  private askedListsAt = -Infinity;
  private readonly bookingsBySender = new Map<number, Known>();
  private readonly asked = new Set<number>();

  constructor(
    private readonly client: ApolloClient,
    private readonly onChange: () => void,
  ) {}

  /** Also asks again when a name was not found: it may be new. At most every five seconds. */
  async loadLists(): Promise<void> {
    if (Date.now() - this.askedListsAt < refreshMs) return;
    this.askedListsAt = Date.now();
    const all = { variables: { search: {} }, fetchPolicy: 'network-only' } as const;
    try {
      const [customers, cities, vendors] = await Promise.all([
        this.client.query<CustomerSuggestionsQuery>({ query: CustomerSuggestionsDocument, ...all }),
        this.client.query<CitySuggestionsQuery>({ query: CitySuggestionsDocument, ...all }),
        this.client.query<VendorSuggestionsQuery>({ query: VendorSuggestionsDocument, ...all }),
      ]);
      this.lists = {
        customers: customers.data?.customerSuggestions ?? [],
        cities: cities.data?.citySuggestions ?? [],
        vendors: vendors.data?.vendorSuggestions ?? [],
      };
    } catch {
      // The user has been told by then; typing goes on with what is known.
    }
    this.isReady = true;
    this.onChange();
  }

  readonly bookingsOf = (senderId: number): readonly UsualBooking[] | null =>
    this.bookingsBySender.get(senderId)?.bookings ?? null;

  /** Called between two lines: within a line nothing that it suggests changes by itself. */
  forgetOld(): void {
    for (const [senderId, { at }] of this.bookingsBySender)
      if (Date.now() - at > freshMs) this.bookingsBySender.delete(senderId);
  }

  /** Asks for the bookings of a sender unless they are known. */
  ask(senderId: number): void {
    if (this.asked.has(senderId) || this.bookingsBySender.has(senderId)) return;
    this.asked.add(senderId);
    const timer = window.setTimeout(() => this.learn(senderId, [], 0), maxWaitMs);
    this.client
      .query<UsualBookingsQuery>({
        query: UsualBookingsDocument,
        variables: { search: { senderId, take: maxBookings } },
        fetchPolicy: 'network-only',
      })
      .then(
        ({ data }) => this.learn(senderId, data?.usualBookings ?? [], Date.now()),
        () => this.learn(senderId, [], 0),
      )
      .finally(() => {
        window.clearTimeout(timer);
        this.asked.delete(senderId);
      });
  }

  /** Puts a booking of this sheet before those that the server told. */
  learnFrom(values: LineValues): void {
    const { sender, city, vendor, service, parcel, mode, receiver } = values;
    const { packet, weight, charged, amount } = values;
    if (!sender || !city || !vendor?.type || !service || !parcel || !mode) return;
    const known = this.bookingsBySender.get(sender.id);
    if (!known) return;
    const booking: UsualBooking = {
      receiver,
      deliveryCityId: city.id,
      deliveryCityName: city.name,
      vendorId: vendor.id,
      vendorName: vendor.name,
      vendorType: vendor.type,
      serviceType: service,
      parcelType: parcel,
      paymentMode: mode,
      packet: packet ?? 1,
      actualWeight: weight ?? 0,
      chargeableWeight: charged ?? 0,
      vendorAmount: amount ?? 0,
      times: 1,
    };
    this.bookingsBySender.set(sender.id, { ...known, bookings: [booking, ...known.bookings] });
  }

  private learn(senderId: number, bookings: readonly UsualBooking[], at: number): void {
    // An answer that comes after the line went on without it is for later lines: they ask again.
    if (this.bookingsBySender.has(senderId)) return;
    this.bookingsBySender.set(senderId, { bookings, at });
    this.onChange();
  }
}
