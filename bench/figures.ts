/** Figures that are read from many rows: of a month, of customers, of the counter. */
import { interleaved } from './load';
import { lastMonth } from './month';
import { ms } from './statistics';
import { graphql } from './subjects';

/** What is asked, and within how many ms it is to be answered. */
const asked: readonly [what: string, goal: number | null, query: string][] = [
  ['earnings of a month, by day', 100, 'earnings(search: { OF_MONTH }) { period kind state amount consignments }'],
  [
    'earnings of a month, by branch',
    100,
    'earnings(search: { OF_MONTH, monthly: true, byBranch: true }) { branchId kind state amount }',
  ],
  [
    'unbilledEarnings of a month, 100 rows',
    100,
    'unbilledEarnings(search: { month: "MONTH", take: 100 }) { rowCountIfQuick rows { awbNo customerAmount } }',
  ],
  ['customers to bill of a month', null, 'monthToBill(search: { month: "MONTH" }) { company open paid warnings }'],
  ['customers to invoice', 5, 'customerSuggestions(search: { invoiceableCustomers: true }) { id name }'],
  ['receivers without text', 10, 'receiverSuggestions(search: { take: 20 }) { id name }'],
  ['counter days', 10, 'counterDays(search: {}) { day amount }'],
  ['ageing', 30, 'ageing(search: {}) { rows { company balance } }'],
  ['needs you today', null, 'needsToday { kind count }'],
];

/** A figure is asked with the same answer in the cache of the database, as on a working day. */
export async function figureRows({ port, token }: { port: number; token: string }): Promise<string[][]> {
  const month = lastMonth();
  const filled = (query: string) =>
    query.replace('OF_MONTH', `fromDate: "${month}-01", toDate: "${month}-28"`).replace('MONTH', month);
  const subjects = asked.map(([what, , query]) => graphql(what, port, token, `{ ${filled(query)} }`, {}));
  const times = await interleaved(subjects, 1, 12, 2);
  return asked.map(([what, goal]) => {
    const { median = NaN, p95 = NaN } = times.get(what) ?? {};
    return [what, ms(median), ms(p95), goal === null ? '' : String(goal)];
  });
}
