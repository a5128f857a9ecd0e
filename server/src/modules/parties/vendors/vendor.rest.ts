import { Vendor } from './vendor.entity';
import { many, one, route, rows } from '../../../core/module/route';
import { vendorSuggestions, VendorSuggestion } from './vendor.suggestions';
import { createVendor, deleteVendor, updateVendor, vendors } from './vendor.service';

const shape = { without: ['updatedOn'], with: { city: ['id', 'name'] } } as const;

export const vendorRoutes = [
  route('GET', 'vendors', { run: vendors, answer: rows(Vendor, shape) }),
  route('GET', 'consignment/vendors', { run: vendors, answer: rows(Vendor, shape) }),
  route('POST', 'vendors', { run: createVendor, answer: one(Vendor, shape) }),
  route('PUT', 'vendors/:uniqueId', { run: updateVendor, answer: one(Vendor, shape) }),
  route('DELETE', 'vendors/:uniqueId', { run: deleteVendor, answer: one(Vendor, shape) }),
  route('GET', 'autocompletes/vendors', {
    run: vendorSuggestions,
    answer: many(VendorSuggestion),
  }),
];
