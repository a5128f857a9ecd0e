import type { ApolloClient, DocumentNode } from '@apollo/client';
import {
  CitySuggestionsDocument,
  CustomerSuggestionsDocument,
  VendorSuggestionsDocument,
  type CitySuggestionsQuery,
  type CustomerSuggestionsQuery,
  type VendorSuggestionsQuery,
} from '../../graphql.generated';
import { ask } from '../../ui/app/ask';
import type { Choice } from './lineFields';

/** Null: not known yet. */
export interface CounterLists {
  customers: readonly Choice[] | null;
  cities: readonly Choice[] | null;
  vendors: readonly Choice[] | null;
}

const refreshMs = 5000;

/** The names to choose from, loaded once. */
export class CounterNames {
  lists: CounterLists = { customers: null, cities: null, vendors: null };
  /** The lists are there, or were waited for long enough. */
  isSettled = false;
  private askedAt = -Infinity;
  private readonly awaited = new Set<keyof CounterLists>();

  constructor(
    private readonly client: ApolloClient,
    private readonly onChange: () => void,
  ) {}

  /**
   * Also asks again when a name was not found: it may be new. At most every five seconds, and never for a list that is still
   * awaited: without the names nothing can be booked, so their answer is taken however late it is.
   */
  async load(): Promise<void> {
    if (Date.now() - this.askedAt < refreshMs) return;
    this.askedAt = Date.now();
    await Promise.all([
      this.loadOne(
        'customers',
        CustomerSuggestionsDocument,
        (data: CustomerSuggestionsQuery) => data.customerSuggestions,
      ),
      this.loadOne('cities', CitySuggestionsDocument, (data: CitySuggestionsQuery) => data.citySuggestions),
      this.loadOne('vendors', VendorSuggestionsDocument, (data: VendorSuggestionsQuery) => data.vendorSuggestions),
    ]);
    this.isSettled = true;
    this.onChange();
  }

  private async loadOne<Data>(
    name: keyof CounterLists,
    query: DocumentNode,
    rowsOf: (data: Data) => readonly Choice[],
  ): Promise<void> {
    if (this.awaited.has(name)) return;
    this.awaited.add(name);
    await ask<Data>(
      this.client,
      query,
      { search: {} },
      {
        onEnd: (data) => {
          this.awaited.delete(name);
          if (!data) return;
          this.lists = { ...this.lists, [name]: rowsOf(data) };
          this.onChange();
        },
      },
    );
  }
}
