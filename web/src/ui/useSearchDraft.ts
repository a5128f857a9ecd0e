import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { Entries } from './entry';

/** What the fields of the search around them hold besides their values. */
export const SearchEntriesContext = createContext<Entries>(new Entries());

/** The filters that are being typed, until they are searched for. */
export function useSearchDraft<Filters extends object>(filters: Filters) {
  const [draft, setDraft] = useState(filters);
  const [entries] = useState(() => new Entries());
  // Answers that were waited for come between two renders.
  const latest = useRef(filters);
  const [generation, setGeneration] = useState(0);
  const searched = JSON.stringify(filters);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    // Another search from outside: back, or a link.
    setShown(searched);
    setDraft(filters);
    setGeneration(generation + 1);
  }

  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const replace = useCallback((next: Filters) => {
    latest.current = next;
    setDraft(next);
  }, []);

  return {
    draft,
    entries,
    /** Another one: the fields begin anew, without what was typed and not taken. */
    generation,
    change: useCallback((change: Partial<Filters>) => replace({ ...latest.current, ...change }), [replace]),
    reset(to: Filters) {
      replace(to);
      setGeneration(generation + 1);
    },
    /** null: some field holds what cannot be searched for. */
    async settled(): Promise<Filters | null> {
      await entries.settled();
      return entries.isEmpty ? latest.current : null;
    },
  };
}
