import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  InvoiceConsignmentsDocument,
  type InvoiceConsignmentsQuery,
  type InvoiceRowFragment,
} from '../../graphql.generated';
import { saveFile, XlsFailure, xlsOf } from '../../ui/exportXls';
import { toast } from '../../ui/toast';
import { invoiceFileColumns, invoiceFileName, invoiceLines } from './invoiceFile';

/** Downloads the invoice as .xls with freshly loaded consignments. */
export function useInvoiceFile(): [download: (invoice: InvoiceRowFragment) => Promise<void>, downloading: boolean] {
  const client = useApolloClient();
  const [downloading, setDownloading] = useState(false);

  async function* pages(invoice: InvoiceRowFragment) {
    const { data } = await client.query<InvoiceConsignmentsQuery>({
      query: InvoiceConsignmentsDocument,
      variables: { uniqueId: invoice.uniqueId },
      fetchPolicy: 'no-cache',
    });
    yield invoiceLines(invoice, data?.invoice.consignments ?? []);
  }

  async function download(invoice: InvoiceRowFragment): Promise<void> {
    setDownloading(true);
    try {
      const file = await xlsOf({
        name: 'Invoice',
        columns: invoiceFileColumns,
        pages: pages(invoice),
        onRows: () => undefined,
        signal: new AbortController().signal,
      });
      if (file) saveFile(file, invoiceFileName(invoice));
    } catch (caught) {
      // A failed query was reported by the Apollo client.
      if (caught instanceof XlsFailure) toast.error(['The file could not be written', caught.message]);
    } finally {
      setDownloading(false);
    }
  }

  return [download, downloading];
}
