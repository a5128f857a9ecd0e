import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { DateColumn, EnumColumn, PaiseColumn, RefColumn, SafeInt, TextColumn } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { vppFields } from '../../../../domain/money/receivableFields';
import { ReceiptMode } from '../../../../domain/money/enums';
import type { Paise } from '../../../../domain/values/money';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../../db/schema/recordKinds' {
  interface RecordKinds {
    VppCollection: VppCollection;
    VppRemittance: VppRemittance;
  }
}

@ObjectType({
  description:
    'VPP money of some consignments that is paid out to their sender, or set off against what the sender owes.',
})
@Entity()
@Index(['customerId', 'remittedOn', 'id'])
@Index(['remittedOn', 'id'])
export class VppRemittance extends RecordEntity {
  @Field(() => String, { description: 'VPR/… by the financial year of the date.' })
  @Index({ unique: true })
  @TextColumn(20)
  number: string;

  @Field(() => SafeInt)
  @RefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => DateOnly)
  @DateColumn()
  remittedOn: string;

  @Field(() => Money, { description: 'The sum of its consignments.' })
  @PaiseColumn()
  amount: Paise;

  @Field(() => Money, { description: 'Of it, what paid invoices.' })
  @PaiseColumn()
  setOff: Paise;

  @Field(() => Money, { description: 'Of it, what was paid to the customer.' })
  @PaiseColumn()
  paidOut: Paise;

  @Field(() => ReceiptMode, { nullable: true, description: 'Null if nothing was paid out.' })
  @EnumColumn({ nullable: true })
  mode: ReceiptMode | null;

  @Field(() => String, { nullable: true, description: 'UTR, cheque number and the like.' })
  @TextColumn(vppFields.reference, { nullable: true })
  reference: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(vppFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => SafeInt, { nullable: true, description: 'The payment that sets off; null if nothing was set off.' })
  @RefColumn('CustomerPayment', { nullable: true })
  paymentId: number | null;

  @ManyToOne(() => CustomerPayment, noAction)
  @JoinColumn({ name: 'payment_id' })
  payment?: CustomerPayment | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  reversedOn: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(vppFields.reversalReason, { nullable: true })
  reversalReason: string | null;

  @Field(() => [VppCollection], {
    nullable: true,
    complexity: 20,
    description: 'The consignments; none once it is reversed, since they are owed again.',
  })
  collections?: VppCollection[];
}

@ObjectType({
  description: 'The price of the goods of a VPP consignment, collected on delivery and owed to its sender.',
})
@Entity()
@Index(['consignmentId'])
@Index(['remittanceId', 'collectedOn'])
export class VppCollection extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Consignment')
  consignmentId: number;

  @Field(() => Consignment, { nullable: true, complexity: 10 })
  @ManyToOne(() => Consignment, noAction)
  @JoinColumn({ name: 'consignment_id' })
  consignment?: Consignment | null;

  @Field(() => DateOnly, { description: 'The date of delivery.' })
  @DateColumn()
  collectedOn: string;

  @Field(() => Money)
  @PaiseColumn()
  amount: Paise;

  @Field(() => SafeInt, { nullable: true, description: 'Null: still owed.' })
  @RefColumn('VppRemittance', { nullable: true })
  remittanceId: number | null;

  @ManyToOne(() => VppRemittance, noAction)
  @JoinColumn({ name: 'remittance_id' })
  remittance?: VppRemittance | null;
}
