/** Labels of packets: sizes, bar code measures and the payment line. Lengths are in millimetres. */
import type { BarcodePlacement, LabelSize, PaymentMode, PaymentStatus } from './enums';
import { formatRupees, type Paise } from '../values/money';
import { pieceCode } from './readCode';
import { toPayTotal } from './toPay';

interface LabelSheet {
  /** Of one label. */
  widthMm: number;
  heightMm: number;
  /** Labels on one page, side by side and one above the other. */
  columns: number;
  rows: number;
}

export const labelSheets: Readonly<Record<LabelSize, LabelSheet>> = {
  Thermal100x150: { widthMm: 100, heightMm: 150, columns: 1, rows: 1 },
  Thermal100x75: { widthMm: 100, heightMm: 75, columns: 1, rows: 1 },
  A6: { widthMm: 105, heightMm: 148, columns: 1, rows: 1 },
  A4x4: { widthMm: 105, heightMm: 148.5, columns: 2, rows: 2 },
};

export const labelMarginMm = 3;
/** On either side of a bar code, in modules. */
export const quietModules = 10;

/** Dots per inch of label printers, with the module of bar codes in whole dots: two of 0.125 mm, or three of 0.0847 mm. */
export const printers = {
  203: { dotMm: 0.125, moduleMm: 0.25 },
  300: { dotMm: 25.4 / 300, moduleMm: 0.254 },
} as const;
export type PrinterDpi = keyof typeof printers;

/** Modules of a text in Code 128 set B: start, text and check character of 11 each, the stop of 13, the quiet zones. */
export const code128Modules = (text: string): number => 11 * (text.length + 2) + 13 + 2 * quietModules;

export const barcodeMm = (text: string, dpi: PrinterDpi = 203): number => code128Modules(text) * printers[dpi].moduleMm;

/**
 * Across if the bar code fits the width of the label, else upright if it fits the height, else omitted: bars narrower than
 * the printer's dots cannot be read, and the QR code remains. Alike for all packets of a consignment: by its longest code.
 */
export function barcodePlacement(
  awbNo: string,
  packet: number,
  size: LabelSize,
  dpi: PrinterDpi = 203,
): BarcodePlacement {
  const { widthMm, heightMm } = labelSheets[size];
  const length = barcodeMm(pieceCode(awbNo, packet, packet), dpi);
  if (length <= widthMm - 2 * labelMarginMm) return 'Across';
  return length <= heightMm - 2 * labelMarginMm ? 'Upright' : 'Omitted';
}

interface LabelCharges {
  paymentMode: PaymentMode;
  paymentStatus: PaymentStatus;
  customerAmount: Paise | null;
  vppAmount: Paise | null;
  vppCommission: Paise | null;
  insuranceCommission: Paise | null;
}

/** What the receiver pays at the door; other amounts do not concern whoever reads the label. */
export function labelPayment(charges: LabelCharges): string {
  const total = toPayTotal(charges);
  if (total > 0) return `TO PAY ${formatRupees(total)}`;
  if (charges.paymentMode === 'ToPay') return 'TO PAY';
  return charges.paymentMode === 'Cash' || charges.paymentStatus === 'Paid' ? 'PAID' : 'CREDIT';
}
