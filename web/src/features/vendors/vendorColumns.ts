import { labels } from '../../../../server/src/domain/enums';
import type { VendorRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const vendorColumns: readonly Column<VendorRowFragment, SortFields['Vendor']>[] = [
  { key: 'name', title: 'Name', sortBy: 'name', width: 200, card: 'title' },
  {
    key: 'type',
    title: 'Type',
    value: (row) => labels.VendorType[row.type],
    sortBy: 'type',
    fit: 'whole',
    card: 'state',
  },
  { key: 'contactPerson', title: 'Contact Person', sortBy: 'contactPerson', width: 150, card: 'text' },
  { key: 'contactNumber', title: 'Contact Number', sortBy: 'contactNumber', fit: 'whole', card: 'place' },
  { key: 'city', title: 'City', value: (row) => row.city?.name, sortBy: 'city', width: 130, card: 'note' },
  { key: 'gst', title: 'GSTIN', sortBy: 'gst', fit: 'whole' },
  { key: 'panNo', title: 'PAN', sortBy: 'panNo', fit: 'whole' },
  { key: 'url', title: 'Tracking Url', sortBy: 'url', width: 180 },
  {
    key: 'selfDelivery',
    title: 'Self Delivery',
    value: (row) => (row.selfDelivery ? 'Yes' : 'No'),
    sortBy: 'selfDelivery',
    fit: 'whole',
  },
  { key: 'lastActiveDate', title: 'Last Active', kind: 'instant', sortBy: 'lastActiveDate' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn' },
];
