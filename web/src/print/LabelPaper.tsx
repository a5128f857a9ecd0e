import { useMemo, type CSSProperties } from 'react';
import { formatDate } from '../../../server/src/domain/values/dates';
import { labels as words, type LabelSize } from '../../../server/src/domain/enums';
import { barcodePlacement, labelSheets, type PrinterDpi } from '../../../server/src/domain/bookings/label';
import { pieceCode } from '../../../server/src/domain/bookings/readCode';
import type { LabelFragment } from '../graphql.generated';
import { showWeight } from '../ui/app/format';
import { code128, type Bars } from './code128';
import { labelLayout, type Box, type LabelLayout } from './labelLayout';
import { qrCode, type QrCode } from '../ui/panel/qrCode';

/** The label of one packet. */
export interface PacketLabel {
  label: LabelFragment;
  piece: number;
}

export interface LabelPaperProps {
  size: LabelSize;
  dpi: PrinterDpi;
  /** As many as stand on one page, or fewer. */
  packets: readonly PacketLabel[];
}

/** One page. Its codes are one drawing that begins at the corner of the page, so that the browser moves no bar off its dots. */
export function LabelPaper({ size, dpi, packets }: LabelPaperProps) {
  const { widthMm, heightMm, columns, rows } = labelSheets[size];
  const drawn = useMemo(() => packets.map((packet) => drawnLabel(packet, size, dpi)), [packets, size, dpi]);
  const place = (at: number) => ({ x: (at % columns) * widthMm, y: Math.floor(at / columns) * heightMm });
  const page = { width: wholePixels(widthMm * columns), height: wholePixels(heightMm * rows) };
  return (
    <section
      className={`label-page ${size}`}
      aria-label={drawn.map(({ code }) => code).join(', ')}
      style={{ width: `${widthMm * columns}mm`, height: `${heightMm * rows}mm` }}
    >
      {drawn.map(({ code, label, piece, layout }, at) => (
        <article key={code} className="label" style={boxStyle({ ...place(at), width: widthMm, height: heightMm })}>
          <LabelTexts label={label} code={code} piece={piece} layout={layout} />
        </article>
      ))}
      <svg
        role="img"
        aria-label={drawn.map(({ code }) => `Bar code and QR code of ${code}`).join(', ')}
        width={page.width}
        height={page.height}
        viewBox={`0 0 ${mmOf(page.width)} ${mmOf(page.height)}`}
        shapeRendering="crispEdges"
      >
        {drawn.map(({ code, bars, qr, layout }, at) => (
          <path key={code} d={barPath(bars, layout.bars, place(at)) + qrPath(qr, layout.qr, place(at))} />
        ))}
      </svg>
    </section>
  );
}

function drawnLabel({ label, piece }: PacketLabel, size: LabelSize, dpi: PrinterDpi) {
  const code = pieceCode(label.awbNo, piece, label.packet);
  const qr = qrCode(label.trackingUrl);
  const placement = barcodePlacement(label.awbNo, label.packet, size, dpi);
  const layout = labelLayout({ size, placement, code, qrModules: qr.modules, dpi });
  return { code, label, piece, bars: code128(code, 'B'), qr, layout };
}

interface LabelTextsProps {
  label: LabelFragment;
  code: string;
  piece: number;
  layout: LabelLayout;
}

function LabelTexts({ label, code, piece, layout }: LabelTextsProps) {
  const { company, destination, pinCode, packet } = label;
  return (
    <>
      <div className="label-text" style={boxStyle(layout.text)}>
        <header>
          <b>{company}</b>
          <b>{label.vendor}</b>
        </header>
        <div className="label-to">
          <span className="label-receiver clamp">{label.receiver}</span>
          <strong
            className={destination.length > 16 ? 'label-city clamp' : 'label-city'}
            style={lettersOf(destination)}
          >
            {destination}
          </strong>
          <strong className="label-pin">{pinCode}</strong>
        </div>
        <div className="label-from">
          <span className="clamp">From {label.sender}</span>
          <span>{label.origin}</span>
        </div>
        <ul className="plain-list">
          <li>{formatDate(label.bookingDate)}</li>
          <li>{words.ServiceType[label.serviceType]}</li>
          <li>{words.ParcelType[label.parcelType]}</li>
          <li>{showWeight(label.actualWeight)}</li>
        </ul>
      </div>
      <div className="label-notes" style={boxStyle(layout.notes)}>
        <b className="label-payment">{label.payment}</b>
        <b className="label-piece">
          {piece}/{packet}
        </b>
      </div>
      <b className="label-awb" style={{ ...boxStyle(layout.awb), fontSize: `${awbPoints(code, layout.awb)}pt` }}>
        {code}
      </b>
    </>
  );
}

/** Large where it fits on one line. */
const lettersOf = ({ length }: string) =>
  ({ '--letters': length <= 11 ? '36pt' : length <= 16 ? '27pt' : '22pt' }) as CSSProperties;

/** As large as fits on one line, but at least 14 pt: then a long number takes two lines. */
const awbPoints = ({ length }: string, { width, height }: Box): number => {
  const onOneLine = (width / (length * monospaceWidth)) * (72 / 25.4);
  return Math.max(14, Math.min((height / 1.25) * (72 / 25.4), onOneLine));
};
/** Width of a letter in a monospaced font, of its size. */
const monospaceWidth = 0.61;

const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `${x}mm`,
  top: `${y}mm`,
  width: `${width}mm`,
  height: `${height}mm`,
});

/** The browser moves drawings to whole pixels of 1/96 inch; one of whole pixels is not scaled by that. */
const wholePixels = (mm: number) => Math.ceil((mm * 96) / 25.4);
const mmOf = (pixels: number) => (pixels * 25.4) / 96;

interface Point {
  x: number;
  y: number;
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const round = (mm: number) => Number(mm.toFixed(4));

function barPath({ bars }: Bars, place: LabelLayout['bars'], { x, y }: Point): string {
  if (!place) return '';
  const { moduleMm, heightMm, isUpright } = place;
  return bars
    .map(({ at, width }) =>
      isUpright
        ? rectangle(x + place.x, y + place.y + at * moduleMm, heightMm, width * moduleMm)
        : rectangle(x + place.x + at * moduleMm, y + place.y, width * moduleMm, heightMm),
    )
    .join('');
}

const qrPath = ({ runs }: QrCode, { moduleMm, ...place }: LabelLayout['qr'], { x, y }: Point): string =>
  runs
    .map(({ row, at, width }) =>
      rectangle(x + place.x + at * moduleMm, y + place.y + row * moduleMm, width * moduleMm, moduleMm),
    )
    .join('');
