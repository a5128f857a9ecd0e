import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { ScanWork } from '../../../features/scanning/scanLines';
import type { BookingWork } from '../../../features/counter/SheetLines';
import { paths } from '../../../paths';
import { usePermission } from '../../../ui/app/usePermission';
import { useConfirm } from '../../../ui/overlay/confirm';
import { showInstant } from '../../../ui/app/format';
import { runWaitingWork, sendWorkOf } from '../../../waiting/runWaitingWork';
import { totalWaiting, type WaitingOf } from '../../../waiting/waitingCounts';
import { onWorkChanged, workOf, type Work } from '../../../waiting/waitingWork';
import { waitingText } from './waitingText';

/** The panel has room for so many; the screen of the work has all. */
const maxShown = 30;

/** What waits of this user, oldest first, and how much of others. */
export default function WaitingList({ owner, others }: { owner: string; others: readonly WaitingOf[] }) {
  const works = useUnsent(owner);
  const worker = runWaitingWork(useApolloClient(), owner);
  const unreachable = useSyncExternalStore(worker.subscribe, worker.unreachable);
  return (
    <>
      {works.length > 0 && (
        <ul className="plain-list">
          {works.slice(0, maxShown).map((work) => (
            <Entry key={work.requestKey} work={work} isUnreachable={unreachable !== null} />
          ))}
        </ul>
      )}
      {works.length > maxShown && <p>{`and ${works.length - maxShown} more`}</p>}
      {unreachable && (
        <p role="status">
          {unreachable.messages.join(' · ')}
          <button type="button" className="row-button" onClick={worker.retryNow}>
            Send now
          </button>
        </p>
      )}
      {others.map((counts) => (
        <WorkOfOther key={counts.owner} counts={counts} />
      ))}
    </>
  );
}

function Entry({ work, isUnreachable }: { work: Work; isUnreachable: boolean }) {
  const { code, note, to } = shownAs(work);
  const since = showInstant(new Date(work.sentOn ?? work.changedOn).toISOString());
  const state = work.refusal?.messages.join(' · ') ?? (isUnreachable ? 'Waits for the server' : 'Being sent');
  return (
    <li>
      <Link to={to}>
        <strong>{code}</strong> {note}
        <br />
        <small className={work.state === 'refused' ? 'wrong' : 'quiet'}>{`${state} · ${since}`}</small>
      </Link>
    </li>
  );
}

/** How an entry is named, and where it is mended. */
function shownAs(work: Work): { code: string; note: string; to: string } {
  if (work.kind === 'scan') {
    const { uniqueId, code } = (work as ScanWork).variables.input;
    return { code, note: 'scanned', to: paths.scan(uniqueId) };
  }
  const { awbNo, receiver, city } = (work as BookingWork).shown.values;
  return { code: awbNo || 'From the book', note: `to ${receiver}, ${city?.name ?? ''}`, to: paths.counter() };
}

function WorkOfOther({ counts }: { counts: WaitingOf }) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const maySend = usePermission()('unsentWork:send') && totalWaiting(counts) > 0;
  const whose = counts.name === '' ? 'Another user' : counts.name;
  const waits = totalWaiting(counts) > 0 ? waitingText(counts) : '';
  const refused = counts.refused > 0 ? `${counts.refused} refused` : '';

  async function send(): Promise<void> {
    const question = `Send ${waits} of ${whose}? They are recorded as the work of ${whose}, and the change log names you.`;
    if (await confirm({ question, ok: 'Send' })) sendWorkOf(client, counts.owner);
  }

  return (
    <p>
      {`${whose} left work on this machine: ${[waits, refused].filter(Boolean).join(', ')}.`}
      {maySend ? (
        <button type="button" className="row-button" onClick={() => void send()}>
          Send it
        </button>
      ) : (
        ' It is sent when they sign in here.'
      )}
    </p>
  );
}

function useUnsent(owner: string): readonly Work[] {
  const [works, setWorks] = useState<readonly Work[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const all = await workOf(owner);
      if (!isGone) setWorks(all.filter(({ state }) => state === 'waiting' || state === 'refused'));
    };
    void read();
    const stop = onWorkChanged(() => void read());
    return () => {
      isGone = true;
      stop();
    };
  }, [owner]);
  return works;
}
