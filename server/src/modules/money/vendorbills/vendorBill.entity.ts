import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { vendorBillFields } from '../../../domain/vendorBills/vendorBillFields';
import { VendorBillStatus } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import { RecordChoice, RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { ImportJob } from '../../bookings/imports/importJob.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

@ObjectType({ description: 'What a vendor asks for the consignments of a period.' })
@Entity()
@Index(['vendorId', 'billDate', 'id'])
export class VendorBill extends RecordEntity {
  @RecordReference('Vendor')
  vendorId: number;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordField(vendorBillFields.billNo)
  billNo: string;

  /** Vendor and number while the bill is live. */
  @Index({ unique: true })
  @TextColumn(50, { nullable: true })
  liveBillNo: string | null;

  @RecordField('date')
  billDate: string;

  @RecordField('date')
  periodFrom: string;

  @RecordField('date')
  periodTo: string;

  @RecordField('money', { description: 'As printed, without tax.' })
  taxable: Paise;

  @RecordField('money')
  gst: Paise;

  @RecordField('money')
  total: Paise;

  @RecordField('count')
  lineCount: number;

  @RecordField('money', { description: 'The amounts of its lines.' })
  billed: Paise;

  @RecordField('money', { description: 'What its lines should have cost.' })
  expected: Paise;

  @RecordField('money', { description: 'The claims of its disputed lines.' })
  claim: Paise;

  @RecordField('money', {
    nullable: true,
    description: 'Of the claim, what the vendor has granted. Null until settled.',
  })
  agreed: Paise | null;

  @RecordChoice(VendorBillStatus)
  status: VendorBillStatus;

  @LooseRefColumn('ImportJob', { nullable: true })
  importJobId: number | null;

  @Field(() => ImportJob, { nullable: true, description: 'The file that its lines come from.' })
  importJob?: ImportJob | null;

  @RecordField('date', { description: 'The last day on which the vendor takes claims.' })
  dueBy: string;

  @RecordField(vendorBillFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => [String], { nullable: true, description: 'Where its printed sums do not agree.' })
  differences?: string[];
}
