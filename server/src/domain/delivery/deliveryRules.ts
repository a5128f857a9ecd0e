/** What is refused of a delivery at the door: asked by the phone before it keeps an event, and by the server. */
import { formatRupees, type Paise } from '../values/money';
import type { DeliveryOutcome, DeliveryReason, ReceiverRelation } from './enums';

/** What proof of delivery is required, by the setting `pod.required`. */
export const podChoices = ['Either', 'Photo', 'Both', 'None'] as const;
export type PodRequired = (typeof podChoices)[number];

/** What a reason needs beside itself. */
export const reasonNeeds: { readonly [Reason in DeliveryReason]?: 'photo' | 'remark' | 'photo or remark' | 'date' } = {
  ConsigneeRefused: 'photo or remark',
  FutureDelivery: 'date',
  Damaged: 'photo',
  Lost: 'remark',
  Other: 'remark',
};

export interface GivenDelivery {
  outcome?: DeliveryOutcome | null;
  reason?: DeliveryReason | null;
  nextDate?: string | null;
  receiverName?: string | null;
  relation?: ReceiverRelation | null;
  collected?: Paise | null;
  photoHash?: string | null;
  signatureHash?: string | null;
  remark?: string | null;
}

export const deliveryTexts = {
  outcome: 'Please select the outcome',
  receiverName: 'Please enter receiver name',
  relation: 'Please select relation',
  proof: 'Please take a photo or signature',
  photo: 'Please take a photo',
  signature: 'Please take a signature',
  reason: 'Please select a reason',
  date: 'Please select a date',
  remark: 'Please enter remark',
  photoOrRemark: 'Please take a photo or enter remark',
  collect: (due: Paise): string => `Collect ${formatRupees(due)}`,
};

/** Refusals by field, in the order of the form. */
export type DeliveryRefusals = Readonly<Record<string, string | null>>;

export function deliveryRefusals(given: GivenDelivery, due: Paise, required: PodRequired): DeliveryRefusals {
  if (given.outcome === 'Delivered')
    return {
      receiverName: has(given.receiverName) ? null : deliveryTexts.receiverName,
      relation: given.relation ? null : deliveryTexts.relation,
      photoHash: proofRefusal(given, required),
      collected: moneyRefusal(given, due),
    };
  if (given.outcome === 'Attempted') return attemptRefusals(given);
  return { outcome: deliveryTexts.outcome };
}

const has = (text: string | null | undefined): boolean => Boolean(text?.trim());

function proofRefusal({ photoHash, signatureHash }: GivenDelivery, required: PodRequired): string | null {
  switch (required) {
    case 'None':
      return null;
    case 'Either':
      return photoHash || signatureHash ? null : deliveryTexts.proof;
    case 'Photo':
      return photoHash ? null : deliveryTexts.photo;
    case 'Both':
      return photoHash ? (signatureHash ? null : deliveryTexts.signature) : deliveryTexts.photo;
  }
}

/** More than is due is never taken; less with a remark. */
function moneyRefusal({ collected, remark }: GivenDelivery, due: Paise): string | null {
  const taken = collected ?? 0;
  if (taken > due || taken < 0) return deliveryTexts.collect(due);
  return taken < due && !has(remark) ? deliveryTexts.collect(due) : null;
}

function attemptRefusals({ reason, remark, photoHash, nextDate }: GivenDelivery): DeliveryRefusals {
  if (!reason) return { reason: deliveryTexts.reason };
  switch (reasonNeeds[reason]) {
    case 'photo':
      return { photoHash: photoHash ? null : deliveryTexts.photo };
    case 'remark':
      return { remark: has(remark) ? null : deliveryTexts.remark };
    case 'photo or remark':
      return { photoHash: photoHash || has(remark) ? null : deliveryTexts.photoOrRemark };
    case 'date':
      return { nextDate: nextDate ? null : deliveryTexts.date };
    case undefined:
      return {};
  }
}
