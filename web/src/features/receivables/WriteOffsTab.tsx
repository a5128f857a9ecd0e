import { useCallback } from 'react';
import { labels, WriteOffStatus } from '../../../../server/src/domain/enums';
import {
  useApproveWriteOffMutation,
  useDeleteWriteOffMutation,
  useWriteOffsQuery,
  type WriteOffRowFragment,
  type WriteOffSearch,
} from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { ExportButton } from '../../ui/file/ExportButton';
import { useCommand } from '../../ui/form/useCommand';
import { useConfirm } from '../../ui/overlay/confirm';
import { defineSearch, filters as kinds } from '../../ui/search/defineSearch';
import { SearchBox } from '../../ui/search/SearchBox';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { ListTable } from '../../ui/table/ListTable';
import { RowMenu } from '../../ui/table/RowMenu';
import { useListPage } from '../../ui/table/useListPage';
import { Toolbar } from '../../ui/panel/Toolbar';
import { receivableFields } from './receivableFields';
import { writeOffColumns } from './writeOffColumns';

const writeOffSearch = defineSearch<Pick<WriteOffSearch, 'searchText' | 'status' | 'branchId'>>()({
  searchText: kinds.text((text) => text),
  status: kinds.someOf(WriteOffStatus, (status) => labels.WriteOffStatus[status]),
  branchId: kinds.reference((name) => `Branch: ${name}`),
});

/** What was given up of invoices, and what waits for somebody's approval. */
export function WriteOffsTab() {
  const list = useListPage({
    query: useWriteOffsQuery,
    page: (data) => data.writeOffs,
    take: 50,
    sort: { by: 'writtenOffOn', order: 'DESC' },
    filters: writeOffSearch.codecs,
    toSearch: writeOffSearch.toSearch,
  });
  const confirm = useConfirm();
  const changes = ['changeLog', ...receivableFields] as const;
  const [approve] = useCommand(useApproveWriteOffMutation(), {
    done: ({ approveWriteOff: { number } }) => `Written off by ${number}`,
    changes: [...changes],
  });
  const [remove] = useCommand(useDeleteWriteOffMutation(), {
    done: 'Write-off deleted successfully',
    changes: ['writeOffs', 'changeLog'],
  });
  const actions = useCallback(
    (row: WriteOffRowFragment) => {
      if (row.status !== 'Waiting') return null;
      const { uniqueId, version, amount, invoice, customer } = row;
      const input = { uniqueId, version };
      const of = `${invoice?.invoiceNumber ?? ''} of ${customer?.company ?? ''}`;
      const askedApprove = async () => {
        const question = `Write off ${showMoney(amount)} of ${of}? It is not undone.`;
        if (await confirm({ question, ok: 'Approve' })) await approve({ input });
      };
      const askedDelete = async () => {
        if (await confirm({ question: `Delete the write-off of ${of}?`, ok: 'Delete', danger: true }))
          await remove({ input });
      };
      return (
        <RowMenu
          name={of}
          actions={[
            { label: 'Approve', action: 'approveWriteOff', run: () => void askedApprove() },
            { label: 'Delete', action: 'deleteWriteOff', danger: true, run: () => void askedDelete() },
          ]}
        />
      );
    },
    [approve, confirm, remove],
  );
  const { filters } = list;
  return (
    <>
      <Toolbar
        columns={writeOffColumns}
        excel={<ExportButton list={list} columns={writeOffColumns} name="Written Off" />}
      >
        <SearchBox
          label="Search write-offs"
          placeholder="Number"
          value={filters.searchText}
          onSearch={(searchText) => list.search({ ...filters, searchText })}
        />
        <ToolbarBranch value={filters.branchId} onChange={(branchId) => list.search({ ...filters, branchId })} />
      </Toolbar>
      <ListTable
        list={list}
        label="Write-offs"
        columns={writeOffColumns}
        actions={actions}
        letterKeys
        emptyText="Nothing is written off"
        loadingText="Loading write-offs..."
      />
    </>
  );
}
