import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { SetUpTask } from '../../../../server/src/domain/enums';
import { useHideSetUpMutation, useSetUpQuery } from '../../graphql.generated';
import { rememberedList, rememberList, type ShownList } from '../../setUpList';
import { useCommand } from '../../ui/form/useCommand';
import { Skeleton } from '../../ui/panel/Skeleton';
import { DemoNotice } from './DemoNotice';
import { SetUpLines, setUpTasks } from './SetUpLines';

const putAway: readonly ShownList[] = ['away', 'demo'];
const nothing: ReadonlySet<SetUpTask> = new Set();

/** Puts the first steps of a company above the page, until all are done or the list is hidden. */
export function SetUpChecklist({ children }: { children: ReactNode }) {
  const id = useId();
  // Its place is kept free, or not, before the answer has come.
  const [shown, setShown] = useState(rememberedList);
  const { data, error } = useSetUpQuery({ fetchPolicy: 'cache-and-network' });
  const [hide, hiding] = useCommand(useHideSetUpMutation(), {
    done: "The list is hidden. 'Set Up' under Company in the menu shows it again",
    changes: ['setUpState'],
  });
  const state = data?.setUpState;
  const done = state ? new Set(state.steps.filter(({ isDone }) => isDone).map(({ task }) => task)) : nothing;
  const isOver = state && (state.isHidden || state.steps.every(({ isDone }) => isDone));
  const over = state?.isDemo ? 'demo' : 'away';
  const at = isOver ? over : state && shown && putAway.includes(shown) ? 'open' : shown;

  useEffect(() => {
    if (state) keep(at ?? 'open');
  }, [state, at]);

  function keep(next: ShownList) {
    rememberList(next);
    setShown(next);
  }

  const isOpen = at !== 'closed';
  const isKnown = state ?? error ?? at;
  const isAway = (at && putAway.includes(at)) || (!state && error);
  // The page below keeps its place, so that it is not read twice.
  return (
    <>
      {!isKnown && <Skeleton />}
      {at === 'demo' && <DemoNotice />}
      {isKnown && !isAway && (
        <section className="panel" aria-labelledby={id} aria-busy={!state}>
          <div className="panel-title between">
            <h2 id={id}>
              <button type="button" aria-expanded={isOpen} onClick={() => keep(isOpen ? 'closed' : 'open')}>
                {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />} First steps
                <span className="quiet small">{state ? ` ${done.size} of ${setUpTasks.length} done` : ' '}</span>
              </button>
            </h2>
            <Button size="small" loading={hiding} onClick={() => void hide({ input: { isHidden: true } })}>
              Hide
            </Button>
          </div>
          {isOpen && <SetUpLines done={done} />}
        </section>
      )}
      {children}
    </>
  );
}
