import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { NavLink, useLocation } from 'react-router-dom';
import { useLogoutMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { endSession, forgetUser, placeholderImage, useProfile, type Profile } from '../../session';
import { useConfirm } from '../../ui/overlay/confirm';
import { holderOfProfile } from '../../ui/app/usePermission';
import { useCommand } from '../../ui/form/useCommand';
import { forgetOffice } from '../../offline/caches';
import { replaceAddress } from '../address';
import { countsOf, totalWaiting, type WaitingCounts } from '../../waiting/waitingCounts';
import { userMenuRows } from './access';
import { AppearanceChoice } from './AppearanceChoice';
import { waitingText } from './waiting/waitingText';

export function UserMenu() {
  const profile = useProfile();
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const confirm = useConfirm();
  const [logout, leaving] = useCommand(useLogoutMutation());

  useEffect(() => menu.current?.hidePopover?.(), [pathname]);

  async function signOut() {
    menu.current?.hidePopover?.();
    const unsent = profile && (await unsentOf(profile));
    if (unsent && !(await confirm({ question: leaveQuestion(unsent), ok: 'Sign out', danger: true }))) return;
    if (!(await logout({}))) return;
    // Screens that unmount write what was typed last, so they unmount first.
    flushSync(() => {
      replaceAddress(paths.home());
      endSession();
    });
    if (profile) await forgetWhatIsSaved(profile);
  }

  return (
    <div className="user">
      <button
        type="button"
        className="bar-button"
        popoverTarget="user-menu"
        aria-label={`User menu of ${profile?.name}`}
      >
        <img
          className="avatar"
          src={profile?.image}
          alt=""
          width={26}
          height={26}
          onError={({ currentTarget }) => {
            if (currentTarget.src.endsWith(placeholderImage)) currentTarget.style.visibility = 'hidden';
            else currentTarget.src = placeholderImage;
          }}
        />
        <span className="user-name">{profile?.name}</span>
      </button>
      <div ref={menu} id="user-menu" className="user-menu" popover="auto">
        <p className="quiet">
          <strong>{profile?.name}</strong>
          <br />
          {profile?.roleName}
        </p>
        <nav aria-label="User">
          {userMenuRows(holderOfProfile(profile)).map(({ path, label, title }) => (
            <NavLink key={path} className="line" to={path}>
              {label ?? title}
            </NavLink>
          ))}
        </nav>
        <AppearanceChoice />
        <button type="button" className="line" disabled={leaving} onClick={signOut}>
          Logout
        </button>
      </div>
    </div>
  );
}

/** Counted anew: a line whose answer has just come may still stand in the counts. */
async function unsentOf({ currentUserId }: Profile): Promise<WaitingCounts | null> {
  const isUnsent = (counts: WaitingCounts | null) => counts !== null && totalWaiting(counts) > 0;
  if (!isUnsent(countsOf(currentUserId))) return null;
  const { recount } = await import('../../waiting/waitingWork');
  // A browser that stores nothing keeps what was counted.
  await recount(currentUserId).catch(() => undefined);
  const counts = countsOf(currentUserId);
  return isUnsent(counts) ? counts : null;
}

/** What the server has. Lines that are still being entered or sent stay, since they may be bookings. */
async function forgetWhatIsSaved(profile: Profile): Promise<void> {
  forgetUser(profile);
  await forgetOffice().catch(() => undefined);
  const { removeWork } = await import('../../waiting/waitingWork');
  // Refused by a browser that stores nothing.
  await removeWork(profile.currentUserId, ({ state }) => state === 'done').catch(() => undefined);
}

const leaveQuestion = (counts: WaitingCounts): string =>
  `Not sent yet: ${waitingText(counts)}. It waits in this browser until you sign in here again. Sign out?`;
