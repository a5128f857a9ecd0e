import { Field } from 'type-graphql';
import { earliestSearchDate, isMonth, monthOf } from '../../../domain/values/dates';
import { allOf, rule } from '../../../domain/rules/rules';

const isListed = (value: unknown) => isMonth(value) && value >= monthOf(earliestSearchDate);

/** The month whose bookings are asked for. */
export const BookingMonth = () =>
  allOf(
    Field(() => String, { nullable: true, description: 'Of the booking date, YYYY-MM.' }),
    rule('month', 'Select a month since January 2023', isListed),
  );
