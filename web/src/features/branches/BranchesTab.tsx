import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useBranchesQuery, useRegistrationsQuery, type BranchRowFragment } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { FormModal } from '../../ui/form/FormModal';
import { useShortcut } from '../../ui/keys/shortcuts';
import { DataTable } from '../../ui/table/DataTable';
import { useRowAction } from '../../ui/table/RowButton';
import { Toolbar } from '../../ui/panel/Toolbar';
import { BranchForm } from './BranchForm';
import { branchColumns } from './branchColumns';

const fresh = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

const nameOf = (row: BranchRowFragment) => row.name;

export function BranchesTab() {
  const { data, loading, error, refetch } = useBranchesQuery(fresh);
  const { data: registrations } = useRegistrationsQuery(fresh);
  const [open, setOpen] = useState<{ branch: BranchRowFragment | null } | null>(null);
  const edit = useCallback((branch: BranchRowFragment) => setOpen({ branch }), []);
  const close = () => setOpen(null);
  useShortcut('n', 'New branch', () => setOpen({ branch: null }), { opensField: true });
  const actions = useRowAction('Edit', nameOf, edit);
  const rows = data?.branches.rows ?? [];
  return (
    <>
      <Toolbar
        excel={<SelectedExcel rows={rows} columns={branchColumns} name="Branches" />}
        primary={
          <Button type="primary" disabled={!registrations} onClick={() => setOpen({ branch: null })}>
            New branch
          </Button>
        }
      />
      <DataTable
        label="Branches"
        columns={branchColumns}
        rows={rows}
        loading={loading}
        failed={error && !loading ? { title: 'The branches could not be loaded', retry: refetch } : null}
        actions={actions}
        onOpen={edit}
        emptyText="There are no branches: the first comes with the company profile"
        loadingText="Loading branches..."
      />
      <FormModal
        open={open !== null && registrations !== undefined}
        title={open?.branch ? `Branch ${open.branch.name}` : 'New branch'}
        width={760}
        onClose={close}
      >
        {open && <BranchForm {...open} registrations={registrations?.registrations.rows ?? []} onDone={close} />}
      </FormModal>
    </>
  );
}
