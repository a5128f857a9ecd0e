/** Assigns consignments to an outgoing manifest and releases them, with movement rows, status and rollup. */
import { In } from 'typeorm';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { newestFirst, newestMovement, stateAfter } from '../../../domain/bookings/movements';
import { changedMeanwhile } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import { groupBy } from '../../../db/read/rawRows';
import { chunks } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
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

  const states = locked.map((consignment) => [consignment, now.get(consignment.id) ?? consignment] as const);
  await saveStates(db, states, null);
}

/** Puts consignments that the deletion of their manifest released at `since` on it again. Refuses those changed later. */
export async function returnToManifest(
  { db, app }: CommandContext,
  manifest: Manifest,
  released: readonly Consignment[],
  since: Date,
): Promise<void> {
  const locked = await db.lockMany(
    Consignment,
    released.map(({ id }) => id),
  );
  const isChanged = ({ manifestId, updatedOn }: Consignment) => manifestId !== null || (updatedOn ?? since) > since;
  if (locked.length < released.length || locked.some(isChanged)) throw changedMeanwhile();
  const rows = await movementsOf(db, locked);
  const isOurs = dispatchedOn(manifest);
  const ours = rows.filter((row) => row.deletedOn && isOurs(row));
  await db.updateMany(ours, { deletedOn: null });
  const byConsignment = groupBy(rows, ({ consignmentId }) => consignmentId);
  const states = locked.map((consignment) => {
    const newest = newestMovement(newestFirst(byConsignment.get(consignment.id) ?? []));
    return [consignment, newest ? stateAfter(newest, app.config.timezone) : unmoved] as const;
  });
  await saveStates(db, states, manifest.id);
}

type DeliveryState = Pick<Consignment, 'deliveryStatus' | 'deliveryDate'>;

/** Saves consignments of the same state together. */
async function saveStates(
  db: Writer,
  states: readonly (readonly [Consignment, DeliveryState])[],
  manifestId: number | null,
): Promise<void> {
  const alike = groupBy(states, ([, { deliveryStatus, deliveryDate }]) => `${deliveryStatus} ${deliveryDate}`);
  for (const group of alike.values()) {
    const { deliveryStatus, deliveryDate } = group[0]?.[1] ?? unmoved;
    const consignments = group.map(([consignment]) => consignment);
    await saveConsignments(db, consignments, { manifestId, deliveryStatus, deliveryDate });
  }
}

/** State of a consignment without movements. */
const unmoved = { deliveryStatus: 'Booked', deliveryDate: null } as const;

async function placementsOf(
  db: Reader,
  manifest: Manifest,
  consignments: readonly Consignment[],
  timezone: string,
): Promise<Map<number, Placement>> {
  const all = (await movementsOf(db, consignments)).filter(({ deletedOn }) => deletedOn === null);
  const rows = groupBy(all, ({ consignmentId }) => consignmentId);
  const isOurs = dispatchedOn(manifest);
  return new Map(
    consignments.map(({ id, version }) => {
      const live = rows.get(id) ?? [];
      const before = newestMovement(newestFirst(live.filter((row) => !isOurs(row))));
      const state = before ? stateAfter(before, timezone) : unmoved;
      return [id, { version, row: live.find(isOurs), ...state }];
    }),
  );
}

/** Live and deleted ones. */
async function movementsOf(db: Reader, consignments: readonly Consignment[]): Promise<ConsignmentHistory[]> {
  const rows: ConsignmentHistory[] = [];
  for (const some of chunks(consignments, 1000))
    rows.push(...(await db.findAll(ConsignmentHistory, { consignmentId: In(some.map(({ id }) => id)) })));
  return rows;
}

/** Whether a movement is the one that the manifest made. */
const dispatchedOn = ({ manifestId }: Manifest) => {
  const words = dispatchRemark(manifestId);
  return (row: ConsignmentHistory) => row.nonDeletable && row.action === words;
};
