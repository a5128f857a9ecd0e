/** What unregistered persons paid at the counter or at the door and is on no document, as the bills that it needs. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { firstBranchId, SafeInt } from '../../../../db/schema/columns';
import {
  amountOf,
  counterSuppliesOf,
  partsOf,
  type CounterBooking,
  type ServicePart,
} from '../../../../domain/billing/counterSupply';
import { DeliveryStatus, PaymentMode, PaymentStatus, ServiceType } from '../../../../domain/bookings/enums';
import { VendorType } from '../../../../domain/parties/enums';
import { addDays, firstOfLastMonth, type DateOnly as Day } from '../../../../domain/values/dates';
import { notBefore } from '../../../../domain/rules/dateRules';
import type { Paise } from '../../../../domain/values/money';
import { Optional } from '../../../../domain/rules/rules';
import { courier } from '../../../../domain/tax/services';
import { stateNameOf } from '../../../../domain/tax/stateCodes';
import { decodeRows, flag, groupBy, integer, memberOf, nullable, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { registrationIds } from '../../../parties/branches/registrationOf';
import { settingByDay } from '../../../system/settings/settingValues';
import { bookedServices } from '../bookedServices';

@InputType()
export class CounterDaysSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Day of the payment. Default: the first of last month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: yesterday.' })
  @Optional()
  toDate?: string | null;
}

@ObjectType({
  description:
    'What a counter bill would be made of: bookings that were handed over in one state and paid on a day. Large ones have a bill of their own, with the name of who paid.',
})
export class CounterDay {
  @Field(() => DateOnly, { description: 'Of the booking if it was paid in cash, else on which the receiver paid.' })
  day: Day;

  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String)
  state: string;

  @Field(() => SafeInt, { nullable: true, description: 'Of a bill to a sender.' })
  senderId: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Of a bill to the receiver of one booking.' })
  consignmentId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom the bill names; null: nobody, it is over all small sales.',
  })
  name: string | null;

  @Field(() => String, { description: 'All that the bill is over is one service of the catalogue.' })
  service: string;

  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'Sum of what they paid, tax inside.' })
  amount: Paise;

  @Field(() => Int, { description: 'Further bookings, which are left out since they have no customer amount.' })
  unpriced: number;

  @Field(() => Boolean, { description: 'The bill needs an address, and none is known.' })
  lacksAddress: boolean;
}

export const counterDays = query({
  action: 'counterDays',
  input: CounterDaysSearch,
  async run({ db, today, user }, { fromDate, toDate }): Promise<CounterDay[]> {
    const to = toDate ?? addDays(today(), -1);
    const from = fromDate ?? firstOfLastMonth(today());
    refuseInput({ toDate: toDate && fromDate ? notBefore('To date', toDate, fromDate, 'From date') : null });
    const [sales, nameFrom] = [await salesOf(db, from, to, user?.branchId), await settingByDay(db, 'invoice.nameFrom')];
    const bills = groupBy(sales, billKey);
    return [...bills]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, held]) => {
        const [first] = held;
        if (!first) return [];
        const priced = held.filter(({ amount }) => amount > 0);
        const amount = priced.reduce((sum, sale) => sum + sale.amount, 0);
        return {
          day: first.day,
          placeOfSupply: first.placeOfSupply,
          state: stateNameOf(first.placeOfSupply) ?? 'Other Territory',
          ...first.bill,
          name: first.name,
          service: first.service,
          consignments: new Set(priced.map(({ id }) => id)).size,
          amount,
          unpriced: held.length - priced.length,
          lacksAddress: first.name !== null && amount >= nameFrom(first.day) && !first.hasAddress,
        };
      })
      .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
  },
});

/** Whom a bill is to: at most one of both; none: nobody by name. */
export interface BillTo {
  senderId: number | null;
  consignmentId: number | null;
}

/** What one payment of a booking adds to a counter bill. */
export interface CounterSale extends ServicePart {
  id: number;
  placeOfSupply: string;
  amount: Paise;
  bill: BillTo;
  name: string | null;
  hasAddress: boolean;
}

/** Sales of one bill have the same. */
export const billKey = ({ day, placeOfSupply, bill, service }: CounterSale): string =>
  [day, placeOfSupply, bill.senderId ?? '', bill.consignmentId ?? '', service === courier ? '' : service].join(' ');

export const isOnBill =
  ({ placeOfSupply, service }: Pick<CounterSale, 'placeOfSupply' | 'service'>, { senderId, consignmentId }: BillTo) =>
  (sale: CounterSale): boolean =>
    sale.placeOfSupply === placeOfSupply &&
    sale.service === service &&
    sale.bill.senderId === senderId &&
    sale.bill.consignmentId === consignmentId;

const columns = `c.id AS id, c.branch_id AS branchId, c.payment_mode AS paymentMode, c.payment_status AS paymentStatus,
  c.delivery_status AS deliveryStatus, c.booking_date AS bookingDate, c.delivery_date AS deliveryDate,
  c.payment_received_date AS paymentReceivedDate, c.customer_amount AS customerAmount, c.vpp_commission AS vppCommission,
  c.insurance_commission AS insuranceCommission, c.invoice_id AS invoiceId, c.commission_bill_id AS commissionBillId,
  c.receiver AS receiver, c.sender_id AS senderId, s.company AS sender,
  CASE WHEN s.address IS NULL OR s.address = '' THEN 0 ELSE 1 END AS hasAddress,
  CASE WHEN s.gst IS NULL OR s.gst = '' OR s.gst_category = 'Unregistered' THEN 1 ELSE 0 END AS isUnregistered,
  st.code AS code, c.service_type AS serviceType, v.type AS carrier`;
const joined = `JOIN customer s ON s.id = c.sender_id JOIN city b ON b.id = c.booking_city_id
  JOIN state st ON st.id = b.state_id JOIN vendor v ON v.id = c.vendor_id`;

/** Each has an index; what of a booking is on which day is decided by `counterSuppliesOf`. */
const candidates = [
  "c.payment_mode = 'Cash' AND c.invoice_id IS NULL AND c.booking_date BETWEEN ? AND ?",
  "c.payment_mode = 'ToPay' AND (c.invoice_id IS NULL OR c.commission_bill_id IS NULL) AND c.payment_received_date BETWEEN ? AND ?",
  `c.payment_mode <> 'ToPay' AND (c.is_vpp = 1 OR c.is_insurance = 1) AND c.commission_bill_id IS NULL
    AND c.delivery_date BETWEEN ? AND ?`,
];

const shape = {
  id: integer,
  branchId: integer,
  paymentMode: memberOf(PaymentMode),
  paymentStatus: memberOf(PaymentStatus),
  deliveryStatus: memberOf(DeliveryStatus),
  bookingDate: text,
  deliveryDate: nullable(text),
  paymentReceivedDate: nullable(text),
  customerAmount: nullable(integer),
  vppCommission: nullable(integer),
  insuranceCommission: nullable(integer),
  invoiceId: nullable(integer),
  commissionBillId: nullable(integer),
  receiver: text,
  senderId: integer,
  sender: text,
  hasAddress: flag,
  isUnregistered: flag,
  code: text,
  serviceType: memberOf(ServiceType),
  carrier: memberOf(VendorType),
};

/**
 * Payments of the days that are on no document, in the order of their bookings: what was booked under the registration of a branch,
 * since a bill is of one registration.
 */
export async function salesOf(db: Reader, from: Day, to: Day, ofBranch = firstBranchId): Promise<CounterSale[]> {
  const idOf = await registrationIds(db);
  const sql = candidates.map(
    (where) => `SELECT ${columns} FROM consignment c ${joined} WHERE c.deleted_on IS NULL AND ${where}`,
  );
  const rows = await db.seen.query(sql.join(' UNION '), [from, to, from, to, from, to]);
  const below = await settingByDay(db, 'counterBill.below');
  const services = await bookedServices(db);
  const found = decodeRows(rows, shape)
    .filter(({ branchId }) => idOf(branchId) === idOf(ofBranch))
    .sort((one, other) => one.id - other.id);
  return found.flatMap(
    ({
      id,
      branchId: _,
      code,
      receiver,
      sender,
      senderId,
      hasAddress,
      isUnregistered,
      serviceType,
      carrier,
      ...booking
    }) =>
      counterSuppliesOf(booking satisfies CounterBooking)
        .filter(({ day, paidBy }) => day >= from && day <= to && (paidBy === 'Receiver' || isUnregistered))
        .flatMap((supply) =>
          partsOf(supply, services.of({ serviceType, isOwnCargo: carrier === 'OwnCargo' }, supply.day)),
        )
        .map((supply) => {
          const amount = amountOf(supply);
          const isNamed = amount >= below(supply.day);
          const isToSender = supply.paidBy === 'Sender';
          return {
            ...supply,
            id,
            amount,
            placeOfSupply: stateCodeOf(code),
            bill: {
              senderId: isNamed && isToSender ? senderId : null,
              consignmentId: isNamed && !isToSender ? id : null,
            },
            name: isNamed ? (isToSender ? sender : receiver) : null,
            hasAddress: isToSender && hasAddress,
          };
        }),
  );
}

/** As GST calls what lies in no state. */
const stateCodeOf = (code: string): string => (/^\d\d$/.test(code) ? code : '97');
