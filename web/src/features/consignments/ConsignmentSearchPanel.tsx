import { Button } from 'antd';
import { useRef } from 'react';
import { consignmentFields } from '../../../../server/src/domain/bookings/consignmentFields';
import { FilterChips } from '../../ui/search/FilterChips';
import { forCodes } from '../../ui/input/scannedField';
import { useShortcut } from '../../ui/keys/shortcuts';
import { TextInput, type InputRef } from '../../ui/input/TextInput';
import { SearchEntriesContext } from '../../ui/search/useSearchDraft';
import { useSearchForm } from '../../ui/search/useSearchForm';
import { Toolbar, type ToolbarActions } from '../../ui/panel/Toolbar';
import { ViewMenu } from '../../ui/views/ViewMenu';
import { consignmentSearch, type ConsignmentFilters } from './consignmentFilters';
import { lazyPart } from '../../ui/app/lazily';

const loadFields = () => import('./ConsignmentSearchFields');
const ConsignmentSearchFields = lazyPart(
  loadFields,
  'default',
  <div style={{ height: 120 }} role="status" aria-label="Loading the filters" />,
);

interface Props extends ToolbarActions {
  /** The filters of the current search. */
  filters: ConsignmentFilters;
  /** Filters that Reset restores. */
  defaults: ConsignmentFilters;
  onSearch: (filters: ConsignmentFilters) => void;
}

/** Text that was typed is searched for without spaces around it. */
const normalize = (filters: ConsignmentFilters): ConsignmentFilters => ({
  ...filters,
  awbNo: filters.awbNo?.trim() || undefined,
  receiver: filters.receiver?.trim() || undefined,
});

const textOf = (chips: readonly { text: string }[]): string => chips.map(({ text }) => text).join();

/** The AWB number field is always shown. The other filters can be collapsed; active ones are then shown as chips. */
export function ConsignmentSearchPanel({ filters, defaults, onSearch, ...actions }: Props) {
  const awb = useRef<InputRef>(null);
  const startsUnfolded = () => false;
  const form = useSearchForm({ name: 'consignments', startsUnfolded, filters, defaults, onSearch, normalize });
  const { search, unfolded } = form;
  const chips = consignmentSearch.chips(filters);
  const isDefault = textOf(chips) === textOf(consignmentSearch.chips(defaults));

  function reset() {
    form.reset();
    awb.current?.focus();
  }

  useShortcut('/', 'Search by AWB number', () => awb.current?.focus({ cursor: 'all' }), { opensField: true });

  const resetButton = (
    <Button type="link" onClick={reset}>
      Reset
    </Button>
  );

  return (
    <form {...form.formProps} aria-label="Search consignments">
      <Toolbar
        {...actions}
        below={
          !unfolded &&
          chips.length > 0 && (
            <>
              <FilterChips filters={filters} chips={chips} onSearch={onSearch} />
              {!isDefault && resetButton}
            </>
          )
        }
      >
        <ViewMenu />
        <TextInput
          {...forCodes}
          ref={awb}
          value={search.draft.awbNo}
          aria-label={consignmentFields.awbNo.label}
          placeholder={consignmentFields.awbNo.label}
          allowClear
          maxLength={consignmentFields.awbNo.maxLength}
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
          onClick={form.fold}
          onPointerEnter={loadFields}
          onFocus={loadFields}
        >
          Filters {unfolded ? '▴' : '▾'}
        </Button>
        {(unfolded || (!isDefault && chips.length === 0)) && resetButton}
      </Toolbar>
      <div id="consignment-filters" hidden={!unfolded}>
        {unfolded && (
          <SearchEntriesContext key={search.generation} value={search.entries}>
            <ConsignmentSearchFields draft={search.draft} onChange={search.change} />
          </SearchEntriesContext>
        )}
      </div>
    </form>
  );
}
