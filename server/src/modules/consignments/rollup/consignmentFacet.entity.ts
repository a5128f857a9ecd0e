import { Column, Entity } from 'typeorm';
import { DateColumn, PaiseColumn, TextColumn, TotalGramsColumn } from '../../../db/columns';

/**
 * Live consignments and their sums by one property at a time, as `vendorId` 53, for each booking day
 * (`consignmentRollup.ts`). Its size depends on days and values alone, however much is booked.
 */
@Entity()
export class ConsignmentFacet {
  @TextColumn(20, { primary: true })
  facet: string;

  /** The name of an enumeration's member, an id, or 1 for yes and 0 for no. */
  @TextColumn(20, { primary: true })
  value: string;

  @DateColumn({ primary: true })
  day: string;

  @Column({ type: 'int' })
  bookings: number;

  @TotalGramsColumn()
  chargeableWeight: number;

  @PaiseColumn()
  customerAmount: number;

  @PaiseColumn()
  vendorAmount: number;
}
