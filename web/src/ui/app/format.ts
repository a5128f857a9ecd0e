/** Formats API values for display: rupees, kilograms, calendar dates, instants. Null becomes an empty text. */
import { companySettings } from '../../companySettings';
import { formatDate, formatInstant } from '../../../../server/src/domain/values/dates';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { formatWeight, kgToGrams } from '../../../../server/src/domain/values/weight';

type Maybe<Value> = Value | null | undefined;

const unlessMissing =
  <Value>(format: (value: Value) => string) =>
  (value: Maybe<Value>): string =>
    value === null || value === undefined ? '' : format(value);

export const showMoney = unlessMissing((rupees: number) => formatRupees(rupeesToPaise(rupees)));
export const showWeight = unlessMissing((kg: number) => formatWeight(kgToGrams(kg)));
export const showDate = unlessMissing(formatDate);
export const showInstant = unlessMissing((iso: string) => formatInstant(new Date(iso), companySettings().timezone));
export const fullName = unlessMissing((person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim(),
);

/** '1 consignment', '1,200 consignments'. */
export const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;
