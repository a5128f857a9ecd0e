import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BranchColumn, RelationColumn } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { vppFields } from '../../../../domain/money/receivableFields';
import { ReceiptMode } from '../../../../domain/money/enums';
import type { Paise } from '../../../../domain/values/money';
import {
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../../core/record/recordFields';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';

@ObjectType({
  description:
    'VPP money of some consignments that is paid out to their sender, or set off against what the sender owes.',
})
@Entity()
@Index(['customerId', 'remittedOn', 'id'])
@Index(['remittedOn', 'id'])
export class VppRemittance extends RecordEntity {
  /** The branch that pays it: the one in which the user worked. */
  @BranchColumn()
  branchId: number;

  @Index({ unique: true })
  @RecordText(20, { description: 'VPR/… by the financial year of the date.' })
  number: string;

  @RecordReference('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  remittedOn: string;

  @RecordField('money', { description: 'The sum of its consignments.' })
  amount: Paise;

  @RecordField('money', { description: 'Of it, what paid invoices.' })
  setOff: Paise;

  @RecordField('money', { description: 'Of it, what was paid to the customer.' })
  paidOut: Paise;

  @RecordChoice(ReceiptMode, { nullable: true, description: 'Null if nothing was paid out.' })
  mode: ReceiptMode | null;

  @RecordField(vppFields.reference, { nullable: true, description: 'UTR, cheque number and the like.' })
  reference: string | null;

  @RecordField(vppFields.remark, { nullable: true })
  remark: string | null;

  @RecordReference('CustomerPayment', {
    nullable: true,
    description: 'The payment that sets off; null if nothing was set off.',
  })
  paymentId: number | null;

  @RelationColumn(() => CustomerPayment)
  payment?: CustomerPayment | null;

  @RecordField('date', { nullable: true })
  reversedOn: string | null;

  @RecordField(vppFields.reversalReason, { nullable: true })
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
  @RecordReference('Consignment')
  consignmentId: number;

  @RecordRelation(() => Consignment, { complexity: 10 })
  consignment?: Consignment | null;

  @RecordField('date', { description: 'The date of delivery.' })
  collectedOn: string;

  @RecordField('money')
  amount: Paise;

  @RecordReference('VppRemittance', { nullable: true, description: 'Null: still owed.' })
  remittanceId: number | null;

  @RelationColumn(() => VppRemittance)
  remittance?: VppRemittance | null;
}
