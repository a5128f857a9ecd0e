import type { SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../../../db/read/reader';
import type { ServiceType } from '../../../domain/bookings/enums';
import type { Customer } from './customer.entity';

export interface Carried {
  vendorId: number;
  serviceType: ServiceType;
}

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** Narrows customers, `r` in the query, to those with a live consignment that has no invoice. */
    onlyInvoiceable(customers: SelectQueryBuilder<Customer>): void;
    /** The bookings among these that the company carries by road itself, which another service taxes. */
    carriedByRoad<Booking extends Carried>(db: Reader, bookings: readonly Booking[]): Promise<ReadonlySet<Booking>>;
  }
}
