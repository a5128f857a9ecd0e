/** Enumerations of run sheets and deliveries, part of `domain/enums.ts`. */
import { names } from '../values/fields';

export const RunSheetStatus = names('Open', 'Out', 'Returned', 'Closed');
export type RunSheetStatus = keyof typeof RunSheetStatus;

export const ParcelState = names('Assigned', 'Delivered', 'Attempted', 'CarriedOver', 'Missing');
export type ParcelState = keyof typeof ParcelState;

export const DeliveryOutcome = names('Delivered', 'Attempted');
export type DeliveryOutcome = keyof typeof DeliveryOutcome;

/** How an event was answered the first time, and so for ever. */
export const DeliveryAnswer = names('Applied', 'PhotoPending', 'Late');
export type DeliveryAnswer = keyof typeof DeliveryAnswer;

export const ReceiverRelation = names('Self', 'Family', 'Neighbour', 'Guard', 'Reception', 'Colleague', 'Other');
export type ReceiverRelation = keyof typeof ReceiverRelation;

export const CollectedBy = names('Cash', 'Upi');
export type CollectedBy = keyof typeof CollectedBy;

export const DeliveryReason = names(
  'ConsigneeNotAvailable',
  'DoorLocked',
  'BusinessClosed',
  'ConsigneeRefused',
  'IncorrectAddress',
  'Unreachable',
  'FutureDelivery',
  'PaymentNotReady',
  'AccessRestricted',
  'VerificationFailed',
  'SelfCollect',
  'OutOfArea',
  'NotAttempted',
  'VehicleIssue',
  'Damaged',
  'Lost',
  'Weather',
  'Other',
);
export type DeliveryReason = keyof typeof DeliveryReason;

export const deliveryLabels = {
  RunSheetStatus: { Open: 'Open', Out: 'Out', Returned: 'Returned', Closed: 'Closed' } satisfies Record<
    RunSheetStatus,
    string
  >,
  ParcelState: {
    Assigned: 'Assigned',
    Delivered: 'Delivered',
    Attempted: 'Attempted',
    CarriedOver: 'Carried over',
    Missing: 'Missing',
  } satisfies Record<ParcelState, string>,
  DeliveryOutcome: { Delivered: 'Delivered', Attempted: 'Not delivered' } satisfies Record<DeliveryOutcome, string>,
  DeliveryAnswer: { Applied: 'Applied', PhotoPending: 'Photo pending', Late: 'Late' } satisfies Record<
    DeliveryAnswer,
    string
  >,
  ReceiverRelation: {
    Self: 'Self',
    Family: 'Family',
    Neighbour: 'Neighbour',
    Guard: 'Guard',
    Reception: 'Reception',
    Colleague: 'Colleague',
    Other: 'Other',
  } satisfies Record<ReceiverRelation, string>,
  CollectedBy: { Cash: 'Cash', Upi: 'UPI' } satisfies Record<CollectedBy, string>,
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
  } satisfies Record<DeliveryReason, string>,
};
