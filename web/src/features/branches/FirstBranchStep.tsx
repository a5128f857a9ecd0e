import { Button } from 'antd';
import { useBranchesQuery, useRegistrationsQuery } from '../../graphql.generated';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { Panel } from '../../ui/panel/Panel';
import { BranchForm } from './BranchForm';

const fresh = { fetchPolicy: 'cache-and-network' } as const;

interface Props {
  onDone: () => void;
  onSkip: () => void;
}

/** The registration and the branch that the company has brought, to be looked at or put right. */
export function FirstBranchStep({ onDone, onSkip }: Props) {
  const [branches, registrations] = [useBranchesQuery(fresh), useRegistrationsQuery(fresh)];
  const failed = [branches, registrations].find(({ error, data }) => error && !data);
  if (failed) return <LoadFailure title="The branch could not be loaded" retry={failed.refetch} />;
  if (!branches.data || !registrations.data) return <Skeleton />;
  // The one that came with the company.
  const branch = [...branches.data.branches.rows].sort((one, other) => one.id - other.id)[0];
  return (
    <Panel title="Registration and branch">
      <p>
        {branch
          ? 'Your GSTIN and the office where you book. Others can be opened later under Branches.'
          : 'Registration and branch come with the company, which comes first.'}
      </p>
      {branch ? (
        <BranchForm
          branch={branch}
          registrations={registrations.data.registrations.rows}
          onDone={onDone}
          onSkip={onSkip}
        />
      ) : (
        <div className="form-buttons">
          <Button onClick={onSkip}>Skip</Button>
        </div>
      )}
    </Panel>
  );
}
