import { useCallback } from 'react';
import { enquiryRefusal } from '../../../server/src/domain/policy';
import { enquiryColumns } from '../features/enquiries/enquiryColumns';
import { enquirySearch } from '../features/enquiries/enquiryFilters';
import { EnquiryModal } from '../features/enquiries/EnquiryModal';
import { useEnquiriesQuery, type EnquiryRowFragment } from '../graphql.generated';
import { FilterChips } from '../ui/search/FilterChips';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowButton } from '../ui/table/RowButton';
import { SearchBox } from '../ui/search/SearchBox';
import { useUrlState } from '../ui/search/useUrlState';
import { useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { Toolbar } from '../ui/panel/Toolbar';

export default function EnquiriesPage() {
  const list = useListPage({
    query: useEnquiriesQuery,
    page: (data) => data.enquiries,
    take: 5,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: enquirySearch.codecs,
    toSearch: enquirySearch.toSearch,
  });
  // The text stands in its field.
  const chips = enquirySearch.chips({ ...list.filters, searchText: undefined });
  const opened = useUrlState('open');
  const mayResolve = usePermission()('resolveEnquiry');
  const { open } = opened;

  const actions = useCallback(
    (row: EnquiryRowFragment) => {
      const word = !mayResolve || enquiryRefusal.resolve(row) ? 'View' : 'Resolve';
      return (
        <RowButton aria-label={`${word} enquiry of ${row.name}`} onClick={() => open(row)}>
          {word}
        </RowButton>
      );
    },
    [open, mayResolve],
  );

  return (
    <>
      <PageHeader title="Review Enquiries" />
      <Toolbar columns={enquiryColumns}>
        <SearchBox
          label="Search enquiries"
          placeholder="Resolution"
          value={list.filters.searchText}
          onSearch={(searchText) => list.search({ ...list.filters, searchText })}
        />
        <FilterChips filters={list.filters} chips={chips} onSearch={list.search} />
      </Toolbar>
      <ListTable
        list={list}
        label="Enquiries"
        columns={enquiryColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        emptyText="There is no enquiry data"
        loadingText="Loading enquiries..."
      />
      <EnquiryModal
        enquiry={list.rows.find(({ uniqueId }) => uniqueId === opened.value) ?? null}
        onClose={opened.close}
      />
    </>
  );
}
