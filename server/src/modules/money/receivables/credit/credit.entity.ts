import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RelationColumn } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { creditOverrideReason } from '../../../../domain/bookings/consignmentFields';
import { liftFields } from '../../../../domain/money/receivableFields';
import { HasFields } from '../../../../domain/values/fields';
import type { Paise } from '../../../../domain/values/money';
import { RecordField, RecordReference } from '../../../../core/record/recordFields';
import { Customer } from '../../../parties/customers/customer.entity';

@ObjectType({ description: 'Lets a customer book on credit up to a date, whatever is owed.' })
@Entity()
@Index(['customerId', 'until'])
@HasFields(liftFields)
export class CreditLift extends RecordEntity {
  @RecordReference('Customer')
  customerId: number;

  @RelationColumn(() => Customer)
  customer?: Customer | null;

  @RecordField(liftFields.until, { description: 'Included.' })
  until: string;

  @RecordField(liftFields.reason)
  reason: string;
}

@ObjectType({ description: 'A booking on credit that an administrator allowed although it would have been refused.' })
@Entity()
@Index(['consignmentId'])
export class CreditOverride extends RecordEntity {
  @RecordReference('Consignment')
  consignmentId: number;

  @RecordField('money', { description: 'With the booking.' })
  exposure: Paise;

  @RecordField('money', { nullable: true, description: 'Null: none.' })
  creditLimit: Paise | null;

  @RecordField(creditOverrideReason)
  reason: string;
}
