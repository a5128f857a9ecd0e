import { useMemo } from 'react';
import type { TrackConsignmentMutation } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';

export type OnlineEntry = TrackConsignmentMutation['trackConsignment']['entries'][number];

type Row = OnlineEntry & { uniqueId: string };

const columns: readonly Column<Row>[] = [
  { key: 'actionDate', title: 'Date', kind: 'instant' },
  { key: 'city', title: 'City', fit: 'wrap' },
  {
    key: 'deliveryStatus',
    title: 'Delivery Status',
    value: (row) => enumLabel({ of: 'DeliveryStatus', value: row.deliveryStatus }),
    render: (row) => <EnumTag of="DeliveryStatus" value={row.deliveryStatus} />,
  },
  { key: 'action', title: 'Remark', fit: 'wrap' },
];

/** Movements returned by the carrier's tracking source. */
export function OnlineTracking({ entries }: { entries: readonly OnlineEntry[] }) {
  const rows = useMemo(() => entries.map((entry, at) => ({ ...entry, uniqueId: String(at) })), [entries]);
  return <DataTable label="Online tracking" columns={columns} rows={rows} emptyText="No updates found" />;
}
