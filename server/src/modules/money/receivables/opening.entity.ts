import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { openingFields } from '../../../domain/money/receivableFields';
import type { Paise } from '../../../domain/values/money';
import { RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { Customer } from '../../parties/customers/customer.entity';

@ObjectType({
  description: 'What a customer owed before the first invoice here. Allocated like an invoice, due on its date.',
})
@Entity()
export class OpeningItem extends RecordEntity {
  @Index({ unique: true })
  @RecordReference('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  date: string;

  @RecordField('money')
  amount: Paise;

  @RecordField('money')
  outstanding: Paise;

  @RecordField(openingFields.remark, { nullable: true })
  remark: string | null;
}
