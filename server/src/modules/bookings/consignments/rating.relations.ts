import { computed, type Relation, type Relations } from '../../../core/record/relations';
import { Consignment } from './consignment.entity';
import { breakdownOf, sizesOf, type ConsignmentRating } from './rating.entity';

/** Compared with the consignment as it is, so that no change of its amounts has to remember the rating. */
const overridden = (
  rated: 'ratedCustomerAmount' | 'ratedVendorAmount',
  booked: 'customerAmount' | 'vendorAmount',
): Relation<ConsignmentRating> => ({
  columns: ['consignmentId', rated],
  async read(db, rows) {
    const ids = rows.map(({ consignmentId }) => consignmentId);
    const found = await db.byIds(Consignment, ids, [booked]);
    return (row) => row[rated] !== null && found.get(row.consignmentId)?.[booked] !== row[rated];
  },
});

export const ratingRelations: Relations<ConsignmentRating> = {
  customerOverridden: overridden('ratedCustomerAmount', 'customerAmount'),
  vendorOverridden: overridden('ratedVendorAmount', 'vendorAmount'),
  dimensions: computed(['sizes'], sizesOf),
  customerLines: computed(['breakdown'], (rating) => breakdownOf(rating).customerLines),
  vendorLines: computed(['breakdown'], (rating) => breakdownOf(rating).vendorLines),
  notes: computed(['breakdown'], (rating) => breakdownOf(rating).notes),
};
