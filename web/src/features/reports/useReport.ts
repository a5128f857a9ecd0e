import type { ReportName } from '../../../../server/src/domain/reports/reports';
import {
  useCargoTotalsQuery,
  useConsignmentTotalsQuery,
  useInvoiceTotalsQuery,
  usePaymentTotalsQuery,
  type ReportSearch,
  type ReportTableFragment,
} from '../../graphql.generated';

interface ReportAnswer {
  report: ReportTableFragment | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => unknown;
}

/** Asks for the report of that name alone. Not while the screen does not know yet which one it opens with. */
export function useReport(name: ReportName, search: ReportSearch, isOpening: boolean): ReportAnswer {
  const options = (of: ReportName) =>
    ({ variables: { search }, skip: isOpening || of !== name, fetchPolicy: 'cache-and-network' }) as const;
  const consignments = useConsignmentTotalsQuery(options('consignments'));
  const cargo = useCargoTotalsQuery(options('cargo'));
  const invoices = useInvoiceTotalsQuery(options('invoices'));
  const payments = usePaymentTotalsQuery(options('payments'));
  const { loading, error, refetch } = { consignments, cargo, invoices, payments }[name];
  const report = {
    consignments: consignments.data?.consignmentTotals,
    cargo: cargo.data?.cargoTotals,
    invoices: invoices.data?.invoiceTotals,
    payments: payments.data?.paymentTotals,
  }[name];
  return {
    report,
    loading: (isOpening || loading) && !report,
    failed: Boolean(error) && !report,
    retry: refetch,
  };
}
