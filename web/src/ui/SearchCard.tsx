/**
 * Collapsible card with the filters of a list. When collapsed, active filters are shown as chips.
 *
 *   <SearchCard
 *     label="Search manifests" name="manifests" filters={list.filters} words={manifestFiltersInWords} onSearch={list.search}
 *     actions={<IconButton label="Create Manifest" icon={<PlusOutlined />} />}
 *   >
 *     {(draft, change) => <ManifestSearchFields draft={draft} onChange={change} />}
 *   </SearchCard>
 */
import { Button } from 'antd';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useShortcut } from './shortcuts';
import { SearchEntriesContext, useSearchDraft } from './useSearchDraft';

/** Text of one active filter, and the filter names to clear when it is removed. */
export interface FilterChip<Filters> {
  text: string;
  names: readonly (keyof Filters)[];
}

interface Props<Filters extends object> {
  label: string;
  /** Storage key of the collapsed state in this browser. */
  name: string;
  /** The filters of the current search. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  words: (filters: Filters) => readonly FilterChip<Filters>[];
  /** Filters that Reset restores; none if omitted. */
  usual?: Filters;
  /** Buttons on the right of the card. */
  actions?: ReactNode;
  children: (draft: Filters, change: (change: Partial<Filters>) => void) => ReactNode;
}

export function SearchCard<Filters extends object>(props: Props<Filters>) {
  const { label, name, filters, onSearch, words, usual = {} as Filters, actions, children } = props;
  const id = useId();
  const storageKey = `${name}:filters`;
  const [unfolded, setUnfolded] = useState(() => startsUnfolded(storageKey));
  const search = useSearchDraft(filters);
  const form = useRef<HTMLFormElement>(null);

  function fold() {
    localStorage.setItem(storageKey, unfolded ? 'folded' : 'unfolded');
    setUnfolded(!unfolded);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = await search.settled();
    if (wanted) onSearch(wanted);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function reset() {
    search.reset(usual);
    onSearch(usual);
  }

  useShortcut('f', 'Show or hide the filters', fold);

  return (
    <form
      ref={form}
      className="panel"
      role="search"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      autoComplete="off"
    >
      <div className="toolbar" style={{ marginBottom: unfolded ? 6 : 0 }}>
        <Button
          type="text"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={fold}
          style={{ marginLeft: -16, fontWeight: 600 }}
        >
          Search {unfolded ? '▴' : '▾'}
        </Button>
        {!unfolded &&
          words(filters).map(({ text, names }) => (
            <Button
              key={text}
              size="small"
              shape="round"
              aria-label={`Remove filter ${text}`}
              onClick={() => onSearch(without(filters, names))}
            >
              {text} ×
            </Button>
          ))}
        {actions && <div className="push">{actions}</div>}
      </div>
      <div id={id} hidden={!unfolded}>
        {unfolded && (
          <>
            <SearchEntriesContext key={search.generation} value={search.entries}>
              {children(search.draft, search.change)}
            </SearchEntriesContext>
            <div className="form-buttons" style={{ paddingTop: 8 }}>
              <Button type="primary" htmlType="submit">
                Search
              </Button>
              <Button onClick={reset}>Reset</Button>
            </div>
          </>
        )}
      </div>
    </form>
  );
}

/** Collapsed by default on narrow screens, so that the list is visible. */
function startsUnfolded(storageKey: string): boolean {
  const kept = localStorage.getItem(storageKey);
  return kept ? kept === 'unfolded' : window.matchMedia('(min-width: 768px)').matches;
}

function without<Filters extends object>(filters: Filters, names: readonly (keyof Filters)[]): Filters {
  return { ...filters, ...Object.fromEntries(names.map((gone) => [gone, undefined])) };
}
