/** What bookings answer to the modules below. */
import type { Hooks } from '../../../core/module/hooks';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { byIndex } from '../../../db/read/indexHint';
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
    // Of EXISTS, MariaDB makes a join with all bookings; of one value, one look into the index for each customer. By itself it takes
    // the index of the sender, and reads each of the sender's bookings until one has no invoice.
    const hint = byIndex(customers.connection, Consignment, ['invoiceId', 'senderId', 'deletedOn']);
    customers.andWhere(
      `(SELECT c.id FROM consignment c ${hint} WHERE c.invoice_id IS NULL AND c.sender_id = r.id AND c.deleted_on IS NULL LIMIT 1) IS NOT NULL`,
    );
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
