import { Column, Entity } from 'typeorm';
import { DateColumn, PaiseColumn, TextColumn, TotalGramsColumn } from '../../../../db/schema/columns';

/**
 * Counts and sums of live consignments per booking day and value of one property, e.g. `vendorId` 53
 * (`consignmentRollup.ts`). Its size depends only on the number of days and values.
 */
@Entity()
export class ConsignmentFacet {
  @TextColumn(20, { primary: true })
  facet: string;

  /** Name of an enumeration member, an id, or 1 and 0 for flags. */
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

  /** By the vendors' bills, where their amounts were accepted; else as booked. */
  @PaiseColumn()
  vendorAmount: number;
}
