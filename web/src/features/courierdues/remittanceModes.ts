import { labels, ReceiptMode } from '../../../../server/src/domain/enums';

export const remittanceModes = Object.values(ReceiptMode)
  .filter((mode) => mode !== 'NotStated')
  .map((mode) => ({ value: mode, label: labels.ReceiptMode[mode] }));
