import { Button } from 'antd';
import { useMemo } from 'react';
import type { RecordKind } from '../../records.generated';
import { useChangeLogQuery, type ChangeLogQuery } from '../../graphql.generated';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { counted, fullName } from '../app/format';
import { LoadFailure } from '../panel/LoadFailure';

type Row = ChangeLogQuery['changeLog']['rows'][number] & { uniqueId: string };

const pageSize = 50;

/** The server returns values as display text, so one table works for every kind of record. */
const columns: readonly Column<Row>[] = [
  { key: 'createdOn', title: 'Date', kind: 'instant' },
  { key: 'createdBy', title: 'By', value: ({ createdBy }) => fullName(createdBy) },
  { key: 'property', title: 'Property', value: (row) => row.propertyLabel, fit: 'wrap' },
  { key: 'oldText', title: 'Old Value', fit: 'wrap' },
  { key: 'newText', title: 'New Value', fit: 'wrap' },
];

const remark: Column<Row> = { key: 'remark', title: 'Remark', fit: 'wrap' };

/** Change log of a record: who changed which property, newest first, paged. Loaded when first shown. */
export function ChangeLog({ of, uniqueId }: { of: RecordKind; uniqueId: string }) {
  const { data, loading, error, fetchMore, refetch } = useChangeLogQuery({
    variables: { search: { entityName: of, primaryKey: uniqueId, take: pageSize } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const rows = useMemo(() => (data?.changeLog.rows ?? []).map((row) => ({ ...row, uniqueId: String(row.id) })), [data]);
  const rowCount = data?.changeLog.rowCount ?? 0;

  const showOlder = () =>
    fetchMore({
      variables: { search: { entityName: of, primaryKey: uniqueId, take: pageSize, after: rows.at(-1)?.uniqueId } },
      updateQuery: ({ changeLog }, { fetchMoreResult: { changeLog: older } }) => ({
        changeLog: { ...older, rows: [...changeLog.rows, ...older.rows] },
      }),
    });

  if (error && !data) return <LoadFailure title="The change log could not be loaded" retry={refetch} />;
  return (
    <>
      <DataTable
        label="Change log"
        columns={rows.some((row) => row.remark) ? [...columns, remark] : columns}
        rows={rows}
        loading={loading}
        failed={null}
        emptyText="No changes yet"
      />
      {rowCount > 0 && (
        <div className="pager">
          <span
            className="grow quiet"
            role="status"
          >{`${rows.length.toLocaleString('en-IN')} of ${counted(rowCount, 'change')}`}</span>
          {rows.length < rowCount && (
            <Button loading={loading} onClick={showOlder}>
              Show older
            </Button>
          )}
        </div>
      )}
    </>
  );
}
