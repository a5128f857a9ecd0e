import { useCallback, useEffect, useRef } from 'react';
import { useProfile } from '../session';

/**
 * What was typed and not yet saved, kept in this browser for this user: it survives a reload and a lost session.
 * A form without a name keeps nothing.
 */
export function useDraft<Values>(name: string | undefined) {
  const owner = useProfile()?.currentUserId;
  const key = name && owner ? `draft:${owner}:${name}` : null;
  const pending = useRef<{ timer: number; write: () => void } | null>(null);

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
  }, [flush]);

  const read = useCallback((): Partial<Values> | null => {
    try {
      return key ? JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Values> | null : null;
    } catch {
      return null;
    }
  }, [key]);

  const keep = useCallback((values: Values) => {
    if (!key) return;
    if (pending.current) window.clearTimeout(pending.current.timer);
    const write = () => localStorage.setItem(key, JSON.stringify(values));
    pending.current = { write, timer: window.setTimeout(flush, 300) };
  }, [key, flush]);

  const drop = useCallback(() => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = null;
    if (key) localStorage.removeItem(key);
  }, [key]);

  return { read, keep, drop };
}
