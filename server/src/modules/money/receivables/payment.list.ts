import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { PaymentSource, ReceiptMode } from '../../../domain/money/enums';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { atLeast, atMost, byBranch, byReferences, byValues } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Customer } from '../../parties/customers/customer.entity';
import { CustomerPayment } from './payment.entity';

@InputType()
export class CustomerPaymentSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in number or reference, ignoring case.' })
  @MaxLength(40, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [ReceiptMode], { nullable: true })
  mode?: ReceiptMode[];

  @Field(() => [PaymentSource], { nullable: true })
  source?: PaymentSource[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the received date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Payments that are not reversed, from which tax was deducted, or not.',
  })
  hasTds?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'With a certificate of the tax deducted, or without.' })
  hasCertificate?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Reversed, or not.' })
  isReversed?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'With something that is not allocated, or without.' })
  isAdvance?: boolean;
}

export const CustomerPaymentPage = pageOf(CustomerPayment, 'CustomerPayment');

const advance = 'r.reversedOn IS NULL AND r.amount + r.tdsAmount > r.allocatedCash + r.allocatedTds';

export const customerPaymentList: ListSpec<CustomerPayment, CustomerPaymentSearch> = {
  entity: CustomerPayment,
  sort: ['receivedOn', 'number', 'mode', 'amount', 'tdsAmount', 'reference', 'createdOn'],
  joinedSort: { customer: { relation: 'customer', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'some payments a month for each customer' },
  defaultSort: ['receivedOn', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<CustomerPayment>(lowerCode('number'), lowerCode('reference')),
    customerId: byReferences('customerId', Customer),
    mode: byValues('mode'),
    source: byValues('source'),
    branchId: byBranch,
    fromDate: atLeast('receivedOn'),
    toDate: atMost('receivedOn'),
    hasTds: (query, value) =>
      query.andWhere(value ? 'r.tdsAmount > 0 AND r.reversedOn IS NULL' : 'r.tdsAmount = 0 AND r.reversedOn IS NULL'),
    hasCertificate: (query, value) => query.andWhere(value ? 'r.certificateNo IS NOT NULL' : 'r.certificateNo IS NULL'),
    isAdvance: (query, value) => query.andWhere(value ? advance : `NOT (${advance})`),
    isReversed: (query, value) => query.andWhere(value ? 'r.reversedOn IS NOT NULL' : 'r.reversedOn IS NULL'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
