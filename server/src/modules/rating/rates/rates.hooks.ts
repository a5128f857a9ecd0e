import type { Reader } from '../../../db/read/reader';
import type { BasisPoints } from '../../../domain/rating/price';
import type { DateOnly } from '../../../domain/values/dates';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** How many live records were rated by a card, which keeps it from being deleted. */
    ratedByCard(db: Reader, cardId: number): Promise<number>;
    /** The rate of GST on courier services of each day. */
    taxPercents(db: Reader): Promise<(day: DateOnly) => BasisPoints>;
  }
}
