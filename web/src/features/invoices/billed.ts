import type { ApolloCache } from '@apollo/client';
import type { GenerateInvoiceMutation } from '../../graphql.generated';

/** What has become of the consignments: they are on an invoice now. */
export type Billed = NonNullable<GenerateInvoiceMutation['generateInvoice']['consignments']>;

/**
 * Tells the cache of those that it has. Writing the whole answer would take thousands of records apart, most of which
 * nobody has asked for, and hold the browser up.
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
