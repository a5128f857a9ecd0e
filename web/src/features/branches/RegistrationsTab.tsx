import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { registrationRefusal } from '../../../../server/src/domain/policy';
import { useRegistrationsQuery, type RegistrationRowFragment } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { FormModal } from '../../ui/form/FormModal';
import { useShortcut } from '../../ui/keys/shortcuts';
import { DataTable } from '../../ui/table/DataTable';
import { RowMenu } from '../../ui/table/RowMenu';
import { Toolbar } from '../../ui/panel/Toolbar';
import { CloseRegistrationForm } from './CloseRegistrationForm';
import { RegistrationForm } from './RegistrationForm';
import { registrationColumns } from './registrationColumns';

interface Open {
  registration: RegistrationRowFragment | null;
  closes: boolean;
}

const titleOf = ({ registration, closes }: Open): string => {
  if (!registration) return 'New registration';
  return `${closes ? 'Close registration' : 'Registration'} ${registration.gstin}`;
};

export function RegistrationsTab() {
  const { data, loading, error, refetch } = useRegistrationsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const edit = useCallback((registration: RegistrationRowFragment) => {
    if (registrationRefusal.save(registration) === null) setOpen({ registration, closes: false });
  }, []);
  useShortcut('n', 'New registration', () => setOpen({ registration: null, closes: false }), { opensField: true });
  const actions = useCallback(
    (row: RegistrationRowFragment) =>
      row.isDefault ? null : (
        <RowMenu
          name={row.gstin}
          actions={[
            { label: 'Edit', disabled: registrationRefusal.save(row) !== null, run: () => edit(row) },
            { label: 'Close', run: () => setOpen({ registration: row, closes: true }) },
          ]}
        />
      ),
    [edit],
  );
  const rows = data?.registrations.rows ?? [];
  return (
    <>
      <Toolbar
        excel={<SelectedExcel rows={rows} columns={registrationColumns} name="Registrations" />}
        primary={
          <Button type="primary" onClick={() => setOpen({ registration: null, closes: false })}>
            New registration
          </Button>
        }
      >
        <span className="quiet">The default one takes GSTIN, name and address from the company profile</span>
      </Toolbar>
      <DataTable
        label="Registrations"
        columns={registrationColumns}
        rows={rows}
        loading={loading}
        failed={error && !loading ? { title: 'The registrations could not be loaded', retry: refetch } : null}
        actions={actions}
        onOpen={edit}
        emptyText="There are no registrations: the first comes with the company profile"
        loadingText="Loading registrations..."
      />
      <FormModal open={open !== null} title={open && titleOf(open)} width={760} onClose={close}>
        {open?.closes && open.registration && <CloseRegistrationForm registration={open.registration} onDone={close} />}
        {open && !open.closes && <RegistrationForm registration={open.registration} onDone={close} />}
      </FormModal>
    </>
  );
}
