import { useEffect, useState } from 'react';
import { useActiveNotificationsQuery, type NotificationBannerFragment } from '../../graphql.generated';
import { bannerKey, useProfile } from '../../session';
import './notificationBanner.css';

/** Interval at which open pages check for new notifications. */
const refreshMs = 5 * 60_000;

/** Active notifications, under the navigation bar. Can be dismissed only if none of them is permanent (SPEC 2). */
export function NotificationBanner() {
  const owner = useProfile()?.currentUserId;
  const { data, error } = useActiveNotificationsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const { dismissed, dismiss } = useDismissed(owner);
  const notifications = useKept(`${bannerKey}${owner}`, data?.notifications.rows);
  // Of a first sign-in nothing is kept: the screen is seen once it is known where it begins.
  if (!notifications) return error ? null : <span hidden className="banner-awaited" />;
  const isNew = notifications.some((each) => !dismissed.includes(nameOf(each)));
  if (!isNew) return null;
  return (
    <section className="between bordered noted notification-banner" aria-label="Current notifications">
      <ul className="plain-list">
        {notifications.map(({ uniqueId, message }) => (
          <li key={uniqueId}>{message}</li>
        ))}
      </ul>
      {!notifications.some(({ isPermanent }) => isPermanent) && (
        <button type="button" className="row-button" onClick={() => dismiss(notifications.map(nameOf))}>
          Dismiss
        </button>
      )}
    </section>
  );
}

/** Those of the last time, until the answer is there: the screen below is not pushed down by it. Null: there was no last time. */
function useKept(
  key: string,
  answered: readonly NotificationBannerFragment[] | undefined,
): readonly NotificationBannerFragment[] | null {
  const [kept] = useState(() => (localStorage.getItem(key) ? readList<NotificationBannerFragment>(key) : null));
  useEffect(() => {
    if (answered) localStorage.setItem(key, JSON.stringify(answered));
  }, [key, answered]);
  return answered ?? kept;
}

/** The version is part of the key, so an edited notification appears again after being dismissed. */
const nameOf = ({ uniqueId, version }: NotificationBannerFragment) => `${uniqueId} ${version}`;

/** Dismissals are stored in this browser per user; entries of inactive notifications are dropped. */
function useDismissed(owner: string | undefined) {
  const key = `dismissed:${owner}`;
  const [dismissed, setDismissed] = useState<readonly string[]>(() => readList<string>(key));
  function dismiss(names: readonly string[]): void {
    localStorage.setItem(key, JSON.stringify(names));
    setDismissed(names);
  }
  return { dismissed, dismiss };
}

/** What this component has stored there. */
function readList<Item>(key: string): readonly Item[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as Item[]) : [];
  } catch {
    return [];
  }
}
