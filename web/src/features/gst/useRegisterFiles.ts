import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SalesRegisterDocument, type SalesRegisterQuery, type SalesRegisterSearch } from '../../graphql.generated';
import { fileHeaders } from '../../ui/file/fileHeaders';
import { saveFile } from '../../ui/file/saveFile';
import { useXlsFile } from '../../ui/file/useXlsFile';
import { toast } from '../../ui/overlay/toast';
import { registerCsv, registerFileName, registerSheets } from './salesRegister';

/** Downloads of the sales register of a period. */
export function useRegisterFiles() {
  const client = useApolloClient();
  const [saveXls, writingExcel] = useXlsFile();
  const [loading, setLoading] = useState(false);

  /** Null if there is nothing, or if it could not be loaded, which the Apollo client has reported. */
  async function load(search: SalesRegisterSearch) {
    setLoading(true);
    try {
      const { data } = await client.query<SalesRegisterQuery>({
        query: SalesRegisterDocument,
        variables: { search },
        fetchPolicy: 'no-cache',
        context: { headers: fileHeaders() },
      });
      const { rows = [], others = [] } = data?.salesRegister ?? {};
      if (rows.length + others.length > 0) return data?.salesRegister ?? null;
      toast.info('There is no data for download');
    } catch {
      // The Apollo client has shown the reasons.
    } finally {
      setLoading(false);
    }
    return null;
  }

  return {
    busy: loading || writingExcel,
    async saveExcel(search: SalesRegisterSearch): Promise<void> {
      const register = await load(search);
      if (register) await saveXls(`${registerFileName(register)}.xls`, registerSheets(register));
    },
    async saveCsv(search: SalesRegisterSearch): Promise<void> {
      const register = await load(search);
      if (register) saveFile(registerCsv(register), `${registerFileName(register)}.csv`);
    },
  };
}
