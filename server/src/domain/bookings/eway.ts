/** E-way bills: when goods may not move without one (CGST Rules, rule 138). */
import type { DateOnly } from '../values/dates';
import type { DeliveryStatus, EwayLimitKind, ParcelType } from './enums';
import { formatRupees, type Paise } from '../values/money';

export interface EwayLimitRow {
  kind: EwayLimitKind;
  /** Of one state; null: of all that have none of their own. Always null between states. */
  stateId: number | null;
  amount: Paise;
  /** The first day on which it holds. */
  validFrom: DateOnly;
}

export interface EwayMovement {
  fromStateId: number;
  toStateId: number;
  day: DateOnly;
}

/** The limit in force: between states, or that of the state, or else the one of all states. Null: there is none. */
export function ewayLimitOf<Row extends EwayLimitRow>(
  limits: readonly Row[],
  { fromStateId, toStateId, day }: EwayMovement,
): Row | null {
  const newest = (kind: EwayLimitKind, stateId: number | null) =>
    limits
      .filter((each) => each.kind === kind && each.stateId === stateId && each.validFrom <= day)
      .reduce<Row | null>((best, each) => (best && best.validFrom >= each.validFrom ? best : each), null);
  if (fromStateId !== toStateId) return newest('InterState', null);
  return newest('IntraState', fromStateId) ?? newest('IntraState', null);
}

export interface EwayGoods {
  parcelType: ParcelType;
  goodsValue: Paise | null;
  ewayBillNo: string | null;
  ewayExemptReason: string | null;
}

/** A value that no number and no exemption covers; whether it is too high, the limit decides. */
export const isUncovered = ({ parcelType, goodsValue, ewayBillNo, ewayExemptReason }: EwayGoods): boolean =>
  parcelType === 'Box' && goodsValue !== null && !ewayBillNo && !ewayExemptReason;

/** Why the goods may not move, or null. A value of exactly the limit may. */
export const ewayRefusalOf = (goods: EwayGoods, limit: Pick<EwayLimitRow, 'amount'> | null): string | null =>
  limit && isUncovered(goods) && goods.goodsValue !== null && goods.goodsValue > limit.amount
    ? `E-way bill number is required: goods of ${formatRupees(goods.goodsValue)} (limit ${formatRupees(limit.amount)})`
    : null;

/** A movement to this status begins or continues the journey. */
export const isOnTheWay = (status: DeliveryStatus): boolean => status === 'Intransit' || status === 'OutForDelivery';

const digits = /^(\s*\d){12}\s*$/;

/** Twelve digits, in groups or not. */
export const isEwayBillNo = (value: unknown): boolean => typeof value === 'string' && digits.test(value);

/** As it is stored: digits alone. */
export const normalizeEwayBillNo = (value: string): string => value.replace(/\s/g, '');
