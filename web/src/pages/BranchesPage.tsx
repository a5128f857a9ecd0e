import { BranchesTab } from '../features/branches/BranchesTab';
import { ReceiptBooksTab } from '../features/branches/ReceiptBooksTab';
import { RegistrationsTab } from '../features/branches/RegistrationsTab';
import { SeriesTab } from '../features/branches/SeriesTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';

export default function BranchesPage() {
  return (
    <>
      <PageHeader
        title="Branches"
        note="Where consignments are booked, under which GSTIN, and how their papers are numbered"
      />
      <AddressTabs
        items={[
          { key: 'branches', label: 'Branches', children: <BranchesTab /> },
          { key: 'registrations', label: 'Registrations', children: <RegistrationsTab /> },
          { key: 'series', label: 'Number series', children: <SeriesTab /> },
          { key: 'books', label: 'Receipt books', children: <ReceiptBooksTab /> },
        ]}
      />
    </>
  );
}
