import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { manifestNumber } from '../../../domain/bookings/manifest';
import { manifestRefusal } from '../../../domain/policy/manifests';
import { bulkInsert } from '../../../db/write/insert';
import { nextSerial } from '../../../db/write/serial';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { refuseClosedDay } from '../../parties/company/openDay';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { cargoTypes, courierTypes, refuseOtherTypes, vendorOfType } from '../../parties/vendors/vendorOfType';
import { manifestContents, assignToManifest, releaseFromManifest } from './dispatch';
import { liveNumber, Manifest, ManifestLine } from './manifest.entity';
import { CreateIncomingManifestInput, CreateOutgoingManifestInput, PayManifestInput } from './manifest.inputs';
import { manifestList, ManifestSearch } from './manifest.list';
import { listOf } from './manifest.relations';
import { deletesManifest, undeletesManifest } from './manifest.undo';
import { chosenConsignments, refreshStale, linesOf, refuseIneligible, totalsOf } from './outgoing';

export const manifests = listQuery('manifests', ManifestSearch, manifestList);

export const manifest = recordQuery('manifest', Manifest);

const unpaid = { payment: 'Pending', toPayReceivedDate: null, toPayReceivedAmount: null } as const;

/**
 * The snapshot is prepared before the transaction to shorten its locks; inside, only changed consignments are prepared
 * again.
 */
export const createOutgoingManifest = command({
  action: 'createOutgoingManifest',
  input: CreateOutgoingManifestInput,
  undo: deletesManifest,
  async prepare({ db }, input) {
    const cargo = await vendorOfType(db, cargoTypes, input.cargoId, 'Cargo', 'cargoId');
    const courier = await vendorOfType(db, courierTypes, input.courierId, 'Courier', 'courierId');
    const chosen = await chosenConsignments(db, input.consignmentIds);
    const lines = await linesOf(db, chosen);
    refuseIneligible(chosen, lines);
    return { cargo, courier, chosen, lines };
  },
  async run(context, { remark }, { cargo, courier, chosen, lines }) {
    const { db } = context;
    const ids = chosen.map(({ id }) => id);
    const locked = new Map((await db.lockMany(Consignment, ids)).map((c) => [c.id, c]));
    const consignments = chosen.map((c) => locked.get(c.id) ?? { ...c, deletedOn: context.now() });
    const now = await refreshStale(lines, consignments, (changed) => linesOf(db, changed));
    refuseIneligible(consignments, now);

    const totals = totalsOf(consignments);
    const { bookingCity } = await db.allNamed({
      cargo: { entity: Vendor, ref: cargo.id, label: 'Cargo', field: 'cargoId' },
      courier: { entity: Vendor, ref: courier.id, label: 'Courier', field: 'courierId' },
      bookingVendor: { entity: Vendor, ref: totals.bookingVendorId, label: 'Booking Vendor', field: 'consignmentIds' },
      bookingCity: { entity: City, ref: totals.bookingCityId, label: 'Booking City', field: 'consignmentIds' },
      deliveryCity: { entity: City, ref: totals.deliveryCityId, label: 'Delivery City', field: 'consignmentIds' },
    });
    const { today } = context;
    const number = manifestNumber(today(), await nextSerial(db, `manifest ${today()}`));
    const insert = () =>
      db.insert(Manifest, {
        ...totals,
        ...unpaid,
        manifestId: number,
        liveManifestId: liveNumber({ type: 'Outgoing', manifestId: number, bookingVendorId: totals.bookingVendorId }),
        type: 'Outgoing',
        date: today(),
        viaCargoId: cargo.id,
        deliveryVendorId: courier.id,
        deliveryCharge: null,
      });
    const created = await (remark?.trim() ? db.remarked(remark.trim(), insert) : insert());
    const entries = consignments.map(({ id }) => now.get(id)?.entry ?? '');
    await bulkInsert(
      db.internal,
      ManifestLine,
      entries.map((entry) => ({ manifestId: created.id, entry })),
    );
    await assignToManifest(context, created, consignments, bookingCity.name);
    return Object.assign(created, { consignmentJson: listOf(entries) });
  },
});

export const createIncomingManifest = command({
  action: 'createIncomingManifest',
  input: CreateIncomingManifestInput,
  taken: ({ manifestId }) => `Manifest Number ${manifestId.trim()} is already taken for this vendor`,
  async run(context, input) {
    const { db, today } = context;
    refuseInput({ date: notInFuture('Manifest Date', input.date, today()) });
    const parties = await partiesOf(context, input);
    const manifestId = input.manifestId.trim();
    const { toPayAmount, totalConsignments, weight, date, deliveryCharge = null } = input;
    const created = await db.insert(Manifest, {
      ...parties,
      ...unpaid,
      toPayAmount,
      totalConsignments,
      weight,
      date,
      deliveryCharge,
      type: 'Incoming',
      manifestId,
      liveManifestId: liveNumber({ type: 'Incoming', manifestId, bookingVendorId: parties.bookingVendorId }),
    });
    return created;
  },
});

export const payManifest = command({
  action: 'payManifest',
  input: PayManifestInput,
  async run(context, { uniqueId, version, toPayReceivedDate, toPayReceivedAmount }) {
    const { db } = context;
    const found = await db.lock(Manifest, uniqueId, version);
    refuse(manifestRefusal.pay(found));
    refuseInput({
      toPayReceivedDate:
        notInFuture('ToPay Received Date', toPayReceivedDate, context.today()) ??
        notBefore('ToPay Received Date', toPayReceivedDate, found.date, 'the Manifest Date'),
    });
    await refuseClosedDay(context, { toPayReceivedDate });
    if (toPayReceivedAmount > found.toPayAmount) {
      throw badInput('ToPay Received Amount cannot be more than the ToPay Amount', 'toPayReceivedAmount');
    }
    const paid = await db.update(found, { payment: 'Paid', toPayReceivedDate, toPayReceivedAmount });
    return paid;
  },
});

export const deleteManifest = command({
  action: 'deleteManifest',
  input: RecordInput,
  undo: undeletesManifest,
  async prepare({ db, app }, { uniqueId }) {
    const found = await db.get(Manifest, uniqueId);
    refuse(manifestRefusal.delete(found));
    return manifestContents(db, found, app.config.timezone);
  },
  async run(context, { uniqueId, version }, contents) {
    const { db } = context;
    const found = await db.lock(Manifest, uniqueId, version);
    refuse(manifestRefusal.delete(found));
    await releaseFromManifest(context, found, contents);
    return db.delete(found, { liveManifestId: null });
  },
});

async function partiesOf({ db }: CommandContext, input: CreateIncomingManifestInput) {
  const parties = await db.allNamed({
    viaCargo: { entity: Vendor, ref: input.viaCargoId, label: 'Via Cargo', field: 'viaCargoId' },
    deliveryCity: { entity: City, ref: input.deliveryCityId, label: 'Delivery City', field: 'deliveryCityId' },
    bookingVendor: { entity: Vendor, ref: input.bookingVendorId, label: 'Booking Vendor', field: 'bookingVendorId' },
    deliveryVendor: {
      entity: Vendor,
      ref: input.deliveryVendorId,
      label: 'Delivery Vendor',
      field: 'deliveryVendorId',
    },
    bookingCity: { entity: City, ref: input.bookingCityId, label: 'Booking City', field: 'bookingCityId' },
  });
  refuseOtherTypes(parties.viaCargo, cargoTypes, 'Via Cargo', 'viaCargoId');
  return {
    viaCargoId: parties.viaCargo.id,
    deliveryCityId: parties.deliveryCity.id,
    bookingVendorId: parties.bookingVendor.id,
    deliveryVendorId: parties.deliveryVendor.id,
    bookingCityId: parties.bookingCity.id,
  };
}
