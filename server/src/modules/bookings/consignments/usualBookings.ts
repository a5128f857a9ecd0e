import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { consignmentFields } from '../../../domain/bookings/consignmentFields';
import { query } from '../../../core/operation/operation';
import { RecordRef, DateOnly, Money, Weight } from '../../../core/record/scalars';
import { integer, memberOf, text } from '../../../db/read/rawRows';
import { ParcelType, PaymentMode, ServiceType } from '../../../domain/bookings/enums';
import { VendorType } from '../../../domain/parties/enums';
import type { Paise } from '../../../domain/values/money';
import { MaxLengthOf, Optional, Required } from '../../../domain/rules/rules';
import { fold } from '../../../domain/values/text';
import type { Grams } from '../../../domain/values/weight';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Consignment } from './consignment.entity';

/** How many of the sender's latest bookings are looked at: it bounds the cost, however many there are. */
const maxLookedAt = 400;
const defaultTake = 100;

@InputType()
export class UsualBookingSearch {
  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Required('Sender is required')
  senderId: string;

  @Field(() => String, { nullable: true, description: 'Only receivers with a word that begins so.' })
  @MaxLengthOf(consignmentFields.receiver)
  @Optional()
  receiver?: string | null;

  @Field(() => Int, { nullable: true, description: `Maximum number of answers; default: ${defaultTake}.` })
  @Max(maxLookedAt, { message: `take must be ${maxLookedAt} or less` })
  @Min(1, { message: 'take must be 1 or more' })
  @IsInt({ message: 'take must be a whole number' })
  @Optional()
  take?: number | null;
}

@ObjectType({ description: 'How a sender books: one kind of its latest bookings, and how many there are of it.' })
export class UsualBooking {
  @Field(() => String)
  receiver: string;

  @Field(() => SafeInt)
  deliveryCityId: number;

  @Field(() => String, { description: 'Name of the delivery city.' })
  deliveryCityName: string;

  @Field(() => SafeInt)
  vendorId: number;

  @Field(() => String, { description: 'Name of the vendor.' })
  vendorName: string;

  @Field(() => VendorType)
  vendorType: VendorType;

  @Field(() => ServiceType)
  serviceType: ServiceType;

  @Field(() => ParcelType)
  parcelType: ParcelType;

  @Field(() => PaymentMode)
  paymentMode: PaymentMode;

  @Field(() => Int, { description: 'Number of pieces.' })
  packet: number;

  @Field(() => Weight)
  actualWeight: Grams;

  @Field(() => Weight)
  chargeableWeight: Grams;

  @Field(() => Money)
  vendorAmount: Paise;

  @Field(() => Int, { description: 'Number of bookings of this kind.' })
  times: number;

  @Field(() => DateOnly, { description: 'Booking date of the latest of them.' })
  lastBooked: string;

  @Field(() => String, { description: 'AWB number of the latest of them.' })
  lastAwbNo: string;
}

/**
 * The latest bookings of a sender, counted by what they have in common, latest first: what a booking screen
 * suggests. A vendor or city with live bookings is never deleted, so that each can be booked again.
 */
export const usualBookings = query({
  action: 'usualBookings',
  input: UsualBookingSearch,
  async run({ db }, { senderId, receiver, take }) {
    const sender = await db.named(Customer, senderId, 'Sender', 'senderId');
    // A range of the index (sender, deleted_on, booking_date, id), read backwards.
    const latest = db
      .select(Consignment, 'r')
      .select(Object.keys(columns).map((name) => `r.${name} AS ${name}`))
      .where('r.senderId = :senderId AND r.deletedOn IS NULL', { senderId: sender.id })
      .orderBy('r.bookingDate', 'DESC')
      .addOrderBy('r.id', 'DESC')
      .limit(maxLookedAt);
    const found = await db.raw(latest, columns);
    const rows = receiver?.trim() ? found.filter((row) => hasWord(row.receiver, receiver)) : found;
    const [vendors, cities] = await Promise.all([
      db.byIds(Vendor, [...new Set(rows.map(({ vendorId }) => vendorId))], ['name', 'type']),
      db.byIds(City, [...new Set(rows.map(({ deliveryCityId }) => deliveryCityId))], ['name']),
    ]);
    const kinds = new Map<string, UsualBooking>();
    for (const { bookingDate, awbNo, ...row } of rows) {
      const vendor = vendors.get(row.vendorId);
      const city = cities.get(row.deliveryCityId);
      if (!vendor || !city) continue;
      const key = Object.values({ ...row, receiver: fold(row.receiver) }).join('\n');
      const counted = kinds.get(key);
      if (counted) counted.times += 1;
      else
        kinds.set(key, {
          ...row,
          vendorName: vendor.name,
          vendorType: vendor.type,
          deliveryCityName: city.name,
          times: 1,
          lastBooked: bookingDate,
          lastAwbNo: awbNo,
        });
    }
    return [...kinds.values()].slice(0, take ?? defaultTake);
  },
});

const columns = {
  bookingDate: text,
  awbNo: text,
  receiver: text,
  deliveryCityId: integer,
  vendorId: integer,
  serviceType: memberOf(ServiceType),
  parcelType: memberOf(ParcelType),
  paymentMode: memberOf(PaymentMode),
  packet: integer,
  actualWeight: integer,
  chargeableWeight: integer,
  vendorAmount: integer,
};

const hasWord = (name: string, start: string): boolean => ` ${fold(name)}`.includes(` ${fold(start.trim())}`);
