import Ajv from 'ajv';
import { AppError } from '../../../core/operation/errors';
import { query } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import { gstinStateCode, isGstin } from '../../../domain/tax/gstin';
import { untaxedCharges } from '../../../domain/tax/gst';
import {
  inv01Of,
  reportRefusals,
  type Inv01,
  type Party,
  type ReportedDocument,
} from '../../../domain/tax/gstReturn/inv01';
import { inv01Schema } from '../../../domain/tax/gstReturn/inv01.schema';
import { linesOf } from '../../../domain/parties/companyFields';
import { gstLabels } from '../../../domain/tax/gstReturn/enums';
import { creditNoteRefusal } from '../../../domain/policy/creditNotes';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import type { CompanyProfile } from '../../parties/company/companyProfile.entity';
import { companyByDay } from '../../parties/company/companyProfiles';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { taxedAmountsOf } from '../../billing/invoices/invoiceAmounts';
import { City } from '../../parties/locations/city.entity';
import { ownSeries, type OwnSeries } from '../../parties/series/seriesAt';
import { EinvoiceInput, type EinvoiceFile } from './einvoice.type';

const isReportable = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);

/** An invoice, or a note with the invoice that it is about. */
interface Reported {
  invoice: Invoice;
  note: CreditNote | null;
}

export const einvoiceJson = query({
  action: 'einvoiceJson',
  input: EinvoiceInput,
  async run({ db }, { ids, noteIds }): Promise<EinvoiceFile> {
    const documents = [
      ...(await db.namedInOrder(Invoice, ids ?? [], 'ids')).map((invoice) => ({ invoice, note: null })),
      ...(await notesNamed(db, noteIds ?? [])),
    ];
    const customers = await db.byIds(
      Customer,
      documents.map(({ invoice }) => invoice.customerId),
      ['address', 'cityId', 'pinCode'],
    );
    const cityIds = [...customers.values()].flatMap(({ cityId }) => cityId ?? []);
    const cities = await db.byIds(City, cityIds, ['name']);
    const [companyAt, own] = [await companyByDay(db), await ownSeries(db)];
    const forms: Inv01[] = [];
    const refusals: string[] = [];
    for (const document of documents) {
      const customer = customers.get(document.invoice.customerId);
      const company = companyAt(document.note?.noteDate ?? document.invoice.invoiceDate, document.invoice.branchId);
      const found = formOf(document, company, buyerOf(document.invoice, customer, cities), own);
      if (Array.isArray(found)) refusals.push(...found.map((reason) => `${nameOf(document)}: ${reason}`));
      else forms.push(found);
    }
    const [first] = refusals;
    if (first) throw new AppError('CONFLICT', first, refusals);
    return { documents: forms.length, json: JSON.stringify(forms) };
  },
});

async function notesNamed(db: Reader, refs: readonly string[]): Promise<Reported[]> {
  const notes = await db.namedInOrder(CreditNote, refs, 'noteIds');
  const invoices = await db.byIds(
    Invoice,
    notes.map(({ invoiceId }) => invoiceId),
    [
      ...(['customerId', 'invoiceNumber', 'invoiceDate', 'invoiceMonth', 'placeOfSupply', 'supplyType'] as const),
      ...(['taxPercent', 'branchId', 'service', 'sac', 'charge'] as const),
      ...(['buyerName', 'buyerGstin', 'buyerAddress', 'buyerCity', 'buyerPinCode'] as const),
    ],
  );
  return notes.flatMap((note) => {
    const invoice = invoices.get(note.invoiceId);
    return invoice ? [{ invoice, note }] : [];
  });
}

const nameOf = ({ invoice, note }: Reported) =>
  note
    ? (note.number ?? `${gstLabels.NoteKind[note.kind]} ${note.id}`)
    : (invoice.invoiceNumber ?? `Invoice ${invoice.id}`);

const sellerOf = ({ gstin, legalName, addressLines, city, pinCode }: CompanyProfile): Party => ({
  gstin,
  legalName,
  address: linesOf(addressLines).join(', '),
  location: city,
  pinCode,
  state: gstinStateCode(gstin),
});

/**
 * As the invoice names the buyer; null without a GSTIN. Of the address, what was not known then is taken from the customer, so
 * that it can be completed after the portal or a check has asked for it.
 */
function buyerOf(
  { buyerName, buyerGstin, buyerAddress, buyerCity, buyerPinCode }: Invoice,
  customer: Customer | undefined,
  cities: ReadonlyMap<number, City>,
): Party | null {
  if (!buyerGstin || !isGstin(buyerGstin)) return null;
  return {
    gstin: buyerGstin,
    legalName: buyerName,
    address: buyerAddress ?? customer?.address ?? null,
    location: buyerCity ?? cities.get(customer?.cityId ?? 0)?.name ?? null,
    pinCode: buyerPinCode ?? customer?.pinCode ?? null,
    state: gstinStateCode(buyerGstin),
  };
}

/** The form, or the reasons why there is none. */
function formOf(
  { invoice, note }: Reported,
  company: CompanyProfile,
  buyer: Party | null,
  own: OwnSeries,
): Inv01 | string[] {
  const refusal = note ? creditNoteRefusal.report(note) : invoiceRefusal.report(invoice);
  if (refusal) return [refusal];
  const number = invoice.invoiceNumber ?? '';
  if (own(number, invoice.invoiceDate) === null) return ['The number is not of the own series'];
  if (!buyer) return ['The customer has no GSTIN'];
  const { placeOfSupply, supplyType, invoiceDate, taxPercent, service, sac, charge } = invoice;
  if (supplyType === 'B2C') return ['The customer was not registered when the invoice was made'];
  const { taxable, igst, cgst, sgst } = note ?? taxedAmountsOf(invoice);
  const document: ReportedDocument = {
    ...(note ? { number: note.number ?? '', date: note.noteDate } : { number, date: invoiceDate }),
    month: invoice.invoiceMonth,
    supplyType,
    placeOfSupply,
    otherCharges: note ? 0 : untaxedCharges(invoice),
    taxable,
    ...{ taxPercent, service, charge, sac: sac ?? company.sac },
    igst,
    cgst,
    sgst,
    seller: sellerOf(company),
    buyer,
    about: note ? { kind: note.kind, number, date: invoiceDate } : null,
  };
  const refusals = reportRefusals(document);
  if (refusals.length > 0) return refusals;
  const form = inv01Of(document);
  return isReportable(form)
    ? form
    : (isReportable.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
