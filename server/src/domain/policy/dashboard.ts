import { NounPolicy } from './nounPolicy';

export const dashboardPolicy = new NounPolicy({
  group: 'Reports',
  actions: {
    dashboardSummary: 'dashboard:read',
    bookingTrend: 'dashboard:read',
    monthFigures: 'dashboard:read',
    needsToday: 'dashboard:read',
    billingSummary: 'billing:read',
    billingTrend: 'billing:read',
  },
  permissions: {
    'dashboard:read': { label: 'See the dashboard', kind: 'read', member: true },
    'billing:read': { label: 'See billing on the dashboard', kind: 'read', member: false },
  },
});
