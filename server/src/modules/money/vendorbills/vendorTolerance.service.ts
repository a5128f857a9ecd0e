/** What a vendor's bills may exceed without a claim, and what is learnt about it from lines that were accepted. */
import { Field, Int, ObjectType } from 'type-graphql';
import { command, query } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { Money, Weight } from '../../../core/record/scalars';
import { changedMeanwhile } from '../../../domain/rules/errors';
import { decodeRows, integer } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Paise } from '../../../domain/values/money';
import { suggestedGrams } from '../../../domain/vendorBills/billChecks';
import type { Grams } from '../../../domain/values/weight';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { VendorBill } from './vendorBill.entity';
import { SaveToleranceInput } from './vendorBill.inputs';
import { VendorTolerance } from './vendorTolerance.entity';

@ObjectType({ description: "What the bill's vendor may ask for without a claim, and for how long claims are taken." })
export class BillTolerance {
  @Field(() => Int, { description: '0 while the vendor has none of its own.' })
  version: number;

  @Field(() => Weight, { description: 'A heavier weight within it counts as ours.' })
  grams: Grams;

  @Field(() => Money)
  amount: Paise;

  @Field(() => Int, { description: 'Days in which the vendor takes claims.' })
  windowDays: number;

  @Field(() => Weight, {
    nullable: true,
    description: 'Would have accepted 95 of 100 heavier lines that were accepted by hand. Null before there are 30.',
  })
  suggestedGrams: Grams | null;

  @Field(() => Int, { description: 'Heavier lines that were accepted by hand.' })
  suggestedFrom: number;
}

/** Until a vendor has a tolerance of its own. */
const defaultTolerance = { grams: 0, amount: 100, windowDays: 7 };

export const toleranceOf = async (
  db: Reader,
  vendorId: number,
): Promise<Pick<VendorTolerance, 'grams' | 'amount' | 'windowDays' | 'version'>> =>
  (await db.find(VendorTolerance, { vendorId })) ?? { ...defaultTolerance, version: 0 };

export const billTolerance = query({
  action: 'billTolerance',
  input: RecordInput,
  run: async ({ db }, { uniqueId }) => shownTolerance(db, await db.get(VendorBill, uniqueId)),
});

export const saveTolerance = command({
  action: 'saveTolerance',
  input: SaveToleranceInput,
  async run({ db }, { uniqueId, version, grams, amount, windowDays }) {
    const bill = await db.get(VendorBill, uniqueId);
    const { id: vendorId } = await db.named(Vendor, bill.vendorId, 'Vendor', 'uniqueId');
    const values = { grams, amount, windowDays };
    const own = await db.find(VendorTolerance, { vendorId });
    if (!own && version) throw changedMeanwhile();
    if (own) await db.update(await db.lock(VendorTolerance, own.id, version), values);
    else await db.insert(VendorTolerance, { vendorId, ...values });
    return shownTolerance(db, bill);
  },
});

async function shownTolerance(db: Reader, { vendorId }: VendorBill): Promise<BillTolerance> {
  const { version, grams, amount, windowDays } = await toleranceOf(db, vendorId);
  const excesses = await acceptedExcesses(db, vendorId);
  const suggested = { suggestedGrams: suggestedGrams(excesses), suggestedFrom: excesses.length };
  return { version, grams, amount, windowDays, ...suggested };
}

/** Lines that claimed for their weight and were accepted by hand: by how much they were heavier than ours. */
async function acceptedExcesses(db: Reader, vendorId: number): Promise<Grams[]> {
  const rows = await db.query(
    `SELECT l.billed_weight - l.our_weight AS excess FROM vendor_bill b JOIN vendor_bill_line l ON l.bill_id = b.id
     WHERE b.vendor_id = ? AND b.deleted_on IS NULL AND l.decision = 'Accepted' AND l.is_by_hand = ?
       AND l.finding_names LIKE '%,Weight,%' AND l.billed_weight > l.our_weight`,
    [vendorId, 1],
  );
  return decodeRows(rows, { excess: integer }).map(({ excess }) => excess);
}
