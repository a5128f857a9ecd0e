import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../domain/money';
import { DateOnly, Money } from '../../core/scalars';

@ObjectType({ description: 'A card of the Billing Summary; months are calendar months, the current one to date.' })
export class BillingCard {
  @Field(() => String)
  title: string;

  @Field(() => Money)
  total: Paise;

  @Field(() => Money)
  currentMonth: Paise;

  @Field(() => Money)
  lastMonth: Paise;
}

@ObjectType({ description: 'What was billed on one day.' })
export class BillingTrendDay {
  @Field(() => DateOnly)
  day: string;

  @Field(() => Int)
  invoices: number;

  @Field(() => Money, { description: 'Total amounts, taxes included.' })
  amount: Paise;
}
