import type { DateOnly } from '../domain/values/dates';
import type { DeliveryStatus, ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../domain/bookings/enums';
import type { Paise } from '../domain/values/money';
import type { Grams } from '../domain/values/weight';
import type { GeneratedHistory } from './movements';

/** A consignment as the product would have written it; property names of the entity, with units where applicable. */
export interface GeneratedConsignment {
  /** Left out: of the first branch. */
  branchId?: number;
  awbNo: string;
  vendorId: number;
  bookingDate: DateOnly;
  deliveryDate: DateOnly | null;
  bookingCityId: number;
  deliveryCityId: number;
  deliveryCourier: string | null;
  serviceType: ServiceType;
  parcelType: ParcelType;
  paymentMode: PaymentMode;
  senderId: number;
  receiver: string;
  packet: number;
  actualWeightGrams: Grams;
  chargeableWeightGrams: Grams;
  vendorAmountPaise: Paise;
  /** Null for some of the latest bookings. */
  customerAmountPaise: Paise | null;
  remark: string | null;
  clientInvoiceNo: string | null;
  isInsurance: boolean;
  insuranceAmountPaise: Paise;
  insuranceCommissionPaise: Paise;
  isVpp: boolean;
  vppAmountPaise: Paise;
  vppCommissionPaise: Paise;
  paymentStatus: PaymentStatus;
  paymentReceivedDate: DateOnly | null;
  isApproved: boolean;
  deliveryStatus: DeliveryStatus;
  createdById: number;
  createdOn: Date;
  updatedOn: Date;
  /** Sorted by action date; insert in this order, so that ids rank like dates. */
  histories: GeneratedHistory[];
}
