import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';

@ObjectType({
  description: 'A card of the Billing Summary, in rupees. Months are calendar months, the current one to date.',
})
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

@ObjectType({ description: 'Invoices of one day.' })
export class BillingTrendDay {
  @Field(() => DateOnly)
  day: string;

  @Field(() => Int)
  invoices: number;

  @Field(() => Money, { description: 'Sum of the total amounts in rupees, including taxes.' })
  amount: Paise;
}
