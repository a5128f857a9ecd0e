import { labels } from '../../../../server/src/domain/enums';
import type { VendorRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const vendorColumns: readonly Column<VendorRowFragment, SortFields['Vendor']>[] = [
  { key: 'name', title: 'Name', value: (row) => row.name, sortBy: 'name', width: 200, card: 'title' },
  {
    key: 'type',
    title: 'Type',
    value: (row) => labels.VendorType[row.type],
    sortBy: 'type',
    fit: 'whole',
    card: 'state',
  },
  {
    key: 'contactPerson',
    title: 'Contact Person',
    value: (row) => row.contactPerson,
    sortBy: 'contactPerson',
    width: 150,
    card: 'text',
  },
  {
    key: 'contactNumber',
    title: 'Contact Number',
    value: (row) => row.contactNumber,
    sortBy: 'contactNumber',
    fit: 'whole',
    card: 'place',
  },
  { key: 'city', title: 'City', value: (row) => row.city?.name, sortBy: 'city', width: 130, card: 'note' },
  { key: 'gst', title: 'GSTIN', value: (row) => row.gst, sortBy: 'gst', fit: 'whole' },
  { key: 'panNo', title: 'PAN', value: (row) => row.panNo, sortBy: 'panNo', fit: 'whole' },
  { key: 'url', title: 'Tracking Url', value: (row) => row.url, sortBy: 'url', width: 180 },
  {
    key: 'selfDelivery',
    title: 'Self Delivery',
    value: (row) => (row.selfDelivery ? 'Yes' : 'No'),
    sortBy: 'selfDelivery',
    fit: 'whole',
  },
  {
    key: 'lastActiveDate',
    title: 'Last Active',
    value: (row) => row.lastActiveDate,
    kind: 'instant',
    sortBy: 'lastActiveDate',
  },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
