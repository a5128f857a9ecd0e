/** Wire values as people read them: rupees, kilograms, calendar dates, instants. Nothing is an empty text. */
import { formatDate, formatInstant } from '../../../server/src/domain/dates';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/money';
import { formatWeight, kgToGrams } from '../../../server/src/domain/weight';

type Maybe<Value> = Value | null | undefined;

const unlessMissing = <Value>(format: (value: Value) => string) =>
  (value: Maybe<Value>): string => (value === null || value === undefined ? '' : format(value));

export const showMoney = unlessMissing((rupees: number) => formatRupees(rupeesToPaise(rupees)));
export const showWeight = unlessMissing((kg: number) => formatWeight(kgToGrams(kg)));
export const showDate = unlessMissing(formatDate);
export const showInstant = unlessMissing((iso: string) => formatInstant(new Date(iso)));
