import type { PaletteItem } from './paletteItems';

/** Actions of what is open, else of what is selected in the list, as the toolbar on the screen has them. */
export function toolbarItems(): PaletteItem[] {
  const windows = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const open = windows.filter((each) => each.querySelector('.palette-list') === null).at(-1);
  return [...(open ?? document).querySelectorAll('[role="toolbar"]')].flatMap((toolbar) =>
    buttonsIn(toolbar).map(({ button, label }): PaletteItem => {
      const note = (open && titleOf(open)) || (toolbar.getAttribute('aria-label') ?? undefined);
      return { group: 'This screen', label, note, run: { act: () => button.click() } };
    }),
  );
}

/** As the menu under the user's name has it. */
export function logoutItems(): PaletteItem[] {
  return [...document.querySelectorAll<HTMLButtonElement>('#user-menu > button:enabled')].map(
    (button): PaletteItem => ({ group: 'Actions', label: button.textContent, run: { act: () => button.click() } }),
  );
}

function buttonsIn(toolbar: Element): { button: HTMLElement; label: string }[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button:enabled, a[href]')]
    .map((button) => ({ button, label: button.textContent.trim() }))
    .filter(({ label }) => /\w/.test(label));
}

/** Without its tags and buttons. */
const titleOf = (open: Element): string =>
  [...(open.querySelector('.window-title')?.childNodes ?? [])]
    .flatMap((node) => (node instanceof Text ? node.data : []))
    .join('')
    .trim();
