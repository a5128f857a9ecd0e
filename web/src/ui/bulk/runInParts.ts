/** Sends a long selection in parts, one after the other, until it is done, stopped or a part gets no answer. */
import type { Failure } from '../../failure';
import { failureOfCaught } from '../app/failureOfCaught';
import { newRequestId } from '../form/requestId';

export interface BulkItem {
  uniqueId: string;
  version: number;
}

/** The outcome of one record, as the server answers it. */
export interface BulkLine {
  uniqueId: string;
  awbNo?: string | null;
  ok: boolean;
  message?: string | null;
  /** What is worth saying of a record that is done. */
  note?: string | null;
  version?: number | null;
}

/** Sends the records of one part; `operation` is the mutation's name, by which it can be undone. */
export type BulkSend = ((items: readonly BulkItem[], requestId: string) => Promise<readonly BulkLine[]>) & {
  readonly operation?: string | undefined;
};

/** A part whose answer was lost; sent again with its key, nothing of it is done twice. */
export interface LostPart {
  items: readonly BulkItem[];
  requestId: string;
}

export interface PartsResult {
  lines: readonly BulkLine[];
  total: number;
  stopped: boolean;
  failure: Failure | null;
  lost: LostPart | null;
  /** The keys of the parts that were answered. */
  requestIds: readonly string[];
}

interface Parts {
  items: readonly BulkItem[];
  /** Most records of one request. */
  size: number;
  send: BulkSend;
  isStopped: () => boolean;
  onPart: (lines: readonly BulkLine[], done: number) => void;
  /** Of the run before, if it is repeated: it goes first, as it was. */
  lost?: LostPart | null;
}

export async function runInParts({ items, size, send, isStopped, onPart, lost }: Parts): Promise<PartsResult> {
  const lines: BulkLine[] = [];
  const requestIds: string[] = [];
  const result = { lines, requestIds, total: items.length, stopped: false, failure: null, lost: null };
  for (const part of partsOf(items, size, lost ?? null)) {
    if (isStopped()) return { ...result, stopped: true };
    try {
      const answered = await send(part.items, part.requestId);
      lines.push(...answered);
      requestIds.push(part.requestId);
      onPart(answered, lines.length);
    } catch (caught) {
      const failure = failureOfCaught(caught);
      const isLost = unanswered.includes(failure.code);
      return { ...result, stopped: true, failure, lost: isLost ? part : null };
    }
  }
  return result;
}

/** Error codes that leave the outcome unknown. */
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

function partsOf(items: readonly BulkItem[], size: number, lost: LostPart | null): LostPart[] {
  const wanted = new Set(items.map(({ uniqueId }) => uniqueId));
  const first = lost?.items.every(({ uniqueId }) => wanted.has(uniqueId)) ? [lost] : [];
  const sent = new Set(first.flatMap((part) => part.items.map(({ uniqueId }) => uniqueId)));
  const rest = items.filter(({ uniqueId }) => !sent.has(uniqueId));
  const parts: LostPart[] = [...first];
  for (let at = 0; at < rest.length; at += size)
    parts.push({ items: rest.slice(at, at + size), requestId: newRequestId() });
  return parts;
}
