import { NightlyCheck } from '../features/consistency/NightlyCheck';
import { BillingSummary } from '../features/dashboard/BillingSummary';
import { ConsignmentSummary } from '../features/dashboard/ConsignmentSummary';
import { MonthFigures } from '../features/dashboard/MonthFigures';
import { NeedsToday } from '../features/dashboard/NeedsToday';
import { SetUpChecklist } from '../features/setup/SetUpChecklist';
import { paths } from '../paths';
import { PageHeader } from '../ui/panel/PageHeader';
import { usePermission } from '../ui/app/usePermission';
import { Link, useSearchParams } from 'react-router-dom';
import { ToolbarBranch } from '../ui/search/SearchBranch';
import { useAddressFilters } from '../ui/search/ownBranch';
import { urlCodecs, type Reference } from '../ui/search/urlCodecs';
import { lazyPart } from '../ui/app/lazily';

const ReceivablesSummary = lazyPart(() => import('../features/dashboard/ReceivablesSummary'));

/** Of which branch the figures are; what waits today is of all. */
const branchCodec = { branchId: urlCodecs.reference };

export default function DashboardPage() {
  const may = usePermission();
  const [params, setParams] = useSearchParams();
  const { read, write } = useAddressFilters(branchCodec);
  const { branchId: branch } = read(params);
  const of = branch ? { branchId: branch.id } : {};
  const parts = (
    <>
      <NeedsToday />
      <MonthFigures {...of} />
      <ConsignmentSummary {...of} />
      {may('billingSummary') && <BillingSummary {...of} />}
      {may('receivablesSummary') && <ReceivablesSummary {...of} />}
    </>
  );
  const choose = (chosen: Reference | undefined) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      write(next, { branchId: chosen });
      return next;
    });
  const checked = may('consistencyRuns') ? <NightlyCheck>{parts}</NightlyCheck> : parts;
  return (
    <>
      <PageHeader title="Dashboard Summary">
        <ToolbarBranch value={branch} onChange={choose} />
        {may('playground:screen') && <Link to={paths.playground()}>Ask in GraphQL</Link>}
      </PageHeader>
      {may('setUpState') ? <SetUpChecklist>{checked}</SetUpChecklist> : checked}
    </>
  );
}
