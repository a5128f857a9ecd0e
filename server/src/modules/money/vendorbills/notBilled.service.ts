/** Our consignments of a bill's vendor and period that no bill has: what is still to come. Never claimed. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';
import { decodeRows, integer, sum, text } from '../../../db/read/rawRows';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { VendorBill } from './vendorBill.entity';

@ObjectType({ description: "A consignment of the bill's vendor and period that no bill of the vendor has." })
export class NotBilledRow {
  @Field(() => ID)
  uniqueId: string;

  @Field(() => String)
  awbNo: string;

  @Field(() => DateOnly)
  bookingDate: string;

  @Field(() => String)
  receiver: string;

  @Field(() => String)
  deliveryCity: string;

  @Field(() => Weight)
  chargeableWeight: Grams;

  @Field(() => Money, { description: 'As booked.' })
  vendorAmount: Paise;
}

@ObjectType({ description: 'What the vendor has still to bill for the period.' })
export class NotBilled {
  @Field(() => Int)
  count: number;

  @Field(() => Money, { description: 'The booked amounts of all of them.' })
  amount: Paise;

  @Field(() => [NotBilledRow], { description: 'The first 1,000 by booking date.' })
  rows: NotBilledRow[];
}

const maxRows = 1000;

export const notBilled = query({
  action: 'notBilled',
  isReport: true,
  input: RecordInput,
  async run({ db }, { uniqueId }): Promise<NotBilled> {
    const { vendorId, periodFrom, periodTo } = await db.get(VendorBill, uniqueId);
    const from = `FROM consignment c WHERE c.vendor_id = ? AND c.deleted_on IS NULL AND c.booking_date BETWEEN ? AND ?
      AND NOT EXISTS (SELECT 1 FROM vendor_bill_line l JOIN vendor_bill b ON b.id = l.bill_id
        WHERE l.consignment_id = c.id AND b.vendor_id = c.vendor_id AND b.deleted_on IS NULL)`;
    const given = [vendorId, periodFrom, periodTo];
    const [total] = decodeRows(
      await db.query(`SELECT COUNT(*) AS n, COALESCE(SUM(c.vendor_amount), 0) AS amount ${from}`, given),
      { n: integer, amount: sum },
    );
    const rows = await db.query(
      `SELECT c.unique_id AS uniqueId, c.awb_no AS awbNo, c.booking_date AS bookingDate, c.receiver AS receiver,
         (SELECT y.name FROM city y WHERE y.id = c.delivery_city_id) AS deliveryCity,
         c.chargeable_weight AS chargeableWeight, c.vendor_amount AS vendorAmount ${from}
       ORDER BY c.booking_date, c.id LIMIT ${maxRows}`,
      given,
    );
    return {
      count: total?.n ?? 0,
      amount: total?.amount ?? 0,
      rows: decodeRows(rows, {
        uniqueId: text,
        awbNo: text,
        bookingDate: text,
        receiver: text,
        deliveryCity: text,
        chargeableWeight: integer,
        vendorAmount: integer,
      }),
    };
  },
});
