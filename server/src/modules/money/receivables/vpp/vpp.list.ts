import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../../domain/rules/dateRules';
import { MaxLength, Optional } from '../../../../domain/rules/rules';
import { refuseInput } from '../../../../core/operation/errors';
import { atLeast, atMost, byReferences } from '../../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../../core/list/list';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../../core/list/textSearch';
import { Customer } from '../../../parties/customers/customer.entity';
import { VppRemittance } from './vpp.entity';

@InputType()
export class VppRemittanceSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in number or reference, ignoring case.' })
  @MaxLength(40, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => Boolean, { nullable: true, description: 'Reversed, or not.' })
  isReversed?: boolean;
}

export const VppRemittancePage = pageOf(VppRemittance, 'VppRemittance');

export const vppRemittanceList: ListSpec<VppRemittance, VppRemittanceSearch> = {
  entity: VppRemittance,
  sort: ['remittedOn', 'number', 'amount', 'setOff', 'paidOut', 'mode', 'reference', 'createdOn'],
  joinedSort: { customer: { relation: 'customer', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'some remittances a month for each customer' },
  defaultSort: ['remittedOn', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<VppRemittance>(lowerCode('number'), lowerCode('reference')),
    customerId: byReferences('customerId', Customer),
    fromDate: atLeast('remittedOn'),
    toDate: atMost('remittedOn'),
    isReversed: (query, value) => query.andWhere(value ? 'r.reversedOn IS NOT NULL' : 'r.reversedOn IS NULL'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
