import { useApolloClient } from '@apollo/client/react';
import { returnFileName } from '../../../../server/src/domain/tax/gstReturn/gstr1';
import { Gstr1OfflineToolDocument, type Gstr1OfflineToolQuery, type Gstr1Query } from '../../graphql.generated';
import { fileHeaders } from '../../ui/file/fileHeaders';
import { useJsonFile } from '../../ui/file/useJsonFile';
import { useXlsFile } from '../../ui/file/useXlsFile';
import { sheetsOf } from './gstTables';

/** Downloads of a return: the sheets as .xls, and the file that the offline tool imports. */
export function useReturnFiles() {
  const client = useApolloClient();
  const [saveXls, writingExcel] = useXlsFile();
  const [saveJsonFile, loadingJson] = useJsonFile();

  const saveExcel = (found: Gstr1Query['gstr1']) => saveXls(`${returnFileName(found.month)}.xls`, sheetsOf(found));

  const saveJson = (of: { month: string; registrationId?: number }) =>
    saveJsonFile(`${returnFileName(of.month)}.json`, async () => {
      const { data } = await client.query<Gstr1OfflineToolQuery>({
        query: Gstr1OfflineToolDocument,
        variables: of,
        fetchPolicy: 'no-cache',
        context: { headers: fileHeaders() },
      });
      return data?.gstr1.offlineTool;
    });

  return { saveExcel, writingExcel, saveJson, loadingJson };
}
