import { Field, ID, InputType, Int } from 'type-graphql';
import {
  CollectedBy,
  DeliveryOutcome,
  DeliveryReason,
  ParcelState,
  ReceiverRelation,
} from '../../../domain/delivery/enums';
import { deliveryFields, personFields, runSheetFields } from '../../../domain/delivery/runSheetFields';
import { deliveryTexts } from '../../../domain/delivery/deliveryRules';
import { allOf, Optional, Pattern, Required, rule } from '../../../domain/rules/rules';
import type { Paise } from '../../../domain/values/money';
import { InputField } from '../../../core/record/fields';
import { RecordInput, RecordId } from '../../../core/record/record.inputs';
import { DateOnly, Instant, RecordRef } from '../../../core/record/scalars';

export const maxParcels = 300;

const Consignments = () =>
  allOf(
    Field(() => [RecordRef], { nullable: true, description: 'In the order of the tour.' }),
    rule('some', 'Please select consignments', (value) => Array.isArray(value) && value.length > 0),
    rule(
      'notTooMany',
      `A run sheet may contain at most ${maxParcels} consignments`,
      (value) => !Array.isArray(value) || value.length <= maxParcels,
    ),
  );

@InputType()
export class CreateRunSheetInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select a delivery person')
  personId: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please select a date')
  date: string;

  @Consignments()
  consignmentIds: string[];
}

@InputType()
export class AddToRunSheetInput extends RecordInput {
  @Consignments()
  consignmentIds: string[];
}

const LineId = () =>
  allOf(
    Field(() => ID, { nullable: true, description: 'The uniqueId of a line of the run sheet.' }),
    Required('Please select a parcel'),
  );

@InputType()
export class RunLineInput {
  @RecordId('The uniqueId of the run sheet.')
  uniqueId: string;

  @LineId()
  lineId: string;
}

@InputType()
export class SettleLineInput extends RunLineInput {
  @Field(() => ParcelState, { nullable: true, description: 'Delivered, CarriedOver or Missing.' })
  @rule('settled', 'Please select what has become of it', (value) =>
    ['Delivered', 'CarriedOver', 'Missing'].includes(String(value)),
  )
  state: ParcelState;

  @InputField(deliveryFields.receiverName)
  receiverName?: string | null;

  @Field(() => ReceiverRelation, { nullable: true })
  @Optional()
  relation?: ReceiverRelation | null;

  @InputField(deliveryFields.collected)
  @Optional()
  collected?: Paise | null;

  @Field(() => CollectedBy, { nullable: true, description: 'Default: Cash.' })
  @Optional()
  collectedBy?: CollectedBy | null;

  @InputField(deliveryFields.utr)
  utr?: string | null;

  @InputField(deliveryFields.remark)
  remark?: string | null;
}

@InputType()
export class ApplyDeliveryInput {
  @RecordId('The uniqueId of the run sheet.')
  uniqueId: string;

  @Field(() => ID, { nullable: true })
  @Required('Please select an event')
  clientEventId: string;
}

@InputType()
export class CloseRunSheetInput extends RecordInput {
  @InputField(runSheetFields.countedCash, { description: 'Rupees.' })
  @rule('counted', 'Please enter the counted cash', (value) => typeof value === 'number' && value >= 0)
  countedCash: Paise;

  @InputField(runSheetFields.differenceRemark)
  differenceRemark?: string | null;

  @InputField(runSheetFields.photoRemark, { description: 'Closes it without the photos that have not arrived.' })
  photoRemark?: string | null;
}

@InputType()
export class SaveDeliveryPersonInput {
  @Field(() => ID, { nullable: true, description: 'Left out: a new person.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @InputField(personFields.name)
  name: string;

  @InputField(personFields.phone)
  phone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Default: yes.' })
  @Optional()
  isActive?: boolean | null;

  @Field(() => RecordRef, {
    nullable: true,
    description:
      'The branch of the person and of their run sheets. Left out: unchanged; of a new person that of the user.',
  })
  @Optional()
  branchId?: string | null;
}

@InputType()
export class PodSearch {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select a consignment')
  consignmentId: string;
}

@InputType()
export class OpenRunInput {
  @Field(() => String, { nullable: true, description: 'The end of the link.' })
  @Pattern(/^[\w-]{43}$/, 'This link is not known')
  @Required('This link is not known')
  token: string;

  @Field(() => String, { nullable: true, description: 'Four digits.' })
  @Pattern(/^\d{4}$/, 'Wrong PIN')
  @Required('Please enter the PIN')
  pin: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const Hash = (description: string) =>
  allOf(
    Field(() => String, { nullable: true, description }),
    Pattern(/^[0-9a-f]{64}$/, 'The hash of a picture has 64 hexadecimal digits'),
    Optional(),
  );

const Unsent = (description: string) =>
  allOf(
    Field(() => Int, { nullable: true, description }),
    rule(
      'count',
      'What is unsent must be a number from 0 to 100000',
      (value) => typeof value === 'number' && value >= 0 && value <= 100_000,
    ),
  );

@InputType()
export class ReportPhoneInput {
  @Field(() => ID, { nullable: true, description: 'A UUID that the phone has made for itself.' })
  @Pattern(uuid, 'phoneId must be a UUID')
  @Required('phoneId is required')
  phoneId: string;

  @Unsent('What was entered at doors of this run sheet and only the phone has.')
  unsentEvents: number;

  @Unsent('Pictures and signatures of it.')
  unsentImages: number;
}

@InputType()
export class RecordDeliveryInput {
  @LineId()
  lineId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that the phone gives each event: sent again, it is recorded once and answered alike.',
  })
  @Pattern(uuid, 'clientEventId must be a UUID')
  @Required('clientEventId is required')
  clientEventId: string;

  @Field(() => DeliveryOutcome, { nullable: true })
  @Required(deliveryTexts.outcome)
  outcome: DeliveryOutcome;

  @Field(() => DeliveryReason, { nullable: true })
  @Optional()
  reason?: DeliveryReason | null;

  @Field(() => DateOnly, { nullable: true })
  @Optional()
  nextDate?: string | null;

  @InputField(deliveryFields.receiverName)
  receiverName?: string | null;

  @Field(() => ReceiverRelation, { nullable: true })
  @Optional()
  relation?: ReceiverRelation | null;

  @InputField(deliveryFields.collected, { description: 'Rupees.' })
  @Optional()
  collected?: Paise | null;

  @Field(() => CollectedBy, { nullable: true, description: 'Default: Cash.' })
  @Optional()
  collectedBy?: CollectedBy | null;

  @InputField(deliveryFields.utr)
  utr?: string | null;

  @Hash('SHA-256 of the picture, which is sent by itself.')
  photoHash?: string | null;

  @Hash('The same of the signature.')
  signatureHash?: string | null;

  @Field(() => Instant, { nullable: true, description: "By the phone's clock. Default: now." })
  @Optional()
  happenedAt?: Date | null;

  @InputField(deliveryFields.remark)
  remark?: string | null;
}
