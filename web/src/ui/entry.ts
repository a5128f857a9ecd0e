/**
 * What a control holds besides its value: text that it cannot read or may not take, or an answer that it waits for.
 * The form around it neither saves nor searches until every entry is settled.
 */
import { createContext } from 'react';

export interface Entry {
  /** Why the typed text is not a value. */
  message?: string;
  /** Shown at the field already; while somebody is still typing it is not. */
  visible?: boolean;
  /** Resolves once the typed text has become a value, or an entry with a message. */
  pending?: Promise<void>;
}

export interface EntryHost {
  /** The label of the field, for messages. */
  label: string;
  /** null: what is typed is the value. */
  report: (entry: Entry | null) => void;
}

export const EntryContext = createContext<EntryHost>({ label: 'Value', report: () => undefined });

/** The entries of one form, by field. */
export class Entries {
  private readonly byName = new Map<string, Entry>();

  /** True when something that is shown has changed. */
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

  /** Waits for every answer, also for those that begin meanwhile. */
  async settled(): Promise<void> {
    for (;;) {
      const pending = [...this.byName.values()].flatMap((entry) => entry.pending ?? []);
      if (pending.length === 0) return;
      await Promise.all(pending);
    }
  }
}

const shownText = (entry: Entry | null | undefined) => (entry?.visible ? entry.message : undefined);
