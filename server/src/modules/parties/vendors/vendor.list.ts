import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Vendor } from './vendor.entity';

@InputType()
export class VendorSearch extends ListInput {}

export const VendorPage = pageOf(Vendor, 'Vendor');

export const vendorList: ListSpec<Vendor, VendorSearch> = {
  entity: Vendor,
  sort: [
    'name',
    'contactPerson',
    'contactNumber',
    'gst',
    'panNo',
    'url',
    'type',
    'selfDelivery',
    'lastActiveDate',
    'createdOn',
  ],
  joinedSort: { city: { relation: 'city', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'some hundred vendors' },
  defaultSort: ['name', 'ASC'],
  // The screen has no paging.
  pageSize: 5000,
  filters: {},
};
