import { Entity, Index } from 'typeorm';
import { RelationColumn, CountColumn, GramsColumn, PaiseColumn, RefColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { Vendor } from '../../parties/vendors/vendor.entity';

/** What a vendor's bill may exceed without a claim, and for how many days claims are taken. */
@Entity()
export class VendorTolerance extends RecordEntity {
  @Index({ unique: true })
  @RefColumn('Vendor')
  vendorId: number;

  @RelationColumn(() => Vendor)
  vendor?: Vendor | null;

  @GramsColumn()
  grams: Grams;

  @PaiseColumn()
  amount: Paise;

  @CountColumn()
  windowDays: number;
}
