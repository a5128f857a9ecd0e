/** Positions toasts as close to the top right corner as possible without covering controls. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const margin = 12;
/** Below the navigation bar. */
const defaultTop = 54;
const gap = 3;
const checkEveryMs = 200;

const controls = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="combobox"]',
  '[role="option"]',
  '[role="tab"]',
  // Visible wrappers of controls that are hidden themselves.
  '.ant-radio-button-wrapper',
  '.ant-checkbox-wrapper',
  '.ant-select',
  '.ant-picker',
].join(', ');

/** Bounding boxes of the controls that can be used now. If a dialog is open, only those inside it. */
function usableControls(): Box[] {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  const within: ParentNode = [...dialogs].findLast((dialog) => dialog.getClientRects().length > 0) ?? document;
  return [...within.querySelectorAll(controls)]
    .filter((element) => !element.closest('.ant-notification'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap;

/** A free position for toasts of this size, as distances from the top and right; null if there is none. */
export function clearPlace(
  size: { width: number; height: number },
  obstacles: readonly Box[],
  view: { width: number; height: number },
): { top: number; right: number } | null {
  const boxAt = (top: number, right: number): Box => ({
    top,
    bottom: top + size.height,
    left: view.width - right - size.width,
    right: view.width - right,
  });
  const tops = [defaultTop, margin, ...obstacles.map(({ bottom }) => bottom + gap + 1)];
  const rights = [margin, ...obstacles.map(({ left }) => view.width - left + gap + 1)];
  let best: { top: number; right: number } | null = null;
  let least = Infinity;
  for (const top of tops) {
    for (const right of rights) {
      // Vertical distance counts twice, since users look for toasts at the top.
      const cost = Math.abs(top - defaultTop) * 2 + (right - margin);
      const box = boxAt(top, right);
      const isInView = top >= margin && box.left >= margin && box.bottom <= view.height - margin;
      if (cost >= least || !isInView || obstacles.some((obstacle) => overlaps(box, obstacle))) continue;
      best = { top, right };
      least = cost;
    }
  }
  return best;
}

function place(): void {
  const list = document.querySelector<HTMLElement>('.ant-notification');
  const notices = [...(list?.querySelectorAll('.ant-notification-notice') ?? [])].map((notice) =>
    notice.getBoundingClientRect(),
  );
  if (!list || notices.length === 0) return;
  const union: Box = {
    left: Math.min(...notices.map(({ left }) => left)),
    top: Math.min(...notices.map(({ top }) => top)),
    right: Math.max(...notices.map(({ right }) => right)),
    bottom: Math.max(...notices.map(({ bottom }) => bottom)),
  };
  const obstacles = usableControls();
  // Toasts that cover nothing stay where they are.
  if (union.right <= window.innerWidth && !obstacles.some((obstacle) => overlaps(union, obstacle))) return;
  const size = { width: union.right - union.left, height: union.bottom - union.top };
  const found = clearPlace(size, obstacles, { width: window.innerWidth, height: window.innerHeight });
  // The list has padding around its toasts.
  const { top, right } = list.getBoundingClientRect();
  const root = document.documentElement.style;
  root.setProperty('--toast-top', `${(found?.top ?? defaultTop) - (union.top - top)}px`);
  root.setProperty('--toast-right', `${(found?.right ?? margin) - (right - union.right)}px`);
}

let shownToasts = 0;
let stopWatching: (() => void) | undefined;

/** Places the toasts again in the frame that paints a change of the page, and regularly for what moves without one. */
function watchPage(): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  // Attributes are left out: placing the toasts sets some itself.
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', place);
  const checking = setInterval(place, checkEveryMs);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', place);
    clearInterval(checking);
  };
}

/**
 * Keeps toasts off the controls while this one is mounted, from its first painted frame on: call it in a layout
 * effect of the toast's content. Returns the function that ends it.
 */
export function keepToastsClear(): () => void {
  shownToasts += 1;
  stopWatching ??= watchPage();
  place();
  return () => {
    shownToasts -= 1;
    if (shownToasts > 0) return;
    stopWatching?.();
    stopWatching = undefined;
    document.documentElement.style.removeProperty('--toast-top');
    document.documentElement.style.removeProperty('--toast-right');
  };
}
