import type { Sample } from '../../../testing/samples';

export const vendorSample: Sample = {
  path: 'vendors',
  body: ({ number }) => ({
    cityId: 64,
    contactNumber: '022 4000 7000',
    contactPerson: 'Kiran Rao',
    name: `Vendor ${number}`,
  }),
};
