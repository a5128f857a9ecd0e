import { Field, ObjectType } from 'type-graphql';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { AppError, badInput, changedMeanwhile } from '../../../core/operation/errors';
import { trackingSourceFor, TrackingUnavailable, type TrackingEntry } from '../../../gateways/tracking';
import { command } from '../../../core/operation/operation';
import { Instant } from '../../../core/record/scalars';
import { normalizeAwb } from '../../../domain/bookings/awb';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Consignment } from './consignment.entity';
import { TrackConsignmentInput } from './consignment.inputs';
import { followHistory } from './followHistory';
import { ConsignmentHistory } from './history.entity';

@ObjectType({ description: "A movement reported by the carrier's tracking source." })
export class OnlineTracking implements TrackingEntry {
  @Field(() => Instant)
  actionDate: Date;

  @Field(() => String)
  city: string;

  @Field(() => DeliveryStatus)
  deliveryStatus: DeliveryStatus;

  @Field(() => String)
  action: string;
}

@ObjectType({ description: "The vendor's answer to an online tracking request." })
export class TrackingResult {
  @Field(() => [OnlineTracking], { description: 'The new movements; empty if there are none.' })
  entries: OnlineTracking[];

  @Field(() => Consignment)
  consignment: Consignment;
}

/** Queries the vendor's tracking source outside the transaction, and adds new movements as internal rows. */
export const trackConsignment = command({
  action: 'trackConsignment',
  input: TrackConsignmentInput,
  async prepare({ db, call }, { uniqueId, awbNo }) {
    const asked = await db.get(Consignment, uniqueId);
    if (awbNo && normalizeAwb(awbNo) !== asked.awbNo) throw badInput('AwbNo does not match the consignment', 'awbNo');
    const vendor = await db.find(Vendor, { id: asked.vendorId });
    const source = vendor && trackingSourceFor(vendor, call.app.config.tracking);
    const entries = await (source?.(asked.awbNo, call.deadline).catch((error: unknown) => {
      if (!(error instanceof TrackingUnavailable)) throw error;
      call.log.warn({ reason: error.reason, vendorId: asked.vendorId }, 'tracking source failed');
      throw new AppError('BAD_GATEWAY', 'Tracking is not available now');
    }) ?? []);
    return { asked, entries };
  },
  async run(context, { uniqueId, version }, { asked, entries }) {
    const { db } = context;
    const found = await db.lock(Consignment, uniqueId, version);
    // AWB number or carrier changed meanwhile, so the answer does not apply.
    if (found.awbNo !== asked.awbNo || found.vendorId !== asked.vendorId) throw changedMeanwhile();
    if (found.deliveryStatus === 'Delivered' || found.deliveryStatus === 'Returned') {
      return { entries, consignment: found };
    }
    // Includes rows deleted by staff, so that they are not added again.
    const known = new Set((await db.findAll(ConsignmentHistory, { consignmentId: found.id })).map(keyOf));
    const fresh = entries.filter((entry) => !known.has(keyOf(entry)));
    if (fresh.length === 0) return { entries: [], consignment: found };
    await db.insertMany(
      ConsignmentHistory,
      fresh.map((entry) => ({
        ...entry,
        consignmentId: found.id,
        internal: true,
        nonDeletable: false,
      })),
    );
    return { entries, consignment: await followHistory(context, found) };
  },
});

const keyOf = ({ actionDate, city, deliveryStatus, action }: TrackingEntry) =>
  [actionDate.getTime(), city, deliveryStatus, action].join('\n');
