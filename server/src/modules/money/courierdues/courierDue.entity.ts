import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BranchColumn, LooseRefColumn, PaiseColumn, RelationColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { courierRemittanceFields as fields } from '../../../domain/money/courierDueFields';
import { ReceiptMode } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import {
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { Money } from '../../../core/record/scalars';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

@ObjectType({ description: 'What a courier has collected for us at the door of a to-pay or VPP consignment.' })
@Entity()
@Index(['consignmentId'])
@Index(['vendorId', 'deliveredOn', 'id'])
@Index(['openAmount', 'vendorId'])
export class CourierDue extends RecordEntity {
  @RecordReference('Consignment')
  consignmentId: number;

  @RecordRelation(() => Consignment, { complexity: 10 })
  consignment?: Consignment | null;

  /** That of the consignment, which keeps it from being deleted. */
  @LooseRefColumn('Vendor')
  vendorId: number;

  @Field(() => Vendor, { nullable: true })
  vendor?: Vendor | null;

  @RecordField('date')
  deliveredOn: string;

  @RecordField('money', { description: 'Of a to-pay consignment.' })
  freight: Paise;

  @RecordField('money', { description: 'VPP and insurance commission.' })
  commissions: Paise;

  @RecordField('money', { description: 'The price of the goods, which is owed to the sender.' })
  vppAmount: Paise;

  @RecordField('money', { description: 'Freight, commissions and VPP amount.' })
  amount: Paise;

  @RecordField('money', { description: 'What the courier has handed over of it.' })
  remitted: Paise;

  /** 0 when deleted, so that no index needs `deletedOn`. */
  @Field(() => Money, { description: 'What is still due; 0 too if a to-pay consignment was paid otherwise.' })
  @PaiseColumn()
  openAmount: Paise;
}

@ObjectType({ description: 'Money that a courier has handed over, for some consignments.' })
@Entity()
@Index(['vendorId', 'remittedOn', 'id'])
@Index(['remittedOn', 'id'])
export class CourierRemittance extends RecordEntity {
  /** The branch that takes it: the one in which the user worked. */
  @BranchColumn()
  branchId: number;

  @Index({ unique: true })
  @RecordText(20, { description: 'CRM/… by the financial year of the date.' })
  number: string;

  @RecordReference('Vendor')
  vendorId: number;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordField(fields.remittedOn)
  remittedOn: string;

  @RecordChoice(ReceiptMode)
  mode: ReceiptMode;

  @RecordField(fields.reference, { nullable: true, description: 'UTR, cheque number and the like.' })
  reference: string | null;

  @RecordField('money', { description: 'The sum of its lines.' })
  amount: Paise;

  @RecordField(fields.remark, { nullable: true })
  remark: string | null;

  @RecordField('date', { nullable: true })
  reversedOn: string | null;

  @RecordField(fields.reversalReason, { nullable: true })
  reversalReason: string | null;

  @Field(() => [CourierRemittanceLine], { nullable: true, complexity: 20, description: 'The oldest delivery first.' })
  lines?: CourierRemittanceLine[];
}

@ObjectType({ description: 'What of a remittance is for a consignment.' })
@Entity()
@Index(['remittanceId'])
@Index(['consignmentId'])
export class CourierRemittanceLine extends RecordEntity {
  @RecordReference('CourierRemittance')
  remittanceId: number;

  @RelationColumn(() => CourierRemittance)
  remittance?: CourierRemittance | null;

  @RecordReference('Consignment')
  consignmentId: number;

  @RecordRelation(() => Consignment, { complexity: 10 })
  consignment?: Consignment | null;

  @RecordField('money')
  amount: Paise;

  @Field(() => Money, { nullable: true, description: 'What is due of the consignment today.' })
  openAmount?: Paise;
}
