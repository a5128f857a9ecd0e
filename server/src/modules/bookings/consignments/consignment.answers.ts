/** What bookings answer to the modules below. */
import type { Hooks } from '../../../core/module/hooks';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { Consignment } from './consignment.entity';
import { importOfBookings } from './consignment.import';
import { ConsignmentRating } from './rating.entity';

const onTheWay: readonly DeliveryStatus[] = ['Booked', 'Intransit', 'Processing', 'OutForDelivery'];

export const consignmentAnswers: Pick<Hooks, 'importOfBookings' | 'onlyInvoiceable' | 'ratedByCard' | 'undeliveredOf'> =
  {
    importOfBookings,

    onlyInvoiceable(customers) {
      const unbilled = customers
        .subQuery()
        .select('1')
        .from(Consignment, 'c')
        .where('c.senderId = r.id AND c.deletedOn IS NULL AND c.invoiceId IS NULL');
      customers.andWhere(`EXISTS ${unbilled.getQuery()}`);
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
