import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EinvoiceJsonDocument, type EinvoiceJsonQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { saveFile } from '../../ui/exportXls';

/** Downloads an approved invoice as the e-invoice portal takes it. */
export function useEinvoiceFile(): [download: (invoice: InvoiceRowFragment) => Promise<void>, downloading: boolean] {
  const client = useApolloClient();
  const [downloading, setDownloading] = useState(false);

  async function download({ uniqueId, invoiceNumber }: InvoiceRowFragment): Promise<void> {
    setDownloading(true);
    try {
      const { data } = await client.query<EinvoiceJsonQuery>({
        query: EinvoiceJsonDocument,
        variables: { ids: [uniqueId] },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const file = new Blob([data.einvoiceJson.json], { type: 'application/json' });
      saveFile(file, `INV01-${(invoiceNumber ?? '').replaceAll('/', '-')}.json`);
    } catch {
      // The Apollo client has shown the reasons.
    } finally {
      setDownloading(false);
    }
  }

  return [download, downloading];
}
