import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useBranchesQuery, useReceiptBooksQuery, type ReceiptBookRowFragment } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { FormModal } from '../../ui/form/FormModal';
import { useShortcut } from '../../ui/keys/shortcuts';
import { DataTable } from '../../ui/table/DataTable';
import { useRowAction } from '../../ui/table/RowButton';
import { Toolbar } from '../../ui/panel/Toolbar';
import { receiptBookColumns } from './receiptBookColumns';
import { ReceiptBookForm } from './ReceiptBookForm';

const fresh = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

const nameOf = (row: ReceiptBookRowFragment) => `receipt book of ${row.branch}`;

export function ReceiptBooksTab() {
  const { data, loading, error, refetch } = useReceiptBooksQuery(fresh);
  const { data: branches } = useBranchesQuery(fresh);
  const [open, setOpen] = useState<{ book: ReceiptBookRowFragment | null } | null>(null);
  const edit = useCallback((book: ReceiptBookRowFragment) => setOpen({ book }), []);
  const close = () => setOpen(null);
  useShortcut('n', 'New receipt book', () => setOpen({ book: null }), { opensField: true });
  const actions = useRowAction('Edit', nameOf, edit);
  const rows = data?.receiptBooks.rows ?? [];
  return (
    <>
      <Toolbar
        excel={<SelectedExcel rows={rows} columns={receiptBookColumns} name="Receipt books" />}
        primary={
          <Button type="primary" disabled={!branches} onClick={() => setOpen({ book: null })}>
            New receipt book
          </Button>
        }
      >
        <span className="quiet">A branch without one takes the next number of the company</span>
      </Toolbar>
      <DataTable
        label="Receipt books"
        columns={receiptBookColumns}
        rows={rows}
        loading={loading}
        failed={error && !loading ? { title: 'The receipt books could not be loaded', retry: refetch } : null}
        actions={actions}
        onOpen={edit}
        emptyText="There are no receipt books: every branch takes the next number of the company"
        loadingText="Loading receipt books..."
      />
      <FormModal
        open={open !== null && branches !== undefined}
        title={open?.book ? `Receipt book of ${open.book.branch}` : 'New receipt book'}
        width={760}
        onClose={close}
      >
        {open && <ReceiptBookForm {...open} branches={branches?.branches.rows ?? []} onDone={close} />}
      </FormModal>
    </>
  );
}
