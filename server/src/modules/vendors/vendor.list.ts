import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../core/list';
import { Vendor } from './vendor.entity';

@InputType()
export class VendorSearch extends ListInput {}

export const VendorPage = pageOf(Vendor, 'Vendor');

export const vendorList: ListSpec<Vendor, VendorSearch> = {
  entity: Vendor,
  sort: {
    name: 'r.name',
    contactPerson: 'r.contactPerson',
    contactNumber: 'r.contactNumber',
    gst: 'r.gst',
    panNo: 'r.panNo',
    url: 'r.url',
    type: 'r.type',
    selfDelivery: 'r.selfDelivery',
    lastActiveDate: 'r.lastActiveDate',
    createdOn: 'r.createdOn',
  },
  joinedSort: { city: { relation: 'city', column: 'name' } },
  defaultSort: ['name', 'ASC'],
  // The screen has no pages.
  pageSize: 5000,
  filters: {},
};
