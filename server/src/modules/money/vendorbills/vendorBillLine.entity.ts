import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  FlagColumn,
  GramsColumn,
  LooseRefColumn,
  PaiseColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { billLineFields } from '../../../domain/vendorBills/vendorBillFields';
import { BillDecision, BillFinding } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    VendorBillLine: VendorBillLine;
  }
}

/** Written in bulk with its bill, without a change log; decisions have one. */
@ObjectType({ description: "One consignment on a vendor's bill, with what is found about it." })
@Entity()
@Index(['billId', 'rowNo'])
@Index(['awbNo'])
@Index(['consignmentId'])
export class VendorBillLine extends RecordEntity {
  @LooseRefColumn('VendorBill')
  billId: number;

  @Field(() => Int, { description: 'As the file counts.' })
  @CountColumn()
  rowNo: number;

  @Field(() => String, { description: 'As printed.' })
  @TextColumn(60)
  rawAwb: string;

  @Field(() => String, { nullable: true, description: 'As read. Null if Excel has damaged it.' })
  @TextColumn(60, { nullable: true })
  awbNo: string | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  billedDate: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(80, { nullable: true })
  destination: string | null;

  @Field(() => String, { nullable: true, description: 'As billed.' })
  @TextColumn(10, { nullable: true })
  zoneCode: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(10, { nullable: true })
  ourZone: string | null;

  @Field(() => Int, { nullable: true })
  @CountColumn({ nullable: true })
  pieces: number | null;

  @Field(() => Weight, { nullable: true })
  @GramsColumn({ nullable: true })
  billedWeight: Grams | null;

  @Field(() => Weight, { nullable: true, description: "Our chargeable weight by the vendor's card." })
  @GramsColumn({ nullable: true })
  ourWeight: Grams | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  freight: Paise | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  fuel: Paise | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  other: Paise | null;

  @Field(() => Money, { description: 'Without tax.' })
  @PaiseColumn()
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

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  expected: Paise | null;

  @Field(() => Money)
  @PaiseColumn()
  weightPart: Paise;

  @Field(() => Money)
  @PaiseColumn()
  zonePart: Paise;

  @Field(() => Money)
  @PaiseColumn()
  ratePart: Paise;

  @Field(() => Money)
  @PaiseColumn()
  claim: Paise;

  @Field(() => String, { description: "In one line, as 'Weight 2.600 for 2.000 Kg: + 66.00'." })
  @TextColumn(200)
  why: string;

  @Field(() => BillDecision)
  @EnumColumn()
  decision: BillDecision;

  @Field(() => Boolean, { description: 'True if an admin has decided; matching again keeps it.' })
  @FlagColumn()
  isByHand: boolean;

  @Field(() => String, { nullable: true })
  @TextColumn(billLineFields.remark, { nullable: true })
  remark: string | null;
}

export const findingNames = (findings: readonly BillFinding[]): string => `,${findings.join(',')},`;

export const findingsOf = ({ findingNames: names }: Pick<VendorBillLine, 'findingNames'>): BillFinding[] =>
  names.split(',').filter((name): name is BillFinding => name in BillFinding);
