import { Field, Float, Int, ObjectType } from 'type-graphql';
import { StatUnit } from '../../../domain/lists/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';

/** One figure over four periods; the month is the calendar month to date. */
@ObjectType({ description: 'A card of the Consignment Summary, by booking date. Values are in `unit`.' })
export class StatCard {
  @Field(() => String)
  title: string;

  @Field(() => StatUnit)
  unit: StatUnit;

  @Field(() => Float)
  today: number;

  @Field(() => Float)
  yesterday: number;

  @Field(() => Float)
  month: number;

  @Field(() => Float)
  total: number;
}

@ObjectType({ description: 'Bookings of one day.' })
export class BookingTrendDay {
  @Field(() => DateOnly)
  day: string;

  @Field(() => Int)
  bookings: number;

  @Field(() => Money, { description: 'Sum of the customer amounts in rupees.' })
  amount: Paise;
}
