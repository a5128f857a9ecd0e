/** What the company asks of the modules above. */
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /**
     * True if a month with days from `from` to before `until` is filed; null: to the end of time. That of `from` is not filed
     * before this transaction ends.
     */
    isFiledBetween(db: Writer, from: DateOnly, until: DateOnly | null): Promise<boolean>;
    /**
     * Why nothing of a branch is dated on this day any more; null: its month is open, and is not filed before this transaction
     * ends. Without a branch it has to be open for all registrations.
     */
    closedDay(db: Writer, day: DateOnly, branchOf: (() => number) | null): Promise<string | null>;
  }
}
