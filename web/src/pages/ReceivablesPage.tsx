import { AgeingTab } from '../features/receivables/AgeingTab';
import { PaymentsTab } from '../features/receivables/PaymentsTab';
import { RefundsTab } from '../features/receivables/RefundsTab';
import { TdsTab } from '../features/receivables/TdsTab';
import { VppTab } from '../features/receivables/VppTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';

export default function ReceivablesPage() {
  return (
    <>
      <PageHeader title="Receivables" />
      <AddressTabs
        items={[
          { key: 'payments', label: 'Payments', children: <PaymentsTab /> },
          { key: 'refunds', label: 'Refunds', children: <RefundsTab /> },
          { key: 'ageing', label: 'Ageing', children: <AgeingTab /> },
          { key: 'tds', label: 'TDS', children: <TdsTab /> },
          { key: 'vpp', label: 'VPP', children: <VppTab /> },
        ]}
      />
    </>
  );
}
