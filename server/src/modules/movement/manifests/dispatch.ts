/** Assigns consignments to an outgoing manifest and releases them, with movement rows, status and rollup. */
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { newestFirst, newestMovement, stateAfter } from '../../../domain/bookings/movements';
import type { CommandContext } from '../../../core/operation/operation';
import { chunks } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import type { Manifest } from './manifest.entity';
import { refreshStale } from './outgoing';

/** Remark of the movement row, which also identifies it on release. */
export const dispatchRemark = (manifestNumber: string) => `Dispatched on manifest ${manifestNumber}`;

/** The consignments must be locked. */
export async function assignToManifest(
  { db, now }: CommandContext,
  manifest: Manifest,
  consignments: readonly Consignment[],
  city: string,
): Promise<void> {
  const row = {
    actionDate: now(),
    action: dispatchRemark(manifest.manifestId),
    city,
    deliveryStatus: 'Intransit',
    internal: true,
    nonDeletable: true,
  } as const;
  await db.insertMany(
    ConsignmentHistory,
    consignments.map(({ id }) => ({ ...row, consignmentId: id })),
  );
  const patch = { manifestId: manifest.id, deliveryStatus: 'Intransit', deliveryDate: null } as const;
  await saveConsignments(db, consignments, patch);
}

/** A consignment on a manifest, and the state it has without the manifest's movement row. */
interface Placement {
  version: number;
  row: ConsignmentHistory | undefined;
  deliveryStatus: DeliveryStatus;
  deliveryDate: string | null;
}

export interface ManifestContents {
  consignments: readonly Consignment[];
  placements: ReadonlyMap<number, Placement>;
}

/** Consignments of a manifest, read before the transaction; empty for an incoming one. */
export async function manifestContents(db: Reader, manifest: Manifest, timezone: string): Promise<ManifestContents> {
  const consignments = await db.select(Consignment, 'c').where('c.manifestId = :id', { id: manifest.id }).getMany();
  return { consignments, placements: await placementsOf(db, manifest, consignments, timezone) };
}

/** Releases the consignments of a manifest and deletes its movement rows; each status is recomputed from the rest. */
export async function releaseFromManifest(
  { db, app }: CommandContext,
  manifest: Manifest,
  { consignments, placements }: ManifestContents,
): Promise<void> {
  const locked = await db.lockMany(
    Consignment,
    consignments.map(({ id }) => id),
  );
  const now = await refreshStale(placements, locked, (changed) =>
    placementsOf(db, manifest, changed, app.config.timezone),
  );
  await db.deleteMany(locked.flatMap(({ id }) => now.get(id)?.row ?? []));

  const groups = new Map<string, [Consignment[], Partial<Consignment>]>();
  for (const consignment of locked) {
    const { deliveryStatus, deliveryDate } = now.get(consignment.id) ?? consignment;
    const key = `${deliveryStatus} ${deliveryDate}`;
    const group = groups.get(key) ?? [[], { manifestId: null, deliveryStatus, deliveryDate }];
    group[0].push(consignment);
    groups.set(key, group);
  }
  for (const [released, patch] of groups.values()) await saveConsignments(db, released, patch);
}

/** State of a consignment without movements. */
const unmoved = { deliveryStatus: 'Booked', deliveryDate: null } as const;

async function placementsOf(
  db: Reader,
  manifest: Manifest,
  consignments: readonly Consignment[],
  timezone: string,
): Promise<Map<number, Placement>> {
  const rows = new Map(consignments.map(({ id }): [number, ConsignmentHistory[]] => [id, []]));
  for (const some of chunks(consignments, 1000)) {
    const ids = some.map(({ id }) => id);
    const live = await db
      .select(ConsignmentHistory, 'h')
      .where('h.consignmentId IN (:...ids)', { ids })
      .andWhere('h.deletedOn IS NULL')
      .getMany();
    for (const row of live) rows.get(row.consignmentId)?.push(row);
  }
  const words = dispatchRemark(manifest.manifestId);
  const isOurs = (row: ConsignmentHistory) => row.nonDeletable && row.action === words;
  return new Map(
    consignments.map(({ id, version }) => {
      const live = rows.get(id) ?? [];
      const before = newestMovement(newestFirst(live.filter((row) => !isOurs(row))));
      const state = before ? stateAfter(before, timezone) : unmoved;
      return [id, { version, row: live.find(isOurs), ...state }];
    }),
  );
}
