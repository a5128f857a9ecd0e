import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SetUpTask } from '../../../../server/src/domain/enums';
import { useHideSetUpMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { useCommand } from '../../ui/form/useCommand';
import { Panel } from '../../ui/panel/Panel';
import { SetUpLines } from './SetUpLines';

/** What else a company does before it books. */
export function DoneStep({ done, isHidden }: { done: ReadonlySet<SetUpTask>; isHidden: boolean }) {
  const navigate = useNavigate();
  const [hide, hiding] = useCommand(useHideSetUpMutation(), { changes: ['setUpState'] });
  const go = useRef<HTMLButtonElement>(null);

  useEffect(() => go.current?.focus(), []);

  return (
    <Panel title="What comes next">
      <p>
        You can book and invoice now.{' '}
        {!isHidden && 'This list stays on your dashboard until all of it is done, or you hide it there.'}
      </p>
      <SetUpLines done={done} />
      <div className="form-buttons">
        <Button ref={go} type="primary" onClick={() => void navigate(paths.dashboard())}>
          To the dashboard
        </Button>
        {isHidden && (
          <Button loading={hiding} onClick={() => void hide({ input: { isHidden: false } })}>
            Show this list on the dashboard
          </Button>
        )}
      </div>
    </Panel>
  );
}
