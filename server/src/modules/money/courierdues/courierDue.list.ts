import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { atLeast, atMost, byReferences } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { CourierDue, CourierRemittance } from './courierDue.entity';

@InputType()
export class CourierDueSearch extends ListInput {
  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the date of delivery.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => Boolean, { nullable: true, description: 'True: something is due; false: nothing is. Omitted: both.' })
  isOpen?: boolean;
}

export const CourierDuePage = pageOf(CourierDue, 'CourierDue');

export const courierDueList: ListSpec<CourierDue, CourierDueSearch> = {
  entity: CourierDue,
  sort: ['deliveredOn', 'freight', 'commissions', 'vppAmount', 'amount', 'remitted', 'openAmount'],
  joinedSort: { awbNo: { relation: 'consignment', column: 'awbNo' } },
  sorting: { by: 'wholeTable', because: 'what is open of one vendor; the rest by the delivery, which an index has' },
  defaultSort: ['deliveredOn', 'ASC'],
  pageSize: 50,
  filters: {
    vendorId: byReferences('vendorId', Vendor),
    fromDate: atLeast('deliveredOn'),
    toDate: atMost('deliveredOn'),
    isOpen: (query, value) => query.andWhere(value ? 'r.openAmount > 0' : 'r.openAmount = 0'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};

@InputType()
export class CourierRemittanceSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in number or reference, ignoring case.' })
  @MaxLength(40, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => Boolean, { nullable: true, description: 'Reversed, or not.' })
  isReversed?: boolean;
}

export const CourierRemittancePage = pageOf(CourierRemittance, 'CourierRemittance');

export const courierRemittanceList: ListSpec<CourierRemittance, CourierRemittanceSearch> = {
  entity: CourierRemittance,
  sort: ['remittedOn', 'number', 'amount', 'mode', 'reference', 'createdOn'],
  joinedSort: { vendor: { relation: 'vendor', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'some remittances a month for each courier' },
  defaultSort: ['remittedOn', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<CourierRemittance>(lowerCode('number'), lowerCode('reference')),
    vendorId: byReferences('vendorId', Vendor),
    fromDate: atLeast('remittedOn'),
    toDate: atMost('remittedOn'),
    isReversed: (query, value) => query.andWhere(value ? 'r.reversedOn IS NOT NULL' : 'r.reversedOn IS NULL'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
