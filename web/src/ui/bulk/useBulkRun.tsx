/**
 * Runs an action on the selected rows, with progress, Stop and a result. Rows that are done are unticked, refused ones stay
 * ticked, and so do rows ticked meanwhile.
 */
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type ReactNode } from 'react';
import type { QueryField } from '../../graphql.generated';
import type { Selection } from '../table/selection';
import { undoOf } from '../form/undo';
import { toast } from '../overlay/toast';
import { BulkProgress } from './BulkProgress';
import { BulkResult } from './BulkResult';
import { runInParts, type BulkItem, type BulkLine, type BulkSend, type PartsResult } from './runInParts';

export interface BulkAction {
  /** In the past tense, as in '60 approved'. */
  done: string;
  send: BulkSend;
  /** Fewer than 200 where one record takes long. */
  size?: number;
}

interface Finished extends PartsResult {
  action: BulkAction;
}

const partSize = 200;

export function useBulkRun<Row extends BulkItem>(
  selection: Selection<Row>,
  /** Fields of `ROOT_QUERY` that the actions outdate; they are evicted once, at the end. */
  changes: readonly QueryField[],
): { run: (action: BulkAction) => Promise<void>; running: boolean; windows: ReactNode } {
  const client = useApolloClient();
  const { cache } = client;
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const stopped = useRef(false);

  function take(lines: readonly BulkLine[]) {
    const chosen = selection.current();
    const rows = lines.flatMap((line) => {
      const row = chosen.get(line.uniqueId);
      return row ? [{ row, line }] : [];
    });
    selection.set(
      rows.filter(({ line }) => line.ok).map(({ row }) => row),
      false,
    );
    // The next attempt is about the record as it is now.
    selection.set(
      rows.flatMap(({ row, line }) => (!line.ok && line.version ? [{ ...row, version: line.version }] : [])),
      true,
    );
  }

  async function run(action: BulkAction, lost = finished?.action === action ? finished.lost : null) {
    const items = [...selection.current().values()].map(({ uniqueId, version }) => ({ uniqueId, version }));
    if (items.length === 0) return;
    stopped.current = false;
    setFinished(null);
    setProgress({ done: 0, total: items.length });
    const result = await runInParts({
      items,
      lost,
      size: action.size ?? partSize,
      send: action.send,
      isStopped: () => stopped.current,
      onPart(lines, done) {
        take(lines);
        setProgress({ done, total: items.length });
      },
    });
    setProgress(null);
    for (const fieldName of changes) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
    if (!result.stopped && result.lines.every(({ ok, note }) => ok && !note))
      toast.success(doneText(result.lines, action), undoOfRun(client, result, action));
    else setFinished({ ...result, action });
  }

  return {
    run: (action) => run(action),
    running: progress !== null,
    windows: (
      <>
        {progress && <BulkProgress {...progress} onStop={() => (stopped.current = true)} />}
        {finished && (
          <BulkResult
            result={finished}
            title={titleOf(finished)}
            onAgain={() => void run(finished.action)}
            onClose={() => setFinished(null)}
          />
        )}
      </>
    ),
  };
}

/** Only of a run in one part: until all parts are done, it is too late for the first. */
function undoOfRun(client: ApolloClient, { requestIds }: PartsResult, { send }: BulkAction) {
  const [requestId, ...others] = requestIds;
  return requestId && others.length === 0 ? undoOf(client, { operation: send.operation, requestId }) : null;
}

const count = (number: number) => number.toLocaleString('en-IN');
const doneText = (lines: readonly BulkLine[], { done }: BulkAction) =>
  `${count(lines.filter(({ ok }) => ok).length)} ${done}`;

function titleOf({ lines, total, stopped, action }: Finished): string {
  if (stopped) return `Stopped: ${count(lines.length)} of ${count(total)}`;
  const refused = lines.filter(({ ok }) => !ok).length;
  return refused === 0 ? doneText(lines, action) : `${doneText(lines, action)}, ${count(refused)} refused`;
}
