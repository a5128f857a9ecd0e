import { Field, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';

/** An approved invoice, or the opening balance, with something left to pay. */
@ObjectType()
export abstract class OpenDocument {
  @Field(() => SafeInt, { nullable: true, description: 'Null: the opening balance.' })
  invoiceId: number | null;

  @Field(() => String)
  number: string;

  @Field(() => DateOnly)
  date: string;

  @Field(() => DateOnly)
  dueDate: string;

  @Field(() => Money)
  totalAmount: Paise;

  @Field(() => Money)
  outstanding: Paise;
}
