import type { ApolloClient } from '@apollo/client';
import { labels, type ImportRowStatus } from '../../../../server/src/domain/enums';
import {
  ImportRowsDocument,
  type ImportRowRowFragment,
  type ImportRowsQuery,
  type ImportRowsQueryVariables,
} from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { xlsOf } from '../../ui/file/exportXls';
import type { OpenJob } from './ImportWindow';

const take = 1000;

/** Columns of the file as they were, then row, result and reason. Formulas are texts: the cells are written as labels. */
export const resultColumns = (headers: readonly string[]): readonly Column<ImportRowRowFragment>[] => [
  ...headers.map((title, at) => ({
    key: `cell${at}`,
    title,
    value: ({ cells }: ImportRowRowFragment) => cells?.[at] ?? '',
  })),
  { key: 'row', title: 'Row', value: ({ rowNo }) => rowNo, kind: 'id' },
  { key: 'result', title: 'Result', value: ({ status }) => labels.ImportRowStatus[status] },
  { key: 'why', title: 'Why', value: ({ errors }) => (errors ?? []).map(({ message }) => message).join('; ') },
];

/** Null if there are no such rows. */
export async function resultFile(
  client: ApolloClient,
  { uniqueId, headers }: Pick<OpenJob, 'uniqueId' | 'headers'>,
  status: ImportRowStatus[] | null,
): Promise<Blob | null> {
  async function* pages() {
    for (let skip = 0; ; skip += take) {
      const { data } = await client.query<ImportRowsQuery, ImportRowsQueryVariables>({
        query: ImportRowsDocument,
        variables: { search: { uniqueId, status, skip, take } },
        fetchPolicy: 'no-cache',
      });
      const rows = data?.importRows.rows ?? [];
      if (rows.length > 0) yield rows;
      if (rows.length < take) return;
    }
  }
  const { signal } = new AbortController();
  return xlsOf({
    name: 'Rows',
    columns: resultColumns(headers ?? []),
    pages: pages(),
    onRows: () => undefined,
    signal,
  });
}
