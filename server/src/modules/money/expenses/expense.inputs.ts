import { Field, InputType } from 'type-graphql';
import type { Paise } from '../../../domain/values/money';
import { MaxLength, Required, rule } from '../../../domain/rules/rules';
import { MultiLine } from '../../../domain/values/text';
import { MoneyField } from '../../../core/record/measures';
import { DateOnly } from '../../../core/record/scalars';
import { changeOf } from '../../../core/record/record.inputs';

const leastPaise: Paise = 100;

/** Not-before-today is checked in the service, since it depends on the stored date. */
@InputType()
export class CreateExpenseInput {
  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(500, 'Remark')
  @Required('Please enter remark')
  remark: string;

  @Field(() => DateOnly, { nullable: true, description: 'Must not be before today, unless unchanged.' })
  @Required('Please enter date')
  date: string;

  @MoneyField('Amount', { description: 'Rupees, at least 1.' })
  @rule('atLeastOne', 'Please enter amount', (value) => typeof value === 'number' && value >= leastPaise)
  amount: Paise;
}

@InputType()
export class UpdateExpenseInput extends changeOf(CreateExpenseInput) {}
