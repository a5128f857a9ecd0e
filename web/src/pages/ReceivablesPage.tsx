import { CourierDuesTab } from '../features/courierdues/CourierDuesTab';
import { AgeingTab } from '../features/receivables/AgeingTab';
import { PaymentsTab } from '../features/receivables/PaymentsTab';
import { TdsTab } from '../features/receivables/TdsTab';
import { VppTab } from '../features/receivables/VppTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { usePermission } from '../ui/app/usePermission';
import { PageHeader } from '../ui/panel/PageHeader';

export default function ReceivablesPage() {
  const may = usePermission();
  return (
    <>
      <PageHeader title="Receivables" />
      <AddressTabs
        items={[
          { key: 'payments', label: 'Payments', children: <PaymentsTab /> },
          { key: 'ageing', label: 'Ageing', children: <AgeingTab /> },
          { key: 'tds', label: 'TDS', children: <TdsTab /> },
          { key: 'vpp', label: 'VPP', children: <VppTab /> },
          ...(may('courierDues')
            ? [{ key: 'couriers', label: 'Due from couriers', children: <CourierDuesTab /> }]
            : []),
        ]}
      />
    </>
  );
}
