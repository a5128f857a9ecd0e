import { Field, InputType, Int } from 'type-graphql';
import { EwayLimitKind } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { isPresent, Optional, Required, rule } from '../../../domain/rules/rules';
import { MoneyField } from '../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType()
export class EwayLimitAsked {
  @Field(() => RecordRef, { nullable: true, description: "Default: the company's home city." })
  bookingCityId?: string | null;

  @Field(() => RecordRef, { nullable: true })
  @Required('Delivery City is required')
  deliveryCityId: string;

  @Field(() => DateOnly, { nullable: true, description: 'Default: today.' })
  on?: string | null;
}

@InputType({ description: 'Sets the limit from a date on, or changes the one of that date.' })
export class SaveEwayLimitInput {
  @Field(() => EwayLimitKind, { nullable: true })
  @Required('Please enter kind')
  kind: EwayLimitKind;

  @Field(() => RecordRef, { nullable: true, description: 'Null: all states without a limit of their own.' })
  @rule<SaveEwayLimitInput>(
    'within',
    'A limit between states has no state',
    (value, { kind }) => !isPresent(value) || kind === 'IntraState',
  )
  stateId?: string | null;

  @MoneyField('Amount')
  @Required('Please enter amount')
  amount: Paise;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please enter valid from')
  validFrom: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the limit of this date that the client has read. An older one is refused (CONFLICT).',
  })
  @Optional()
  version?: number | null;
}
