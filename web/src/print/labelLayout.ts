/** Where the parts of a label stand, in millimetres from its top left corner. Bars begin and end on whole dots of the printer. */
import type { BarcodePlacement, LabelSize } from '../../../server/src/domain/enums';
import {
  code128Modules,
  labelMarginMm as margin,
  labelSheets,
  printers,
  quietModules,
  type PrinterDpi,
} from '../../../server/src/domain/bookings/label';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LabelLayout {
  /** Address, facts. */
  text: Box;
  /** Payment and number of the packet. */
  notes: Box;
  qr: { x: number; y: number; moduleMm: number };
  /** Of the first bar, without the quiet zone; null: omitted. */
  bars: { x: number; y: number; heightMm: number; moduleMm: number; isUpright: boolean } | null;
  /** The AWB number in letters. */
  awb: Box;
}

const qrMinMm = 20;
/** Room for the QR code and its quiet zone. */
const qrRoom = 27;
const gap = 2;

export interface LabelParts {
  size: LabelSize;
  placement: BarcodePlacement;
  /** Text of the bar code. */
  code: string;
  /** Modules of a side of the QR code. */
  qrModules: number;
  dpi: PrinterDpi;
}

export function labelLayout({ size, placement, code, qrModules, dpi }: LabelParts): LabelLayout {
  const { widthMm, heightMm } = labelSheets[size];
  const { dotMm, moduleMm } = printers[dpi];
  const onDot = (mm: number) => Math.round(mm / dotMm) * dotMm;
  const isLow = size === 'Thermal100x75';
  const barHeight = isLow ? 15 : 18;
  const awbHeight = isLow ? 6 : 9;
  const length = code128Modules(code) * moduleMm;

  const right = widthMm - margin - (placement === 'Upright' ? barHeight + gap : 0);
  const awb = { x: margin, y: heightMm - margin - awbHeight, width: right - margin, height: awbHeight };
  const barTop = awb.y - barHeight;
  const bottom = (placement === 'Across' ? barTop : awb.y) - gap;
  const start = (room: number) => onDot((room - length) / 2 + quietModules * moduleMm);
  const bars = {
    Across: { x: start(widthMm), y: onDot(barTop), heightMm: barHeight, moduleMm, isUpright: false },
    Upright: { x: onDot(right + gap), y: start(heightMm), heightMm: barHeight, moduleMm, isUpright: true },
    Omitted: null,
  }[placement];

  const qrModule = Math.ceil(qrMinMm / qrModules / dotMm) * dotMm;
  const qrX = right - qrRoom;
  const qrY = isLow ? margin : bottom - qrRoom;
  const qrOffset = (qrRoom - qrModules * qrModule) / 2;
  const qr = { x: onDot(qrX + qrOffset), y: onDot(qrY + qrOffset), moduleMm: qrModule };

  // On a low label the notes stand below the QR code, else beside it.
  const notes = isLow
    ? { x: qrX, y: qrY + qrRoom, width: qrRoom, height: bottom - qrY - qrRoom }
    : { x: margin, y: qrY, width: qrX - margin - gap, height: qrRoom };
  const textWidth = (isLow ? qrX - gap : right) - margin;
  const text = { x: margin, y: margin, width: textWidth, height: (isLow ? bottom : qrY - gap) - margin };
  return { text, notes, qr, bars, awb };
}
