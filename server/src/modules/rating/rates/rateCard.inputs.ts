import { Field, InputType, Int } from 'type-graphql';
import { ParcelType, ServiceType } from '../../../domain/bookings/enums';
import { AmountRounding, RateSide, SlabMode } from '../../../domain/rating/enums';
import type { Paise } from '../../../domain/values/money';
import type { BasisPoints } from '../../../domain/rating/price';
import { isPresent, MaxLength, Optional, Required, rule, Within } from '../../../domain/rules/rules';
import type { Grams } from '../../../domain/values/weight';
import { MoneyField, PercentField, WeightField, WeightOrNoneField } from '../../../core/record/fields';
import { changeOf, RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

type Scope = Pick<CreateRateCardInput, 'side' | 'vendorId' | 'customerId' | 'validFrom'>;

@InputType()
export class CreateRateCardInput {
  @Field(() => String, { nullable: true })
  @MaxLength(80, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => RateSide, { nullable: true })
  @Required('Side is required')
  side: RateSide;

  @Field(() => RecordRef, { nullable: true, description: 'Required on the vendor side; omitted: any vendor.' })
  @rule<Scope>('vendor', 'Vendor is required', (value, { side }) => side !== 'Vendor' || isPresent(value))
  vendorId?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'Customer side only; omitted: the standard card.' })
  @rule<Scope>(
    'noCustomer',
    "A vendor's card has no customer",
    (value, { side }) => side !== 'Vendor' || !isPresent(value),
  )
  customerId?: string | null;

  @Field(() => RecordRef, { nullable: true })
  @Required('Zone scheme is required')
  schemeId: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Valid From is required')
  validFrom: string;

  @Field(() => DateOnly, { nullable: true, description: 'Included. Omitted: no end.' })
  @rule<Scope>(
    'order',
    'Valid To cannot be before Valid From',
    (value, { validFrom }) => !isPresent(value) || String(value) >= validFrom,
  )
  validTo?: string | null;

  @Field(() => Int, { nullable: true, description: "Omitted: the weight rule's." })
  @Within('Divisor', 1000, 10_000)
  divisor?: number | null;

  @WeightOrNoneField('Minimum Air Weight')
  minAirWeight?: Grams | null;

  @WeightOrNoneField('Minimum Surface Weight')
  minSurfaceWeight?: Grams | null;

  @WeightOrNoneField('Air Weight Step')
  roundAirWeight?: Grams | null;

  @WeightOrNoneField('Surface Weight Step')
  roundSurfaceWeight?: Grams | null;

  @MoneyField('Minimum Charge')
  @Optional()
  minimumCharge?: Paise | null;

  @PercentField('Fuel', 200)
  fuelPercent?: BasisPoints | null;

  @MoneyField('Docket Charge')
  @Optional()
  docketCharge?: Paise | null;

  @PercentField('Discount', 100)
  discountPercent?: BasisPoints | null;

  @PercentField('VPP Commission', 100)
  vppPercent?: BasisPoints | null;

  @MoneyField('VPP Minimum')
  @Optional()
  vppMinimum?: Paise | null;

  @PercentField('Ins Commission', 100)
  insurancePercent?: BasisPoints | null;

  @MoneyField('Ins Minimum')
  @Optional()
  insuranceMinimum?: Paise | null;

  @Field(() => AmountRounding, { nullable: true, description: 'Default: Paisa.' })
  roundTo?: AmountRounding | null;
}

@InputType()
export class UpdateRateCardInput extends changeOf(CreateRateCardInput) {}

@InputType({ description: 'The card ends the day before, and its slabs go on in a new one.' })
export class CopyRateCardInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @Required('Valid From is required')
  validFrom: string;

  @Field(() => String, { nullable: true, description: 'Default: the same name.' })
  @MaxLength(80, 'Name')
  @Optional()
  name?: string | null;
}

@InputType()
export class RateSlabInput {
  @Field(() => String, { description: "Code of a zone of the card's scheme." })
  zone: string;

  @Field(() => ServiceType)
  serviceType: ServiceType;

  @Field(() => ParcelType, { nullable: true, description: 'Omitted: parcel types without slabs of their own.' })
  parcelType?: ParcelType | null;

  @WeightOrNoneField('Weight', { description: 'Kilograms, excluded. Omitted: 0.' })
  fromWeight?: Grams | null;

  @WeightField('Weight', { description: 'Kilograms, included. Omitted: no limit.' })
  toWeight?: Grams | null;

  @Field(() => SlabMode)
  mode: SlabMode;

  @MoneyField('Amount', { description: 'Rupees, of the modes Flat and Additional.' })
  baseAmount?: Paise | null;

  @WeightOrNoneField('Step', { description: 'Kilograms, of the modes Additional and Whole.' })
  stepWeight?: Grams | null;

  @MoneyField('Amount', { description: 'Rupees for each step, a part of one counting whole.' })
  stepAmount?: Paise | null;
}

const maxSlabs = 5000;

@InputType()
export class SetRateSlabsInput extends RecordInput {
  @Field(() => [RateSlabInput], { nullable: true, description: 'All slabs of the card; those left out are deleted.' })
  @rule(
    'notTooMany',
    'A rate card takes at most 5,000 slabs',
    (value) => Array.isArray(value) && value.length <= maxSlabs,
  )
  @Required('Slabs are required')
  slabs: RateSlabInput[];
}
