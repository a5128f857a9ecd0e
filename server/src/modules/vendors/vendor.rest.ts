import { many, one, route, rows } from '../../core/route';
import { vendorSuggestions } from './vendor.suggestions';
import { createVendor, deleteVendor, updateVendor, vendors } from './vendor.service';

const shape = `{ id uniqueId version name contactPerson contactNumber gst panNo url type selfDelivery cityId
  city { id name } lastActiveDate createdOn deletedOn }`;

export const vendorRoutes = [
  route('GET', 'vendors', { run: vendors, answer: rows('Vendor', shape) }),
  route('GET', 'consignment/vendors', { run: vendors, answer: rows('Vendor', shape) }),
  route('POST', 'vendors', { run: createVendor, answer: one('Vendor', shape) }),
  route('PUT', 'vendors/:uniqueId', { run: updateVendor, answer: one('Vendor', shape) }),
  route('DELETE', 'vendors/:uniqueId', { run: deleteVendor, answer: one('Vendor', shape) }),
  route('GET', 'autocompletes/vendors', {
    run: vendorSuggestions,
    answer: many('VendorSuggestion', '{ id uniqueId name type }'),
  }),
];
