import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { Entries } from '../form/entry';

/** State of the search fields besides their values, for the enclosing search. */
export const SearchEntriesContext = createContext<Entries>(new Entries());

/** Filters being edited, until the search is submitted. */
export function useSearchDraft<Filters extends object>(filters: Filters) {
  const [draft, setDraft] = useState(filters);
  const [entries] = useState(() => new Entries());
  // Pending answers may arrive between two renders.
  const latest = useRef(filters);
  const [generation, setGeneration] = useState(0);
  const searched = JSON.stringify(filters);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    // The filters were changed from outside, e.g. by back navigation.
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
    /** A new number remounts the fields, which drops text that was not accepted. */
    generation,
    change: useCallback((change: Partial<Filters>) => replace({ ...latest.current, ...change }), [replace]),
    reset(to: Filters) {
      replace(to);
      setGeneration(generation + 1);
    },
    /** Resolves to null if some field holds invalid text. */
    async settled(): Promise<Filters | null> {
      await entries.settled();
      return entries.isEmpty ? latest.current : null;
    },
  };
}
