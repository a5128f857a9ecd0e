import { Field, InputType } from 'type-graphql';
import { cashDayFields, depositFields } from '../../../domain/money/cashBookFields';
import type { Paise } from '../../../domain/values/money';
import { allOf, Optional, Required, rule } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

const leastPaise: Paise = 100;

/** Whose book. */
export const BookBranch = (): PropertyDecorator =>
  allOf(
    Field(() => RecordRef, {
      nullable: true,
      description: 'The branch whose book it is. Default: that of the caller.',
    }),
    Optional(),
  );

@InputType()
export class CloseCashDayInput {
  @BookBranch()
  branchId?: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please enter date')
  date: string;

  @InputField(cashDayFields.openingCash, { description: 'Rupees; of the first day of the book alone.' })
  @Optional()
  openingCash?: Paise | null;

  @InputField(cashDayFields.countedCash, { description: 'Rupees.' })
  @rule('counted', 'Please enter the counted cash', (value) => typeof value === 'number' && value >= 0)
  countedCash: Paise;

  @InputField(cashDayFields.differenceRemark)
  differenceRemark?: string | null;
}

@InputType()
export class ReopenCashDayInput extends RecordInput {
  @InputField(cashDayFields.reopenReason)
  reason: string;
}

@InputType()
@HasFields(depositFields, ['branchId'])
export class CreateCashDepositInput {
  @BookBranch()
  branchId?: string | null;

  @InputField(depositFields.date)
  date: string;

  @InputField(depositFields.amount, { description: 'Rupees, at least 1.' })
  @rule('atLeastOne', 'Please enter amount', (value) => typeof value === 'number' && value >= leastPaise)
  amount: Paise;

  @InputField(depositFields.reference)
  reference?: string | null;

  @InputField(depositFields.remark)
  remark?: string | null;
}
