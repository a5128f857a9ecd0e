import { Field, Float, ObjectType } from 'type-graphql';
import { StatUnit } from '../../../domain/lists/enums';

@ObjectType({ description: 'A figure of the bookings of this month to date, by booking date. Values are in `unit`.' })
export class MonthFigure {
  @Field(() => String)
  title: string;

  @Field(() => StatUnit)
  unit: StatUnit;

  @Field(() => Float, { description: 'From the first of the month to the day.' })
  month: number;

  @Field(() => Float, { description: 'The same days of the month before.' })
  lastMonth: number;

  @Field(() => [Float], { description: 'Each of the last 30 days, oldest first.' })
  days: number[];
}
