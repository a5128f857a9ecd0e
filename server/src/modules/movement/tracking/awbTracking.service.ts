import { normalizeAwb } from '../../../domain/bookings/awb';
import { isOpening, newestFirst } from '../../../domain/bookings/movements';
import { notFound } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { refuseBeyond } from '../../../core/limits/rateLimit';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import { recordVisitEvent } from '../../site/visits/visitCounter';
import { TrackAwbInput } from './awbTracking.inputs';
import type { AwbMovement, AwbTracking } from './awbTracking.type';
import { TrackHistory } from './trackHistory.entity';

/** Public look-up. Every look-up is recorded, whether or not the number is known; throws NOT_FOUND if it is not. */
export const trackAwb = command({
  action: 'trackAwb',
  input: TrackAwbInput,
  async run(context, input): Promise<AwbTracking> {
    await refuseBeyond(context, 'tracking');
    const { db, call, commitAndThrow } = context;
    const awbNo = normalizeAwb(input.awbNo);
    const found = await db.find(Consignment, { liveAwbNo: awbNo });
    await recordVisitEvent(context, found ? 'tracking' : 'search', '/');
    await db.insert(TrackHistory, {
      awbNo,
      consignmentId: found?.id ?? null,
      deliveryStatus: found?.deliveryStatus ?? null,
      requestId: call.requestId,
    });
    if (!found) return commitAndThrow(notFound('Consignment'));
    const rows = await db.findAll(ConsignmentHistory, { consignmentId: found.id });
    return { awbNo, deliveryStatus: found.deliveryStatus, movements: publicMovements(rows) };
  },
});

/** Every live movement but the opening one, newest first: the status follows the first of them. */
export const publicMovements = (rows: readonly ConsignmentHistory[]): AwbMovement[] =>
  newestFirst(rows)
    .filter((row) => !row.deletedOn && !isOpening(row))
    .map(({ actionDate, city, deliveryStatus, action, nonDeletable }) => ({
      actionDate,
      city,
      deliveryStatus,
      // Rows that cannot be deleted are written by a manifest or a run sheet, and name it.
      action: nonDeletable ? (deliveryStatus === 'OutForDelivery' ? 'Out for delivery' : 'Dispatched') : action,
    }));
