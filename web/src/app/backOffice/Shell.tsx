import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NotificationBanner } from '../../features/notifications/NotificationBanner';
import { paths } from '../../paths';
import { useHolder } from '../../ui/app/usePermission';
import { useShortcut } from '../../ui/keys/shortcuts';
import { Brand } from '../Brand';
import type { RouteRow } from '../routes';
import { menuEntries } from './access';
import { Find } from './find/Find';
import { MenuGroup, MenuLink } from './MenuGroup';
import { ProgramLine } from './ProgramLine';
import './shell.css';
import { ShortcutHelp } from './ShortcutHelp';
import { UserMenu } from './UserMenu';
import { WaitingButton } from './waiting/WaitingButton';

/** Navigation bar around every signed-in screen. Below 1100 px the links are shown in a slide-out sheet. */
export function Shell({ children }: { children: ReactNode }) {
  const holder = useHolder();
  const { alone, groups } = menuEntries(holder);
  const rows = [...alone, ...groups.flatMap(([, grouped]) => grouped)];
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
    <div className="shell">
      <a className="skip-link public-button" href="#content">
        Skip to content
      </a>
      <header className="shell-bar">
        <button type="button" className="bar-button sheet-button" popoverTarget="menu-sheet" aria-label="Menu">
          ☰
        </button>
        <Link className="brand" to={paths.dashboard()}>
          <Brand />
        </Link>
        <nav className="wide-menu" aria-label="Main">
          {alone.map((row) => (
            <MenuLink key={row.path} row={row} />
          ))}
          {groups.map(([name, grouped]) => (
            <MenuGroup key={name} name={name} rows={grouped} />
          ))}
        </nav>
        <Find />
        <WaitingButton />
        <UserMenu />
      </header>
      <nav ref={sheet} id="menu-sheet" className="menu-sheet" popover="auto" aria-label="Main menu">
        {rows.map((row) => (
          <MenuLink key={row.path} row={row} />
        ))}
      </nav>
      <NotificationBanner />
      {rows.map((row) => (
        <GoTo key={row.path} row={row} />
      ))}
      <main id="content" ref={content} tabIndex={-1}>
        {children}
      </main>
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
