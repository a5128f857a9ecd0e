import type { SelectQueryBuilder } from 'typeorm';
import type { Customer } from './customer.entity';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** Narrows customers, `r` in the query, to those with a live consignment that has no invoice. */
    onlyInvoiceable(customers: SelectQueryBuilder<Customer>): void;
  }
}
