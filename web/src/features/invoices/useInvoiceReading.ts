import type { InvoiceReading } from '../../../../server/src/domain/enums';
import { useInvoiceReadingQuery } from '../../graphql.generated';

/**
 * Which invoice reading (SPEC 3, A or B) the server uses. Cached by the list and detail queries, so it is not requested
 * separately.
 */
export function useInvoiceReading(): InvoiceReading {
  const { data } = useInvoiceReadingQuery({ fetchPolicy: 'cache-only' });
  return data?.invoiceReading ?? 'A';
}
