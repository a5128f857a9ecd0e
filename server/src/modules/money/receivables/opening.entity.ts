import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { DateColumn, PaiseColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { openingFields } from '../../../domain/money/receivableFields';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    OpeningItem: OpeningItem;
  }
}

@ObjectType({
  description: 'What a customer owed before the first invoice here. Allocated like an invoice, due on its date.',
})
@Entity()
export class OpeningItem extends RecordEntity {
  @Field(() => SafeInt)
  @Index({ unique: true })
  @RefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => DateOnly)
  @DateColumn()
  date: string;

  @Field(() => Money)
  @PaiseColumn()
  amount: Paise;

  @Field(() => Money)
  @PaiseColumn()
  outstanding: Paise;

  @Field(() => String, { nullable: true })
  @TextColumn(openingFields.remark, { nullable: true })
  remark: string | null;
}
