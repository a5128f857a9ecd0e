import { Column, Entity } from 'typeorm';
import { DateColumn, EnumColumn, FlagColumn } from '../../../../db/schema/columns';
import type {
  DeliveryStatus,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ServiceType,
} from '../../../../domain/bookings/enums';

const inKey = { primary: true };

/** Number of live consignments per booking day and combination of properties (`consignmentRollup.ts`). */
@Entity()
export class ConsignmentDay {
  @DateColumn(inKey)
  day: string;

  @EnumColumn(inKey)
  deliveryStatus: DeliveryStatus;

  @EnumColumn(inKey)
  paymentStatus: PaymentStatus;

  @EnumColumn(inKey)
  paymentMode: PaymentMode;

  @EnumColumn(inKey)
  serviceType: ServiceType;

  @EnumColumn(inKey)
  parcelType: ParcelType;

  @FlagColumn(inKey)
  isInsurance: boolean;

  @FlagColumn(inKey)
  isVpp: boolean;

  @Column({ type: 'int' })
  bookings: number;
}
