import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Vendor } from './vendor.entity';
import { VendorPage } from './vendor.list';
import { createVendor, deleteVendor, updateVendor, vendors } from './vendor.service';
import { vendorSuggestions, VendorSuggestion } from './vendor.suggestions';

export const vendorResolver = resolver(
  field(vendors, VendorPage),
  keyedField(createVendor, Vendor),
  field(updateVendor, Vendor),
  field(deleteVendor, Vendor),
  field(vendorSuggestions, [VendorSuggestion]),
);
