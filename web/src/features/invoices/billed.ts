import type { ApolloCache } from '@apollo/client';
import type { BilledInvoiceFragment } from '../../graphql.generated';

/** The consignments of generated invoices. */
export type Billed = NonNullable<BilledInvoiceFragment['consignments']>;

/**
 * Writes the invoice to those consignments that the cache holds. Writing the whole answer would normalise thousands of
 * records, most of them not in the cache, and block the browser.
 */
export function markBilled(cache: ApolloCache, billed: Billed): void {
  cache.batch({
    update() {
      for (const { uniqueId, version, invoiceId } of billed) {
        cache.modify({
          id: cache.identify({ __typename: 'Consignment', uniqueId }),
          fields: { version: () => version, invoiceId: () => invoiceId },
        });
      }
    },
  });
}
