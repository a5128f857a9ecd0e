import { securityColumns } from '../features/security/securityColumns';
import { securitySearch } from '../features/security/securityFilters';
import { SecuritySearchFields } from '../features/security/SecuritySearchFields';
import { useSecurityEventsQuery } from '../graphql.generated';
import { ExportButton } from '../ui/file/ExportButton';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { useListPage } from '../ui/table/useListPage';

export default function SecurityPage() {
  const list = useListPage({
    query: useSecurityEventsQuery,
    page: (data) => data.securityEvents,
    take: 50,
    sort: { by: 'createdOn', order: 'DESC' },
    filters: securitySearch.codecs,
    toSearch: securitySearch.toSearch,
  });
  return (
    <>
      <PageHeader title="Security Log" note="Sign-ins, refusals, exports and mails" />
      <SearchCard
        label="Search security log"
        name="security"
        filters={list.filters}
        defaults={list.defaults}
        chips={securitySearch.chips}
        onSearch={list.search}
        columns={securityColumns}
        excel={<ExportButton list={list} columns={securityColumns} name="Security Log" />}
      >
        {(draft, change) => <SecuritySearchFields draft={draft} onChange={change} />}
      </SearchCard>
      <ListTable
        dense
        list={list}
        label="Security log"
        columns={securityColumns}
        emptyText="There is no security event"
        loadingText="Loading security log..."
      />
    </>
  );
}
