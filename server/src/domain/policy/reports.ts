import { NounPolicy } from './nounPolicy';

export const reportPolicy = new NounPolicy({
  group: 'Reports',
  actions: {
    consignmentTotals: 'reports:read',
    cargoTotals: 'reports:read',
    invoiceTotals: 'reports:money',
    paymentTotals: 'reports:money',
  },
  // To see what bookings cost, and what is left of their freight.
  screens: ['reports:costs'],
  permissions: {
    'reports:read': { label: 'See reports of bookings', kind: 'read', member: true },
    'reports:money': { label: 'See reports of invoices and payments', kind: 'read', member: false },
    'reports:costs': { label: 'See costs and margins in reports', kind: 'read', member: false },
  },
});
