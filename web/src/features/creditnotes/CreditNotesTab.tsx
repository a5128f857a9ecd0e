import { Button } from 'antd';
import { useCallback } from 'react';
import { CreditNoteStatus, labels } from '../../../../server/src/domain/enums';
import { useCreditNotesQuery, type CreditNoteRowFragment, type CreditNoteSearch } from '../../graphql.generated';
import { ExportButton } from '../../ui/file/ExportButton';
import { ListTable } from '../../ui/table/ListTable';
import { useRowAction } from '../../ui/table/RowButton';
import { SearchBox } from '../../ui/search/SearchBox';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { useShortcut } from '../../ui/keys/shortcuts';
import { defineSearch, filters as kinds } from '../../ui/search/defineSearch';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { creditNoteColumns } from './creditNoteColumns';
import { lazyPart } from '../../ui/app/lazily';
import { May } from '../../ui/app/May';
import { usePermission } from '../../ui/app/usePermission';
import { Toolbar } from '../../ui/panel/Toolbar';

const noteSearch = defineSearch<Pick<CreditNoteSearch, 'searchText' | 'status' | 'branchId'>>()({
  searchText: kinds.text((text) => text),
  status: kinds.someOf(CreditNoteStatus, (status) => labels.CreditNoteStatus[status]),
  branchId: kinds.reference((name) => `Branch: ${name}`),
});

const CreditNoteModal = lazyPart(() => import('./CreditNoteForm'), 'CreditNoteModal');
const CreditNoteDetailPanel = lazyPart(() => import('./CreditNoteDetail'), 'CreditNoteDetailPanel');

const nameOf = (row: CreditNoteRowFragment) => row.number ?? `the draft for ${row.customer?.company ?? ''}`;

/** Credit and debit notes. `credit` and `debit` in the address name the invoice of a new one, or are 'new'. */
export function CreditNotesTab() {
  const list = useListPage({
    query: useCreditNotesQuery,
    page: (data) => data.creditNotes,
    take: 50,
    sort: { by: 'noteDate', order: 'DESC' },
    filters: noteSearch.codecs,
    toSearch: noteSearch.toSearch,
  });
  const crediting = useUrlState('credit', 'createCreditNote');
  const debiting = useUrlState('debit', 'createCreditNote');
  const detail = useUrlState('note');
  const usesDebit = useKeepMounted(debiting.value !== null);
  const [usesForm, usesDetail] = [useKeepMounted(crediting.value !== null), useKeepMounted(detail.value !== null)];
  const { open } = detail;
  const { show: showNew } = crediting;
  const create = useCallback(() => showNew('new'), [showNew]);
  const actions = useRowAction('View', nameOf, open);
  useShortcut('n', 'New credit note', usePermission()('createCreditNote') ? create : null, { opensField: true });
  const { filters } = list;
  return (
    <>
      <Toolbar
        columns={creditNoteColumns}
        excel={<ExportButton list={list} columns={creditNoteColumns} name="Notes" />}
        primary={
          <May do="createCreditNote">
            <Button onClick={() => debiting.show('new')}>New Debit Note</Button>
            <Button type="primary" onClick={create}>
              New Credit Note
            </Button>
          </May>
        }
      >
        <SearchBox
          label="Search notes"
          placeholder="Note number"
          value={filters.searchText}
          onSearch={(searchText) => list.search({ ...filters, searchText })}
        />
        <ToolbarBranch value={filters.branchId} onChange={(branchId) => list.search({ ...filters, branchId })} />
      </Toolbar>
      <ListTable
        list={list}
        label="Credit and debit notes"
        columns={creditNoteColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        emptyText="There are no notes"
        loadingText="Loading notes..."
      />
      {usesForm && (
        <CreditNoteModal
          kind="Credit"
          invoice={crediting.value}
          open={crediting.value !== null}
          onClose={crediting.close}
        />
      )}
      {usesDebit && (
        <CreditNoteModal
          kind="Debit"
          invoice={debiting.value}
          open={debiting.value !== null}
          onClose={debiting.close}
        />
      )}
      {usesDetail && (
        <CreditNoteDetailPanel
          uniqueId={detail.value}
          neighbours={{ rows: list.rows, show: detail.replace }}
          onClose={detail.close}
        />
      )}
    </>
  );
}
