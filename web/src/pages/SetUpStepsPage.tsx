import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SetUpTask } from '../../../server/src/domain/enums';
import { renewCompanySettings } from '../features/accounts/company';
import { FirstBranchStep } from '../features/branches/FirstBranchStep';
import { FirstCompanyForm } from '../features/company/FirstCompanyForm';
import { DoneStep } from '../features/setup/DoneStep';
import { SeriesStep } from '../features/setup/SeriesStep';
import { StepList } from '../features/setup/StepList';
import { firstOpen, isStep, stepAfter, type SetUpStepName } from '../features/setup/setUpSteps';
import { UserForm } from '../features/users/UserForm';
import { useCompanyProfilesQuery, useSetUpQuery, type CompanyProfileRowFragment } from '../graphql.generated';
import { paths } from '../paths';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';
import { Panel } from '../ui/panel/Panel';
import { goTo } from '../ui/public/goTo';

/** From nothing to the first invoice, a step at a time. Each step is saved by itself; the address says which one is open. */
export default function SetUpStepsPage() {
  const [params] = useSearchParams();
  const state = useSetUpQuery({ fetchPolicy: 'cache-and-network' });
  const company = useCompanyProfilesQuery({ fetchPolicy: 'cache-and-network' });
  const profiles = company.data?.companyProfiles.rows;
  const failed = [state, company].find(({ error, data }) => error && !data);

  if (failed) return <LoadFailure title="The steps could not be loaded" retry={failed.refetch} />;
  if (!state.data || !profiles) return <Skeleton />;
  const { steps, isHidden } = state.data.setUpState;
  const done = new Set(steps.filter(({ isDone }) => isDone).map(({ task }) => task));
  const asked = params.get('step');
  const step = isStep(asked) ? asked : firstOpen(done);
  return (
    <>
      <PageHeader
        title="Set Up"
        note="Each step is saved by itself. Skip what you do not have at hand, and come back."
      />
      <StepList current={step} done={done} />
      <Step key={step} step={step} done={done} isHidden={isHidden} profiles={profiles} />
    </>
  );
}

interface StepProps {
  step: SetUpStepName;
  done: ReadonlySet<SetUpTask>;
  isHidden: boolean;
  profiles: readonly CompanyProfileRowFragment[];
}

function Step({ step, done, isHidden, profiles }: StepProps) {
  const navigate = useNavigate();
  const go = (to: SetUpStepName) => void navigate(paths.setUpSteps(to));
  const goOn = () => go(stepAfter(step));
  // The back office begins anew with another home city, and has the router that is told of the next step by then.
  const saved = () => void renewCompanySettings().then(() => goTo(paths.setUpSteps(stepAfter(step))));
  if (step === 'company')
    return (
      <Panel title="Your company">
        <FirstCompanyForm part="who" profiles={profiles} onDone={saved} onSkip={goOn} />
      </Panel>
    );
  if (step === 'branch') return <FirstBranchStep onDone={goOn} onSkip={goOn} />;
  if (step === 'papers')
    return profiles.length > 0 ? (
      <Panel title="What your papers show">
        <FirstCompanyForm part="papers" profiles={profiles} onDone={saved} onSkip={goOn} />
      </Panel>
    ) : (
      <Panel title="What your papers show">
        <p>Logo and bank are saved with the company, which comes first.</p>
        <div className="form-buttons">
          <Button type="primary" onClick={() => go('company')}>
            To the company
          </Button>
          <Button onClick={goOn}>Skip</Button>
        </div>
      </Panel>
    );
  if (step === 'series') return <SeriesStep onDone={goOn} onSkip={goOn} />;
  if (step === 'users') return <UsersStep hasOthers={done.has('Users')} goOn={goOn} />;
  return <DoneStep done={done} isHidden={isHidden} />;
}

/** Whoever is invited is followed by the way on, and by an empty form for the next one. */
function UsersStep({ hasOthers, goOn }: { hasOthers: boolean; goOn: () => void }) {
  const [invited, setInvited] = useState(0);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (invited > 0) on.current?.focus();
  }, [invited]);
  return (
    <>
      <UserForm
        key={invited}
        editing={null}
        onDone={() => setInvited((count) => count + 1)}
        startsFocused={invited === 0}
        proposedRole="Member"
      />
      <div className="form-buttons">
        <Button ref={on} onClick={goOn}>
          {hasOthers ? 'Go on' : 'Skip'}
        </Button>
      </div>
    </>
  );
}
