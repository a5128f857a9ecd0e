import { Field, InputType } from 'type-graphql';
import { creditNoteFields } from '../../../domain/billing/invoiceFields';
import { CreditNoteReason, NoteKind } from '../../../domain/tax/gstReturn/enums';
import { NotTooEarly } from '../../../domain/rules/fieldRules';
import type { Paise } from '../../../domain/values/money';
import { Optional, Required, rule } from '../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../core/record/fields';
import { changeOf } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType()
export class CreditNoteDetails {
  @Field(() => DateOnly, { nullable: true })
  @NotTooEarly('Note date')
  @Required('Please select note date')
  noteDate: string;

  @Field(() => CreditNoteReason, { nullable: true })
  @Required('Please select reason')
  reason: CreditNoteReason;

  @MoneyField('Taxable amount', { description: 'Rupees, before tax; the taxes follow from it.' })
  @rule('some', 'Please enter taxable amount', (value) => typeof value === 'number' && value > 0)
  taxable: Paise;

  @InputField(creditNoteFields.remark)
  remark?: string | null;
}

@InputType()
export class CreateCreditNoteInput extends CreditNoteDetails {
  @Field(() => RecordRef, { nullable: true, description: 'The approved invoice that the note is about.' })
  @Required('Please select invoice')
  invoiceId: string;

  @Field(() => NoteKind, { nullable: true, description: 'Default: Credit.' })
  @Optional()
  kind?: NoteKind | null;
}

@InputType()
export class UpdateCreditNoteInput extends changeOf(CreditNoteDetails) {}
