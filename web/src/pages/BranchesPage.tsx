import { BranchesTab } from '../features/branches/BranchesTab';
import { RegistrationsTab } from '../features/branches/RegistrationsTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';

export default function BranchesPage() {
  return (
    <>
      <PageHeader title="Branches" note="Where consignments are booked, and under which GSTIN" />
      <AddressTabs
        items={[
          { key: 'branches', label: 'Branches', children: <BranchesTab /> },
          { key: 'registrations', label: 'Registrations', children: <RegistrationsTab /> },
        ]}
      />
    </>
  );
}
