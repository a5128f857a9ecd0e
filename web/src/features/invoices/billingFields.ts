/** Dashboard fields that every change of an invoice outdates. */
export const billingFields = ['billingSummary', 'billingTrend'] as const;
