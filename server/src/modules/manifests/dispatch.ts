/** Puts consignments on an outgoing manifest and takes them off again, with their movement, status and rollup. */
import { dateIn } from '../../domain/dates';
import type { DeliveryStatus } from '../../domain/enums';
import type { CommandContext } from '../../operation';
import type { Writer } from '../../db/store';
import { Consignment } from '../consignments/consignment.entity';
import { saveConsignments } from '../consignments/consignment.save';
import { ConsignmentHistory } from '../consignments/history.entity';
import { newestOf } from '../consignments/history.service';
import type { Manifest } from './manifest.entity';

/** The words of the movement row, by which it is found again. */
export const dispatchWords = (manifestNumber: string) => `Dispatched on manifest ${manifestNumber}`;

/** The consignments must be locked. */
export async function putOn(
  { db, now }: CommandContext, manifest: Manifest, consignments: readonly Consignment[], city: string,
): Promise<void> {
  const row = {
    actionDate: now, action: dispatchWords(manifest.manifestId), city, deliveryStatus: 'Intransit', internal: true,
    nonDeletable: true,
  } as const;
  await db.insertMany(ConsignmentHistory, consignments.map(({ id }) => ({ ...row, consignmentId: id })));
  const patch = { manifestId: manifest.id, deliveryStatus: 'Intransit', deliveryDate: null } as const;
  await saveConsignments(db, consignments, patch);
}

/** Releases the consignments of a manifest and takes its movement rows back; each status follows what is left. */
export async function takeOff(context: CommandContext, manifest: Manifest): Promise<void> {
  const { db, app } = context;
  const ids = await db.select(Consignment, 'c').select('c.id', 'id').where('c.manifestId = :id', { id: manifest.id })
    .getRawMany<{ id: number }>();
  const locked = await db.lockMany(Consignment, ids.map(({ id }) => id));
  const consignments = locked.filter(({ manifestId }) => manifestId === manifest.id);
  const rows = await liveRowsOf(db, consignments);
  const words = dispatchWords(manifest.manifestId);
  const isOurs = (row: ConsignmentHistory) => row.nonDeletable && row.action === words;
  await db.deleteMany(rows.filter(isOurs));

  const left = new Map(consignments.map(({ id }): [number, ConsignmentHistory[]] => [id, []]));
  for (const row of rows) if (!isOurs(row)) left.get(row.consignmentId)?.push(row);
  const groups = new Map<string, [Consignment[], Partial<Consignment>]>();
  for (const consignment of consignments) {
    const { deliveryStatus, deliveryDate } = statusAfter(left.get(consignment.id) ?? [], app.config.timezone);
    const key = `${deliveryStatus} ${deliveryDate}`;
    const group = groups.get(key) ?? [[], { manifestId: null, deliveryStatus, deliveryDate }];
    group[0].push(consignment);
    groups.set(key, group);
  }
  for (const [released, patch] of groups.values()) await saveConsignments(db, released, patch);
}

async function liveRowsOf(db: Writer, consignments: readonly Consignment[]): Promise<ConsignmentHistory[]> {
  const rows: ConsignmentHistory[] = [];
  for (let at = 0; at < consignments.length; at += 1000) {
    const ids = consignments.slice(at, at + 1000).map(({ id }) => id);
    rows.push(...(await db.select(ConsignmentHistory, 'h').where('h.consignmentId IN (:...ids)', { ids })
      .andWhere('h.deletedOn IS NULL').getMany()));
  }
  return rows;
}

function statusAfter(live: readonly ConsignmentHistory[], timezone: string): {
  deliveryStatus: DeliveryStatus; deliveryDate: string | null;
} {
  const newest = newestOf(live);
  if (!newest) return { deliveryStatus: 'Booked', deliveryDate: null };
  const { deliveryStatus, actionDate } = newest;
  return { deliveryStatus, deliveryDate: deliveryStatus === 'Delivered' ? dateIn(timezone, actionDate) : null };
}
