/** Loads what the dispute sheet of a bill is made from. */
import type { ApolloClient } from '@apollo/client';
import { disputeSheet, type BillFile, type DisputeSheet } from '../../../../server/src/domain/vendorBills/disputeSheet';
import {
  DisputeRowsDocument,
  VendorBillLinesDocument,
  type DisputeRowsQuery,
  type DisputeRowsQueryVariables,
  type VendorBillLinesQuery,
  type VendorBillLinesQueryVariables,
} from '../../graphql.generated';
import type { Cell, Column } from '../../ui/table/columns';
import { xlsSheet, type XlsSheet } from '../../ui/file/exportXls';
import type { OpenBill } from './BillView';

const take = 1000;

async function fileOf(client: ApolloClient, job: NonNullable<OpenBill['importJob']>): Promise<BillFile> {
  const cells = new Map<number, readonly string[]>();
  for (let skip = 0; ; skip += take) {
    const { data } = await client.query<DisputeRowsQuery, DisputeRowsQueryVariables>({
      query: DisputeRowsDocument,
      variables: { search: { uniqueId: job.uniqueId, skip, take } },
      fetchPolicy: 'no-cache',
    });
    const rows = data?.importRows.rows ?? [];
    for (const row of rows) cells.set(row.rowNo, row.cells ?? []);
    if (rows.length < take) return { headers: job.headers ?? [], cells };
  }
}

export const sheetColumns = ({ columns }: DisputeSheet): readonly Column<readonly Cell[]>[] =>
  columns.map(({ title, kind }, at) => ({ key: `${at}`, title, kind, value: (row) => row[at] }));

export async function disputeSheets(client: ApolloClient, { uniqueId, importJob }: OpenBill): Promise<XlsSheet[]> {
  const { data } = await client.query<VendorBillLinesQuery, VendorBillLinesQueryVariables>({
    query: VendorBillLinesDocument,
    variables: { search: { uniqueId } },
    fetchPolicy: 'network-only',
  });
  const sheet = disputeSheet(data?.vendorBillLines.rows ?? [], importJob ? await fileOf(client, importJob) : null);
  return [xlsSheet('Dispute', sheetColumns(sheet), sheet.rows)];
}
