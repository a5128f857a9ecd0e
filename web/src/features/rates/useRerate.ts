/** Re-rating in parts of 500: the preview page by page, then what it shows as changed. Both report progress and can be stopped. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  RerateConsignmentsDocument,
  type QueryField,
  type RerateConsignmentsInput,
  type RerateConsignmentsMutation,
  type RerateLineFragment,
} from '../../graphql.generated';
import { runInParts, type LostPart } from '../../ui/bulk/runInParts';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { newRequestId } from '../../ui/form/requestId';
import { toast } from '../../ui/overlay/toast';

export type RerateFilters = Pick<
  RerateConsignmentsInput,
  'fromDate' | 'toDate' | 'senderId' | 'vendorId' | 'serviceType' | 'parcelType' | 'includeOverridden'
>;

interface Progress {
  what: 'Reading' | 'Changing';
  done: number;
  /** Null until the first page has told it. */
  total: number | null;
}

const partSize = 500;

/** Fields of `ROOT_QUERY` that other amounts outdate. */
const changes: readonly QueryField[] = ['consignments', 'consignment', 'billingSummary', 'billingTrend', 'rateCards'];

export const isOpen = ({ outcome }: RerateLineFragment): boolean => outcome === 'Changed';

export function useRerate() {
  const client = useApolloClient();
  /** Null before the first preview. */
  const [rows, setRows] = useState<readonly RerateLineFragment[] | null>(null);
  const [isApplied, setApplied] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  const filters = useRef<RerateFilters>({});
  const lost = useRef<LostPart | null>(null);

  // Nobody sees the progress of a closed window, nor can stop it there.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function send(input: RerateConsignmentsInput, requestId: string) {
    const { data } = await client.mutate<RerateConsignmentsMutation>({
      mutation: RerateConsignmentsDocument,
      variables: { input },
      context: { requestId },
    });
    if (!data) throw new Error('The answer has no data');
    return data.rerateConsignments;
  }

  async function preview(search: RerateFilters): Promise<void> {
    stopped.current = false;
    lost.current = null;
    filters.current = search;
    setApplied(false);
    setProgress({ what: 'Reading', done: 0, total: null });
    const found: RerateLineFragment[] = [];
    let total: number | null = null;
    let after: string | null = null;
    try {
      do {
        const page = await send({ ...search, after }, newRequestId());
        found.push(...page.rows);
        total ??= page.rowCount ?? null;
        after = page.next ?? null;
        setProgress({ what: 'Reading', done: found.length, total });
      } while (after !== null && !stopped.current);
      setRows(found);
    } catch (caught) {
      toast.error(failureOfCaught(caught).messages);
    } finally {
      setProgress(null);
    }
  }

  /** Rows that another person has changed since are left as they are. */
  async function apply(): Promise<void> {
    const items = (rows ?? []).flatMap((row) => (isOpen(row) && row.version ? [{ ...row, version: row.version }] : []));
    if (items.length === 0) return;
    stopped.current = false;
    setProgress({ what: 'Changing', done: 0, total: items.length });
    const outcomes = new Map<string, RerateLineFragment>();
    const result = await runInParts({
      items: items.map(({ uniqueId, version }) => ({ uniqueId, version })),
      size: partSize,
      lost: lost.current,
      async send(part, requestId) {
        const { includeOverridden } = filters.current;
        const answer = await send({ apply: true, items: [...part], includeOverridden }, requestId);
        for (const row of answer.rows) outcomes.set(row.uniqueId, row);
        return answer.rows.map((row) => ({ uniqueId: row.uniqueId, ok: isOpen(row) }));
      },
      isStopped: () => stopped.current,
      onPart: (_, done) => setProgress({ what: 'Changing', done, total: items.length }),
    });
    lost.current = result.lost;
    setProgress(null);
    const changed = result.lines.filter(({ ok }) => ok).length;
    // What was not sent yet can be applied afterwards.
    if (result.stopped) setRows((shown) => (shown ?? []).filter(({ uniqueId }) => !outcomes.has(uniqueId)));
    else {
      setRows((shown) => (shown ?? []).map((row) => outcomes.get(row.uniqueId) ?? row));
      setApplied(true);
    }
    for (const fieldName of changes) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    client.cache.gc();
    if (result.failure) toast.error(result.failure.messages);
    else toast.success(`${changed.toLocaleString('en-IN')} re-rated`);
  }

  return { rows, isApplied, progress, preview, apply, stop: () => (stopped.current = true) };
}
