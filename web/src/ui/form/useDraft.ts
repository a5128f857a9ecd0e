import { useCallback, useEffect, useRef, useState } from 'react';
import { useProfile } from '../../session';

/** The record that a form updates, and the version that was loaded. */
export interface RecordVersion {
  uniqueId: string;
  version: number;
}

export interface DraftNotice {
  /** ISO 8601. */
  savedAt: string;
  /** The record has a newer version, so the draft was not applied. */
  isOutdated: boolean;
}

interface Stored<Values> {
  values: Partial<Values>;
  savedAt: string;
  /** Version of the record; null for a new one. */
  version: number | null;
}

/**
 * Stores unsaved form values in this browser per user and record, so that they survive a reload and a lost session. A
 * form without a name stores nothing.
 */
export function useDraft<Values>(name: string | undefined, recordOf: RecordVersion | null) {
  const owner = useProfile()?.currentUserId;
  const suffix = recordOf ? `:${recordOf.uniqueId}` : '';
  const version = recordOf?.version ?? null;
  const key = name && owner ? `draft:${owner}:${name}${suffix}` : null;
  const pending = useRef<{ timer: number; write: () => void } | null>(null);
  const [notice, setNotice] = useState<DraftNotice | null>(null);

  const flush = useCallback(() => {
    if (!pending.current) return;
    window.clearTimeout(pending.current.timer);
    pending.current.write();
    pending.current = null;
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
    // When the record changes, pending values of the previous one are written immediately.
  }, [flush, key]);

  const read = useCallback((): (DraftNotice & { values: Partial<Values> }) | null => {
    flush();
    const stored = key ? parse<Values>(localStorage.getItem(key)) : null;
    return stored && { values: stored.values, savedAt: stored.savedAt, isOutdated: stored.version !== version };
  }, [key, version, flush]);

  const keep = useCallback(
    (values: Values) => {
      if (!key) return;
      if (pending.current) window.clearTimeout(pending.current.timer);
      const stored: Stored<Values> = { values, version, savedAt: new Date().toISOString() };
      const write = () => localStorage.setItem(key, JSON.stringify(stored));
      pending.current = { write, timer: window.setTimeout(flush, 300) };
    },
    [key, version, flush],
  );

  const drop = useCallback(() => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = null;
    if (key) localStorage.removeItem(key);
  }, [key]);

  return { read, keep, drop, notice, setNotice };
}

/** null if the text is not a draft, e.g. one of an earlier release. */
function parse<Values>(text: string | null): Stored<Values> | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored<Values> | null;
    return stored?.values && stored.savedAt ? stored : null;
  } catch {
    return null;
  }
}
