/** Client-side navigation between public pages; `Root` listens to `popstate`. */
export function goTo(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
