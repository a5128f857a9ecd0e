/** Whether the goods of a line need an e-way bill. */
import type { EwayLimitAsked } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import type { LineValues } from './lineValues';

type Goods = Pick<LineValues, 'goodsValue' | 'ewayBillNo' | 'ewayExemptReason'>;

/** What decides the limit; null while no value of goods in a box is given. */
export function ewayQuestionOf(
  { parcel, city, goodsValue }: Pick<LineValues, 'parcel' | 'city' | 'goodsValue'>,
  on: string,
): EwayLimitAsked | null {
  return parcel === 'Box' && goodsValue !== null && city ? { deliveryCityId: city.id, on } : null;
}

/** What is said when the number is missing: the line can be saved without it, and goes on its way only with it. */
export function ewayNoteOf({ goodsValue, ewayBillNo, ewayExemptReason }: Goods, limit: number | null): string | null {
  const isAbove = limit !== null && goodsValue !== null && goodsValue > limit;
  if (!isAbove || ewayBillNo !== '' || ewayExemptReason !== '') return null;
  return `Above ${showMoney(limit)}: the number is required before dispatch`;
}
