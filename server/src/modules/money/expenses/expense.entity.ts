import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { DateColumn, PaiseColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { expenseFields as fields } from '../../../domain/money/expenseFields';
import { HasFields } from '../../../domain/values/fields';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Expense: Expense;
  }
}

@ObjectType({ description: 'An expense of the company.' })
@Entity()
@Index(['date', 'id'])
@HasFields(fields)
export class Expense extends RecordEntity {
  @Field(() => DateOnly)
  @DateColumn()
  date: string;

  @Field(() => Money)
  @PaiseColumn()
  amount: Paise;

  @Field(() => String)
  @TextColumn(fields.remark)
  remark: string;
}
