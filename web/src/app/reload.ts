const storageKey = 'reloadedAt';

/** Without being asked at most once a minute, so that no reload causes the next. */
export const mayReload = (): boolean => Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) >= 60_000;

export function reload(): void {
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
