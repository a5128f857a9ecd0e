import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../../../session';
import { lazyPart } from '../../../ui/app/lazily';
import { Tag } from '../../../ui/panel/Tag';
import { useShortcut } from '../../../ui/keys/shortcuts';
import { useWaitingCounts, totalWaiting, type WaitingOf } from '../../../waiting/waitingCounts';

const WaitingList = lazyPart(() => import('./WaitingList'), 'default', <p>Loading…</p>);

/** In the header of every screen: what the server does not have yet. Not there when nothing waits. */
export function WaitingButton() {
  const owner = useProfile()?.currentUserId ?? '';
  const all = useWaitingCounts();
  return all.length > 0 && <Waiting owner={owner} all={all} />;
}

function Waiting({ owner, all }: { owner: string; all: readonly WaitingOf[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const own = all.find((counts) => counts.owner === owner);
  const others = all.filter((counts) => counts.owner !== owner);
  useShortcut('w', 'Show what waits to be sent', () => {
    panel.current?.showPopover?.();
    panel.current?.focus();
  });
  useEffect(() => panel.current?.hidePopover?.(), [pathname]);

  return (
    <div className="waiting">
      <button
        type="button"
        className="bar-button"
        popoverTarget="waiting-work"
        aria-keyshortcuts="w"
        title="What the server does not have yet (w)"
      >
        <Tag colour={own && own.refused > 0 ? 'red' : 'goldenrod'}>{textOf(own, others)}</Tag>
      </button>
      <div
        ref={panel}
        id="waiting-work"
        className="user-menu waiting-panel scrolls"
        style={{ width: 'min(360px, 100vw - 24px)' }}
        popover="auto"
        role="region"
        aria-label="What waits to be sent"
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <WaitingList owner={owner} others={others} />}
      </div>
    </div>
  );
}

function textOf(own: WaitingOf | undefined, others: readonly WaitingOf[]): string {
  if (own && own.refused > 0) return `${own.refused} refused`;
  if (own) return `${totalWaiting(own)} waiting`;
  return `${others.reduce((sum, counts) => sum + totalWaiting(counts) + counts.refused, 0)} of others`;
}
