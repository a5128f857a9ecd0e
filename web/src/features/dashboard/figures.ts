/** Spec 9: from 1,000 on as K, from 1,00,000 on as L, with one decimal. The rupee sign stays; Kg stands in the card's title. */
import { formatCount, formatRupeesShort, rupeesToPaise } from '../../../../server/src/domain/money';
import { formatWeightShort, kgToGrams } from '../../../../server/src/domain/weight';
import type { StatUnit } from '../../../../server/src/domain/enums';
import { showMoney, showWeight } from '../../ui/format';

export const shortFigure: Record<StatUnit, (value: number) => string> = {
  Count: formatCount,
  Rupees: (rupees) => formatRupeesShort(rupeesToPaise(rupees)),
  Kg: (kg) => formatWeightShort(kgToGrams(kg)).replace(/ Kg$/, ''),
};

/** The whole figure, for the tooltip. */
export const wholeFigure: Record<StatUnit, (value: number) => string> = {
  Count: (value) => value.toLocaleString('en-IN'),
  Rupees: showMoney,
  Kg: showWeight,
};
