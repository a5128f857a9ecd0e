/**
 * Toasts and questions are shown by antd's notification and modal, which are loaded after the first screen: what is said
 * before then waits for them.
 */
import type { ModalFuncProps } from 'antd';
import type { NotificationInstance } from 'antd/es/notification/interface';

export interface Overlays {
  notification: NotificationInstance;
  /** Resolves to whether the user agrees. */
  ask: (question: ModalFuncProps) => Promise<boolean>;
}

let shown: Overlays | null = null;
let waiting: ((overlays: Overlays) => void)[] = [];
let onNeed: () => void = () => undefined;

export function withOverlays(work: (overlays: Overlays) => void): void {
  if (shown) return work(shown);
  waiting.push(work);
  onNeed();
}

export function askUser(question: ModalFuncProps): Promise<boolean> {
  return new Promise((resolve, reject) => {
    withOverlays(({ ask }) => void ask(question).then(resolve, reject));
  });
}

/** Called by what shows them, and by its end with null. */
export function setOverlays(overlays: Overlays | null): void {
  shown = overlays;
  if (overlays) for (const work of waiting.splice(0)) work(overlays);
}

/** Calls `need` whenever something waits; returns the function that ends it and forgets what still waits. */
export function whenOverlaysAreNeeded(need: () => void): () => void {
  onNeed = need;
  if (waiting.length > 0) need();
  return () => {
    onNeed = () => undefined;
    waiting = [];
  };
}
