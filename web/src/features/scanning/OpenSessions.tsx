import { Button } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { useOpenScanSessionsQuery } from '../../graphql.generated';
import { fullName, showInstant } from '../../ui/app/format';
import { Panel } from '../../ui/panel/Panel';
import { appliedText } from './sessionInput';

/** Sessions that were not closed, to go on with. */
export function OpenSessions({ onOpened }: { onOpened: (uniqueId: string) => void }) {
  const { data } = useOpenScanSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const sessions = data?.scanSessions.rows ?? [];
  if (sessions.length === 0) return null;
  return (
    <Panel title="Open sessions">
      <ul className="plain-list lined">
        {sessions.map((session) => (
          <li key={session.uniqueId} className="between">
            <div>
              <b>{labels.ScanKind[session.kind]}</b> {appliedText(session)}
              <div className="quiet small">
                {fullName(session.createdBy)}, {showInstant(session.openedOn)}
              </div>
            </div>
            <Button onClick={() => onOpened(session.uniqueId)}>Go on</Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
