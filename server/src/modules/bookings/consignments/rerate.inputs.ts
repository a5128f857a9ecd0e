import { Field, ID, InputType } from 'type-graphql';
import { daysBetween } from '../../../domain/values/dates';
import { ParcelType, ServiceType } from '../../../domain/bookings/enums';
import { isPresent, Optional, rule } from '../../../domain/rules/rules';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

/** Most rows of one call: of a page of the preview, and of a transaction. */
export const maxRerateRows = 500;

const maxRerateDays = 92;

type Range = Pick<RerateConsignmentsInput, 'apply' | 'fromDate'>;

@InputType({
  description:
    'A page of the preview; with `apply` true the change of the rows that the preview has shown, by their versions.',
})
export class RerateConsignmentsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: change the items. Default: only show what would change.',
  })
  apply?: boolean | null;

  @Field(() => [RecordInput], {
    nullable: true,
    description: 'For `apply`: from 1 to 500 rows of the preview, each with the version that it has shown.',
  })
  @rule<Range>(
    'someRows',
    `Select from 1 to ${maxRerateRows} rows`,
    (value, { apply }) => apply !== true || (Array.isArray(value) && value.length > 0 && value.length <= maxRerateRows),
  )
  items?: RecordInput[] | null;

  @Field(() => DateOnly, { nullable: true, description: 'First booking date of the preview.' })
  @rule<Range>('present', 'Please enter from date', (value, { apply }) => apply === true || isPresent(value))
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Last booking date of the preview, at most 92 days.' })
  @rule<Range>(
    'range',
    `Select at most ${maxRerateDays} days`,
    (value, { fromDate }) => !isPresent(value) || !fromDate || daysBetween(fromDate, String(value)) < maxRerateDays,
  )
  @rule<Range>(
    'order',
    'To date cannot be before From date',
    (value, { fromDate }) => !isPresent(value) || !fromDate || String(value) >= fromDate,
  )
  @rule<Range>('present', 'Please enter to date', (value, { apply }) => apply === true || isPresent(value))
  toDate?: string | null;

  @Field(() => [RecordRef], { nullable: true })
  senderId?: string[] | null;

  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[] | null;

  @Field(() => [ServiceType], { nullable: true })
  serviceType?: ServiceType[] | null;

  @Field(() => [ParcelType], { nullable: true })
  parcelType?: ParcelType[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: amounts typed by hand are replaced too. Default: false.',
  })
  includeOverridden?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The row with which the page before ended.' })
  @Optional()
  after?: string | null;
}
