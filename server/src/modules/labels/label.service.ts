import { In } from 'typeorm';
import type { LabelSize } from '../../domain/enums';
import { barcodePlacement, labelPayment } from '../../domain/label';
import { splitRefs } from '../../domain/recordRef';
import { trackingUrl } from '../../domain/readCode';
import type { Reader } from '../../db/reader';
import { badInput } from '../../core/errors';
import { command, query } from '../../core/operation';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import { LabelsInput, SetLabelSizeInput } from './label.inputs';
import type { Label, LabelSet } from './label.type';

export const labels = query({
  action: 'labels',
  input: LabelsInput,
  async run({ db, app, user }, { ids, size }): Promise<LabelSet> {
    const consignments = await liveConsignments(db, ids);
    const chosen = size ?? (await db.get(User, user?.id ?? 0)).labelSize ?? 'Thermal100x150';
    return { size: chosen, labels: await labelsOf(db, consignments, chosen, app.config.appUrl) };
  },
});

/** Remembers the size of the labels that the signed-in user prints. */
export const setLabelSize = command({
  action: 'setLabelSize',
  input: SetLabelSizeInput,
  run: async ({ db, user }, { size }) => db.update(await db.lock(User, user?.id ?? 0), { labelSize: size }),
});

/** The live consignments of the references, distinct, in their order; throws if one is missing. */
async function liveConsignments(db: Reader, refs: readonly string[]): Promise<Consignment[]> {
  const wanted = refs.map((ref) => ref.toLowerCase());
  const { ids, uniqueIds } = splitRefs(wanted);
  const rows = [
    ...(await db.findAll(Consignment, { id: In(ids) })),
    ...(await db.findAll(Consignment, { uniqueId: In(uniqueIds) })),
  ].filter(({ deletedOn }) => deletedOn === null);
  const byRef = new Map(rows.flatMap((row) => [[String(row.id), row] as const, [row.uniqueId, row] as const]));
  const found = wanted.map((ref) => {
    const consignment = byRef.get(ref);
    if (!consignment) throw badInput('Consignment not found', 'ids');
    return consignment;
  });
  const distinct = new Map(found.map((consignment) => [consignment.id, consignment]));
  return [...distinct.values()];
}

async function labelsOf(
  db: Reader,
  consignments: readonly Consignment[],
  size: LabelSize,
  appUrl: string,
): Promise<Label[]> {
  const idsOf = (...columns: ('vendorId' | 'senderId' | 'bookingCityId' | 'deliveryCityId')[]) => [
    ...new Set(consignments.flatMap((consignment) => columns.map((column) => consignment[column]))),
  ];
  const [vendors, senders, cities] = await Promise.all([
    db.byIds(Vendor, idsOf('vendorId'), ['name']),
    db.byIds(Customer, idsOf('senderId'), ['company']),
    db.byIds(City, idsOf('bookingCityId', 'deliveryCityId'), ['name', 'pinCode']),
  ]);
  return consignments.map((c) => ({
    uniqueId: c.uniqueId,
    awbNo: c.awbNo,
    packet: c.packet,
    barcode: barcodePlacement(c.awbNo, c.packet, size),
    trackingUrl: trackingUrl(appUrl, c.awbNo),
    destination: cities.get(c.deliveryCityId)?.name ?? '',
    pinCode: cities.get(c.deliveryCityId)?.pinCode ?? '',
    receiver: c.receiver,
    origin: cities.get(c.bookingCityId)?.name ?? '',
    sender: senders.get(c.senderId)?.company ?? '',
    vendor: vendors.get(c.vendorId)?.name ?? '',
    bookingDate: c.bookingDate,
    serviceType: c.serviceType,
    parcelType: c.parcelType,
    actualWeight: c.actualWeight,
    payment: labelPayment(c),
  }));
}
