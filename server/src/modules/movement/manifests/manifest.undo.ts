/** The inverses of what is done with an outgoing manifest, while no money of it has come. */
import { In, Like } from 'typeorm';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { manifestRefusal } from '../../../domain/policy/manifests';
import type { ManifestEntry } from '../../../domain/bookings/manifest';
import type { Reader } from '../../../db/read/reader';
import { chunks } from '../../../db/read/statement';
import { refuse } from '../../../core/operation/errors';
import { keptRecord, type Inverse, type KeptRecord, type OwnInverse } from '../../../core/operation/undo';
import type { RecordInput } from '../../../core/record/record.inputs';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { manifestContents, releaseFromManifest, returnToManifest } from './dispatch';
import { liveNumber, Manifest, ManifestLine } from './manifest.entity';
import type { AddToManifestInput, CreateOutgoingManifestInput } from './manifest.inputs';

export const deletesManifest: OwnInverse<CreateOutgoingManifestInput, Manifest, KeptRecord> = {
  keep: keptRecord,
  async run(context, { uniqueId, version }: KeptRecord) {
    const { db, app } = context;
    const found = await db.lock(Manifest, uniqueId, version);
    refuse(manifestRefusal.delete(found));
    await releaseFromManifest(context, found, await manifestContents(db, found, app.config.timezone));
    return db.delete(found, { liveManifestId: null });
  },
};

/** The consignments go on it again. */
export const undeletesManifest: Inverse<RecordInput, Manifest> = {
  undeletes: Manifest,
  released: (manifest) => ({ liveManifestId: liveNumber(manifest) }),
  async restored(context, { id, type }, deletedOn) {
    const { db } = context;
    if (type === 'Incoming') return;
    // Consignments name only what is locked alive.
    const manifest = await db.lock(Manifest, id);
    const released = await namedBy(db, await db.findAll(ManifestLine, { manifestId: id }));
    await returnToManifest(context, manifest, released, deletedOn);
  },
};

interface KeptPlacement extends KeptRecord {
  manifestId: number;
}

/** The consignment is taken off again. */
export const releasesConsignment: OwnInverse<AddToManifestInput, Consignment, KeptPlacement> = {
  keep: (consignment) => ({ ...keptRecord(consignment), manifestId: consignment.manifestId ?? 0 }),
  async run(context, { uniqueId, version, manifestId }: KeptPlacement) {
    const { db } = context;
    const manifest = await db.lock(Manifest, manifestId);
    refuse(manifestRefusal.add(manifest));
    const consignment = await db.lock(Consignment, uniqueId, version);
    await releaseFromManifest(context, manifest, { consignments: [consignment], placements: new Map() });
    const [line] = await db.findAll(ManifestLine, {
      manifestId: manifest.id,
      entry: Like(`{"uniqueId":"${uniqueId}"%`),
    });
    if (line) await db.internal.delete(ManifestLine, { id: line.id });
    return db.update(manifest, {
      totalConsignments: manifest.totalConsignments - 1,
      weight: manifest.weight - consignment.chargeableWeight,
      toPayAmount: manifest.toPayAmount - toPayTotal(consignment),
    });
  },
};

async function namedBy(db: Reader, lines: readonly ManifestLine[]): Promise<Consignment[]> {
  const named = lines.map(({ entry }) => (JSON.parse(entry) as ManifestEntry).uniqueId);
  const found: Consignment[] = [];
  for (const some of chunks(named, 1000)) found.push(...(await db.findAll(Consignment, { uniqueId: In(some) })));
  return found;
}
