import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../domain/dateRules';
import { PaymentMode, ServiceType } from '../../domain/enums';
import { mayDo } from '../../domain/policy';
import { MaxLength, Optional } from '../../domain/rules';
import { forbidden, refuseInput } from '../../core/errors';
import { byReferences, byValues } from '../../core/filters';
import { ListInput, pageOf, type ListSpec } from '../../core/list';
import { lowerCode, startingWith } from '../../core/textSearch';
import { DateOnly, RecordRef } from '../../core/scalars';
import { Customer } from '../customers/customer.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import { CargoConsignment } from './cargo.entity';

@InputType()
export class CargoSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Prefix of the AWB number, case-insensitive.' })
  @MaxLength(30, 'AwbNo')
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

  @Field(() => DateOnly, { nullable: true, description: 'Earliest booking date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const CargoConsignmentPage = pageOf(CargoConsignment, 'CargoConsignment');

export const cargoList: ListSpec<CargoConsignment, CargoSearch> = {
  entity: CargoConsignment,
  sort: {
    awbNo: 'r.awbNo',
    bookingDate: 'r.bookingDate',
    createdOn: 'r.createdOn',
    serviceType: 'r.serviceType',
    paymentMode: 'r.paymentMode',
    packet: 'r.packet',
    toPayAmount: 'r.toPayAmount',
    actualWeight: 'r.actualWeight',
    chargeableWeight: 'r.chargeableWeight',
    deliveryCharge: 'r.deliveryCharge',
    paymentDate: 'r.paymentDate',
    paymentStatus: 'r.paymentStatus',
    isApproved: 'r.isApproved',
    senderId: 'r.senderId',
    receiverId: 'r.receiverId',
    cargoId: 'r.cargoId',
  },
  joinedSort: {
    cargo: { relation: 'cargo', column: 'name' },
    sender: { relation: 'sender', column: 'company' },
    receiver: { relation: 'receiver', column: 'company' },
  },
  defaultSort: ['bookingDate', 'DESC'],
  pageSize: 50,
  filters: {
    awbNo: (query, text) =>
      query.andWhere(`${lowerCode('r.awbNo')} LIKE :awbNo ESCAPE '!'`, { awbNo: startingWith(text) }),
    senderId: byReferences('senderId', Customer),
    receiverId: byReferences('receiverId', Customer),
    cargoId: byReferences('cargoId', Vendor),
    createdById: (query, refs, context) => {
      if (!mayDo('userSuggestions', context.user?.role)) throw forbidden();
      return byReferences<CargoConsignment>('createdById', User)(query, refs, context);
    },
    serviceType: byValues('serviceType'),
    paymentMode: byValues('paymentMode'),
    fromDate: (query, fromDate) => query.andWhere('r.bookingDate >= :fromDate', { fromDate }),
    toDate: (query, toDate) => query.andWhere('r.bookingDate <= :toDate', { toDate }),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today)),
};
