import { Role } from '../../../server/src/domain/enums';
import { BillingSummary } from '../features/dashboard/BillingSummary';
import { ConsignmentSummary } from '../features/dashboard/ConsignmentSummary';
import { paths } from '../paths';
import { useProfile } from '../session';
import { PageHeader } from '../ui/PageHeader';
import { Link } from 'react-router-dom';

export default function DashboardPage() {
  const isAdmin = useProfile()?.role === Role.Admin;
  return (
    <>
      <PageHeader title="Dashboard Summary">
        <Link to={paths.playground()}>Ask in GraphQL</Link>
      </PageHeader>
      <ConsignmentSummary />
      {isAdmin && <BillingSummary />}
    </>
  );
}
