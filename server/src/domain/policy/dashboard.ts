import { NounPolicy } from './nounPolicy';

export const dashboardPolicy = new NounPolicy({
  actions: {
    dashboardSummary: 'dashboard:read',
    bookingTrend: 'dashboard:read',
    monthFigures: 'dashboard:read',
    needsToday: 'dashboard:read',
    billingSummary: 'billing:read',
    billingTrend: 'billing:read',
  },
  member: ['dashboard:read'],
});
