import { Field, ObjectType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { Money, Weight } from '../../../core/record/scalars';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { Customer } from '../../parties/customers/customer.entity';
import { homeCityOn } from '../../parties/company/profileByDay';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { QuoteConsignmentInput } from './quote.inputs';
import { rate, type Rating } from './rating';
import { RateLine } from './quote.type';

@ObjectType({ description: 'What a booking would cost by the rate cards. An amount is null where no card has a rate.' })
export class ConsignmentQuote {
  @Field(() => Weight)
  volumetricWeight: Grams;

  @Field(() => Weight)
  chargeableWeight: Grams;

  @Field(() => Weight, { nullable: true, description: "The chargeable weight by the vendor's card." })
  vendorWeight: Grams | null;

  @Field(() => Money, { nullable: true })
  customerAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  vendorAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  vppCommission: Paise | null;

  @Field(() => Money, { nullable: true })
  insuranceCommission: Paise | null;

  @Field(() => String, { nullable: true })
  customerCard: string | null;

  @Field(() => String, { nullable: true })
  vendorCard: string | null;

  @Field(() => String, { nullable: true, description: 'Zone code.' })
  customerZone: string | null;

  @Field(() => String, { nullable: true, description: 'Zone code.' })
  vendorZone: string | null;

  @Field(() => [RateLine])
  customerLines: RateLine[];

  @Field(() => [RateLine])
  vendorLines: RateLine[];

  @Field(() => [String], { description: 'What kept a side from being rated.' })
  notes: string[];
}

export const quoteConsignment = query({
  action: 'quoteConsignment',
  input: QuoteConsignmentInput,
  async run({ db, today }, input): Promise<ConsignmentQuote> {
    const bookingDate = input.bookingDate ?? today();
    const bookingCityId = input.bookingCityId ?? (await homeCityOn(db, bookingDate));
    const [vendor, sender, deliveryCity, bookingCity] = await Promise.all([
      db.named(Vendor, input.vendorId, 'Vendor', 'vendorId'),
      db.named(Customer, input.senderId, 'Sender', 'senderId'),
      db.named(City, input.deliveryCityId, 'Delivery City', 'deliveryCityId'),
      db.named(City, bookingCityId, 'Booking City', 'bookingCityId'),
    ]);
    const rating = await rate(db, {
      customerId: sender.id,
      vendorId: vendor.id,
      bookingCity,
      deliveryCity,
      bookingDate,
      serviceType: input.serviceType,
      parcelType: input.parcelType,
      packet: input.packet,
      paymentMode: input.paymentMode ?? null,
      actualWeight: input.actualWeight,
      sizes: input.dimensions ?? [],
      vppAmount: input.vppAmount ?? null,
      insuranceAmount: input.insuranceAmount ?? null,
    });
    return quoteOf(rating);
  },
});

const quoteOf = ({ volumetricWeight, chargeableWeight, customer, vendor, notes }: Rating): ConsignmentQuote => ({
  volumetricWeight,
  chargeableWeight,
  vendorWeight: vendor?.price.weight ?? null,
  customerAmount: customer?.price.amount ?? null,
  vendorAmount: vendor?.price.amount ?? null,
  vppCommission: customer?.price.vppCommission ?? null,
  insuranceCommission: customer?.price.insuranceCommission ?? null,
  customerCard: customer?.card.name ?? null,
  vendorCard: vendor?.card.name ?? null,
  customerZone: customer?.zone.code ?? null,
  vendorZone: vendor?.zone.code ?? null,
  customerLines: customer?.price.lines ?? [],
  vendorLines: vendor?.price.lines ?? [],
  notes,
});
