import { NounPolicy, type Refusal } from './nounPolicy';

export const vendorPolicy = new NounPolicy({
  group: 'Customers and places',
  actions: {
    vendors: 'vendors:read',
    vendorSuggestions: 'vendors:read',
    createVendor: 'vendors:write',
    updateVendor: 'vendors:write',
    deleteVendor: 'vendors:write',
  },
  permissions: {
    'vendors:read': { label: 'See vendors', kind: 'read', member: true },
    'vendors:write': { label: 'Add, change and delete vendors', kind: 'write', member: false },
  },
});

/** The company's own courier and own cargo: bookings and the receipt book know them by these ids (spec 3). */
const ownVendorIds: readonly number[] = [4, 32];

export const vendorRefusal = {
  delete: ({ id, usedBy }: { id: number; usedBy?: string | null }): Refusal => {
    if (ownVendorIds.includes(id)) return "The company's own vendor cannot be deleted";
    return usedBy ? `Vendor has ${usedBy}` : null;
  },
};
