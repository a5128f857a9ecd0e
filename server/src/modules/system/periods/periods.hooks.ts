/** What periods ask of the modules above. */
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** The first day of the open books; null: all are open. */
    booksFrom(db: Reader, today: DateOnly): Promise<DateOnly | null>;
  }
}
