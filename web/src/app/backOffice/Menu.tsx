import { type ReactNode, type Ref } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyPart } from '../../ui/app/lazily';
import type { MenuGroupName, RouteRow } from '../routes';
import { firstScreen } from '../../ui/app/firstScreen';
import type { useMenuState } from './useMenuState';

const MenuIcon = lazyPart(async () => {
  await firstScreen;
  return import('./MenuIcon');
});

interface Props {
  ref: Ref<HTMLElement>;
  groups: readonly (readonly [MenuGroupName, readonly RouteRow[]])[];
  state: ReturnType<typeof useMenuState>;
  /** Above the groups. */
  children: ReactNode;
}

/** At the left of every screen, on request as a strip of icons; narrow windows show it as a sheet. */
export function Menu({ ref, groups, state, children }: Props) {
  const { width, turn, isOpen, fold } = state;
  return (
    <nav ref={ref} id="menu" className="menu" popover="auto" aria-label="Main">
      {children}
      {groups.map(([name, rows]) => (
        <details
          key={name}
          open={isOpen(name)}
          onToggle={({ currentTarget }) => currentTarget.open !== isOpen(name) && fold(name, currentTarget.open)}
        >
          <summary className="line quiet small" title={name}>
            {name}
          </summary>
          {rows.map((row) => (
            <MenuLink key={row.path} row={row} />
          ))}
        </details>
      ))}
      <button
        type="button"
        className="line quiet menu-turn"
        aria-expanded={width === 'wide'}
        aria-controls="menu"
        onClick={turn}
      >
        <span className="menu-icon" aria-hidden>
          {width === 'wide' ? '«' : '»'}
        </span>
        <span>{width === 'wide' ? 'Icons only' : 'Show names'}</span>
      </button>
    </nav>
  );
}

export function MenuLink({ row: { path, screen, label, title, icon } }: { row: RouteRow }) {
  // A failure is told when the page is opened.
  const preload = () => void screen?.preload().catch(() => undefined);
  return (
    <NavLink className="line" to={path} title={label ?? title} onPointerEnter={preload} onFocus={preload}>
      <span className="menu-icon">{icon && <MenuIcon name={icon} />}</span>
      <span>{label ?? title}</span>
    </NavLink>
  );
}
