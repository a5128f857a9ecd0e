/** The steps of an import that take several calls: sending rows, checking, writing. Each goes on where it stopped. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportKind, ImportMode } from '../../../../server/src/domain/enums';
import {
  useAddImportRowsMutation,
  useCheckImportMutation,
  useRunImportMutation,
  type ImportJobRowFragment,
  type QueryField,
} from '../../graphql.generated';
import { useCommand } from '../../ui/form/useCommand';
import { batchesOf } from './batches';
import type { Sheet } from './readSheet';

export type Job = ImportJobRowFragment;

export interface Progress {
  what: 'Sending' | 'Checking' | 'Importing';
  done: number;
  of: number;
  /** Rows per second so far. */
  rate: number;
}

/** Fields of `ROOT_QUERY` that written rows outdate. */
const outdated = {
  Bookings: ['consignments', 'dashboardSummary', 'billingSummary', 'billingTrend', 'receiverSuggestions', 'customers'],
  Customers: ['customers', 'customerSuggestions'],
  VendorBill: ['vendorBills', 'payablesAgeing'],
  CourierRemittance: ['courierDues', 'courierDueAgeing', 'courierRemittances'],
} as const satisfies Record<ImportKind, readonly QueryField[]>;

export function useImportCommands() {
  const { cache } = useApolloClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  const [add] = useCommand(useAddImportRowsMutation());
  const [check] = useCommand(useCheckImportMutation());
  const [run] = useCommand(useRunImportMutation());

  /** Takes effect after the current call; a closed window goes no further. */
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  const clock = (what: Progress['what'], of: number) => {
    const startedAt = performance.now();
    setProgress({ what, done: 0, of, rate: 0 });
    return (done: number) =>
      setProgress({ what, done, of, rate: Math.round((done * 1000) / Math.max(1, performance.now() - startedAt)) });
  };

  const begin = () => {
    stopped.current = false;
  };
  const end = () => setProgress(null);

  /** The job with all rows; null if one of the calls was refused. */
  async function send(job: Job, { rows, headerRow }: Pick<Sheet, 'rows' | 'headerRow'>): Promise<Job | null> {
    begin();
    const report = clock('Sending', rows.length);
    let current: Job | null = job;
    let sent = 0;
    for (const { from, rows: batch } of batchesOf(rows, headerRow + 1)) {
      const answer = await add({ input: { uniqueId: job.uniqueId, from, rows: batch } });
      current = answer?.addImportRows ?? null;
      if (!current || stopped.current) break;
      report((sent += batch.length));
    }
    end();
    return current;
  }

  async function checkAll(job: Job, profileId: number | null): Promise<Job | null> {
    begin();
    const report = clock('Checking', job.rowCount);
    let current: Job | null = job;
    let first = profileId;
    do {
      const answer = await check({
        input: { uniqueId: job.uniqueId, profileId: first === null ? null : String(first) },
      });
      first = null;
      current = answer?.checkImport ?? null;
      if (current) report(current.good + current.bad + current.already + current.done + current.refused);
    } while (current?.status === 'Draft' && !stopped.current);
    end();
    return current;
  }

  async function write(job: Job, mode: ImportMode): Promise<Job | null> {
    begin();
    const before = job.done;
    const report = clock('Importing', job.good);
    let current: Job | null = job;
    let resume = true;
    do {
      const answer = await run({ input: { uniqueId: job.uniqueId, mode, resume } });
      resume = false;
      current = answer?.runImport ?? null;
      if (current) report(current.done - before);
    } while (current?.status === 'Running' && !stopped.current);
    end();
    for (const fieldName of outdated[job.kind]) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
    return current;
  }

  useEffect(() => stop, [stop]);
  return { progress, send, check: checkAll, write, stop };
}
