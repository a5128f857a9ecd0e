import { NounPolicy } from './nounPolicy';

export const gstPolicy = new NounPolicy({
  actions: {
    einvoiceJson: 'gst:read',
    gstr1: 'gst:read',
  },
  member: [],
});
