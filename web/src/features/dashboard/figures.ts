/**
 * SPEC 9: 1,000 and more as K, 1,00,000 and more as L, with one decimal. The rupee sign is kept; Kg is in the card's
 * title.
 */
import { formatCount, formatRupeesShort, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { formatWeightShort, kgToGrams } from '../../../../server/src/domain/values/weight';
import type { StatUnit } from '../../../../server/src/domain/enums';
import { showMoney, showWeight } from '../../ui/app/format';

export const shortFigure: Record<StatUnit, (value: number) => string> = {
  Count: formatCount,
  Rupees: (rupees) => formatRupeesShort(rupeesToPaise(rupees)),
  Kg: (kg) => formatWeightShort(kgToGrams(kg)).replace(/ Kg$/, ''),
};

/** The unabbreviated figure, for the tooltip. */
export const wholeFigure: Record<StatUnit, (value: number) => string> = {
  Count: (value) => value.toLocaleString('en-IN'),
  Rupees: showMoney,
  Kg: showWeight,
};
