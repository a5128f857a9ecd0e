import { Field, InputType } from 'type-graphql';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Customer } from './customer.entity';

@InputType()
export class CustomerSearch extends ListInput {
  @Field(() => String, {
    nullable: true,
    description: 'Text contained in name, company, contact or GSTIN; ignores case and accents.',
  })
  @MaxLength(100, 'Search text')
  @Optional()
  searchText?: string;
}

export const CustomerPage = pageOf(Customer, 'Customer');

export const customerList: ListSpec<Customer, CustomerSearch> = {
  entity: Customer,
  sort: ['name', 'company', 'contact', 'gst', 'address', 'lastActiveDate', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'some thousand customers' },
  defaultSort: ['createdOn', 'ASC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<Customer>('r.nameFolded', 'r.companyFolded', 'r.contactFolded', lowerCode<Customer>('gst')),
  },
};
