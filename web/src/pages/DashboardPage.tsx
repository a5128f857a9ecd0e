import { Suspense } from 'react';
import { NightlyCheck } from '../features/consistency/NightlyCheck';
import { BillingSummary } from '../features/dashboard/BillingSummary';
import { ConsignmentSummary } from '../features/dashboard/ConsignmentSummary';
import { MonthFigures } from '../features/dashboard/MonthFigures';
import { NeedsToday } from '../features/dashboard/NeedsToday';
import { SetUpChecklist } from '../features/setup/SetUpChecklist';
import { paths } from '../paths';
import { PageHeader } from '../ui/panel/PageHeader';
import { usePermission } from '../ui/app/usePermission';
import { Link } from 'react-router-dom';
import { lazily } from '../ui/app/lazily';

const ReceivablesSummary = lazily(() => import('../features/dashboard/ReceivablesSummary'));

export default function DashboardPage() {
  const may = usePermission();
  const parts = (
    <>
      <NeedsToday />
      <MonthFigures />
      <ConsignmentSummary />
      {may('billingSummary') && <BillingSummary />}
      {may('receivablesSummary') && (
        <Suspense fallback={null}>
          <ReceivablesSummary />
        </Suspense>
      )}
    </>
  );
  const checked = may('consistencyRuns') ? <NightlyCheck>{parts}</NightlyCheck> : parts;
  return (
    <>
      <PageHeader title="Dashboard Summary">
        {may('playground:screen') && <Link to={paths.playground()}>Ask in GraphQL</Link>}
      </PageHeader>
      {may('setUpState') ? <SetUpChecklist>{checked}</SetUpChecklist> : checked}
    </>
  );
}
