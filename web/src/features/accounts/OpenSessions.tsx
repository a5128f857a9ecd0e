import { Button } from 'antd';
import {
  useEndOpenSessionMutation,
  useEndOtherSessionsMutation,
  useOpenSessionsQuery,
  type OpenSessionsQuery,
} from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { showInstant } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { Panel } from '../../ui/panel/Panel';
import { Tag } from '../../ui/panel/Tag';
import { useCommand } from '../../ui/form/useCommand';

type OpenSession = OpenSessionsQuery['openSessions'][number];

const deviceOf = ({ device }: OpenSession) => device ?? 'Unknown device';

/** Where the user is signed in; each but this session can be ended. */
export function OpenSessions() {
  const confirm = useConfirm();
  const { data, error, refetch } = useOpenSessionsQuery({ fetchPolicy: 'network-only' });
  const sessions = data?.openSessions;
  const [endOne] = useCommand(useEndOpenSessionMutation(), { done: 'Signed out there', changes: ['openSessions'] });
  const [endOthers, ending] = useCommand(useEndOtherSessionsMutation(), {
    done: 'Signed out everywhere else',
    changes: ['openSessions'],
  });
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(session: OpenSession) {
    const question = `Sign out ${deviceOf(session)}? What is typed there and not saved may be lost.`;
    if (await confirm({ question, ok: 'Sign out', danger: true }))
      await endOne({ input: { uniqueId: session.uniqueId } });
  }

  async function endAll() {
    const question = 'Sign out everywhere else? What is typed there and not saved may be lost.';
    if (await confirm({ question, ok: 'Sign out', danger: true })) await endOthers({});
  }

  return (
    <Panel
      title="Where you are signed in"
      extra={
        others.length > 0 && (
          <Button loading={ending} onClick={() => void endAll()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {!sessions && !error && <Skeleton />}
      {!sessions && error && <LoadFailure title="The sessions could not be loaded" retry={refetch} />}
      <ul className="plain-list lined" aria-label="Sessions">
        {sessions?.map((session) => (
          <li key={session.uniqueId} className="between">
            <div>
              <strong>{deviceOf(session)}</strong> {session.isCurrent && <Tag colour="green">This session</Tag>}
              <div className="quiet">
                {session.network && `From ${session.network}, `}signed in {showInstant(session.createdOn)}, last seen{' '}
                {showInstant(session.lastSeenOn)}
              </div>
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                aria-label={`Sign out ${deviceOf(session)}, signed in ${showInstant(session.createdOn)}`}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && others.length === 0 && <p className="facts quiet">You are signed in nowhere else.</p>}
    </Panel>
  );
}
