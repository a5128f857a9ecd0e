import type { LabelSize } from '../../../domain/bookings/enums';
import { barcodePlacement, labelPayment } from '../../../domain/bookings/label';
import { trackingUrl } from '../../../domain/bookings/readCode';
import type { Reader } from '../../../db/read/reader';
import { command, query } from '../../../core/operation/operation';
import { Consignment } from '../consignments/consignment.entity';
import { companyByDay } from '../../parties/company/companyProfiles';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { LabelsInput, SetLabelSizeInput } from './label.inputs';
import type { Label, LabelSet } from './label.type';

export const labels = query({
  action: 'labels',
  input: LabelsInput,
  async run({ db, app, user }, { ids, size }): Promise<LabelSet> {
    const consignments = await db.namedInOrder(Consignment, ids, 'ids');
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

async function labelsOf(
  db: Reader,
  consignments: readonly Consignment[],
  size: LabelSize,
  appUrl: string,
): Promise<Label[]> {
  const idsOf = (...columns: ('vendorId' | 'senderId' | 'bookingCityId' | 'deliveryCityId')[]) => [
    ...new Set(consignments.flatMap((consignment) => columns.map((column) => consignment[column]))),
  ];
  const [companyAt, vendors, senders, cities] = await Promise.all([
    companyByDay(db),
    db.byIds(Vendor, idsOf('vendorId'), ['name']),
    db.byIds(Customer, idsOf('senderId'), ['company']),
    db.byIds(City, idsOf('bookingCityId', 'deliveryCityId'), ['name', 'pinCode']),
  ]);
  return consignments.map((c) => ({
    uniqueId: c.uniqueId,
    awbNo: c.awbNo,
    company: companyAt(c.bookingDate).tradeName,
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
