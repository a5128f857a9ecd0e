import type { Reader } from '../../../db/read/reader';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** How many live records were rated by a card, which keeps it from being deleted. */
    ratedByCard(db: Reader, cardId: number): Promise<number>;
  }
}
