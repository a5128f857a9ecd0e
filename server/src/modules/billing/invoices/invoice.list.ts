import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { InvoiceStatus, InvoiceType } from '../../../domain/billing/enums';
import { isMonth } from '../../../domain/values/dates';
import { isPresent, MaxLength, Optional, rule } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { atLeast, atMost, byBranch, byReferences, byValues, type FilterQuery } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import type { QueryContext } from '../../../core/operation/operation';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from './invoice.entity';

@InputType()
export class InvoiceSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the invoice number, ignoring case.' })
  @MaxLength(16, 'Invoice number')
  @Optional()
  invoiceNumber?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [InvoiceStatus], { nullable: true })
  invoiceStatus?: InvoiceStatus[];

  @Field(() => [InvoiceType], { nullable: true })
  invoiceType?: InvoiceType[];

  @Field(() => String, { nullable: true, description: 'The billed month, YYYY-MM.' })
  @rule('month', 'Select a month', (value) => !isPresent(value) || isMonth(value))
  invoiceMonth?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether something is to be paid whose due date is over.' })
  isOverdue?: boolean;

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the invoice date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const InvoicePage = pageOf(Invoice, 'Invoice');

export const invoiceList: ListSpec<Invoice, InvoiceSearch> = {
  entity: Invoice,
  sort: [
    'invoiceDate',
    'invoiceNumber',
    'invoiceMonth',
    'paymentDate',
    'invoiceStatus',
    'invoiceType',
    'totalConsignments',
    'actualAmount',
    'totalAmount',
    'createdOn',
    'customerId',
  ],
  joinedSort: {
    customer: { relation: 'customer', column: 'company' },
    name: { relation: 'customer', column: 'company' },
  },
  sorting: { by: 'wholeTable', because: 'one invoice a month for each customer' },
  defaultSort: ['invoiceDate', 'DESC'],
  pageSize: 50,
  filters: {
    invoiceNumber: searchIn<Invoice>(lowerCode('invoiceNumber')),
    customerId: byReferences('customerId', Customer),
    invoiceStatus: byValues('invoiceStatus'),
    invoiceType: byValues('invoiceType'),
    invoiceMonth: (query, month) => query.andWhere('r.invoiceMonth = :month', { month }),
    isOverdue,
    branchId: byBranch,
    fromDate: atLeast('invoiceDate'),
    toDate: atMost('invoiceDate'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
  withDeleted: () => true,
};

/** As it stops bookings on credit: deleted and cancelled ones are due no longer. */
function isOverdue(query: FilterQuery<Invoice>, wanted: boolean, { today }: QueryContext): void {
  const isDue = 'r.deletedOn IS NULL AND r.cancelledOn IS NULL AND r.invoiceStatus IN (:...open)';
  query.andWhere(`${wanted ? '' : 'NOT '}(${isDue} AND r.dueDate IS NOT NULL AND r.dueDate < :today)`, {
    open: ['Approved', 'Pending'],
    today: today(),
  });
}
