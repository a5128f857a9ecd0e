/**
 * The tables of GSTR-1 of a month, as the offline tool names them, from the company's own invoices, credit and debit notes and
 * advances. All amounts in paise.
 */
import { beforeSerial, serialOf } from '../../billing/numberSeries';
import type { DateOnly, Month } from '../../values/dates';
import type { SupplyType, TaxBase } from '../gst';
import type { ServiceTerms } from '../services';
import type { NoteKind } from './enums';
import type { BasisPoints } from '../../rating/price';
import { roundHalfUp, type Paise } from '../../values/money';
import { minus, nothing, plus, type TaxedAmounts } from './creditNote';

export interface ReturnInvoice extends TaxedAmounts, TaxBase, ServiceTerms {
  number: string;
  date: DateOnly;
  /** Null if the customer is not registered. */
  gstin: string | null;
  receiver: string;
  supplyType: SupplyType;
  /** State code. */
  placeOfSupply: string;
  /** Total of the invoice, with charges outside the tax. */
  value: Paise;
  /** Over sales to many persons, of which none is large. */
  isConsolidated?: boolean;
}

export interface ReturnNote extends TaxedAmounts {
  kind: NoteKind;
  number: string;
  date: DateOnly;
  value: Paise;
  invoice: ReturnInvoice;
}

/** An advance, or what of it was used; tax included. */
export interface Advance extends Pick<TaxBase, 'taxPercent'> {
  placeOfSupply: string;
  isInterState: boolean;
  amount: Paise;
  /**
   * What is still left of the advance: its tax is what is taken from the tax of both together, so that the parts of an
   * advance have the tax of the whole.
   */
  left?: Paise;
}

/** The numbers of one kind of document that are dated in the month. */
export interface DocumentSeries {
  nature: 'Invoices for outward supply' | 'Debit Note' | 'Credit Note' | 'Receipt Voucher' | 'Refund Voucher';
  documents: readonly NumberedDocument[];
}

export interface NumberedDocument {
  /** Ends with its serial, as 'INV/26-27/12'. */
  number: string;
  isCancelled: boolean;
}

export interface ReturnInput {
  month: Month;
  /** State code of the company. */
  companyState: string;
  /** Without the cancelled ones. */
  invoices: readonly ReturnInvoice[];
  notes: readonly ReturnNote[];
  /** Advances received in the month that no invoice had used by its end. */
  advances: readonly Advance[];
  /** Earlier months' advances that invoices of this month used. */
  adjustedAdvances: readonly Advance[];
  series: readonly DocumentSeries[];
  /** An unregistered customer's invoice of that day from another state above this value is listed by itself. */
  largeInvoiceAbove(this: void, invoiceDate: DateOnly): Paise;
}

/** As the offline tool names the kinds of invoices to registered customers. */
export type InvoiceKind = 'R' | 'SEWP' | 'SEWOP';

export interface B2bRow extends ReturnInvoice {
  kind: InvoiceKind;
}

export interface NoteRow extends ReturnNote {
  /** Of its invoice. */
  invoiceKind: InvoiceKind | 'B2CL';
}

/** A sum by place of supply and rate. */
export interface PlaceRow extends TaxedAmounts {
  /** Percent. */
  rate: number;
  placeOfSupply: string;
  isInterState: boolean;
}

/** What is exempt, less its notes. */
export interface NilRow {
  isInterState: boolean;
  isRegistered: boolean;
  exempt: Paise;
}

/** A row for each service and rate. */
export interface HsnRow extends TaxedAmounts, Pick<ServiceTerms, 'service' | 'sac'> {
  /** Percent. */
  rate: number;
  value: Paise;
}

export interface DocsRow {
  nature: DocumentSeries['nature'];
  from: string;
  to: string;
  total: number;
  cancelled: number;
  net: number;
}

export interface Gstr1 {
  month: Month;
  b2b: B2bRow[];
  b2cl: ReturnInvoice[];
  b2cs: PlaceRow[];
  nil: NilRow[];
  cdnr: NoteRow[];
  cdnur: NoteRow[];
  at: PlaceRow[];
  atadj: PlaceRow[];
  hsnB2b: HsnRow[];
  hsnB2c: HsnRow[];
  docs: DocsRow[];
}

const kinds = { B2B: 'R', SEZWP: 'SEWP', SEZWOP: 'SEWOP' } as const;

const kindOf = ({ supplyType }: ReturnInvoice): InvoiceKind | null => (supplyType === 'B2C' ? null : kinds[supplyType]);

export function gstr1Of(input: ReturnInput): Gstr1 {
  const { month, companyState, invoices, notes, largeInvoiceAbove } = input;
  const isLarge = ({ placeOfSupply, date, value, isConsolidated }: ReturnInvoice) =>
    !isConsolidated && placeOfSupply !== companyState && value > largeInvoiceAbove(date);
  const b2b: B2bRow[] = [];
  const b2cl: ReturnInvoice[] = [];
  const cdnr: NoteRow[] = [];
  const cdnur: NoteRow[] = [];
  const small = new PlaceSums();
  const exempt = new ExemptSums(companyState);
  const supplyPlace = (invoice: ReturnInvoice) => ({
    placeOfSupply: invoice.placeOfSupply,
    isInterState: invoice.placeOfSupply !== companyState,
    rate: rateOf(invoice),
  });
  for (const invoice of invoices) {
    const kind = kindOf(invoice);
    if (invoice.charge === 'Exempt') exempt.add(invoice, invoice.taxable);
    else if (kind) b2b.push({ ...invoice, kind });
    else if (isLarge(invoice)) b2cl.push(invoice);
    else small.add(supplyPlace(invoice), invoice);
  }
  for (const note of notes) {
    const kind = kindOf(note.invoice);
    const { charge } = note.invoice;
    if (charge === 'Exempt') exempt.add(note.invoice, addedBy(note).taxable);
    else if (kind) cdnr.push({ ...note, invoiceKind: kind });
    else if (isLarge(note.invoice)) cdnur.push({ ...note, invoiceKind: 'B2CL' });
    else small.add(supplyPlace(note.invoice), addedBy(note));
  }
  return {
    month,
    b2b,
    b2cl,
    b2cs: small.rows(),
    nil: exempt.rows(),
    cdnr,
    cdnur,
    at: advanceRows(input.advances),
    atadj: advanceRows(input.adjustedAdvances),
    hsnB2b: hsnOf(invoices, notes, true),
    hsnB2c: hsnOf(invoices, notes, false),
    docs: input.series.flatMap(docsOf),
  };
}

/** What a note adds to the supplies; a credit note takes away. */
const addedBy = (note: ReturnNote): TaxedAmounts =>
  note.kind === 'Debit' ? plus(nothing, note) : minus(nothing, note);

/** Sums by place of supply and rate, in the order of the state codes. */
class PlaceSums {
  private readonly sums = new Map<string, PlaceRow>();

  add({ placeOfSupply, isInterState, rate }: Omit<PlaceRow, keyof TaxedAmounts>, amounts: TaxedAmounts): void {
    // Supplies to a special economic zone of the own state are inter-state.
    const key = `${placeOfSupply} ${isInterState ? 1 : 0} ${rate}`;
    this.sums.set(key, { placeOfSupply, isInterState, rate, ...plus(this.sums.get(key) ?? nothing, amounts) });
  }

  rows(): PlaceRow[] {
    return [...this.sums].sort(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
  }
}

class ExemptSums {
  private readonly sums = new Map<string, NilRow>();

  constructor(private readonly companyState: string) {}

  add(invoice: ReturnInvoice, taxable: Paise): void {
    const isRegistered = kindOf(invoice) !== null;
    const isZone = isRegistered && invoice.supplyType !== 'B2B';
    const isInterState = isZone || invoice.placeOfSupply !== this.companyState;
    const key = `${isRegistered ? 0 : 1} ${isInterState ? 0 : 1}`;
    const exempt = (this.sums.get(key)?.exempt ?? 0) + taxable;
    this.sums.set(key, { isInterState, isRegistered, exempt });
  }

  rows(): NilRow[] {
    return [...this.sums].sort(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
  }
}

function advanceRows(advances: readonly Advance[]): PlaceRow[] {
  const sums = new PlaceSums();
  for (const advance of advances) {
    const { placeOfSupply, amount, isInterState, taxPercent, left = 0 } = advance;
    const within = (paise: Paise) => taxWithin(paise, taxPercent, isInterState);
    sums.add({ placeOfSupply, isInterState, rate: taxPercent / 100 }, minus(within(amount + left), within(left)));
  }
  return sums.rows();
}

/** Splits an amount that includes its tax; the taxable part is what the taxes leave. */
export function taxWithin(amount: Paise, taxPercent: BasisPoints, isInterState: boolean): TaxedAmounts {
  const whole = 10_000n + BigInt(taxPercent);
  const share = (parts: bigint) => Number(roundHalfUp(BigInt(amount) * BigInt(taxPercent), whole * parts));
  if (isInterState) {
    const igst = share(1n);
    return { taxable: amount - igst, igst, cgst: 0, sgst: 0 };
  }
  const half = share(2n);
  return { taxable: amount - 2 * half, igst: 0, cgst: half, sgst: half };
}

/** Percent; supplies without tax, to special economic zones, are of rate 0. */
export const rateOf = ({ supplyType, taxPercent }: Pick<ReturnInvoice, 'supplyType' | 'taxPercent'>): number =>
  supplyType === 'SEZWOP' ? 0 : taxPercent / 100;

function hsnOf(invoices: readonly ReturnInvoice[], notes: readonly ReturnNote[], registered: boolean): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  const add = (invoice: ReturnInvoice, amounts: TaxedAmounts, value: Paise) => {
    if ((kindOf(invoice) !== null) !== registered) return;
    const { service, sac } = invoice;
    const rate = rateOf(invoice);
    const key = `${sac ?? ''} ${rate}`;
    const row = rows.get(key);
    rows.set(key, { service, sac, rate, value: (row?.value ?? 0) + value, ...plus(row ?? nothing, amounts) });
  };
  for (const invoice of invoices) add(invoice, invoice, invoice.value);
  for (const note of notes) add(note.invoice, addedBy(note), note.kind === 'Debit' ? note.value : -note.value);
  return [...rows.values()].sort(
    (one, other) => other.rate - one.rate || (one.sac ?? '').localeCompare(other.sac ?? ''),
  );
}

/** A row for each run of consecutive serials: an invoice is numbered when it is approved, whatever its date. */
function docsOf({ nature, documents }: DocumentSeries): DocsRow[] {
  const seriesOf = ({ number }: NumberedDocument) => beforeSerial(number);
  const inOrder = [...documents].sort(
    (one, other) => seriesOf(one).localeCompare(seriesOf(other)) || serialOf(one.number) - serialOf(other.number),
  );
  const runs: NumberedDocument[][] = [];
  for (const document of inOrder) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && seriesOf(last) === seriesOf(document) && serialOf(document.number) === serialOf(last.number) + 1)
      run.push(document);
    else runs.push([document]);
  }
  return runs.map((run) => {
    const cancelled = run.filter(({ isCancelled }) => isCancelled).length;
    const [from, to] = [run[0]?.number ?? '', run.at(-1)?.number ?? ''];
    return { nature, from, to, total: run.length, cancelled, net: run.length - cancelled };
  });
}

/** What the tables sum up to: supplies less credit notes, with debit notes. */
export function tablesTotal({ b2b, b2cl, b2cs, nil, cdnr, cdnur }: Gstr1): TaxedAmounts {
  const sum = (rows: readonly TaxedAmounts[]) => rows.reduce(plus, nothing);
  const exempt = nil.map((row) => ({ ...nothing, taxable: row.exempt }));
  return [...[b2b, b2cl, b2cs, exempt].map(sum), ...[...cdnr, ...cdnur].map(addedBy)].reduce(plus, nothing);
}

/** 'GSTR1-112026', as the offline tool names its files. */
export function returnFileName(month: Month): string {
  const [year = '', monthNumber = ''] = month.split('-');
  return `GSTR1-${monthNumber}${year}`;
}
