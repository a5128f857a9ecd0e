import type { Reader } from '../../db/reader';
import { normalizeAwb } from '../../domain/awb';
import { notFound } from '../../core/errors';
import { command } from '../../core/operation';
import { refuseBeyond } from '../../core/rateLimit';
import { Consignment } from '../consignments/consignment.entity';
import { ConsignmentHistory } from '../consignments/history.entity';
import { recordVisitEvent } from '../visits/visitCounter';
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
    return { awbNo, deliveryStatus: found.deliveryStatus, movements: await openMovements(db, found.id) };
  },
});

/** Excludes internal rows, which name manifests and tracking sources, and deleted ones. */
async function openMovements(db: Reader, consignmentId: number): Promise<AwbMovement[]> {
  const rows = await db
    .select(ConsignmentHistory, 'h')
    .where('h.consignmentId = :consignmentId AND h.internal = :internal', { consignmentId, internal: false })
    .andWhere('h.deletedOn IS NULL')
    .orderBy('h.actionDate', 'DESC')
    .addOrderBy('h.id', 'DESC')
    .getMany();
  return rows.map(({ actionDate, city, deliveryStatus, action }) => ({ actionDate, city, deliveryStatus, action }));
}
