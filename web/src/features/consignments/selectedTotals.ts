import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { formatWeight, kgToGrams } from '../../../../server/src/domain/values/weight';
import type { ConsignmentRowFragment } from '../../graphql.generated';

type Rows = readonly ConsignmentRowFragment[];

const sumOf = (rows: Rows, amount: (row: ConsignmentRowFragment) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** Weight and amount of the selected consignments. */
export const totalsOf = (rows: Rows): string =>
  [
    formatWeight(sumOf(rows, ({ chargeableWeight }) => kgToGrams(chargeableWeight))),
    formatRupees(sumOf(rows, ({ customerAmount }) => rupeesToPaise(customerAmount ?? 0))),
  ].join(' · ');
