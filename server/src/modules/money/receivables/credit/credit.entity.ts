import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { DateColumn, PaiseColumn, RefColumn, SafeInt, TextColumn } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { creditOverrideReason } from '../../../../domain/bookings/consignmentFields';
import { liftFields } from '../../../../domain/money/receivableFields';
import { HasFields } from '../../../../domain/values/fields';
import type { Paise } from '../../../../domain/values/money';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { Customer } from '../../../parties/customers/customer.entity';

declare module '../../../../db/schema/recordKinds' {
  interface RecordKinds {
    CreditLift: CreditLift;
    CreditOverride: CreditOverride;
  }
}

@ObjectType({ description: 'Lets a customer book on credit up to a date, whatever is owed.' })
@Entity()
@Index(['customerId', 'until'])
@HasFields(liftFields)
export class CreditLift extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Customer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => DateOnly, { description: 'Included.' })
  @DateColumn()
  until: string;

  @Field(() => String)
  @TextColumn(liftFields.reason)
  reason: string;
}

@ObjectType({ description: 'A booking on credit that an administrator allowed although it would have been refused.' })
@Entity()
@Index(['consignmentId'])
export class CreditOverride extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Consignment')
  consignmentId: number;

  @Field(() => Money, { description: 'With the booking.' })
  @PaiseColumn()
  exposure: Paise;

  @Field(() => Money, { nullable: true, description: 'Null: none.' })
  @PaiseColumn({ nullable: true })
  creditLimit: Paise | null;

  @Field(() => String)
  @TextColumn(creditOverrideReason)
  reason: string;
}
