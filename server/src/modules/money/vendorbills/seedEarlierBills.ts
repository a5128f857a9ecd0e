/** Bills of couriers without a card, compared with what was booked: one without a finding, one that is settled. */
import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import { shareOf } from '../../../domain/rating/price';
import { acceptedAmount } from '../../../domain/vendorBills/acceptedAmount';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveVendorCosts } from '../../bookings/consignments/consignment.save';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { linesOf, newLine } from './billLines';
import { figuresOf, storeBill } from './billStore';
import { VendorBill } from './vendorBill.entity';
import { VendorBillLine } from './vendorBillLine.entity';

/** A bill is for so many days. */
const periodDays = 21;

/** Its cost could still change when the bill came, which was before the invoice. */
const isOpen = ({ isApproved }: Pick<Consignment, 'isApproved'>) => !isApproved;

export async function seedEarlierBills(db: Writer, app: App): Promise<void> {
  const from = addDays(app.clock.today(), -48);
  await storeOf(db, app, { vendor: 'DTDC', billNo: 'MUM/26-27/3310', periodFrom: from, isDearer: () => false });
  const settled = await storeOf(db, app, {
    vendor: 'Delhivery',
    billNo: 'DLV-88204',
    periodFrom: addDays(from, periodDays),
    isDearer: (row, booked) => row === booked.find(isOpen) || booked.indexOf(row) % 4 === 1,
  });
  if (settled) await settle(db, settled);
}

interface Wanted {
  vendor: string;
  billNo: string;
  periodFrom: DateOnly;
  /** Billed higher than booked. */
  isDearer: (row: Consignment, booked: readonly Consignment[]) => boolean;
}

async function storeOf(
  db: Writer,
  app: App,
  { vendor: name, billNo, periodFrom, isDearer }: Wanted,
): Promise<VendorBill | null> {
  const known = await db.find(Vendor, { name });
  const periodTo = addDays(periodFrom, periodDays - 1);
  const booked = await db
    .select(Consignment, 'r')
    .where('r.vendorId = :id AND r.deletedOn IS NULL', { id: known?.id ?? 0 })
    .andWhere('r.bookingDate >= :periodFrom AND r.bookingDate <= :periodTo', { periodFrom, periodTo })
    .orderBy('r.id')
    .getMany();
  if (!known || booked.length === 0) return null;
  const vendor = await db.named(Vendor, known.id, 'Vendor', 'vendorId');
  const cities = new Map((await db.findAll(City, {})).map(({ id, name }) => [id, name]));
  const lines = booked.map((row, at) => ({
    ...lineOf(row),
    amount: row.vendorAmount + (isDearer(row, booked) ? 1_800 + 300 * at : 0),
    rowNo: at + 2,
    destination: cities.get(row.deliveryCityId) ?? '',
  }));
  const taxable = lines.reduce((sum, { amount }) => sum + amount, 0);
  const gst = shareOf(taxable, 1800);
  const billDate = addDays(periodTo, 2);
  const bill = await storeBill(
    db,
    {
      vendorId: vendor.id,
      billNo,
      billDate,
      periodFrom,
      periodTo,
      taxable,
      gst,
      total: taxable + gst,
      importJobId: null,
      dueBy: addDays(billDate, 9),
    },
    lines.map((line) => newLine(db, line)),
  );
  await db.internal.update(VendorBill, bill.id, await writtenOn(db, app, addDays(billDate, 2)));
  return bill;
}

const lineOf = ({ awbNo, bookingDate, packet, chargeableWeight }: Consignment) => ({
  awb: awbNo,
  billedDate: bookingDate,
  pieces: packet,
  billedWeight: chargeableWeight,
});

async function writtenOn(db: Writer, { config }: App, day: DateOnly) {
  const author = await db.find(User, { role: 'Admin' });
  const createdOn = new Date(startOfDayInstant(day, config.timezone).getTime() + 12 * 3_600_000);
  return { createdOn, createdById: author?.id ?? null };
}

/** One line that claims was accepted by hand; the vendor has granted a part of the rest. What was accepted is the cost. */
async function settle(db: Writer, bill: VendorBill): Promise<void> {
  const lines = await linesOf(db, bill);
  const claimed = lines.filter(({ claim }) => claim > 0);
  const consignments = await db.byIds(
    Consignment,
    claimed.map(({ consignmentId }) => consignmentId ?? 0),
    ['isApproved'],
  );
  const openOnes = new Set([...consignments.values()].filter(isOpen).map(({ id }) => id));
  const accepted = claimed.find(({ consignmentId }) => openOnes.has(consignmentId ?? 0)) ?? claimed[0];
  if (accepted) {
    const change = { decision: 'Accepted', isByHand: true, remark: 'Weighed again, the vendor is right' } as const;
    Object.assign(accepted, change);
    await db.internal.update(VendorBillLine, accepted.id, change);
  }
  const figures = figuresOf(lines);
  const rows = await db.lockMany(
    Consignment,
    lines.flatMap(({ consignmentId }) => consignmentId ?? []),
  );
  const byId = new Map(rows.filter(isOpen).map((row) => [row.id, row]));
  const costs = lines.flatMap((line) => {
    const row = byId.get(line.consignmentId ?? 0);
    const cost = acceptedAmount(line);
    return row && cost !== null ? [[row, cost] as const] : [];
  });
  await db.remarked(`Bill ${bill.billNo}`, () => saveVendorCosts(db, costs));
  const agreed = Math.floor((figures.claim * 0.7) / 100) * 100;
  await db.update(bill, { ...figures, agreed, remark: 'Credit note DLV-CN-512', status: 'Settled' });
}
