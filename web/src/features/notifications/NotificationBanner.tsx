import { useState } from 'react';
import { useActiveNotificationsQuery, type NotificationBannerFragment } from '../../graphql.generated';
import { useProfile } from '../../session';
import './notificationBanner.css';

/** Interval at which open pages check for new notifications. */
const refreshMs = 5 * 60_000;

/** Active notifications, under the navigation bar. Can be dismissed only if none of them is permanent (SPEC 2). */
export function NotificationBanner() {
  const owner = useProfile()?.currentUserId;
  const { data } = useActiveNotificationsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const { dismissed, dismiss } = useDismissed(owner);
  const notifications = data?.notifications.rows ?? [];
  const isNew = notifications.some((each) => !dismissed.includes(nameOf(each)));
  if (!isNew) return null;
  return (
    <section className="notification-banner" aria-label="Current notifications">
      <ul>
        {notifications.map(({ uniqueId, message }) => (
          <li key={uniqueId}>{message}</li>
        ))}
      </ul>
      {!notifications.some(({ isPermanent }) => isPermanent) && (
        <button type="button" onClick={() => dismiss(notifications.map(nameOf))}>
          Dismiss
        </button>
      )}
    </section>
  );
}

/** The version is part of the key, so an edited notification appears again after being dismissed. */
const nameOf = ({ uniqueId, version }: NotificationBannerFragment) => `${uniqueId} ${version}`;

/** Dismissals are stored in this browser per user; entries of inactive notifications are dropped. */
function useDismissed(owner: string | undefined) {
  const key = `dismissed:${owner}`;
  const [dismissed, setDismissed] = useState<readonly string[]>(() => read(key));
  function dismiss(names: readonly string[]): void {
    localStorage.setItem(key, JSON.stringify(names));
    setDismissed(names);
  }
  return { dismissed, dismiss };
}

function read(key: string): readonly string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
