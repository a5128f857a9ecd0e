import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ReportMeasure } from '../../../domain/reports/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';

@ObjectType({ description: 'The measures of a report; null are those that were not asked for.' })
export class ReportFigures implements Record<Uncapitalize<ReportMeasure>, number | null> {
  @Field(() => Int, { nullable: true })
  count: number | null;

  @Field(() => Int, { nullable: true })
  packets: number | null;

  @Field(() => Weight, { nullable: true, description: 'Chargeable weight.' })
  weight: Grams | null;

  @Field(() => Money, {
    nullable: true,
    description: "Customer amounts; of cargo what the receivers pay; of invoices their consignments' amounts.",
  })
  freight: Paise | null;

  @Field(() => Money, { nullable: true, description: 'Of VPP and of insurance.' })
  commissions: Paise | null;

  @Field(() => Money, {
    nullable: true,
    description: "What was accepted of the vendors' bills; else the booked vendor amounts. Admins only.",
  })
  cost: Paise | null;

  @Field(() => Money, { nullable: true, description: 'Freight less cost. Admins only.' })
  margin: Paise | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Days from booking to delivery, on average; null if nothing is delivered.',
  })
  daysToDeliver: number | null;

  @Field(() => Money, { nullable: true, description: 'GST.' })
  tax: Paise | null;

  @Field(() => Money, { nullable: true, description: 'Total of invoices with tax; of payments what was received.' })
  amount: Paise | null;

  @Field(() => Money, { nullable: true, description: 'What is left to pay now.' })
  outstanding: Paise | null;

  @Field(() => Money, { nullable: true, description: 'Tax deducted at source.' })
  tds: Paise | null;

  @Field(() => Money, { nullable: true, description: 'What is not allocated now.' })
  unallocated: Paise | null;
}

@ObjectType({ description: 'What a row of a report is of, by one of its groups.' })
export class ReportKey {
  @Field(() => String, {
    description:
      'Id of the record, name of the member of the enumeration, or first day; of a lane both ids, as 12-53. Empty: none.',
  })
  value: string;

  @Field(() => String)
  label: string;
}

@ObjectType({ description: 'Figures of a period, and of the one that it is compared with.' })
export class ReportSums {
  @Field(() => ReportFigures)
  figures: ReportFigures;

  @Field(() => ReportFigures, { nullable: true, description: 'Null without a comparison.' })
  compared: ReportFigures | null;
}

@ObjectType({ description: 'One row of a report.' })
export class ReportRow extends ReportSums {
  @Field(() => [ReportKey], { description: 'One for each group.' })
  keys: ReportKey[];
}

@ObjectType({ description: 'Sums of a period by up to two groups. The total is the sum of the rows and the rest.' })
export class Report {
  @Field(() => DateOnly)
  fromDate: string;

  @Field(() => DateOnly)
  toDate: string;

  @Field(() => Int, { description: 'Rows that there are; at most 500 are answered.' })
  rowCount: number;

  @Field(() => [ReportRow], {
    description:
      'By date, and by what they sum up to of the first measure. Days of a comparison take the place of ours.',
  })
  rows: ReportRow[];

  @Field(() => ReportSums, {
    nullable: true,
    description: 'What no row has: further groups, and days of the comparison for which the period has none.',
  })
  rest: ReportSums | null;

  @Field(() => ReportSums)
  total: ReportSums;
}
