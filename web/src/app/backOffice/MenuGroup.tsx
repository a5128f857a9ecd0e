import { useEffect, useRef, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { matchesPath } from '../../paths';
import type { RouteRow } from '../routes';

export function MenuLink({ row }: { row: RouteRow }) {
  // A failure is told when the page is opened.
  const preload = () => void row.screen?.preload().catch(() => undefined);
  return (
    <NavLink to={row.path} onPointerEnter={preload} onFocus={preload}>
      {row.label ?? row.title}
    </NavLink>
  );
}

/** An entry of the menu with several screens below it. The arrow keys open it and move through it; Esc closes it. */
export function MenuGroup({ name, rows }: { name: string; rows: readonly RouteRow[] }) {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = `menu-${name.toLowerCase()}`;

  // jsdom and older browsers do not support popovers.
  useEffect(() => list.current?.hidePopover?.(), [pathname]);

  /** A popover is placed in the window, not below its button. */
  function place() {
    if (!button.current || !list.current) return;
    list.current.style.left = `${button.current.getBoundingClientRect().left}px`;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    list.current?.showPopover?.();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length;
    links[next]?.focus();
  }

  return (
    <div className="menu-group" role="presentation" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={rows.some(({ path }) => matchesPath(path, pathname)) ? 'active' : undefined}
        popoverTarget={id}
      >
        {name} <span aria-hidden>▾</span>
      </button>
      <div ref={list} id={id} className="user-menu group-menu" popover="auto" onBeforeToggle={place}>
        {rows.map((row) => (
          <MenuLink key={row.path} row={row} />
        ))}
      </div>
    </div>
  );
}
