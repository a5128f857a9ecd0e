import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { CreditNoteReason, CreditNoteStatus, NoteKind } from '../../../domain/tax/gstReturn/enums';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { atLeast, atMost, byBranchOf, byReferences, byValues } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../invoices/invoice.entity';
import { CreditNote } from './creditNote.entity';

@InputType()
export class CreditNoteSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the number, ignoring case.' })
  @MaxLength(16, 'Number')
  @Optional()
  searchText?: string;

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  invoiceId?: string[];

  @Field(() => [NoteKind], { nullable: true, description: 'Default: both.' })
  kind?: NoteKind[];

  @Field(() => [CreditNoteStatus], { nullable: true })
  status?: CreditNoteStatus[];

  @Field(() => [CreditNoteReason], { nullable: true })
  reason?: CreditNoteReason[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the note date.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const CreditNotePage = pageOf(CreditNote, 'CreditNote');

export const creditNoteList: ListSpec<CreditNote, CreditNoteSearch> = {
  entity: CreditNote,
  sort: ['noteDate', 'number', 'kind', 'status', 'reason', 'taxable', 'total', 'createdOn'],
  joinedSort: { customer: { relation: 'customer', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'a few notes a month' },
  defaultSort: ['noteDate', 'DESC'],
  pageSize: 50,
  filters: {
    searchText: searchIn<CreditNote>(lowerCode('number')),
    customerId: byReferences('customerId', Customer),
    invoiceId: byReferences('invoiceId', Invoice),
    kind: byValues('kind'),
    status: byValues('status'),
    reason: byValues('reason'),
    fromDate: atLeast('noteDate'),
    toDate: atMost('noteDate'),
    branchId: byBranchOf('invoiceId', 'invoice'),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
};
