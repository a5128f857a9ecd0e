/** What bookings answer to the modules below. */
import type { Hooks } from '../../../core/module/hooks';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { takeAwb } from './books/takeAwb';
import { Consignment } from './consignment.entity';
import { importOfBookings } from './consignment.import';
import { ConsignmentRating } from './rating.entity';

const onTheWay: readonly DeliveryStatus[] = ['Booked', 'Intransit', 'Processing', 'OutForDelivery'];

export const consignmentAnswers: Pick<
  Hooks,
  'importOfBookings' | 'onlyInvoiceable' | 'ratedByCard' | 'takeAwb' | 'undeliveredOf'
> = {
  importOfBookings,
  takeAwb,

  onlyInvoiceable(customers) {
    // Of EXISTS, MariaDB makes a join with all bookings; of one value, one look into the index for each customer.
    const unbilled = customers
      .subQuery()
      .select('c.id')
      .from(Consignment, 'c')
      .where('c.senderId = r.id AND c.deletedOn IS NULL AND c.invoiceId IS NULL')
      .limit(1);
    customers.andWhere(`${unbilled.getQuery()} IS NOT NULL`);
  },

  ratedByCard: (db, id) =>
    db
      .select(ConsignmentRating, 'r')
      .where('(r.customerCardId = :id OR r.vendorCardId = :id)', { id })
      .andWhere('r.deletedOn IS NULL')
      .getCount(),

  undeliveredOf: (db, branchId) =>
    db
      .select(Consignment, 'r')
      .where('r.branchId = :branchId AND r.deletedOn IS NULL', { branchId })
      .andWhere('r.deliveryStatus IN (:...onTheWay)', { onTheWay })
      .getCount(),
};
