import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import {
  ConsignmentCountDocument,
  ConsignmentRowFragmentDoc,
  useConsignmentsQuery,
  type ConsignmentRowFragment,
  type ConsignmentSearch,
  type ConsignmentsQuery,
} from '../../graphql.generated';

interface Mode {
  /** Thousands of rows on one page. */
  invoicing: boolean;
  /** The consignment that is open over the list. */
  opened: string | null;
  /** Those that were put on an invoice since the list was asked for. */
  billed: readonly Pick<ConsignmentRowFragment, 'uniqueId' | 'version' | 'invoiceId'>[];
}

type Options = Parameters<typeof useConsignmentsQuery>[0] & { variables: { search: ConsignmentSearch } };

/**
 * The list's query. Normalising five thousand rows would hold the browser up for more than a second, so in invoice
 * mode they stay outside the cache; what the cache learns of a row that was opened or billed is laid over it, and what
 * would have evicted the list makes it ask again.
 */
export function useConsignmentsOfMode({ invoicing, opened, billed }: Mode, options: Options) {
  const normalised = useConsignmentsQuery({ ...options, skip: invoicing });
  const raw = useConsignmentsQuery({
    ...options,
    fetchPolicy: 'no-cache',
    nextFetchPolicy: 'no-cache',
    skip: !invoicing,
  });
  const data = useWithChanges(raw.data, opened, billed);
  useAskedAgain(invoicing ? raw.data : undefined, options.variables.search, raw.refetch);
  return invoicing ? { ...raw, data } : normalised;
}

function useWithChanges(
  data: ConsignmentsQuery | undefined,
  opened: string | null,
  billed: Mode['billed'],
): ConsignmentsQuery | undefined {
  const [openedEver, setOpenedEver] = useState<readonly string[]>([]);
  if (opened && !openedEver.includes(opened)) setOpenedEver([...openedEver, opened]);
  const from = useMemo(
    () => openedEver.map((uniqueId) => ({ __typename: 'Consignment' as const, uniqueId })),
    [openedEver],
  );
  const known = useFragment<ConsignmentRowFragment>({
    fragment: ConsignmentRowFragmentDoc,
    fragmentName: 'ConsignmentRow',
    from,
  });
  const changed = known.data as readonly (Partial<ConsignmentRowFragment> | null)[];

  return useMemo(() => {
    if (!data) return data;
    const newer = new Map<string, Mode['billed'][number]>(billed.map((row) => [row.uniqueId, row]));
    for (const row of changed) {
      if (isWhole(row) && row.version >= (newer.get(row.uniqueId)?.version ?? 0)) newer.set(row.uniqueId, row);
    }
    const rows = data.consignments.rows.map((row) => {
      const other = newer.get(row.uniqueId);
      return other && other.version > row.version ? { ...row, ...other } : row;
    });
    return { ...data, consignments: { ...data.consignments, rows } };
  }, [data, changed, billed]);
}

const isWhole = (row: Partial<ConsignmentRowFragment> | null): row is ConsignmentRowFragment =>
  row?.uniqueId !== undefined && row.version !== undefined;

function useAskedAgain(
  data: ConsignmentsQuery | undefined,
  search: ConsignmentSearch,
  refetch: () => Promise<unknown>,
): void {
  const { cache } = useApolloClient();
  const wanted = JSON.stringify(search);
  useEffect(() => {
    if (!data) return undefined;
    const count = { query: ConsignmentCountDocument, variables: { search: JSON.parse(wanted) as ConsignmentSearch } };
    cache.writeQuery({
      ...count,
      data: { consignments: { __typename: 'ConsignmentPage', rowCount: data.consignments.rowCount } },
    });
    return cache.watch({
      ...count,
      optimistic: false,
      callback: ({ complete }) => {
        // The error link has told a failure.
        if (!complete) refetch().catch(() => undefined);
      },
    });
  }, [cache, data, wanted, refetch]);
}
