import { Drawer } from 'antd';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { useNightlyCheckFindingsQuery } from '../../graphql.generated';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';

interface Props {
  day: string;
  onClose: () => void;
}

/** The differences of one nightly check. */
export default function FindingsDrawer({ day, onClose }: Props) {
  const { data, error, refetch } = useNightlyCheckFindingsQuery({ fetchPolicy: 'no-cache' });
  const findings = data?.consistencyRuns.rows.find((run) => run.day === day)?.findings ?? [];
  return (
    <Drawer open title={`Check of ${formatDate(day)}`} size="large" onClose={onClose}>
      {error && <LoadFailure title="The differences could not be loaded" retry={refetch} />}
      {!data && !error && <Skeleton />}
      <ul className="plain-list lined facts">
        {findings.map(({ rule, place, stored, actual }) => (
          <li key={`${rule} ${place}`}>
            <strong>{rule}</strong>
            <div>{place}</div>
            <div>
              Stored {stored}, recounted {actual}
            </div>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
