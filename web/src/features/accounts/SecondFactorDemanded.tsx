import { Button } from 'antd';
import { useLogoutMutation } from '../../graphql.generated';
import { demandSecondFactor, endSession } from '../../session';
import { PageHeader } from '../../ui/panel/PageHeader';
import { useCommand } from '../../ui/form/useCommand';
import { SecondFactorPanel } from './SecondFactorPanel';

const goOn = () => demandSecondFactor(false);

/** In place of all screens while the account must have a second factor and has none. */
export default function SecondFactorDemanded() {
  const [logout, leaving] = useCommand(useLogoutMutation());
  const leave = async () => {
    if (await logout({})) endSession();
  };
  return (
    <main className="narrow-page">
      <PageHeader title="Second factor" note="Your account must have one. Set it up to go on.">
        <Button loading={leaving} onClick={() => void leave()}>
          Logout
        </Button>
      </PageHeader>
      <SecondFactorPanel onAllowed={goOn} />
    </main>
  );
}
