import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatDate, wallClock } from '../../../../server/src/domain/values/dates';
import { companySettings } from '../../companySettings';
import { companyToday } from '../../companyToday';
import { useNightlyChecksQuery, type NightlyChecksQuery } from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import { lazyPart } from '../../ui/app/lazily';

const FindingsDrawer = lazyPart(() => import('./FindingsDrawer'));

/** Puts the result of the last nightly check around the page: an alert above if stored values differ, else a quiet line below. */
export function NightlyCheck({ children }: { children: ReactNode }) {
  const { data } = useNightlyChecksQuery({ fetchPolicy: 'cache-and-network' });
  const runs = data?.consistencyRuns.rows ?? [];
  const last = runs.find(({ finishedOn }) => finishedOn) ?? runs[0];
  return (
    <>
      {last?.differences ? <Differences run={last} count={last.differences} /> : null}
      {children}
      {last && !last.differences && (
        <p className="quiet small">
          {last.finishedOn
            ? `${checkedAt(last)}, no differences`
            : `Check begun ${timeOf(last.startedOn)}, not finished`}
        </p>
      )}
    </>
  );
}

function Differences({ run, count }: { run: Run; count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alert
        className="notice"
        type="error"
        showIcon
        title={`${checkedAt(run)}: ${counted(count, 'difference')} between stored values and a recount`}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            Show differences
          </Button>
        }
      />
      {isOpen && <FindingsDrawer day={run.day} onClose={() => setOpen(false)} />}
    </>
  );
}

type Run = NightlyChecksQuery['consistencyRuns']['rows'][number];

const checkedAt = ({ finishedOn, startedOn }: Run) => `Checked ${timeOf(finishedOn ?? startedOn)}`;

/** '3:00 am', with the date unless it is today's. */
function timeOf(instant: string): string {
  const clock = wallClock(new Date(instant), companySettings().timezone);
  const [day, time] = [clock.format('YYYY-MM-DD'), clock.format('h:mm a')];
  return day === companyToday() ? time : `${formatDate(day)} ${time}`;
}
