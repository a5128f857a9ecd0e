import { Field, InputType } from 'type-graphql';
import { cargoFields } from '../../../domain/bookings/cargoFields';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { PaymentMode, ServiceType } from '../../../domain/bookings/enums';
import { mayDo } from '../../../domain/policy/roles';
import { MaxLengthOf, Optional } from '../../../domain/rules/rules';
import { forbidden, refuseInput } from '../../../core/operation/errors';
import { atLeast, atMost, byBranch, byReferences, byValues } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { lowerCode, startingWith } from '../../../core/list/textSearch';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { CargoConsignment } from './cargo.entity';

@InputType()
export class CargoSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Prefix of the AWB number, case-insensitive.' })
  @MaxLengthOf(cargoFields.awbNo)
  @Optional()
  awbNo?: string;

  @Field(() => [RecordRef], { nullable: true })
  senderId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  receiverId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  cargoId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Users who created them. Admins only.' })
  createdById?: string[];

  @Field(() => [ServiceType], { nullable: true })
  serviceType?: ServiceType[];

  @Field(() => [PaymentMode], { nullable: true })
  paymentMode?: PaymentMode[];

  @Field(() => Boolean, { nullable: true, description: 'With an amount that is on no invoice, or without one.' })
  isUnbilled?: boolean;

  @Field(() => DateOnly, { nullable: true, description: 'Earliest booking date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const CargoConsignmentPage = pageOf(CargoConsignment, 'CargoConsignment');

export const cargoList: ListSpec<CargoConsignment, CargoSearch> = {
  entity: CargoConsignment,
  sort: [
    'awbNo',
    'bookingDate',
    'createdOn',
    'serviceType',
    'paymentMode',
    'packet',
    'toPayAmount',
    'actualWeight',
    'chargeableWeight',
    'deliveryCharge',
    'paymentDate',
    'paymentStatus',
    'isApproved',
    'senderId',
    'receiverId',
    'cargoId',
  ],
  joinedSort: {
    cargo: { relation: 'cargo', column: 'name' },
    sender: { relation: 'sender', column: 'company' },
    receiver: { relation: 'receiver', column: 'company' },
  },
  sorting: { by: 'wholeTable', because: 'some ten cargo consignments a day' },
  defaultSort: ['bookingDate', 'DESC'],
  pageSize: 50,
  filters: {
    awbNo: (query, text) =>
      query.andWhere(`${lowerCode<CargoConsignment>('awbNo')} LIKE :awbNo ESCAPE '!'`, { awbNo: startingWith(text) }),
    senderId: byReferences('senderId', Customer),
    receiverId: byReferences('receiverId', Customer),
    cargoId: byReferences('cargoId', Vendor),
    branchId: byBranch,
    createdById: (query, refs, context) => {
      if (!mayDo('userSuggestions', context.user)) throw forbidden();
      return byReferences<CargoConsignment>('createdById', User)(query, refs, context);
    },
    serviceType: byValues('serviceType'),
    paymentMode: byValues('paymentMode'),
    isUnbilled: (query, isUnbilled) => {
      const unbilled = 'r.invoiceId IS NULL AND r.toPayAmount > 0';
      return query.andWhere(
        isUnbilled ? unbilled : '(r.invoiceId IS NOT NULL OR r.toPayAmount IS NULL OR r.toPayAmount = 0)',
      );
    },
    fromDate: atLeast('bookingDate'),
    toDate: atMost('bookingDate'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
