import type { Reader } from '../../../db/read/reader';
import type { BasisPoints } from '../../../domain/rating/price';
import type { RatingRequest } from './rating';

/** What decides the tax of a booking's freight. */
export type TaxedBooking = Pick<
  RatingRequest,
  'customerId' | 'vendorId' | 'serviceType' | 'bookingDate' | 'paymentMode'
>;

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** How many live records were rated by a card, which keeps it from being deleted. */
    ratedByCard(db: Reader, cardId: number): Promise<number>;
    /** The rate of GST that the documents of these bookings, dated as they are, ask for their freight; 0: none. */
    taxPercents(db: Reader, bookings: readonly TaxedBooking[]): Promise<(booking: TaxedBooking) => BasisPoints>;
  }
}
