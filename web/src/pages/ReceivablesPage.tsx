import { useSearchParams } from 'react-router-dom';
import { CourierDuesTab } from '../features/courierdues/CourierDuesTab';
import { ImportButton } from '../features/imports/ImportButton';
import { AgeingTab } from '../features/receivables/AgeingTab';
import { PaymentsTab } from '../features/receivables/PaymentsTab';
import { RefundsTab } from '../features/receivables/RefundsTab';
import { TdsTab } from '../features/receivables/TdsTab';
import { VppTab } from '../features/receivables/VppTab';
import { WriteOffsTab } from '../features/receivables/WriteOffsTab';
import type { ImportJobQuery } from '../graphql.generated';
import { lazyPart } from '../ui/app/lazily';
import { usePermission } from '../ui/app/usePermission';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';

const SheetForm = lazyPart(() => import('../features/courierdues/SheetForm'), 'SheetForm');

export default function ReceivablesPage() {
  const may = usePermission();
  return (
    <>
      <PageHeader title="Receivables" />
      <AddressTabs
        items={[
          { key: 'payments', label: 'Payments', children: <PaymentsTab /> },
          { key: 'refunds', label: 'Refunds', children: <RefundsTab /> },
          { key: 'writeoffs', label: 'Written Off', children: <WriteOffsTab /> },
          { key: 'ageing', label: 'Ageing', children: <AgeingTab /> },
          { key: 'tds', label: 'TDS', children: <TdsTab /> },
          { key: 'vpp', label: 'VPP', children: <VppTab /> },
          ...(may('courierDues') ? [{ key: 'couriers', label: 'Due from couriers', children: <Couriers /> }] : []),
        ]}
      />
    </>
  );
}

/** A remittance is typed, or made of the rows of a file. */
function Couriers() {
  const may = usePermission();
  const [, setParams] = useSearchParams();
  const finish = (job: ImportJobQuery['importJob']) => (
    <SheetForm job={job} onRecorded={(remittance) => setParams({ tab: 'couriers', remittance })} />
  );
  const mayRecord = may('recordCourierRemittance');
  return <CourierDuesTab importing={mayRecord && <ImportButton kind="CourierRemittance" finish={finish} />} />;
}
