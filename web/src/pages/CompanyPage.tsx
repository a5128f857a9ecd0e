import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { companyColumns } from '../features/company/companyColumns';
import { CompanyForm } from '../features/company/CompanyForm';
import { useCompanyProfilesQuery, type CompanyProfileRowFragment } from '../graphql.generated';
import { FormModal } from '../ui/form/FormModal';
import { PageHeader } from '../ui/panel/PageHeader';
import { Toolbar } from '../ui/panel/Toolbar';
import { ListTable } from '../ui/table/ListTable';
import { useRowAction } from '../ui/table/RowButton';
import { useListPage, wholeList } from '../ui/table/useListPage';
import { ViewMenu } from '../ui/views/ViewMenu';

const nameOf = (row: CompanyProfileRowFragment) => `the profile from ${row.validFrom}`;

/** The profiles of the company, newest first. */
export default function CompanyPage() {
  const list = useListPage({
    query: useCompanyProfilesQuery,
    page: (data) => data.companyProfiles,
    take: wholeList,
    sort: { by: 'validFrom', order: 'DESC' },
    filters: {},
  });
  const [open, setOpen] = useState<{ from: CompanyProfileRowFragment | null; keepsDate: boolean } | null>(null);
  const edit = useCallback((from: CompanyProfileRowFragment) => setOpen({ from, keepsDate: true }), []);
  const close = () => setOpen(null);
  const actions = useRowAction('Edit', nameOf, edit);
  return (
    <>
      <PageHeader title="Company" note="A document shows the profile of its date" />
      <Toolbar
        columns={companyColumns}
        primary={
          <Button
            type="primary"
            disabled={list.loading}
            onClick={() => setOpen({ from: list.rows[0] ?? null, keepsDate: false })}
          >
            New profile
          </Button>
        }
      >
        <ViewMenu />
      </Toolbar>
      <ListTable
        dense
        list={list}
        label="Company profiles"
        columns={companyColumns}
        actions={actions}
        onOpen={edit}
        unpaged
        emptyText="There are no company profiles"
        failedText="An error occurred while searching company profiles"
        loadingText="Loading company profiles..."
      />
      <FormModal open={open !== null} title="Company" width={860} onClose={close}>
        {open && <CompanyForm {...open} profiles={list.rows} onDone={close} />}
      </FormModal>
    </>
  );
}
