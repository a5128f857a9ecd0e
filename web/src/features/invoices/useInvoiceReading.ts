import type { InvoiceReading } from '../../../../server/src/domain/enums';
import { useInvoiceReadingQuery } from '../../graphql.generated';

/** Which states and names of types the house uses. The list and the detail bring it, so nobody asks for it alone. */
export function useInvoiceReading(): InvoiceReading {
  const { data } = useInvoiceReadingQuery({ fetchPolicy: 'cache-only' });
  return data?.invoiceReading ?? 'A';
}
