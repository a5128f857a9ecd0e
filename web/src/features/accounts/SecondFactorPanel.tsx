import { Button } from 'antd';
import { useEffect, useState } from 'react';
import {
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../graphql.generated';
import { showInstant } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { Panel } from '../../ui/panel/Panel';
import { Tag } from '../../ui/panel/Tag';
import { useCommand } from '../../ui/form/useCommand';
import { CodeForm } from './CodeForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import { SecondFactorStart, type SecondFactorSetup } from './SecondFactorStart';
import { SecondFactorSecret } from './SecondFactorSecret';

type Step = 'idle' | 'password' | 'renew' | 'remove' | SecondFactorSetup | { recoveryCodes: readonly string[] };

const changes = ['secondFactor', 'profile'] as const;

/** `onAllowed`: called when the account may be used as it is, once its recovery codes were kept. */
export function SecondFactorPanel({ onAllowed }: { onAllowed?: () => void }) {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [step, setStep] = useState<Step>('idle');
  const [turnOn] = useCommand(useConfirmSecondFactorMutation(), { done: 'Second factor set up', changes });
  const [renew] = useCommand(useRenewRecoveryCodesMutation(), { done: 'Recovery codes replaced', changes });
  const [remove] = useCommand(useRemoveSecondFactorMutation(), { done: 'Second factor turned off', changes });
  const state = data?.secondFactor;
  const idle = () => setStep('idle');

  const isAllowed = step === 'idle' && state !== undefined && (state.since !== null || !state.isDemanded);
  useEffect(() => {
    if (isAllowed) onAllowed?.();
  }, [isAllowed, onAllowed]);

  return (
    <Panel title="Second factor" extra={state && (state.since ? <Tag colour="green">On</Tag> : <Tag>Off</Tag>)}>
      {!state && !error && <Skeleton />}
      {!state && error && <LoadFailure title="The second factor could not be loaded" retry={refetch} />}
      {state && step === 'idle' && !state.since && (
        <>
          <p className="facts quiet">
            With a second factor, signing in also asks for six digits that an authenticator app on your phone shows.
            Nobody gets in with a stolen password alone.
          </p>
          <Button type="primary" onClick={() => setStep('password')}>
            Set up
          </Button>
        </>
      )}
      {step === 'password' && <SecondFactorStart onStarted={setStep} onCancel={idle} />}
      {typeof step === 'object' && 'uri' in step && (
        <>
          <SecondFactorSecret setup={step} />
          <CodeForm
            label="First code"
            hint="Six digits that the app shows now"
            ok="Turn on"
            send={async (code) => {
              const done = await turnOn({ input: { code } });
              if (done) setStep(done.confirmSecondFactor);
              return done !== null;
            }}
            onCancel={idle}
          />
        </>
      )}
      {typeof step === 'object' && 'recoveryCodes' in step && (
        <RecoveryCodeList codes={step.recoveryCodes} onKept={idle} />
      )}
      {state?.since && step === 'idle' && (
        <>
          <p className="facts quiet">
            Set up on {showInstant(state.since)}. {codesLeft(state.recoveryCodesLeft)}
          </p>
          <div className="form-buttons">
            <Button onClick={() => setStep('renew')}>New recovery codes</Button>
            <Button danger onClick={() => setStep('remove')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {step === 'renew' && (
        <CodeForm
          label="Code for new recovery codes"
          ok="Replace the recovery codes"
          send={async (code) => {
            const done = await renew({ input: { code } });
            if (done) setStep(done.renewRecoveryCodes);
            return done !== null;
          }}
          onCancel={idle}
        />
      )}
      {step === 'remove' && (
        <>
          {state?.isDemanded && (
            <p className="facts quiet">Your account must have one: you will be asked to set up another one at once.</p>
          )}
          <CodeForm
            label="Code to turn off"
            ok="Turn off"
            send={async (code) => {
              const done = await remove({ input: { code } });
              if (done) idle();
              return done !== null;
            }}
            onCancel={idle}
          />
        </>
      )}
    </Panel>
  );
}

const codesLeft = (count: number): string => {
  if (count === 0) return 'No recovery code is left: make new ones.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
};
