import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { returnFileName } from '../../../../server/src/domain/gstReturn/gstr1';
import { Gstr1OfflineToolDocument, type Gstr1OfflineToolQuery, type Gstr1Query } from '../../graphql.generated';
import { saveFile, XlsFailure, xlsOfSheets } from '../../ui/exportXls';
import { toast } from '../../ui/toast';
import { sheetsOf } from './gstTables';

/** Downloads of a return: the sheets as .xls, and the file that the offline tool imports. */
export function useReturnFiles() {
  const client = useApolloClient();
  const [writing, setWriting] = useState<'xls' | 'json' | null>(null);

  async function write(kind: 'xls' | 'json', work: () => Promise<void>): Promise<void> {
    setWriting(kind);
    try {
      await work();
    } catch (caught) {
      // A failed query was reported by the Apollo client.
      if (caught instanceof XlsFailure) toast.error(['The file could not be written', caught.message]);
    } finally {
      setWriting(null);
    }
  }

  const saveExcel = (found: Gstr1Query['gstr1']) =>
    write('xls', async () => saveFile(await xlsOfSheets(sheetsOf(found)), `${returnFileName(found.month)}.xls`));

  const saveJson = (month: string) =>
    write('json', async () => {
      const { data } = await client.query<Gstr1OfflineToolQuery>({
        query: Gstr1OfflineToolDocument,
        variables: { month },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      saveFile(new Blob([data.gstr1.offlineTool], { type: 'application/json' }), `${returnFileName(month)}.json`);
    });

  return { writing, saveExcel, saveJson };
}
