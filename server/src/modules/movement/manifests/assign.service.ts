/** Consignments for an outgoing manifest that exists. */
import { bulkInsert } from '../../../db/write/insert';
import { manifestRefusal } from '../../../domain/policy/manifests';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { answered, eachRecord } from '../../../core/operation/bulk';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { City } from '../../parties/locations/city.entity';
import { assignToManifest } from './dispatch';
import { Manifest, ManifestLine } from './manifest.entity';
import { AddToManifestInput, BulkAssignInput, maxConsignments, tooManyConsignments } from './manifest.inputs';
import { releasesConsignment } from './manifest.undo';
import { ineligible, linesOf } from './outgoing';

export const addToManifest = command({
  action: 'addToManifest',
  input: AddToManifestInput,
  undo: releasesConsignment,
  async run(context, { uniqueId, version, manifestId }) {
    const { db } = context;
    const manifest = await db.lock(Manifest, manifestId);
    refuse(manifestRefusal.add(manifest));
    refuse(manifest.totalConsignments < maxConsignments ? null : tooManyConsignments);
    const consignment = await db.lock(Consignment, uniqueId, version);
    const lines = await linesOf(db, [consignment]);
    refuse(ineligible(consignment, lines));
    const entry = lines.get(consignment.id)?.entry ?? '';
    await bulkInsert(db.internal, ManifestLine, [{ manifestId: manifest.id, entry }]);
    const city = (await db.byIds(City, [manifest.bookingCityId], ['name'])).get(manifest.bookingCityId);
    await assignToManifest(context, manifest, [consignment], city?.name ?? '');
    await db.update(manifest, {
      totalConsignments: manifest.totalConsignments + 1,
      weight: manifest.weight + consignment.chargeableWeight,
      toPayAmount: manifest.toPayAmount + toPayTotal(consignment),
    });
    return consignment;
  },
});

export const bulkAssign = command({
  action: 'bulkAssign',
  input: BulkAssignInput,
  undo: { each: addToManifest },
  prepare: (context, { items, manifestId }) =>
    eachRecord(context, items, {
      entity: Consignment,
      name: 'awbNo',
      recordOf: (consignment) => consignment,
      each: addToManifest,
      inputOf: ({ uniqueId, version }) => ({ uniqueId, version, manifestId }),
    }),
  run: answered,
});
