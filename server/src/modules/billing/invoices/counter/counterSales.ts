/** Payments of bookings that are on no document, each as a part of the counter bill that it needs. */
import { firstBranchId } from '../../../../db/schema/columns';
import { byIndex } from '../../../../db/read/indexHint';
import { decodeRows, integer, memberOf, nullable, text, type Decoded } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import {
  amountOf,
  partsOf,
  suppliedAtTheDoor,
  suppliedForCash,
  type CounterSupply,
  type ServicePart,
} from '../../../../domain/billing/counterSupply';
import { DeliveryStatus, PaymentMode, PaymentStatus, ServiceType } from '../../../../domain/bookings/enums';
import { isUnregistered } from '../../../../domain/tax/gst';
import { courier } from '../../../../domain/tax/services';
import type { DateOnly as Day } from '../../../../domain/values/dates';
import type { Paise } from '../../../../domain/values/money';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { registrationIds } from '../../../parties/branches/registrationOf';
import { Customer } from '../../../parties/customers/customer.entity';
import { City } from '../../../parties/locations/city.entity';
import { State } from '../../../parties/locations/state.entity';
import { ownCargoVendors } from '../../../parties/vendors/ownCargo';
import { settingByDay } from '../../../system/settings/settingValues';
import { bookedBy, bookedServices } from '../bookedServices';

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

/**
 * Each has an index that begins with its columns, which MySQL and MariaDB are told to take: with statistics of many months they
 * would read all bookings of each vendor or sender. `counterSupply` decides what of a booking is on which day.
 */
const candidates = [
  {
    paidBy: 'Sender',
    index: ['paymentMode', 'deletedOn', 'bookingDate'],
    where: "c.payment_mode = 'Cash' AND c.invoice_id IS NULL AND c.booking_date BETWEEN ? AND ?",
  },
  {
    paidBy: 'Receiver',
    index: ['paymentReceivedDate', 'paymentMode'],
    where: `c.payment_mode = 'ToPay' AND (c.invoice_id IS NULL OR c.commission_bill_id IS NULL)
      AND c.payment_received_date BETWEEN ? AND ?`,
  },
  {
    paidBy: 'Receiver',
    index: ['deletedOn', 'deliveryDate'],
    where: `c.payment_mode <> 'ToPay' AND (c.is_vpp = 1 OR c.is_insurance = 1) AND c.commission_bill_id IS NULL
      AND c.delivery_date BETWEEN ? AND ?`,
  },
] as const;

/** What is needed of all. */
const columns = `c.id AS id, c.branch_id AS branchId, c.payment_mode AS paymentMode, c.booking_date AS bookingDate,
  c.customer_amount AS customerAmount, c.invoice_id AS invoiceId, c.sender_id AS senderId, c.booking_city_id AS bookingCityId,
  c.service_type AS serviceType, c.vendor_id AS vendorId`;
/** What is needed of those that are paid at the door. */
const atTheDoor = `c.payment_status AS paymentStatus, c.delivery_status AS deliveryStatus, c.delivery_date AS deliveryDate,
  c.payment_received_date AS paymentReceivedDate, c.vpp_commission AS vppCommission,
  c.insurance_commission AS insuranceCommission, c.commission_bill_id AS commissionBillId, c.receiver AS receiver`;

const shape = {
  id: integer,
  branchId: integer,
  paymentMode: memberOf(PaymentMode),
  bookingDate: text,
  customerAmount: nullable(integer),
  invoiceId: nullable(integer),
  senderId: integer,
  bookingCityId: integer,
  serviceType: memberOf(ServiceType),
  vendorId: integer,
};
const doorShape = {
  ...shape,
  paymentStatus: memberOf(PaymentStatus),
  deliveryStatus: memberOf(DeliveryStatus),
  deliveryDate: nullable(text),
  paymentReceivedDate: nullable(text),
  vppCommission: nullable(integer),
  insuranceCommission: nullable(integer),
  commissionBillId: nullable(integer),
  receiver: text,
};

interface Supplied {
  booking: Decoded<typeof shape> & { receiver?: string };
  supply: CounterSupply;
}

/** Bookings of the days with what a counter bill may hold of each. */
async function suppliesOf(db: Reader, from: Day, to: Day): Promise<Supplied[]> {
  const source = db.select(Consignment, 'c').connection;
  const read = (who: CounterSupply['paidBy'], selected: string) => {
    const statements = candidates
      .filter(({ paidBy }) => paidBy === who)
      .map(({ index, where }) => {
        const hint = byIndex(source, Consignment, index);
        return `SELECT ${selected} FROM consignment c ${hint} WHERE c.deleted_on IS NULL AND ${where}`;
      });
    return db.seen.query(
      statements.join(' UNION ALL '),
      statements.flatMap(() => [from, to]),
    );
  };
  const found: Supplied[] = [];
  const add = (booking: Supplied['booking'], supply: CounterSupply | null) => {
    if (supply && supply.day >= from && supply.day <= to) found.push({ booking, supply });
  };
  for (const booking of decodeRows(await read('Sender', columns), shape)) add(booking, suppliedForCash(booking));
  const door = decodeRows(await read('Receiver', `${columns}, ${atTheDoor}`), doorShape);
  for (const booking of door) add(booking, suppliedAtTheDoor(booking));
  return found;
}

/**
 * Payments of the days that are on no document, in the order of their bookings: what was booked under the registration of a branch,
 * since a bill is of one registration.
 */
export async function salesOf(db: Reader, from: Day, to: Day, ofBranch = firstBranchId): Promise<CounterSale[]> {
  const idOf = await registrationIds(db);
  const supplies = (await suppliesOf(db, from, to)).filter(({ booking }) => idOf(booking.branchId) === idOf(ofBranch));
  const idsOf = (name: 'senderId' | 'vendorId' | 'bookingCityId') => [
    ...new Set(supplies.map(({ booking }) => booking[name])),
  ];
  const senders = await db.byIds(Customer, idsOf('senderId'), ['company', 'address', 'gst', 'gstCategory']);
  const ownCargo = await ownCargoVendors(db, idsOf('vendorId'));
  const stateCodeOf = await stateCodesOf(db, idsOf('bookingCityId'));
  const below = await settingByDay(db, 'counterBill.below');
  const services = await bookedServices(db);
  const sales: CounterSale[] = [];
  for (const { booking, supply } of supplies) {
    const { id, senderId, receiver = '' } = booking;
    const { paidBy, day } = supply;
    const sender = senders.get(senderId);
    const isToSender = paidBy === 'Sender';
    if (!sender || (isToSender && !isUnregistered({ customerGstin: sender.gst, category: sender.gstCategory })))
      continue;
    for (const part of partsOf(supply, services.of(bookedBy(booking, ownCargo), day))) {
      const { freight, commissions, service } = part;
      const amount = amountOf(part);
      const isNamed = amount >= below(day);
      const bill = {
        senderId: isNamed && isToSender ? senderId : null,
        consignmentId: isNamed && !isToSender ? id : null,
      };
      const name = isNamed ? (isToSender ? sender.company : receiver) : null;
      const hasAddress = isToSender && Boolean(sender.address);
      const placeOfSupply = stateCodeOf(booking.bookingCityId);
      sales.push({ id, paidBy, day, freight, commissions, service, amount, placeOfSupply, bill, name, hasAddress });
    }
  }
  return sales.sort((one, other) => one.id - other.id);
}

/** State codes by cities. */
async function stateCodesOf(db: Reader, cityIds: readonly number[]): Promise<(cityId: number) => string> {
  const cities = await db.byIds(City, cityIds, ['stateId']);
  const states = await db.byIds(State, [...new Set([...cities.values()].map(({ stateId }) => stateId))], ['code']);
  return (cityId) => gstStateCode(states.get(cities.get(cityId)?.stateId ?? 0)?.code ?? '');
}

/** As GST calls what lies in no state. */
const gstStateCode = (code: string): string => (/^\d\d$/.test(code) ? code : '97');
