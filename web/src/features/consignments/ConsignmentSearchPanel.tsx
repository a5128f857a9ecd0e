import { Button, Input, type InputRef } from 'antd';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useShortcut } from '../../ui/shortcuts';
import { SearchEntriesContext, useSearchDraft } from '../../ui/useSearchDraft';
import { filterChips, type ConsignmentFilters } from './consignmentFilters';

const loadFields = () => import('./ConsignmentSearchFields');
const ConsignmentSearchFields = lazy(loadFields);

interface Props {
  /** The filters of the current search. */
  filters: ConsignmentFilters;
  onSearch: (filters: ConsignmentFilters) => void;
}

const storageKey = 'consignments:filters';

/** The AWB number field is always shown. The other filters can be collapsed; active ones are then shown as chips. */
export function ConsignmentSearchPanel({ filters, onSearch }: Props) {
  const awb = useRef<InputRef>(null);
  const [unfolded, setUnfolded] = useState(() => localStorage.getItem(storageKey) === 'unfolded');
  const search = useSearchDraft(filters);
  const form = useRef<HTMLFormElement>(null);
  const words = filterChips(filters);

  function fold() {
    localStorage.setItem(storageKey, unfolded ? 'folded' : 'unfolded');
    setUnfolded(!unfolded);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = await search.settled();
    if (!wanted) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    onSearch({ ...wanted, awbNo: wanted.awbNo?.trim() || undefined, receiver: wanted.receiver?.trim() || undefined });
  }

  function reset() {
    search.reset({});
    onSearch({});
    awb.current?.focus();
  }

  useShortcut('/', 'Search by AWB number', () => awb.current?.focus({ cursor: 'all' }));
  useShortcut('f', 'Show or hide the filters', fold);

  return (
    <form
      ref={form}
      className="panel"
      role="search"
      aria-label="Search consignments"
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      <div className="toolbar" style={{ marginBottom: 0 }}>
        <Input
          ref={awb}
          value={search.draft.awbNo}
          aria-label="Awb No"
          placeholder="Awb No"
          allowClear
          maxLength={30}
          autoCapitalize="characters"
          spellCheck={false}
          style={{ flex: '1 1 150px', maxWidth: 220 }}
          // Escape leaves the field, so that the row shortcuts work again.
          onKeyDown={({ key }) => key === 'Escape' && awb.current?.blur()}
          onChange={({ target, type }) => {
            search.change({ awbNo: target.value });
            // The clear icon in the field.
            if (type === 'click') onSearch({ ...filters, awbNo: undefined });
          }}
        />
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button
          aria-expanded={unfolded}
          aria-controls="consignment-filters"
          onClick={fold}
          onPointerEnter={loadFields}
          onFocus={loadFields}
        >
          Filters {unfolded ? '▴' : '▾'}
        </Button>
        {!unfolded &&
          words.map(({ text, names }) => (
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
        {(unfolded || words.length > 0) && (
          <Button type="link" onClick={reset}>
            Reset
          </Button>
        )}
      </div>
      <div id="consignment-filters" hidden={!unfolded}>
        {unfolded && (
          <Suspense fallback={<div style={{ height: 120 }} role="status" aria-label="Loading the filters" />}>
            <SearchEntriesContext key={search.generation} value={search.entries}>
              <ConsignmentSearchFields draft={search.draft} onChange={search.change} />
            </SearchEntriesContext>
          </Suspense>
        )}
      </div>
    </form>
  );
}

function without(filters: ConsignmentFilters, names: readonly (keyof ConsignmentFilters)[]): ConsignmentFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
