import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { writeOffFields } from '../../../../domain/money/receivableFields';
import { WriteOffStatus } from '../../../../domain/money/enums';
import type { Paise } from '../../../../domain/values/money';
import {
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../../core/record/recordFields';
import { Customer } from '../../../parties/customers/customer.entity';
import { PersonName } from '../../../parties/users/user.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';

@ObjectType({
  description:
    'What was outstanding of an invoice and is given up. Up to the setting writeOff.limit it counts at once, above that once somebody else has approved it.',
})
@Entity()
@Index(['customerId', 'writtenOffOn', 'id'])
@Index(['writtenOffOn', 'id'])
@Index(['invoiceId'])
export class WriteOff extends RecordEntity {
  @Index({ unique: true })
  @RecordText(16, { nullable: true, description: 'WRO/… by the financial year of its date; null while it waits.' })
  number: string | null;

  @RecordReference('Invoice')
  invoiceId: number;

  @RecordRelation(() => Invoice)
  invoice?: Invoice | null;

  /** Of the invoice, which keeps the customer from being deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  writtenOffOn: string;

  @RecordField('money', { description: 'All that was outstanding. Its tax stays due.' })
  amount: Paise;

  @RecordField(writeOffFields.reason)
  reason: string;

  @RecordChoice(WriteOffStatus)
  status: WriteOffStatus;

  @LooseRefColumn('User', { nullable: true })
  approvedById: number | null;

  @Field(() => PersonName, { nullable: true, description: 'Who entered it.' })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true, description: 'Null while it waits, and within the limit.' })
  approvedBy?: PersonName | null;
}
