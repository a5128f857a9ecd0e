import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  LooseRefColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { vendorBillFields } from '../../../domain/vendorBills/vendorBillFields';
import { VendorBillStatus } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { ImportJob } from '../../bookings/imports/importJob.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    VendorBill: VendorBill;
  }
}

@ObjectType({ description: 'What a vendor asks for the consignments of a period.' })
@Entity()
@Index(['vendorId', 'billDate', 'id'])
export class VendorBill extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Vendor')
  vendorId: number;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor | null;

  @Field(() => String)
  @TextColumn(vendorBillFields.billNo)
  billNo: string;

  /** Vendor and number while the bill is live. */
  @Index({ unique: true })
  @TextColumn(50, { nullable: true })
  liveBillNo: string | null;

  @Field(() => DateOnly)
  @DateColumn()
  billDate: string;

  @Field(() => DateOnly)
  @DateColumn()
  periodFrom: string;

  @Field(() => DateOnly)
  @DateColumn()
  periodTo: string;

  @Field(() => Money, { description: 'As printed, without tax.' })
  @PaiseColumn()
  taxable: Paise;

  @Field(() => Money)
  @PaiseColumn()
  gst: Paise;

  @Field(() => Money)
  @PaiseColumn()
  total: Paise;

  @Field(() => Int)
  @CountColumn()
  lineCount: number;

  @Field(() => Money, { description: 'The amounts of its lines.' })
  @PaiseColumn()
  billed: Paise;

  @Field(() => Money, { description: 'What its lines should have cost.' })
  @PaiseColumn()
  expected: Paise;

  @Field(() => Money, { description: 'The claims of its disputed lines.' })
  @PaiseColumn()
  claim: Paise;

  @Field(() => Money, { nullable: true, description: 'Of the claim, what the vendor has granted. Null until settled.' })
  @PaiseColumn({ nullable: true })
  agreed: Paise | null;

  @Field(() => VendorBillStatus)
  @EnumColumn()
  status: VendorBillStatus;

  @LooseRefColumn('ImportJob', { nullable: true })
  importJobId: number | null;

  @Field(() => ImportJob, { nullable: true, description: 'The file that its lines come from.' })
  importJob?: ImportJob | null;

  @Field(() => DateOnly, { description: 'The last day on which the vendor takes claims.' })
  @DateColumn()
  dueBy: string;

  @Field(() => String, { nullable: true })
  @TextColumn(vendorBillFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => [String], { nullable: true, description: 'Where its printed sums do not agree.' })
  differences?: string[];
}
