/** The customers whose bookings of a month are on no invoice yet, as far as an invoice to them may have them. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../../db/schema/columns';
import { decodeRows, integer, nullable, sum, text, memberOf } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { BillWarning } from '../../../../domain/billing/enums';
import { GstCategory } from '../../../../domain/parties/enums';
import { isUnregistered } from '../../../../domain/tax/gst';
import { isGstin } from '../../../../domain/tax/gstin';
import { lastOfMonth, type Month } from '../../../../domain/values/dates';
import type { Paise } from '../../../../domain/values/money';
import { firstRegistrationId } from '../../../../domain/parties/branchFields';
import { ask } from '../../../../core/module/hooks';
import { query } from '../../../../core/operation/operation';
import { Money } from '../../../../core/record/scalars';
import { BookingMonth } from '../bookingMonth';
import type {} from '../invoice.hooks';
import { maxConsignments } from '../invoice.inputs';

@InputType()
export class MonthToBillSearch {
  @BookingMonth()
  month: string;
}

@ObjectType({ description: 'What of a month could be invoiced to a customer.' })
export class MonthToBill {
  @Field(() => ID, { description: 'Of the customer.' })
  uniqueId: string;

  @Field(() => Int, { description: 'Of the customer.' })
  version: number;

  @Field(() => SafeInt)
  customerId: number;

  @Field(() => String)
  company: string;

  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'Customer amounts before tax, of what is not paid.' })
  open: Paise;

  @Field(() => Money, { description: 'Customer amounts that are paid already, which go to a cash invoice.' })
  paid: Paise;

  @Field(() => [BillWarning])
  warnings: BillWarning[];
}

export const monthToBill = query({
  action: 'monthToBill',
  input: MonthToBillSearch,
  async run({ db, today }, { month }): Promise<MonthToBill[]> {
    const { where, parameters } = billableOf(month);
    const rows = await db.query(
      `SELECT s.id AS customerId, s.unique_id AS uniqueId, s.version AS version, s.company AS company, s.email AS email,
         s.gst AS gst, s.gst_category AS category, COUNT(*) AS consignments, COUNT(DISTINCT b.state_id) AS states,
         COUNT(DISTINCT COALESCE(o.registration_id, ${firstRegistrationId})) AS registrations,
         SUM(CASE WHEN ${isPaid} THEN 0 ELSE COALESCE(c.customer_amount, 0) END) AS openAmount,
         SUM(CASE WHEN ${isPaid} THEN COALESCE(c.customer_amount, 0) ELSE 0 END) AS paidAmount,
         SUM(CASE WHEN c.customer_amount IS NULL THEN 1 ELSE 0 END) AS unpriced
       FROM consignment c JOIN customer s ON s.id = c.sender_id JOIN city b ON b.id = c.booking_city_id
         LEFT JOIN branch o ON o.id = c.branch_id
       WHERE ${where} GROUP BY s.id, s.unique_id, s.version, s.company, s.email, s.gst, s.gst_category ORDER BY s.company, s.id`,
      parameters,
    );
    const found = decodeRows(rows, shape);
    const customerIds = found.map(({ customerId }) => customerId);
    const stopped = await ask('creditStops')(db, customerIds, today());
    return found.map(({ openAmount, paidAmount, ...row }) => ({
      uniqueId: row.uniqueId,
      version: row.version,
      customerId: row.customerId,
      company: row.company,
      consignments: row.consignments,
      open: openAmount,
      paid: paidAmount,
      warnings: warningsOf({ ...row, isStopped: stopped.has(row.customerId) }),
    }));
  },
});

const shape = {
  customerId: integer,
  uniqueId: text,
  version: integer,
  company: text,
  email: nullable(text),
  gst: nullable(text),
  category: nullable(memberOf(GstCategory)),
  consignments: integer,
  states: integer,
  registrations: integer,
  openAmount: sum,
  paidAmount: sum,
  unpriced: sum,
};

interface Billed {
  email: string | null;
  gst: string | null;
  category: GstCategory | null;
  states: number;
  registrations: number;
  unpriced: number;
  consignments: number;
  isStopped: boolean;
}

function warningsOf({ email, gst, category, ...billed }: Billed): BillWarning[] {
  const customerGstin = gst && isGstin(gst) ? gst : null;
  const found: Record<BillWarning, boolean> = {
    AmountMissing: billed.unpriced > 0,
    NoGstin: (category === 'Regular' || category === 'Sez') && customerGstin === null,
    SeveralStates: billed.states > 1 && isUnregistered({ customerGstin, category }),
    NoEmail: !email,
    CreditStop: billed.isStopped,
    SeveralRegistrations: billed.registrations > 1,
    InParts: billed.consignments > maxConsignments,
  };
  return (Object.keys(found) as BillWarning[]).filter((warning) => found[warning]);
}

/** As `isFreightPaid` says it of a record. */
const isPaid = `c.payment_status = 'Paid' AND (c.payment_mode IN ('Cash', 'ToPay') OR COALESCE(c.vpp_amount, 0)
  + COALESCE(c.vpp_commission, 0) + COALESCE(c.insurance_commission, 0) = 0)`;

/** Credit and balance, and the cash of registered senders; of other cash there are counter bills. */
const billable = `c.deleted_on IS NULL AND c.invoice_id IS NULL AND c.booking_date BETWEEN ? AND ?
  AND (c.payment_mode IN ('Credit', 'Balance') OR (c.payment_mode = 'Cash' AND s.gst IS NOT NULL AND s.gst <> ''
    AND (s.gst_category IS NULL OR s.gst_category <> 'Unregistered')))`;

const billableOf = (month: Month) => ({ where: billable, parameters: [`${month}-01`, lastOfMonth(`${month}-01`)] });

/** Bookings of one customer that one call bills. */
export const maxOfMonth = 4 * maxConsignments;

/** Ids of a customer's, in the order of their booking. */
export async function toBill(db: Reader, month: Month, customerId: number, most: number): Promise<number[]> {
  const { where, parameters } = billableOf(month);
  const rows = await db.seen.query(
    `SELECT c.id AS id FROM consignment c JOIN customer s ON s.id = c.sender_id
     WHERE ${where} AND c.sender_id = ? ORDER BY c.booking_date, c.id LIMIT ${most}`,
    [...parameters, customerId],
  );
  return decodeRows(rows, { id: integer }).map(({ id }) => id);
}
