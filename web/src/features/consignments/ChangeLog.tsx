import { Alert } from 'antd';
import { useMemo } from 'react';
import { useConsignmentChangeLogQuery, type ConsignmentChangeLogQuery } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { DataTable } from '../../ui/DataTable';
import { fullName } from '../../ui/format';

type Row = ConsignmentChangeLogQuery['changeLog'][number] & { uniqueId: string };

/** 'chargeableWeight' is 'Chargeable Weight'. */
const inWords = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

const shown = (value: string | null) => (value === 'true' ? 'Yes' : value === 'false' ? 'No' : value);

const columns: readonly Column<Row>[] = [
  { key: 'createdOn', title: 'Date', value: (row) => row.createdOn, kind: 'instant' },
  { key: 'createdBy', title: 'By', value: ({ createdBy }) => fullName(createdBy) },
  { key: 'propertyName', title: 'Property', value: (row) => inWords(row.propertyName) },
  { key: 'oldValue', title: 'Old Value', value: (row) => shown(row.oldValue) },
  { key: 'newValue', title: 'New Value', value: (row) => shown(row.newValue) },
];

/** Who changed which property of the consignment, newest first; asked for when it is shown. */
export function ChangeLog({ uniqueId }: { uniqueId: string }) {
  const { data, loading, error } = useConsignmentChangeLogQuery({
    variables: { uniqueId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first',
  });
  const rows = useMemo(
    () => (data?.changeLog ?? []).map((row) => ({ ...row, uniqueId: String(row.id) })), [data],
  );
  if (error && !data) return <Alert type="error" showIcon title="The change log could not be loaded" />;
  return (
    <DataTable
      label="Change log" columns={columns} rows={rows} loading={loading} emptyText="Nothing was changed yet"
    />
  );
}
