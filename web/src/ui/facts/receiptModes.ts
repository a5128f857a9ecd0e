import { labels, ReceiptMode } from '../../../../server/src/domain/enums';

/** How a customer pays, to choose from. */
export const receiptModes = Object.values(ReceiptMode)
  .filter((mode) => mode !== 'NotStated')
  .map((mode) => ({ value: mode, label: labels.ReceiptMode[mode] }));
