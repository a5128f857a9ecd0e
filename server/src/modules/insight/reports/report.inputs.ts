import { Field, InputType } from 'type-graphql';
import { consignmentFields } from '../../../domain/bookings/consignmentFields';
import { BranchInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { DeliveryStatus, ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import { ReportGroup, ReportMeasure } from '../../../domain/reports/enums';
import { maxReportGroups } from '../../../domain/reports/reports';
import { MaxItems, MaxLengthOf, Optional, rule } from '../../../domain/rules/rules';

const Different = (message: string) =>
  rule('different', message, (value) => !Array.isArray(value) || new Set(value).size === value.length);

@InputType()
export class ReportSearch extends BranchInput {
  @Field(() => DateOnly, { nullable: true, description: 'Default: the first day of this month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'At most 366 days with the first. Default: today.' })
  @Optional()
  toDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'First day of the period to compare with. Default: none.' })
  @Optional()
  compareFrom?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Last day of the period to compare with.' })
  @Optional()
  compareTo?: string | null;

  @Field(() => [ReportGroup], { nullable: true, description: 'At most two. Default: none, only the total.' })
  @MaxItems(maxReportGroups, 'A report has at most two groups')
  @Different('Groups must differ')
  @Optional()
  groups?: ReportGroup[] | null;

  @Field(() => [ReportMeasure], {
    nullable: true,
    description: 'Of many groups those with the most of the first measure are answered. Default: Count.',
  })
  @Different('Measures must differ')
  @Optional()
  measures?: ReportMeasure[] | null;

  // As the list of consignments has them; the other reports take none.
  @Field(() => String, {
    nullable: true,
    description: 'Prefix of the AWB number. Of consignments alone, as all that follow.',
  })
  @MaxLengthOf(consignmentFields.awbNo)
  @Optional()
  awbNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Prefix of the name, ignoring case and accents.' })
  @MaxLengthOf(consignmentFields.receiver)
  @Optional()
  receiver?: string | null;

  @Field(() => [RecordRef], { nullable: true })
  @Optional()
  senderId?: string[] | null;

  @Field(() => [RecordRef], { nullable: true })
  @Optional()
  deliveryCityId?: string[] | null;

  @Field(() => [RecordRef], { nullable: true })
  @Optional()
  vendorId?: string[] | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Cargo carriers of their manifests.' })
  @Optional()
  cargoId?: string[] | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Users who created them. Admins only.' })
  @Optional()
  createdById?: string[] | null;

  @Field(() => [ServiceType], { nullable: true })
  @Optional()
  serviceType?: ServiceType[] | null;

  @Field(() => [ParcelType], { nullable: true })
  @Optional()
  parcelType?: ParcelType[] | null;

  @Field(() => [PaymentMode], { nullable: true })
  @Optional()
  paymentMode?: PaymentMode[] | null;

  @Field(() => [PaymentStatus], { nullable: true })
  @Optional()
  paymentStatus?: PaymentStatus[] | null;

  @Field(() => [DeliveryStatus], { nullable: true })
  @Optional()
  deliveryStatus?: DeliveryStatus[] | null;

  @Field(() => Boolean, { nullable: true })
  @Optional()
  isInsurance?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @Optional()
  isVpp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer amount is known.' })
  @Optional()
  isPriced?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @Optional()
  isApproved?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is booked for one of our own vendors and on no manifest.',
  })
  @Optional()
  awaitsManifest?: boolean | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Imports that booked them.' })
  @Optional()
  importJobId?: string[] | null;
}
