import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { billLineFields } from '../../../domain/vendorBills/vendorBillFields';
import { BillDecision, BillFinding } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { RecordChoice, RecordField, RecordText } from '../../../core/record/recordFields';

/** Written in bulk with its bill, without a change log; decisions have one. */
@ObjectType({ description: "One consignment on a vendor's bill, with what is found about it." })
@Entity()
@Index(['billId', 'rowNo'])
@Index(['awbNo'])
@Index(['consignmentId'])
export class VendorBillLine extends RecordEntity {
  @LooseRefColumn('VendorBill')
  billId: number;

  @RecordField('count', { description: 'As the file counts.' })
  rowNo: number;

  @RecordText(60, { description: 'As printed.' })
  rawAwb: string;

  @RecordText(60, { nullable: true, description: 'As read. Null if Excel has damaged it.' })
  awbNo: string | null;

  @RecordField('date', { nullable: true })
  billedDate: string | null;

  @RecordText(80, { nullable: true })
  destination: string | null;

  @RecordText(10, { nullable: true, description: 'As billed.' })
  zoneCode: string | null;

  @RecordText(10, { nullable: true })
  ourZone: string | null;

  @RecordField('count', { nullable: true })
  pieces: number | null;

  @RecordField('weight', { nullable: true })
  billedWeight: Grams | null;

  @RecordField('weight', { nullable: true, description: "Our chargeable weight by the vendor's card." })
  ourWeight: Grams | null;

  @RecordField('money', { nullable: true })
  freight: Paise | null;

  @RecordField('money', { nullable: true })
  fuel: Paise | null;

  @RecordField('money', { nullable: true })
  other: Paise | null;

  @RecordField('money', { description: 'Without tax.' })
  amount: Paise;

  @Field(() => SafeInt, { nullable: true })
  @LooseRefColumn('Consignment', { nullable: true })
  consignmentId: number | null;

  @Field(() => ID, { nullable: true })
  consignmentUniqueId?: string | null;

  /** Names with a comma before and after each. */
  @TextColumn(80)
  findingNames: string;

  @Field(() => [BillFinding], { nullable: true })
  findings?: BillFinding[];

  @RecordField('money', { nullable: true })
  expected: Paise | null;

  @RecordField('money')
  weightPart: Paise;

  @RecordField('money')
  zonePart: Paise;

  @RecordField('money')
  ratePart: Paise;

  @RecordField('money')
  claim: Paise;

  @RecordText(200, { description: "In one line, as 'Weight 2.600 for 2.000 Kg: + 66.00'." })
  why: string;

  @RecordChoice(BillDecision)
  decision: BillDecision;

  @RecordField('flag', { description: 'True if an admin has decided; matching again keeps it.' })
  isByHand: boolean;

  @RecordField(billLineFields.remark, { nullable: true })
  remark: string | null;
}

export const findingNames = (findings: readonly BillFinding[]): string => `,${findings.join(',')},`;

export const findingsOf = ({ findingNames: names }: Pick<VendorBillLine, 'findingNames'>): BillFinding[] =>
  names.split(',').filter((name): name is BillFinding => name in BillFinding);
