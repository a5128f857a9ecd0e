import type { Reader } from '../../../db/reader';

declare module '../../../core/hooks' {
  interface Hooks {
    /** How many live records were rated by a card, which keeps it from being deleted. */
    ratedByCard(db: Reader, cardId: number): Promise<number>;
  }
}
