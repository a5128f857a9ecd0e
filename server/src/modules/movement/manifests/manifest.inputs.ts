import { Field, InputType, Int } from 'type-graphql';
import { ManifestType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { allOf, MaxLength, Optional, Pattern, Required, rule } from '../../../domain/rules/rules';
import type { Grams } from '../../../domain/values/weight';
import { MoneyField, WeightField } from '../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { BulkInput, RecordInput } from '../../../core/record/record.inputs';

export const maxConsignments = 5000;

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
const SomeConsignments = () => rule('some', 'Please select consignments', (value) => lengthOf(value) > 0);
export const tooManyConsignments = 'A manifest may contain at most 5,000 consignments';
const NotTooMany = () => rule('notTooMany', tooManyConsignments, (value) => lengthOf(value) <= maxConsignments);

@InputType()
export class CreateOutgoingManifestInput {
  @Field(() => RecordRef, { nullable: true, description: 'The carrier: a vendor of type Cargo or Own Cargo.' })
  @Required('Please select cargo')
  cargoId: string;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'The delivering courier: a vendor of type Courier or Own Courier.',
  })
  @Required('Please select courier')
  courierId: string;

  @Field(() => [RecordRef], { nullable: true, description: 'The consignments, in the order of the manifest.' })
  @NotTooMany()
  @SomeConsignments()
  consignmentIds: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Remark in the change log of the manifest, such as which packets were not scanned.',
  })
  @MaxLength(160, 'Remark')
  @Optional()
  remark?: string | null;
}

const WhichManifest = () =>
  allOf(
    Field(() => RecordRef, { nullable: true, description: 'An outgoing manifest that is not paid.' }),
    Required('Please select a manifest'),
  );

@InputType()
export class AddToManifestInput extends RecordInput {
  @WhichManifest()
  manifestId: string;
}

@InputType()
export class BulkAssignInput extends BulkInput {
  @WhichManifest()
  manifestId: string;
}

/** Zero is a valid amount here. */
const Given = (message: string) => rule('given', message, (value) => typeof value === 'number' && value >= 0);
const AtLeastOne = (message: string) =>
  rule('atLeastOne', message, (value) => Number.isInteger(value) && Number(value) >= 1);

@InputType()
export class CreateIncomingManifestInput {
  @MoneyField('ToPay Amount', { description: 'Rupees; 0 if nothing is to be paid.' })
  @Given('Please Enter ToPay Amount')
  toPayAmount: Paise;

  @Field(() => String, { nullable: true, description: "The booking vendor's manifest number, unique per vendor." })
  @Pattern(/^[\x20-\x7e]{1,30}$/, 'Manifest Number takes at most 30 letters, digits and signs')
  @Required('Please Enter Manifest Number')
  manifestId: string;

  @Field(() => Int, { nullable: true })
  @AtLeastOne('Please Enter Total Consignments')
  totalConsignments: number;

  @WeightField('Weight')
  @Required('Please Enter Weight')
  weight: Grams;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please Select Manifest Date')
  date: string;

  @Field(() => RecordRef, { nullable: true, description: 'A vendor of type Cargo or Own Cargo.' })
  @Required('Please Select Via Cargo')
  viaCargoId: string;

  @Field(() => RecordRef, { nullable: true })
  @Required('Please Select Delivery City')
  deliveryCityId: string;

  @Field(() => RecordRef, { nullable: true, description: 'A vendor.' })
  @Required('Please Select Booking Vendor')
  bookingVendorId: string;

  @Field(() => RecordRef, { nullable: true, description: 'A vendor.' })
  @Required('Please Select Delivery Vendor')
  deliveryVendorId: string;

  @Field(() => RecordRef, { nullable: true })
  @Required('Please Select Booking City')
  bookingCityId: string;

  @MoneyField('Delivery Charge')
  @Optional()
  deliveryCharge?: Paise | null;

  @Field(() => ManifestType, { nullable: true, description: 'If given, must be Incoming.' })
  @rule('incoming', 'Type must be Incoming', (value) => value === ManifestType.Incoming)
  @Optional()
  type?: ManifestType | null;
}

@InputType()
export class PayManifestInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @Required('Please Select ToPay Received Date')
  toPayReceivedDate: string;

  @MoneyField('ToPay Received Amount', { description: 'Rupees: more than 0, at most the to-pay amount.', min: null })
  @rule('positive', 'Please Enter ToPay Received Amount', (value) => Number(value) > 0)
  toPayReceivedAmount: Paise;
}
