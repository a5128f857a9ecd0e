import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { WorkingBranch } from '../../features/accounts/WorkingBranch';
import { NotificationBanner } from '../../features/notifications/NotificationBanner';
import { paths } from '../../paths';
import { useHolder } from '../../ui/app/usePermission';
import { useShortcut } from '../../ui/keys/shortcuts';
import { Brand } from '../Brand';
import type { RouteRow } from '../routes';
import { menuEntries } from './access';
import { Find } from './find/Find';
import { Menu, MenuLink } from './Menu';
import { NeedsLink } from './NeedsLink';
import { ProgramLine } from './ProgramLine';
import './shell.css';
import { ShortcutHelp } from './ShortcutHelp';
import { UserMenu } from './UserMenu';
import { useMenuState } from './useMenuState';
import { WaitingButton } from './waiting/WaitingButton';

/** On a phone within the thumb's reach. */
const phonePaths = [paths.consignments(), paths.scan(), paths.counter()];

/** Bar and menu around every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const groups = menuEntries(useHolder());
  const rows = groups.flatMap(([, grouped]) => grouped);
  const menuState = useMenuState();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const arrived = useRef(false);

  useEffect(() => {
    // jsdom and older browsers do not support popovers.
    sheet.current?.hidePopover?.();
    // Moves the focus to the new screen for screen readers, unless one of its fields already has it.
    if (arrived.current && !content.current?.contains(document.activeElement)) content.current?.focus();
    arrived.current = true;
  }, [pathname]);

  return (
    <div className="shell" data-menu={menuState.width}>
      <a className="skip-link public-button" href="#content">
        Skip to content
      </a>
      <header className="shell-bar">
        <button type="button" className="bar-button sheet-button desk-only" popoverTarget="menu" aria-label="Menu">
          ☰
        </button>
        <Link className="brand" to={paths.dashboard()}>
          <Brand />
        </Link>
        <Find />
        <WorkingBranch />
        <NeedsLink className="bar-button bar-needs desk-only" refreshes />
        <WaitingButton />
        <UserMenu />
      </header>
      <Menu ref={sheet} groups={groups} state={menuState}>
        <NeedsLink className="line menu-needs" onClick={() => sheet.current?.hidePopover?.()} />
      </Menu>
      {rows.map((row) => (
        <GoTo key={row.path} row={row} />
      ))}
      <div className="shell-content">
        <NotificationBanner />
        <main id="content" ref={content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav className="phone-bar" aria-label="Often used">
        {rows
          .filter(({ path }) => phonePaths.includes(path))
          .map((row) => (
            <MenuLink key={row.path} row={row} />
          ))}
        <button type="button" popoverTarget="menu">
          <span className="menu-icon" aria-hidden>
            ☰
          </span>
          <span>More</span>
        </button>
      </nav>
      <ProgramLine />
      <ShortcutHelp />
    </div>
  );
}

/** The shortcuts of a screen, from the route table. */
function GoTo({ row: { key, letter, label, title, path, opensField = false } }: { row: RouteRow }) {
  const navigate = useNavigate();
  const isElsewhere = useLocation().pathname !== path;
  const options = { opensField: opensField && isElsewhere };
  const does = `Go to ${label ?? title}`;
  const go = () => void navigate(path);
  useShortcut(`g ${key}`, does, key ? go : null, options);
  useShortcut(letter ?? 'g ', does, letter ? go : null, options);
  return null;
}
