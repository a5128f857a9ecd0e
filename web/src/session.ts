/** The session as known to this browser. Used only to decide what to show; the server enforces permissions. */
import { useSyncExternalStore } from 'react';
import type { Role } from '../../server/src/domain/enums';

export interface Profile {
  isLoggedIn: boolean;
  name: string;
  image: string;
  /** As the specification knows it. */
  role: Role;
  roleName: string;
  /** What the role lets the user do; null: kept by an earlier release, which knew the role alone. */
  permissions: readonly string[] | null;
  currentUserId: string;
  /** In which branch this session works; left out until the server has said so. */
  branchId?: number;
  /** Only the second factor can be set up. */
  mustSetUpSecondFactor?: boolean;
}

/** With the user's id: where the banner keeps its notifications. */
export const bannerKey = 'banner:';

export const placeholderImage = '/dynamic/images/profile';

const storageKey = 'profile';
const cookie = 'signedIn';

const listeners = new Set<() => void>();
let known: { text: string | null; profile: Profile | null } = { text: null, profile: null };

/** Null unless both the stored profile and the `signedIn` cookie exist. */
export function getProfile(): Profile | null {
  const text = document.cookie.split('; ').includes(`${cookie}=1`) ? localStorage.getItem(storageKey) : null;
  if (text !== known.text) known = { text, profile: parse(text) };
  return known.profile;
}

// Not from domain/enums, whose labels the public pages would load for it.
const roles: Readonly<Record<Role, Role>> = { Admin: 'Admin', Member: 'Member' };

function parse(text: string | null): Profile | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Profile> | null;
    if (!stored?.isLoggedIn || !stored.currentUserId) return null;
    const role = (stored.role && roles[stored.role]) ?? 'Member';
    return {
      isLoggedIn: true,
      name: stored.name ?? '',
      image: stored.image || placeholderImage,
      role,
      roleName: stored.roleName ?? role,
      permissions: Array.isArray(stored.permissions) ? stored.permissions.map(String) : null,
      currentUserId: stored.currentUserId,
      ...(typeof stored.branchId === 'number' && { branchId: stored.branchId }),
      ...(stored.mustSetUpSecondFactor && { mustSetUpSecondFactor: true }),
    };
  } catch {
    return null;
  }
}

export interface SignedInUser {
  uniqueId: string;
  firstName: string;
  lastName: string;
  role: Role;
  imagePath?: string | null;
  /** Where a session begins; another one may have been chosen since. */
  branchId?: number;
  /** Left out by what does not change it. */
  userRole?: OwnRole | null;
}

interface OwnRole {
  name: string;
  actions: readonly string[];
}

/** URL of a profile image; `imagePath` is the image name from the server. */
export const imageAddress = (imagePath: string | null | undefined): string =>
  imagePath ? `/dynamic/images/${encodeURIComponent(imagePath)}` : placeholderImage;

/** Called after signing in and when the signed-in user's name or image changes. */
export function saveProfile(user: SignedInUser, { mustSetUpSecondFactor = false } = {}): void {
  const present = getProfile();
  const kept = present?.currentUserId === user.uniqueId ? present : null;
  const branchId = kept?.branchId ?? user.branchId;
  const profile: Profile = {
    isLoggedIn: true,
    name: `${user.firstName} ${user.lastName}`.trim(),
    image: imageAddress(user.imagePath),
    role: user.role,
    roleName: user.userRole?.name ?? kept?.roleName ?? user.role,
    permissions: user.userRole?.actions ?? kept?.permissions ?? null,
    currentUserId: user.uniqueId,
    ...(branchId !== undefined && { branchId }),
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
  };
  localStorage.setItem(storageKey, JSON.stringify(profile));
  sessionStorage.removeItem(endedKey);
  announce();
}

/** What the server says of the signed-in user's role now. */
export function updateRole(user: { uniqueId: string; role: Role; userRole?: OwnRole | null }): void {
  const profile = getProfile();
  if (profile?.currentUserId !== user.uniqueId || !user.userRole) return;
  const { name: roleName, actions: permissions } = user.userRole;
  const text = JSON.stringify({ ...profile, role: user.role, roleName, permissions });
  if (text === JSON.stringify(profile)) return;
  localStorage.setItem(storageKey, text);
  announce();
}

/** In which branch the session works, as the server says. */
export function updateBranch(branchId: number): void {
  const profile = getProfile();
  if (!profile || profile.branchId === branchId) return;
  localStorage.setItem(storageKey, JSON.stringify({ ...profile, branchId }));
  announce();
}

/** The server takes nothing else from this session until a second factor is set up; or, with false, takes all again. */
export function demandSecondFactor(isDemanded: boolean): void {
  const profile = getProfile();
  if (!profile || Boolean(profile.mustSetUpSecondFactor) === isDemanded) return;
  const { mustSetUpSecondFactor: _, ...others } = profile;
  localStorage.setItem(storageKey, JSON.stringify({ ...others, ...(isDemanded && { mustSetUpSecondFactor: true }) }));
  announce();
}

/**
 * Removes the profile, which sends all tabs to the login page. Ending the session on the server is the logout
 * mutation's task.
 */
export const endSession = (): void => removeProfile({ isLost: false });

/** The server has ended the session: the login page of this tab says so, until somebody signs in. */
export function loseSession(): void {
  // Answers to what was asked before a logout come after it.
  if (getProfile()) removeProfile({ isLost: true });
}

const endedKey = 'sessionEnded';

function removeProfile({ isLost }: { isLost: boolean }): void {
  localStorage.removeItem(storageKey);
  document.cookie = `${cookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  if (isLost) sessionStorage.setItem(endedKey, '1');
  else sessionStorage.removeItem(endedKey);
  announce();
}

export const wasSessionLost = (): boolean => sessionStorage.getItem(endedKey) !== null;

/**
 * Removes what a user typed and chose in this browser. For logout alone: a lost session keeps it. Lines of the counter and
 * waiting work stay, since they may be bookings that the server does not have yet. Keys of earlier releases had no user.
 */
export function forgetUser({ currentUserId }: Profile): void {
  const isRecent = (key: string) => key.startsWith(`recent:${currentUserId}:`) || /^recent:[^:]*$/.test(key);
  const named = [`recentTargets:${currentUserId}`, `${bannerKey}${currentUserId}`];
  const isTheirs = (key: string) => key.startsWith(`draft:${currentUserId}:`) || isRecent(key) || named.includes(key);
  for (const key of Object.keys(localStorage).filter(isTheirs)) localStorage.removeItem(key);
}

const announce = () => listeners.forEach((tell) => tell());

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  // Cookie expiry raises no event, so it is checked when the tab becomes visible.
  const onVisible = () => listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export function useProfile(): Profile | null {
  return useSyncExternalStore(subscribe, getProfile);
}
