import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { expenseFields as fields } from '../../../domain/money/expenseFields';
import { HasFields } from '../../../domain/values/fields';
import type { Paise } from '../../../domain/values/money';
import { RecordBranch, RecordField } from '../../../core/record/recordFields';

@ObjectType({ description: 'An expense of the company.' })
@Entity()
@Index(['date', 'id'])
@HasFields(fields)
export class Expense extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField(fields.date)
  date: string;

  @RecordField(fields.amount)
  amount: Paise;

  @RecordField(fields.remark)
  remark: string;
}
