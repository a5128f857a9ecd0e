import { NounPolicy } from './nounPolicy';

export const reportPolicy = new NounPolicy({
  actions: {
    consignmentTotals: 'reports:read',
    cargoTotals: 'reports:read',
    invoiceTotals: 'reports:money',
    paymentTotals: 'reports:money',
  },
  // To see what bookings cost, and what is left of their freight.
  screens: ['reports:costs'],
  member: ['reports:read'],
});
