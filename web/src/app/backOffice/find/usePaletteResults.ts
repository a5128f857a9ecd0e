import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  CustomerSuggestionsDocument,
  PaletteInvoicesDocument,
  PaletteManifestsDocument,
  type CustomerSuggestionsQuery,
  type PaletteInvoicesQuery,
  type PaletteManifestsQuery,
} from '../../../graphql.generated';
import { showDate } from '../../../ui/app/format';
import type { RecentTarget } from '../../../ui/input/recentTargets';
import { usePermission } from '../../../ui/app/usePermission';

const pauseMs = 200;
/** Rows of each kind. */
const take = 5;
const minLetters = 2;

interface Found {
  text: string;
  targets: readonly RecentTarget[];
}

/** Manifests and invoices by number, customers by name, as the role may see them; asked for when typing pauses. */
export function usePaletteResults(text: string): { targets: readonly RecentTarget[]; waiting: boolean } {
  const client = useApolloClient();
  const may = usePermission();
  const [found, setFound] = useState<Found>({ text: '', targets: [] });
  const wanted = text.length >= minLetters ? text : '';
  const mayList = { manifests: may('manifests'), invoices: may('invoices'), customers: may('customerSuggestions') };
  const rights = JSON.stringify(mayList);

  useEffect(() => {
    if (!wanted) return undefined;
    const allowed = JSON.parse(rights) as typeof mayList;
    let current = true;
    const options = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
    const manifests = async () => {
      const { data } = await client.query<PaletteManifestsQuery>({
        query: PaletteManifestsDocument,
        variables: { search: { manifestId: wanted.slice(0, 30), take } },
        ...options,
      });
      return (data?.manifests.rows ?? []).map(({ uniqueId, manifestId, date }) => ({
        label: manifestId,
        note: `Manifest of ${showDate(date)}`,
        to: `/manifest?open=${uniqueId}`,
      }));
    };
    const invoices = async () => {
      const { data } = await client.query<PaletteInvoicesQuery>({
        query: PaletteInvoicesDocument,
        variables: { search: { invoiceNumber: wanted.slice(0, 16), take } },
        ...options,
      });
      return (data?.invoices.rows ?? []).map(({ uniqueId, invoiceNumber, customer }) => ({
        label: invoiceNumber ?? '',
        note: `Invoice of ${customer?.company ?? ''}`,
        to: `/invoices?open=${uniqueId}`,
      }));
    };
    const customers = async () => {
      const { data } = await client.query<CustomerSuggestionsQuery>({
        query: CustomerSuggestionsDocument,
        variables: { search: { searchText: wanted, take } },
        ...options,
      });
      return (data?.customerSuggestions ?? []).map(({ name }) => ({
        label: name,
        note: 'Customer',
        to: `/customers?${new URLSearchParams({ searchText: name }).toString()}`,
      }));
    };
    const timer = window.setTimeout(() => {
      const asked = [allowed.manifests && manifests, allowed.invoices && invoices, allowed.customers && customers];
      // What could not be answered is left out; the error link has told it.
      void Promise.allSettled(asked.flatMap((ask) => (ask ? [ask()] : []))).then((answers) => {
        const targets = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
        if (current) setFound({ text: wanted, targets });
      });
    }, pauseMs);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [client, rights, wanted]);

  const waiting = wanted !== '' && found.text !== wanted;
  return { targets: wanted === '' ? [] : found.targets, waiting };
}
