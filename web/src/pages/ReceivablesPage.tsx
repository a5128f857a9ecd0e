import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AgeingTab } from '../features/receivables/AgeingTab';
import { PaymentsTab } from '../features/receivables/PaymentsTab';
import { TdsTab } from '../features/receivables/TdsTab';
import { VppTab } from '../features/receivables/VppTab';
import { PageHeader } from '../ui/PageHeader';

/** The tab stands in the address; the parameters of another one are left behind. */
export default function ReceivablesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader title="Receivables" />
      <Tabs
        size="small"
        destroyOnHidden
        activeKey={params.get('tab') ?? 'payments'}
        onChange={(tab) => setParams(tab === 'payments' ? {} : { tab })}
        items={[
          { key: 'payments', label: 'Payments', children: <PaymentsTab /> },
          { key: 'ageing', label: 'Ageing', children: <AgeingTab /> },
          { key: 'tds', label: 'TDS', children: <TdsTab /> },
          { key: 'vpp', label: 'VPP', children: <VppTab /> },
        ]}
      />
    </>
  );
}
