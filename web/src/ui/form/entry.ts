/**
 * State of a control besides its value: text that is unreadable or not accepted, or a pending answer. The form neither
 * saves nor searches until every entry is resolved.
 */
import { createContext } from 'react';
import { maxWaitMs } from '../app/ask';

export interface Entry {
  /** Error message of the typed text. */
  message?: string;
  /** True if the message is shown at the field; it is not while the user is typing. */
  visible?: boolean;
  /** Resolves when the typed text has become a value, or an entry with a message. */
  pending?: Promise<void>;
  /** The answer only helps: a save goes on without it after `maxWaitMs`. */
  isHelp?: boolean;
}

export interface EntryHost {
  /** The field's label, for messages. */
  label: string;
  /** null: the typed text is valid. */
  report: (entry: Entry | null) => void;
}

export const EntryContext = createContext<EntryHost>({ label: 'Value', report: () => undefined });

/** The entries of one form, by field name. */
export class Entries {
  private readonly byName = new Map<string, Entry>();

  /** Returns true if a visible message changed. */
  report(name: string, entry: Entry | null): boolean {
    const before = this.byName.get(name);
    if (entry) this.byName.set(name, entry);
    else this.byName.delete(name);
    return shownText(before) !== shownText(entry) || before?.message !== entry?.message;
  }

  get isEmpty(): boolean {
    return this.byName.size === 0;
  }

  messages(which: 'all' | 'visible'): Record<string, string> {
    const all = [...this.byName].flatMap(([name, { message, visible = false }]) =>
      message !== undefined && (which === 'all' || visible) ? [[name, message] as const] : [],
    );
    return Object.fromEntries(all);
  }

  /** Waits for all pending answers, including those that start meanwhile; for those that help at most `maxWaitMs` in all. */
  async settled(): Promise<void> {
    let isOver = false;
    let timer: number | undefined;
    const over = new Promise<void>((resolve) => {
      timer = window.setTimeout(() => {
        isOver = true;
        resolve();
      }, maxWaitMs);
    });
    for (;;) {
      const awaited = [...this.byName.values()].flatMap(({ pending, isHelp }) =>
        !pending || (isHelp && isOver) ? [] : [isHelp ? Promise.race([pending, over]) : pending],
      );
      if (awaited.length === 0) break;
      await Promise.all(awaited);
    }
    window.clearTimeout(timer);
  }
}

const shownText = (entry: Entry | null | undefined) => (entry?.visible ? entry.message : undefined);
