import { labels, ReceiptMode } from '../../../../server/src/domain/enums';

/** How a customer pays, to choose from. */
export const receiptModes = Object.values(ReceiptMode)
  .filter((mode) => mode !== 'NotStated')
  .map((mode) => ({ value: mode, label: labels.ReceiptMode[mode] }));

/** How a customer is paid: not by a set-off. */
export const payoutModes = receiptModes.filter(({ value }) => value !== 'Adjustment');
