/** Goes to another public page without loading the site anew: whoever shows the pages listens to `popstate`. */
export function goTo(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
