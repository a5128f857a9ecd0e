import { Field, InputType } from 'type-graphql';
import { consignmentFields } from '../../../domain/bookings/consignmentFields';
import {
  DateFilter,
  DeliveryStatus,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ServiceType,
} from '../../../domain/bookings/enums';
import { MaxLengthOf, Optional } from '../../../domain/rules/rules';
import { BranchListInput } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType()
export class ConsignmentSearch extends BranchListInput {
  @Field(() => DateFilter, {
    nullable: true,
    description: 'The date that fromDate and toDate refer to. Default: BookingDate.',
  })
  searchDateFilter?: DateFilter;

  @Field(() => DateOnly, { nullable: true })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => String, { nullable: true, description: 'Prefix of the AWB number, case-insensitive.' })
  @MaxLengthOf(consignmentFields.awbNo)
  @Optional()
  awbNo?: string;

  @Field(() => String, { nullable: true, description: 'Prefix of the name, ignoring case and accents.' })
  @MaxLengthOf(consignmentFields.receiver)
  @Optional()
  receiver?: string;

  @Field(() => [RecordRef], { nullable: true })
  senderId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  deliveryCityId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Cargo carriers of their manifests.' })
  cargoId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Users who created them. Admins only.' })
  createdById?: string[];

  @Field(() => [ServiceType], { nullable: true })
  serviceType?: ServiceType[];

  @Field(() => [ParcelType], { nullable: true })
  parcelType?: ParcelType[];

  @Field(() => [PaymentMode], { nullable: true })
  paymentMode?: PaymentMode[];

  @Field(() => [PaymentStatus], { nullable: true })
  paymentStatus?: PaymentStatus[];

  @Field(() => [DeliveryStatus], { nullable: true })
  deliveryStatus?: DeliveryStatus[];

  @Field(() => Boolean, { nullable: true })
  isInsurance?: boolean;

  @Field(() => Boolean, { nullable: true })
  isVpp?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer amount is known.' })
  isPriced?: boolean;

  @Field(() => Boolean, { nullable: true })
  isApproved?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is booked for one of our own vendors and on no manifest.',
  })
  awaitsManifest?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is booked, and may not leave without an e-way bill; of those at most 1,000.',
  })
  awaitsEway?: boolean;

  @Field(() => [RecordRef], { nullable: true, description: 'Imports that booked them.' })
  importJobId?: string[];
}
