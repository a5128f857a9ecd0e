import { useRef, useState, type FormEvent } from 'react';
import { useShortcut } from '../keys/shortcuts';
import { useSearchDraft } from './useSearchDraft';

interface SearchFormOptions<Filters extends object> {
  /** The collapsed state is stored in this browser under this name. */
  name: string;
  startsUnfolded: () => boolean;
  /** The filters of the current search. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  /** Filters that Reset restores. */
  defaults: Filters;
  /** Applied to what was entered before it is searched for. */
  normalize?: (filters: Filters) => Filters;
}

/** State of a search form: the draft, whether its fields are shown, and submitting, which waits for entries in progress. */
export function useSearchForm<Filters extends object>(options: SearchFormOptions<Filters>) {
  const { name, startsUnfolded, filters, onSearch, defaults, normalize } = options;
  const storageKey = `${name}:filters`;
  const [unfolded, setUnfolded] = useState(() => {
    const kept = localStorage.getItem(storageKey);
    return kept ? kept === 'unfolded' : startsUnfolded();
  });
  const search = useSearchDraft(filters);
  const form = useRef<HTMLFormElement>(null);

  function fold() {
    localStorage.setItem(storageKey, unfolded ? 'folded' : 'unfolded');
    setUnfolded(!unfolded);
  }

  async function submit() {
    const wanted = await search.settled();
    if (wanted) onSearch(normalize?.(wanted) ?? wanted);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  useShortcut('f', 'Show or hide the filters', fold);

  return {
    search,
    unfolded,
    fold,
    reset() {
      search.reset(defaults);
      onSearch(defaults);
    },
    formProps: {
      ref: form,
      className: 'panel',
      role: 'search',
      autoComplete: 'off',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    },
  };
}
