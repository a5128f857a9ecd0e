/** What the dashboard says of invoices; every change of one makes it old. */
export const billingFields = ['billingSummary', 'billingTrend'] as const;
