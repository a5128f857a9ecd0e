import { InputType } from 'type-graphql';
import { below, wants, type Fields } from '../../fields';
import { ListInput, pageOf, type ListSpec } from '../../list';
import type { Reader } from '../../db/store';
import { City } from '../locations/city.entity';
import { Vendor } from './vendor.entity';

@InputType()
export class VendorSearch extends ListInput {}

export const VendorPage = pageOf(Vendor, 'Vendor');

export const vendorList: ListSpec<Vendor, VendorSearch> = {
  entity: Vendor,
  sort: {
    name: 'r.name', contactPerson: 'r.contactPerson', contactNumber: 'r.contactNumber', gst: 'r.gst', panNo: 'r.panNo',
    url: 'r.url', type: 'r.type', selfDelivery: 'r.selfDelivery', lastActiveDate: 'r.lastActiveDate',
    createdOn: 'r.createdOn',
  },
  joinedSort: { city: { relation: 'city', column: 'name' } },
  defaultSort: ['name', 'ASC'],
  // The screen has no pages.
  pageSize: 5000,
  filters: {},
  needs: (fields) => (wants(fields, 'city') ? ['cityId'] : []),
  attach: ({ db }, rows, fields) => attachCities(db, rows, fields),
};

export async function attachCities(db: Reader, rows: readonly Vendor[], fields: Fields): Promise<void> {
  if (!wants(fields, 'city')) return;
  const cities = await db.byIds(City, [...new Set(rows.map((row) => row.cityId))], below(fields, 'city'));
  for (const row of rows) row.city = cities.get(row.cityId) ?? null;
}
