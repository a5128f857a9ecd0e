import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../../domain/rules/dateRules';
import { WriteOffStatus } from '../../../../domain/money/enums';
import { MaxLength, Optional } from '../../../../domain/rules/rules';
import { refuseInput } from '../../../../core/operation/errors';
import { atLeast, atMost, byBranchOf, byReferences, byValues } from '../../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../../core/list/list';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../../core/list/textSearch';
import { Customer } from '../../../parties/customers/customer.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import { WriteOff } from './writeOff.entity';

@InputType()
export class WriteOffSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the number, ignoring case.' })
  @MaxLength(16, 'Number')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  invoiceId?: string[];

  @Field(() => [WriteOffStatus], { nullable: true })
  status?: WriteOffStatus[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the write-off date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const WriteOffPage = pageOf(WriteOff, 'WriteOff');

export const writeOffList: ListSpec<WriteOff, WriteOffSearch> = {
  entity: WriteOff,
  sort: ['writtenOffOn', 'number', 'status', 'amount', 'createdOn'],
  joinedSort: { customer: { relation: 'customer', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'a few write-offs a month' },
  defaultSort: ['writtenOffOn', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<WriteOff>(lowerCode('number')),
    customerId: byReferences('customerId', Customer),
    invoiceId: byReferences('invoiceId', Invoice),
    status: byValues('status'),
    fromDate: atLeast('writtenOffOn'),
    toDate: atMost('writtenOffOn'),
    branchId: byBranchOf('invoiceId', 'invoice'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
