import { Field, ID, InputType, Int } from 'type-graphql';
import type { ServiceType } from '../../../domain/bookings/enums';
import { ZoneRuleKind } from '../../../domain/rating/enums';
import { weightRuleFields as fields, zoneFields, zoneSchemeFields } from '../../../domain/rating/rateFields';
import { Required, Within } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordRef } from '../../../core/record/scalars';

/** An input that creates a record, or replaces the one that it names. */
@InputType()
export abstract class SaveInput {
  @Field(() => ID, { nullable: true, description: 'The record to change; omitted: a new one.' })
  uniqueId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the client has read. An older one than stored is refused (CONFLICT).',
  })
  version?: number | null;
}

@InputType()
@HasFields(zoneFields, [])
export class ZoneInput {
  @Field(() => String, { description: 'Up to 10 capital letters and digits. A zone keeps its rates by its code.' })
  code: string;

  @Field(() => String)
  name: string;
}

@InputType()
export class ZoneRuleInput {
  @Field(() => ZoneRuleKind)
  kind: ZoneRuleKind;

  @Field(() => String, { description: 'Code of a zone of the scheme.' })
  zone: string;

  @Field(() => [RecordRef], { nullable: true })
  cityIds?: string[] | null;

  @Field(() => [RecordRef], { nullable: true })
  stateIds?: string[] | null;
}

@InputType()
export class SaveZoneSchemeInput extends SaveInput {
  @InputField(zoneSchemeFields.name)
  name: string;

  @Field(() => [ZoneInput], { nullable: true })
  @Required('Zones are required')
  zones: ZoneInput[];

  @Field(() => [ZoneRuleInput], {
    nullable: true,
    description: 'In the order in which they are tried; the last one must be Any.',
  })
  @Required('Zone rules are required')
  rules: ZoneRuleInput[];
}

@InputType()
@HasFields(fields, ['uniqueId', 'version'])
export class SaveWeightRuleInput extends SaveInput {
  @InputField(fields.vendorId, { description: 'Omitted: all vendors without a rule of their own.' })
  vendorId?: string | null;

  @InputField(fields.serviceType)
  serviceType: ServiceType;

  @Within('Divisor', 1000, 10_000)
  @InputField(fields.divisor, { description: 'Cubic centimetres per kilogram.' })
  divisor: number;

  @InputField(fields.longSide, { description: 'Centimetres; a longer side multiplies the weight.' })
  longSide?: number | null;

  @InputField(fields.longSideTimes)
  longSideTimes?: number | null;
}
