/** What the e-invoice portal answers about a document: its reference number (IRN) and by when it was acknowledged. */
import { formatDate, isDateOnly, readIso, startOfDayInstant, type DateOnly } from '../../values/dates';

export interface PortalAnswer {
  irn: string;
  ackNo: string;
  /** Local time, 'YYYY-MM-DD HH:MM:SS'. */
  ackDate: string;
  documentNumber: string;
  documentDate: DateOnly;
  /** Of the seller. */
  gstin: string;
  signedQr: string | null;
}

/** The document that the answer must be about. */
export interface AnsweredDocument {
  number: string;
  date: DateOnly;
  /** Of the company. */
  gstin: string;
}

/** The messages by field, null where the field is as it must be. */
export function answerRefusals(answer: PortalAnswer, { number, date, gstin }: AnsweredDocument) {
  const { irn, ackDate, documentNumber, documentDate } = answer;
  const isOther = (one: string, other: string) => one.trim().toUpperCase() !== other.toUpperCase();
  return {
    irn: /^[0-9a-f]{64}$/i.test(irn) ? null : 'IRN must have 64 hexadecimal digits',
    ackDate: localTime(ackDate) ? null : 'Acknowledgement date must be a date with time',
    documentNumber: isOther(documentNumber, number) ? `The answer is about ${documentNumber}, not ${number}` : null,
    documentDate:
      documentDate === date ? null : `The answer is about a document of ${shown(documentDate)}, not of ${shown(date)}`,
    gstin: isOther(answer.gstin, gstin) ? `The answer is about GSTIN ${answer.gstin}, not ${gstin}` : null,
  };
}

const shown = (date: string) => (isDateOnly(date) ? formatDate(date) : date);

/** Hours from its acknowledgement in which an IRN can be cancelled. */
const irnHours = 24;
const hourMs = 3_600_000;

/** Milliseconds left to cancel an IRN; negative afterwards. */
export const irnTimeLeft = (ackDate: Date, now: Date): number => ackDate.getTime() + irnHours * hourMs - now.getTime();

/** As 'YYYY-MM-DD HH:MM:SS' or 'DD/MM/YYYY HH:MM:SS', seconds optional; null for anything else. */
export function localTime(text: string): { date: DateOnly; ms: number } | null {
  const iso = text
    .trim()
    .replace(/^(\d\d)[/-](\d\d)[/-](\d{4})/, '$3-$2-$1')
    .replace(' ', 'T');
  const time = iso.length > 10 ? readIso(iso) : null;
  return time && { date: iso.slice(0, 10), ms: time.diff(time.startOf('day')) };
}

/** Throws RangeError for a text that is no local time. */
export function instantOfLocal(text: string, timezone: string): Date {
  const local = localTime(text);
  if (!local) throw new RangeError(`${text} is not a date with time`);
  return new Date(startOfDayInstant(local.date, timezone).getTime() + local.ms);
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/**
 * The answer about a document in a file of the portal: an object or an array of them, each with Irn, AckNo and AckDt. What
 * document an answer is about stands in its signed texts. Throws RangeError with the reason if there is no answer; if there
 * are only others, gives the first of them.
 */
export function readPortalFile(file: string, number: string): PortalAnswer {
  const answers = [...answersIn(parsed(file), 0)].map(answerOf);
  const own = answers.find(({ documentNumber }) => documentNumber.toUpperCase() === number.toUpperCase());
  const found = own ?? answers[0];
  if (!found) throw new RangeError('The file has no answer of the e-invoice portal');
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RangeError('The file is not JSON');
  }
}

/** Objects with an Irn, however deep they are wrapped. */
function* answersIn(value: unknown, depth: number): Generator<Json> {
  if (!isObject(value) || depth > 4) return;
  if (typeof value.Irn === 'string') yield value;
  else for (const inner of Object.values(value)) yield* answersIn(inner, depth + 1);
}

function answerOf(answer: Json): PortalAnswer {
  const invoice = payloadOf(answer.SignedInvoice) ?? answer;
  const qr = payloadOf(answer.SignedQRCode);
  const document = isObject(invoice.DocDtls) ? invoice.DocDtls : {};
  const seller = isObject(invoice.SellerDtls) ? invoice.SellerDtls : {};
  const day = textOf(document.Dt) || textOf(qr?.DocDt);
  return {
    irn: textOf(answer.Irn),
    ackNo: textOf(answer.AckNo),
    ackDate: textOf(answer.AckDt),
    documentNumber: textOf(document.No) || textOf(qr?.DocNo),
    documentDate: day.split('/').reverse().join('-'),
    gstin: textOf(seller.Gstin) || textOf(qr?.SellerGstin),
    signedQr: textOf(answer.SignedQRCode) || null,
  };
}

/** What a signed text says; the signature is the portal's and is not checked. Null if the text is none. */
function payloadOf(signed: unknown): Json | null {
  const part = textOf(signed).split('.')[1];
  if (!part) return null;
  try {
    const outer = JSON.parse(decoded(part)) as unknown;
    const data = isObject(outer) && typeof outer.data === 'string' ? (JSON.parse(outer.data) as unknown) : outer;
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
}

function decoded(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
