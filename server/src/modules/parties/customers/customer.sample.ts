import type { Sample } from '../../../testing/samples';

export const customerSample: Sample = {
  path: 'customers',
  body: ({ number }) => ({
    name: `Contact ${number}`,
    company: `Company ${number}`,
    contact: '+91 22 4000 0000',
    address: 'Fort, Mumbai',
    gst: null,
  }),
};
