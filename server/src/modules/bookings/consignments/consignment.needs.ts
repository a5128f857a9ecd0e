/** What of the bookings waits for somebody. */
import { daysAgo, listNeed, type Need } from '../../../core/module/need';
import { settingsOn } from '../../system/settings/settingValues';
import { consignmentList } from './consignment.list';
import type { ConsignmentSearch } from './consignment.search';

/** A booking that is older has been looked at, or was forgotten. */
const approvalDays = 2;

export const consignmentNeeds: readonly Need[] = [
  listNeed('Undelivered', consignmentList, async (context): Promise<ConsignmentSearch> => {
    const settings = await settingsOn(context.db, ['delivery.days'], context.today());
    return {
      deliveryStatus: ['Booked', 'Intransit', 'Processing', 'OutForDelivery'],
      toDate: daysAgo(context, settings['delivery.days'] + 1),
    };
  }),
  listNeed('ToBePriced', consignmentList, () => ({ isPriced: false })),
  listNeed('WithoutEway', consignmentList, () => ({ awaitsEway: true })),
  listNeed('AwaitingManifest', consignmentList, () => ({ awaitsManifest: true })),
  listNeed('Unapproved', consignmentList, (context) => ({
    isApproved: false,
    toDate: daysAgo(context, approvalDays + 1),
  })),
];
