import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ScanLineFragment } from '../../graphql.generated';
import { useProfile } from '../../session';
import { runWaitingWork } from '../../waiting/runWaitingWork';
import { addWork, onWorkChanged, removeWork, workOf } from '../../waiting/waitingWork';
import { shownScans, type ScanVariables, type ScanWork, type ShownScan } from './scanLines';

const kind = 'scan';
/** Scans without an answer, at most; further ones wait for the network. */
const maxUnanswered = 20;

export interface ScanQueue {
  /** Oldest first. */
  scans: readonly ShownScan[];
  unanswered: number;
  isUnreachable: boolean;
  /** False: too many scans have no answer. */
  add(code: string): boolean;
  /** Forgets the answered scans of the session, once it is closed. */
  clear(): Promise<void>;
}

/** The scans of a session: those that the server has recorded, and those that wait in this browser. */
export function useScanQueue(
  sessionId: string,
  recorded: readonly ScanLineFragment[],
  onAnswered: (scan: ShownScan) => void,
): ScanQueue {
  const client = useApolloClient();
  const owner = useProfile()?.currentUserId ?? '';
  const [works, setWorks] = useState<readonly ScanWork[]>([]);
  const worker = useMemo(() => runWaitingWork(client, owner), [client, owner]);
  const isUnreachable = useSyncExternalStore(worker.subscribe, () => worker.unreachable() !== null);
  const unanswered = works.filter(({ state }) => state === 'waiting').length;
  /** Scans that are being stored, too. */
  const adding = useRef(0);
  const waiting = useRef(new Set<string>());
  const answered = useRef(onAnswered);
  useEffect(() => {
    answered.current = onAnswered;
  });

  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const all = (await workOf(owner, kind)) as ScanWork[];
      if (isGone) return;
      const own = all.filter(({ variables }) => variables.input.uniqueId === sessionId);
      const fresh = own.filter(({ state, requestKey }) => state !== 'waiting' && waiting.current.has(requestKey));
      waiting.current = new Set(own.filter(({ state }) => state === 'waiting').map(({ requestKey }) => requestKey));
      setWorks(own);
      shownScans([], fresh).forEach((scan) => answered.current(scan));
    }
    void read();
    const stop = onWorkChanged(() => void read());
    return () => {
      isGone = true;
      stop();
    };
  }, [owner, sessionId]);

  const add = (code: string): boolean => {
    if (unanswered + adding.current >= maxUnanswered) return false;
    const clientScanId = newScanId();
    const scannedAt = new Date().toISOString();
    const variables: ScanVariables = { input: { uniqueId: sessionId, clientScanId, code, scannedAt } };
    adding.current += 1;
    waiting.current.add(clientScanId);
    void addWork({ requestKey: clientScanId, owner, kind, state: 'waiting', variables, shown: null }).finally(() => {
      adding.current -= 1;
    });
    return true;
  };

  const clear = useCallback(
    () => removeWork(owner, (work) => work.kind === kind && (work as ScanWork).variables.input.uniqueId === sessionId),
    [owner, sessionId],
  );

  const scans = useMemo(() => shownScans(recorded, works), [recorded, works]);
  return { scans, unanswered, isUnreachable, add, clear };
}

/** A UUID. `crypto.randomUUID` is unavailable on pages loaded over plain http. */
function newScanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
