import { useState, useSyncExternalStore } from 'react';
import { useProfile } from '../../session';
import type { MenuGroupName } from '../routes';

interface MenuState {
  /** As the user chose it; else by the room that the window has. */
  width?: 'wide' | 'narrow';
  closed: readonly MenuGroupName[];
}

/** What is seldom opened is folded at first. */
const atFirst: MenuState = { closed: ['Company'] };

const hasRoom = () => window.matchMedia('(width >= 1440px)');

function subscribe(listener: () => void): () => void {
  const room = hasRoom();
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
}

/** How the user has the menu at the left, kept in this browser. */
export function useMenuState() {
  const storageKey = `menu:${useProfile()?.currentUserId}`;
  const [state, setState] = useState(() => kept(storageKey));
  const isWide = useSyncExternalStore(subscribe, () => hasRoom().matches);
  const change = (part: Partial<MenuState>) => {
    const next = { ...state, ...part };
    localStorage.setItem(storageKey, JSON.stringify(next));
    setState(next);
  };
  const width = state.width ?? (isWide ? 'wide' : 'narrow');
  return {
    width,
    turn: () => change({ width: width === 'wide' ? 'narrow' : 'wide' }),
    isOpen: (name: MenuGroupName) => !state.closed.includes(name),
    fold: (name: MenuGroupName, open: boolean) =>
      change({ closed: [...state.closed.filter((other) => other !== name), ...(open ? [] : [name])] }),
  };
}

function kept(storageKey: string): MenuState {
  try {
    return { ...atFirst, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<MenuState>) };
  } catch {
    return atFirst;
  }
}
