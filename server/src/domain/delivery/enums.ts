/** Enumerations of run sheets and deliveries, part of `domain/enums.ts`. */
import { namesOf } from '../values/fields';

export const deliveryLabels = {
  RunSheetStatus: { Open: 'Open', Out: 'Out', Returned: 'Returned', Closed: 'Closed' },
  ParcelState: {
    Assigned: 'Assigned',
    Delivered: 'Delivered',
    Attempted: 'Attempted',
    CarriedOver: 'Carried over',
    Missing: 'Missing',
  },
  DeliveryOutcome: { Delivered: 'Delivered', Attempted: 'Not delivered' },
  DeliveryAnswer: { Applied: 'Applied', PhotoPending: 'Photo pending', Late: 'Late' },
  ReceiverRelation: {
    Self: 'Self',
    Family: 'Family',
    Neighbour: 'Neighbour',
    Guard: 'Guard',
    Reception: 'Reception',
    Colleague: 'Colleague',
    Other: 'Other',
  },
  CollectedBy: { Cash: 'Cash', Upi: 'UPI' },
  DeliveryReason: {
    ConsigneeNotAvailable: 'Customer not available',
    DoorLocked: 'Door locked',
    BusinessClosed: 'Office closed',
    ConsigneeRefused: 'Refused',
    IncorrectAddress: 'Incorrect address',
    Unreachable: 'Phone not reachable',
    FutureDelivery: 'Asked for another day',
    PaymentNotReady: 'Payment not ready',
    AccessRestricted: 'Entry not allowed',
    VerificationFailed: 'Verification failed',
    SelfCollect: 'Will collect from the office',
    OutOfArea: 'Out of area',
    NotAttempted: 'No time',
    VehicleIssue: 'Vehicle broke down',
    Damaged: 'Damaged',
    Lost: 'Lost',
    Weather: 'Weather',
    Other: 'Other',
  },
};

export const RunSheetStatus = namesOf(deliveryLabels.RunSheetStatus);
export type RunSheetStatus = keyof typeof RunSheetStatus;

export const ParcelState = namesOf(deliveryLabels.ParcelState);
export type ParcelState = keyof typeof ParcelState;

export const DeliveryOutcome = namesOf(deliveryLabels.DeliveryOutcome);
export type DeliveryOutcome = keyof typeof DeliveryOutcome;

/** How an event was answered the first time, and so for ever. */
export const DeliveryAnswer = namesOf(deliveryLabels.DeliveryAnswer);
export type DeliveryAnswer = keyof typeof DeliveryAnswer;

export const ReceiverRelation = namesOf(deliveryLabels.ReceiverRelation);
export type ReceiverRelation = keyof typeof ReceiverRelation;

export const CollectedBy = namesOf(deliveryLabels.CollectedBy);
export type CollectedBy = keyof typeof CollectedBy;

export const DeliveryReason = namesOf(deliveryLabels.DeliveryReason);
export type DeliveryReason = keyof typeof DeliveryReason;
