import { useApolloClient } from '@apollo/client/react';
import { einvoiceFileName } from '../../../../server/src/domain/tax/gstReturn/inv01';
import { companyToday } from '../../companyToday';
import { EinvoiceJsonDocument, type EinvoiceJsonQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { fileHeaders } from '../../ui/file/fileHeaders';
import { useJsonFile } from '../../ui/file/useJsonFile';

type Reported = Pick<InvoiceRowFragment, 'uniqueId' | 'invoiceNumber'>;

/** Downloads approved invoices as the e-invoice portal takes them, up to 50 in one file. */
export function useEinvoiceFile(): [download: (...invoices: Reported[]) => Promise<void>, downloading: boolean] {
  const client = useApolloClient();
  const [save, downloading] = useJsonFile();

  const nameOf = ([first, ...others]: Reported[]) =>
    einvoiceFileName(first && others.length === 0 ? first.invoiceNumber : companyToday());

  const download = (...invoices: Reported[]) =>
    save(nameOf(invoices), async () => {
      const { data } = await client.query<EinvoiceJsonQuery>({
        query: EinvoiceJsonDocument,
        variables: { ids: invoices.map(({ uniqueId }) => uniqueId) },
        fetchPolicy: 'no-cache',
        context: { headers: fileHeaders() },
      });
      return data?.einvoiceJson.json;
    });

  return [download, downloading];
}
