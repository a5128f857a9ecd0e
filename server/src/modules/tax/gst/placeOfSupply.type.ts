import { Field, InputType, ObjectType } from 'type-graphql';
import { RecordRef } from '../../../core/record/scalars';
import { PosRule, SupplyType } from '../../../domain/tax/gstReturn/enums';
import { Required } from '../../../domain/rules/rules';

@InputType()
export class PlaceOfSupplyInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Select Customer')
  customerId: string;

  @Field(() => RecordRef, {
    nullable: true,
    description: "Where the goods are handed over. Default: the company's home city.",
  })
  bookingCityId?: string | null;
}

@ObjectType({ description: 'One of the facts that decide the place of supply.' })
export class PlaceOfSupplyFact {
  @Field(() => String)
  name: string;

  @Field(() => String)
  value: string;
}

@ObjectType({ description: 'Why a customer’s services bear which tax.' })
export class PlaceOfSupply {
  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String, { description: 'Name of the state.' })
  state: string;

  @Field(() => SupplyType)
  supplyType: SupplyType;

  @Field(() => PosRule)
  posRule: PosRule;

  @Field(() => Boolean)
  isInterState: boolean;

  @Field(() => [PlaceOfSupplyFact])
  inputs: PlaceOfSupplyFact[];

  @Field(() => String)
  rule: string;

  @Field(() => String)
  result: string;
}
