import { InputType } from 'type-graphql';
import { expenseFields as fields } from '../../../domain/money/expenseFields';
import type { Paise } from '../../../domain/values/money';
import { rule } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { changeOf } from '../../../core/record/record.inputs';

const leastPaise: Paise = 100;

/** Not-before-today is checked in the service, since it depends on the stored date. */
@InputType()
@HasFields(fields, [])
export class CreateExpenseInput {
  @InputField(fields.remark)
  remark: string;

  @InputField(fields.date, { description: 'Must not be before today, unless unchanged.' })
  date: string;

  @InputField(fields.amount, { description: 'Rupees, at least 1.' })
  @rule('atLeastOne', 'Please enter amount', (value) => typeof value === 'number' && value >= leastPaise)
  amount: Paise;
}

@InputType()
export class UpdateExpenseInput extends changeOf(CreateExpenseInput) {}
