/** Codes on labels: what a packet's label says, and what a scanner or a keyboard gives back. */
import { isAwb, normalizeAwb } from './awb';

export interface CodeReading {
  awbNo: string;
  /** Which packet of the consignment; null if the code names none. */
  piece: number | null;
}

/** The code of one packet of a consignment: 'WC00000042.2', or the AWB number alone if it has a single packet. */
export const pieceCode = (awbNo: string, piece: number, packet: number): string =>
  packet > 1 ? `${awbNo}.${piece}` : awbNo;

/** The address in the QR code of a label: public tracking. */
export const trackingUrl = (appUrl: string, awbNo: string): string =>
  `${appUrl.replace(/\/+$/, '')}/?awb=${encodeURIComponent(awbNo)}`;

/** Without control characters, which some scanners send around a code, and without surrounding white space. */
export const printableCode = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();

/** The AWB number, and the packet, that a code names; null if it is no code of this company's labels. */
export function readCode(text: string, appUrl: string): CodeReading | null {
  const printable = printableCode(text);
  const code = /^https?:/i.test(printable) ? awbOfAddress(printable, appUrl) : printable;
  if (code === null) return null;
  const [, numbered, piece] = /^(.+)\.([1-9]\d{0,4})$/.exec(code) ?? [];
  const awbNo = normalizeAwb(numbered ?? code);
  return isAwb(awbNo) ? { awbNo, piece: piece === undefined ? null : Number(piece) } : null;
}

/**
 * The readings of a code in the order in which they are looked up: the whole, then one half of a code that a scanner has
 * sent twice without a separator.
 */
export function codeReadings(text: string, appUrl: string): CodeReading[] {
  const printable = printableCode(text);
  const half = printable.slice(0, printable.length / 2);
  const texts = half !== '' && printable === half + half ? [printable, half] : [printable];
  return texts.map((each) => readCode(each, appUrl)).filter((reading) => reading !== null);
}

/** The `awb` of an address of this installation, whose letters a scanner may have sent as capitals; null for others. */
function awbOfAddress(address: string, appUrl: string): string | null {
  if (!URL.canParse(address) || !URL.canParse(appUrl)) return null;
  const { host, searchParams } = new URL(address);
  if (host !== new URL(appUrl).host) return null;
  return [...searchParams].find(([name]) => name.toLowerCase() === 'awb')?.[1] ?? null;
}
