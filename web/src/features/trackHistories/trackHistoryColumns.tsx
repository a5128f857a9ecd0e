import { labels } from '../../../../server/src/domain/enums';
import type { TrackHistoryRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { EnumTag } from '../../ui/panel/EnumTag';

const statusOf = ({ deliveryStatus }: TrackHistoryRowFragment): string =>
  deliveryStatus ? labels.DeliveryStatus[deliveryStatus] : 'Not found';

export const trackHistoryColumns: readonly Column<TrackHistoryRowFragment, SortFields['TrackHistory']>[] = [
  { key: 'awbNo', title: 'Awb No', sortBy: 'awbNo', fit: 'identifier', card: 'title' },
  { key: 'consignmentId', title: 'Consignment Id', kind: 'id', sortBy: 'consignmentId' },
  {
    key: 'deliveryStatus',
    title: 'Delivery Status',
    value: statusOf,
    sortBy: 'deliveryStatus',
    card: 'state',
    render: (row) => (row.deliveryStatus ? <EnumTag of="DeliveryStatus" value={row.deliveryStatus} /> : statusOf(row)),
  },
  { key: 'requestId', title: 'Request Id', sortBy: 'requestId', fit: 'whole', card: 'text' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn', card: 'note' },
];
