import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import {
  ConsignmentQuickCountDocument,
  ConsignmentRowFragmentDoc,
  useConsignmentCountQuery,
  useConsignmentsQuery,
  type ConsignmentRowFragment,
  type ConsignmentSearch,
  type ConsignmentsQuery,
} from '../../graphql.generated';

interface Mode {
  /** Invoice mode: up to 5000 rows on one page. */
  invoicing: boolean;
  /** `uniqueId` of the consignment shown in the detail window. */
  opened: string | null;
  /** Consignments invoiced since the list was loaded. */
  billed: readonly Pick<ConsignmentRowFragment, 'uniqueId' | 'version' | 'invoiceId'>[];
}

type Options = Parameters<typeof useConsignmentsQuery>[0] & { variables: { search: ConsignmentSearch } };

/**
 * Query of the consignments list. In invoice mode rows stay outside Apollo's cache, since normalising 5000 rows blocks
 * the browser for more than a second. Changes that the cache receives for an opened or invoiced row are merged into the
 * rows, and whatever evicts the list from the cache triggers a refetch.
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
    const kept = {
      query: ConsignmentQuickCountDocument,
      variables: { search: JSON.parse(wanted) as ConsignmentSearch },
    };
    cache.writeQuery({
      ...kept,
      data: {
        consignments: { __typename: 'ConsignmentPage', rowCountIfQuick: data.consignments.rowCountIfQuick ?? null },
      },
    });
    return cache.watch({
      ...kept,
      optimistic: false,
      callback: ({ complete }) => {
        // Errors were reported by the error link.
        if (!complete) refetch().catch(() => undefined);
      },
    });
  }, [cache, data, wanted, refetch]);
}

/** The count of a search whose page came without one; null until it is known. */
export function useConsignmentCount(search: Partial<ConsignmentSearch> | null): number | null {
  const { data } = useConsignmentCountQuery({ variables: { search: search ?? {} }, skip: search === null });
  return data?.consignments.rowCount ?? null;
}
