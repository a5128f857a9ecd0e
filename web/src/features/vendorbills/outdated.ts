import type { QueryField } from '../../graphql.generated';

const bills = ['vendorBills', 'payablesAgeing'] as const satisfies readonly QueryField[];
const lines = [...bills, 'vendorBillLines', 'billTolerance'] as const satisfies readonly QueryField[];

/** Fields of `ROOT_QUERY` that changes outdate. */
export const outdated = {
  bills,
  lines,
  costs: [
    ...lines,
    'notBilled',
    'billingSummary',
    'billingTrend',
    'consignments',
  ] as const satisfies readonly QueryField[],
};
