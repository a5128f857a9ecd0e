/**
 * Collapsible card with the filters of a list. When collapsed, active filters are shown as chips.
 *
 *   <SearchCard
 *     label="Search manifests" name="manifests" filters={list.filters} defaults={list.defaults} onSearch={list.search}
 *     chips={manifestSearch.chips}
 *     excel={<ExportButton ... />} primary={<IconButton label="Create Manifest" icon={<PlusOutlined />} />}
 *   >
 *     {(draft, change) => <ManifestSearchFields draft={draft} onChange={change} />}
 *   </SearchCard>
 */
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import type { FilterChip } from './defineSearch';
import { FilterChips } from './FilterChips';
import { SearchEntriesContext } from './useSearchDraft';
import { useSearchForm } from './useSearchForm';
import { Toolbar, type ToolbarActions } from '../panel/Toolbar';
import { ViewMenu } from '../views/ViewMenu';

interface Props<Filters extends object> extends ToolbarActions {
  label: string;
  /** Storage key of the collapsed state in this browser. */
  name: string;
  /** The filters of the current search. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  chips: (filters: Filters) => readonly FilterChip<Filters>[];
  /** Filters that Reset restores. */
  defaults: Filters;
  children: (draft: Filters, change: (change: Partial<Filters>) => void) => ReactNode;
}

export function SearchCard<Filters extends object>(props: Props<Filters>) {
  const { label, name, filters, onSearch, chips, defaults, children, ...actions } = props;
  const id = useId();
  const form = useSearchForm({ name, startsUnfolded: isDesk, filters, onSearch, defaults });
  const { search, unfolded } = form;

  return (
    <form {...form.formProps} aria-label={label}>
      <Toolbar {...actions}>
        <ViewMenu />
        <Button type="text" aria-expanded={unfolded} aria-controls={id} onClick={form.fold} style={{ fontWeight: 600 }}>
          Search {unfolded ? '▴' : '▾'}
        </Button>
        {!unfolded && <FilterChips filters={filters} chips={chips(filters)} onSearch={onSearch} />}
      </Toolbar>
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
              <Button onClick={form.reset}>Reset</Button>
            </div>
          </>
        )}
      </div>
    </form>
  );
}

/** On a phone the list comes first. */
const isDesk = () => window.matchMedia('(min-width: 768px)').matches;
