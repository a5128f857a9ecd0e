/** What number series ask of the modules above. */
import type { Reader } from '../../../db/read/reader';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** An invoice number that LIKE finds; null: there is none. */
    numberLike(db: Reader, pattern: string): Promise<string | null>;
  }
}
