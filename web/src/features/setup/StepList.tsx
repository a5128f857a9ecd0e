import { CheckCircleFilled } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { SetUpTask } from '../../../../server/src/domain/enums';
import { paths } from '../../paths';
import { isStepDone, setUpSteps, stepNames, type SetUpStepName } from './setUpSteps';

/** All steps, with a tick at those that are done; each opens its step. */
export function StepList({ current, done }: { current: SetUpStepName; done: ReadonlySet<SetUpTask> }) {
  return (
    <nav aria-label="Steps">
      <ol className="plain-list row">
        {stepNames.map((step, at) => {
          const isDone = step !== 'done' && isStepDone(step, done);
          return (
            <li key={step}>
              <Link className="line" to={paths.setUpSteps(step)} aria-current={step === current ? 'step' : undefined}>
                <span className="menu-icon" aria-hidden>
                  {isDone ? <CheckCircleFilled /> : at + 1}
                </span>
                {setUpSteps[step].title}
                {isDone && <span className="visually-hidden">, done</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
