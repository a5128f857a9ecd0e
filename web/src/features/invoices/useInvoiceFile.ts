import { useApolloClient } from '@apollo/client/react';
import {
  InvoiceConsignmentsDocument,
  type InvoiceConsignmentsQuery,
  type InvoiceRowFragment,
} from '../../graphql.generated';
import { xlsSheet } from '../../ui/file/exportXls';
import { useXlsFile } from '../../ui/file/useXlsFile';
import { invoiceFileColumns, invoiceFileName, invoiceLines } from './invoiceFile';

/** Downloads the invoice as .xls with freshly loaded consignments. */
export function useInvoiceFile(): [download: (invoice: InvoiceRowFragment) => Promise<void>, downloading: boolean] {
  const client = useApolloClient();
  const [save, downloading] = useXlsFile();

  async function sheetsOf(invoice: InvoiceRowFragment) {
    const { data } = await client.query<InvoiceConsignmentsQuery>({
      query: InvoiceConsignmentsDocument,
      variables: { uniqueId: invoice.uniqueId },
      fetchPolicy: 'no-cache',
    });
    return [xlsSheet('Invoice', invoiceFileColumns, invoiceLines(invoice, data?.invoice.consignments ?? []))];
  }

  const download = (invoice: InvoiceRowFragment) => save(invoiceFileName(invoice), sheetsOf(invoice));
  return [download, downloading];
}
