import { visitColumns } from '../features/visits/visitColumns';
import { useVisitsQuery } from '../graphql.generated';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { useListPage } from '../ui/table/useListPage';
import { Toolbar } from '../ui/panel/Toolbar';
import { ViewMenu } from '../ui/views/ViewMenu';

export default function VisitsPage() {
  const list = useListPage({
    query: useVisitsQuery,
    page: (data) => data.visits,
    take: 50,
    sort: { by: 'createdOn', order: 'DESC' },
    filters: {},
  });
  return (
    <>
      <PageHeader title="Visits Counter" note="Web traffic" />
      <Toolbar columns={visitColumns}>
        <ViewMenu />
      </Toolbar>
      <ListTable
        dense
        list={list}
        label="Visits"
        columns={visitColumns}
        emptyText="There is no visit data"
        loadingText="Loading visits..."
      />
    </>
  );
}
