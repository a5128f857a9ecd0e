/** Size and resolution of the label printer at this browser; the size that the user has chosen elsewhere is the server's. */
import { LabelSize } from '../../server/src/domain/enums';
import { printers, type PrinterDpi } from '../../server/src/domain/bookings/label';

const sizeKey = 'label-size';
const dpiKey = 'label-dpi';

/** Null: not chosen in this browser. */
export function labelSize(): LabelSize | null {
  const stored = localStorage.getItem(sizeKey);
  return stored && Object.hasOwn(LabelSize, stored) ? (stored as LabelSize) : null;
}

export function labelDpi(): PrinterDpi {
  const stored = Number(localStorage.getItem(dpiKey));
  return Object.hasOwn(printers, stored) ? (stored as PrinterDpi) : 203;
}

export const rememberLabelSize = (size: LabelSize): void => localStorage.setItem(sizeKey, size);
export const rememberLabelDpi = (dpi: PrinterDpi): void => localStorage.setItem(dpiKey, String(dpi));

const afterSavingKey = 'label-after-saving';

/** Whether a new booking prints its labels at once, in this browser. */
export const printsAfterSaving = (): boolean => localStorage.getItem(afterSavingKey) !== null;

export function rememberPrintsAfterSaving(prints: boolean): void {
  if (prints) localStorage.setItem(afterSavingKey, '1');
  else localStorage.removeItem(afterSavingKey);
}
