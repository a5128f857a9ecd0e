import { Field, InputType } from 'type-graphql';
import { ParcelType, ServiceType } from '../../../domain/bookings/enums';
import { SlabMode, type AmountRounding, type PricesInclude, type RateSide } from '../../../domain/rating/enums';
import { rateCardFields as fields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import type { Paise } from '../../../domain/values/money';
import type { BasisPoints } from '../../../domain/rating/price';
import { isPresent, MaxLengthOf, Optional, Required, rule, Within } from '../../../domain/rules/rules';
import type { Grams } from '../../../domain/values/weight';
import { InputField, MoneyField, WeightField, WeightOrNoneField } from '../../../core/record/fields';
import { changeOf, RecordInput } from '../../../core/record/record.inputs';

type Scope = Pick<CreateRateCardInput, 'side' | 'vendorId' | 'customerId' | 'validFrom'>;

@InputType()
@HasFields(fields, [])
export class CreateRateCardInput {
  @InputField(fields.name)
  name: string;

  @InputField(fields.side)
  side: RateSide;

  @rule<Scope>('vendor', 'Vendor is required', (value, { side }) => side !== 'Vendor' || isPresent(value))
  @InputField(fields.vendorId, { description: 'Required on the vendor side; omitted: any vendor.' })
  vendorId?: string | null;

  @rule<Scope>(
    'noCustomer',
    "A vendor's card has no customer",
    (value, { side }) => side !== 'Vendor' || !isPresent(value),
  )
  @InputField(fields.customerId, { description: 'Customer side only; omitted: the standard card.' })
  customerId?: string | null;

  @InputField(fields.schemeId)
  schemeId: string;

  @InputField(fields.validFrom)
  validFrom: string;

  @rule<Scope>(
    'order',
    'Valid To cannot be before Valid From',
    (value, { validFrom }) => !isPresent(value) || String(value) >= validFrom,
  )
  @InputField(fields.validTo, { description: 'Included. Omitted: no end.' })
  validTo?: string | null;

  @Within('Divisor', 1000, 10_000)
  @InputField(fields.divisor, { description: "Omitted: the weight rule's." })
  divisor?: number | null;

  @InputField(fields.minAirWeight)
  minAirWeight?: Grams | null;

  @InputField(fields.minSurfaceWeight)
  minSurfaceWeight?: Grams | null;

  @InputField(fields.roundAirWeight)
  roundAirWeight?: Grams | null;

  @InputField(fields.roundSurfaceWeight)
  roundSurfaceWeight?: Grams | null;

  @InputField(fields.minimumCharge)
  minimumCharge?: Paise | null;

  @InputField(fields.fuelPercent)
  fuelPercent?: BasisPoints | null;

  @InputField(fields.docketCharge)
  docketCharge?: Paise | null;

  @InputField(fields.discountPercent)
  discountPercent?: BasisPoints | null;

  @InputField(fields.vppPercent)
  vppPercent?: BasisPoints | null;

  @InputField(fields.vppMinimum)
  vppMinimum?: Paise | null;

  @InputField(fields.insurancePercent)
  insurancePercent?: BasisPoints | null;

  @InputField(fields.insuranceMinimum)
  insuranceMinimum?: Paise | null;

  @InputField(fields.pricesInclude)
  pricesInclude?: PricesInclude | null;

  @InputField(fields.roundTo, { description: 'Default: Paisa.' })
  roundTo?: AmountRounding | null;
}

@InputType()
export class UpdateRateCardInput extends changeOf(CreateRateCardInput) {}

@InputType({ description: 'The card ends the day before, and its slabs go on in a new one.' })
export class CopyRateCardInput extends RecordInput {
  @InputField(fields.validFrom)
  validFrom: string;

  @Field(() => String, { nullable: true, description: 'Default: the same name.' })
  @MaxLengthOf(fields.name)
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
