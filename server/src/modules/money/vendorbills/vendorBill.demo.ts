/** Earlier bills, and one of Trackon over 200 lines, 12 of them wrong. What it must claim is counted while it is made, and compared. */
import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { addDays, type DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { shareOf } from '../../../domain/rating/price';
import type { Grams } from '../../../domain/values/weight';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { storeBill } from './billStore';
import { newLine } from './billLines';
import { seedEarlierBills } from './seedEarlierBills';
import { parcels, priceOf, trackonParcels, trackonPeriod, zoneC, zoneD } from './seedTrackonParcels';

export async function seedDemoVendorBill(db: Writer, app: App): Promise<void> {
  await seedEarlierBills(db, app);
  const trackon = await db.find(Vendor, { name: 'Trackon' });
  if (!trackon) return;
  const vendor = await db.named(Vendor, trackon.id, 'Vendor', 'vendorId');
  const periodFrom = trackonPeriod(app);
  const booked = await trackonParcels(db, vendor);
  const dtdc = await db.find(Vendor, { name: 'DTDC' });
  const other = await db.find(Consignment, { vendorId: dtdc?.id ?? 0 });
  const cities = new Map((await db.findAll(City, {})).map(({ id, name }) => [id, name]));
  const { lines, claim } = draftOf(booked, other?.awbNo ?? 'D10000001', cities);
  const taxable = lines.reduce((sum, { amount }) => sum + amount, 0);
  const gst = shareOf(taxable, 1800);
  const bill = await storeBill(
    db,
    {
      vendorId: vendor.id,
      billNo: 'TRK/26/1187',
      billDate: addDays(periodFrom, 15),
      periodFrom,
      periodTo: addDays(periodFrom, 13),
      taxable,
      gst,
      total: taxable + gst,
      importJobId: null,
      dueBy: addDays(app.clock.today(), 3),
    },
    lines.map((line, at) => newLine(db, { ...line, rowNo: at + 2 })),
  );
  if (bill.claim !== claim) throw new Error(`The demo's bill claims ${bill.claim} paise, not ${claim}`);
}

interface DraftLine {
  awb: string;
  billedDate: DateOnly;
  destination: string;
  zoneCode: string;
  pieces: number;
  billedWeight: Grams;
  amount: Paise;
}

/** The lines as the vendor prints them, and what is too much of them by our own count. */
function draftOf(
  booked: readonly Consignment[],
  otherAwb: string,
  cities: ReadonlyMap<number, string>,
): { lines: DraftLine[]; claim: Paise } {
  let claim = 0;
  const lineOf = (c: Consignment, changed: Partial<DraftLine> = {}): DraftLine => {
    const line = {
      awb: c.awbNo,
      billedDate: c.bookingDate,
      destination: cities.get(c.deliveryCityId) ?? '',
      zoneCode: 'C',
      pieces: 1,
      billedWeight: c.chargeableWeight,
      amount: c.vendorAmount,
      ...changed,
    };
    claim += line.amount - c.vendorAmount;
    return line;
  };
  const rest = [...booked];
  const lines = rest.splice(0, parcels.right).map((c) => lineOf(c));
  const wrong = [
    ...rest
      .splice(0, parcels.heavier)
      .map((c) =>
        lineOf(c, { billedWeight: c.chargeableWeight + 600, amount: priceOf(c.chargeableWeight + 600, zoneC) }),
      ),
    ...rest
      .splice(0, parcels.otherZone)
      .map((c) => lineOf(c, { zoneCode: 'D', amount: priceOf(c.chargeableWeight, zoneD) })),
    ...rest.splice(0, parcels.dearer).map((c) => lineOf(c, { amount: c.vendorAmount + 1_200 })),
  ];
  const [first, second] = lines as [DraftLine, DraftLine];
  // Twice on the bill, of nobody, and of another vendor: the whole amount. A damaged number claims nothing yet.
  const strangers = [
    { ...first },
    { ...second },
    { ...first, awb: '500031770021', amount: 9_680 },
    { ...first, awb: otherAwb, amount: 14_520 },
  ];
  claim += strangers.reduce((sum, { amount }) => sum + amount, 0);
  const damaged = { ...first, awb: '5.00026E+11', amount: 7_920 };
  return { lines: [...lines, ...wrong, ...strangers, damaged], claim };
}
