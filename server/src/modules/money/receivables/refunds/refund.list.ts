import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../../domain/rules/dateRules';
import { ReceiptMode } from '../../../../domain/money/enums';
import { MaxLength, Optional } from '../../../../domain/rules/rules';
import { refuseInput } from '../../../../core/operation/errors';
import { atLeast, atMost, branchIds, byReferences, byValues } from '../../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../../core/list/list';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../../core/list/textSearch';
import { CreditNote } from '../../../billing/creditnotes/creditNote.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';
import { Refund } from './refund.entity';

@InputType()
export class RefundSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in number or reference, ignoring case.' })
  @MaxLength(40, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  paymentId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  creditNoteId?: string[];

  @Field(() => [ReceiptMode], { nullable: true })
  mode?: ReceiptMode[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the refund date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const RefundPage = pageOf(Refund, 'Refund');

export const refundList: ListSpec<Refund, RefundSearch> = {
  entity: Refund,
  sort: ['refundedOn', 'number', 'mode', 'amount', 'reference', 'createdOn'],
  joinedSort: { customer: { relation: 'customer', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'a few refunds a month' },
  defaultSort: ['refundedOn', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<Refund>(lowerCode('number'), lowerCode('reference')),
    customerId: byReferences('customerId', Customer),
    paymentId: byReferences('paymentId', CustomerPayment),
    creditNoteId: byReferences('creditNoteId', CreditNote),
    mode: byValues('mode'),
    fromDate: atLeast('refundedOn'),
    toDate: atMost('refundedOn'),
    branchId: async (query, refs, { db }) => {
      const branches = await branchIds(db, refs);
      query.andWhere(
        `(r.paymentId IN (SELECT id FROM customer_payment WHERE branch_id IN (:...branches)) OR r.creditNoteId IN (
          SELECT n.id FROM credit_note n JOIN invoice i ON i.id = n.invoice_id WHERE i.branch_id IN (:...branches)))`,
        { branches },
      );
    },
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
