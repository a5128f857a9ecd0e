import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { formatDate, wallClock } from '../../../../server/src/domain/dates';
import { companySettings } from '../../companySettings';
import { companyToday } from '../../companyToday';
import { useNightlyChecksQuery, type NightlyChecksQuery } from '../../graphql.generated';
import { counted } from '../../ui/format';
import './nightlyCheck.css';

const FindingsDrawer = lazy(() => import('./FindingsDrawer'));

/** The result of the last nightly check: a quiet line, or an alert if stored values differ. */
export function NightlyCheck() {
  const { data } = useNightlyChecksQuery({ fetchPolicy: 'cache-and-network' });
  const [isOpen, setOpen] = useState(false);
  const runs = data?.consistencyRuns.rows ?? [];
  const last = runs.find(({ finishedOn }) => finishedOn) ?? runs[0];
  if (!last) return null;
  if (!last.finishedOn)
    return <p className="nightly-check">Check begun {timeOf(last, last.startedOn)}, not finished</p>;
  const checked = `Checked ${timeOf(last, last.finishedOn)}`;
  if (!last.differences) return <p className="nightly-check">{checked}, no differences</p>;
  return (
    <>
      <Alert
        className="nightly-check-alert"
        type="error"
        showIcon
        title={`${checked}: ${counted(last.differences, 'difference')} between stored values and a recount`}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            Show differences
          </Button>
        }
      />
      {isOpen && (
        <Suspense>
          <FindingsDrawer day={last.day} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type Run = NightlyChecksQuery['consistencyRuns']['rows'][number];

/** '3:00 am', with the date unless it is today's. */
function timeOf({ day }: Run, instant: string): string {
  const clock = wallClock(new Date(instant), companySettings().timezone);
  const hour = clock.getUTCHours();
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
  return day === companyToday() ? time : `${formatDate(day)} ${time}`;
}
