import { productTexts } from '../../../server/src/domain/productTexts';
import { trackHistoryColumns } from '../features/trackHistories/trackHistoryColumns';
import { useTrackHistoriesQuery } from '../graphql.generated';
import { urlCodecs } from '../ui/search/urlCodecs';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchBox } from '../ui/search/SearchBox';
import { useListPage } from '../ui/table/useListPage';
import { Toolbar } from '../ui/panel/Toolbar';

export default function TrackHistoriesPage() {
  const list = useListPage({
    query: useTrackHistoriesQuery,
    page: (data) => data.trackHistories,
    take: 50,
    sort: { by: 'createdOn', order: 'DESC' },
    filters: { searchText: urlCodecs.text },
  });
  return (
    <>
      <PageHeader title="Client Tracking Histories" />
      <Toolbar columns={trackHistoryColumns}>
        <SearchBox
          label="Search tracking histories"
          placeholder="Awb No"
          maxLength={30}
          value={list.filters.searchText}
          onSearch={(searchText) => list.search({ searchText })}
        />
      </Toolbar>
      <ListTable
        list={list}
        label="Tracking histories"
        columns={trackHistoryColumns}
        emptyText={productTexts.noTrackHistories}
        loadingText="Loading tracking data..."
      />
    </>
  );
}
