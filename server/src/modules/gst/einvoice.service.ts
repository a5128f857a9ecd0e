import Ajv from 'ajv';
import { company } from '../../company';
import { AppError } from '../../core/errors';
import { query } from '../../core/operation';
import { gstOf } from '../../domain/gst';
import { isGstin } from '../../domain/gstin';
import { inv01Of, reportRefusals, type Inv01, type Party, type ReportedDocument } from '../../domain/gstReturn/inv01';
import { inv01Schema } from '../../domain/gstReturn/inv01.schema';
import { isOfOwnSeries } from '../../domain/invoiceNumber';
import { Customer } from '../customers/customer.entity';
import { Invoice } from '../invoices/invoice.entity';
import { City } from '../locations/city.entity';
import { EinvoiceInput, type EinvoiceFile } from './einvoice.type';

const isReportable = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);

export const einvoiceJson = query({
  action: 'einvoiceJson',
  input: EinvoiceInput,
  async run({ db }, { ids }): Promise<EinvoiceFile> {
    const invoices = await db.namedInOrder(Invoice, ids, 'ids');
    const customers = await db.byIds(
      Customer,
      invoices.map(({ customerId }) => customerId),
      ['company', 'gst', 'gstCategory', 'address', 'cityId', 'pinCode'],
    );
    const cityIds = [...customers.values()].flatMap(({ cityId }) => cityId ?? []);
    const cities = await db.byIds(City, cityIds, ['name']);
    const forms: Inv01[] = [];
    const refusals: string[] = [];
    for (const invoice of invoices) {
      const customer = customers.get(invoice.customerId);
      const city = cities.get(customer?.cityId ?? 0)?.name ?? null;
      const found = formOf(invoice, customer, city);
      if (Array.isArray(found)) refusals.push(...found.map((reason) => `${nameOf(invoice)}: ${reason}`));
      else forms.push(found);
    }
    const [first] = refusals;
    if (first) throw new AppError('CONFLICT', first, refusals);
    return { documents: forms.length, json: JSON.stringify(forms) };
  },
});

const nameOf = ({ invoiceNumber, id }: Invoice) => invoiceNumber ?? `Invoice ${id}`;

const seller: Party = {
  gstin: company.gstin,
  legalName: company.legalName,
  address: company.address.slice(0, -1).join(', '),
  ...company.place,
};

/** The form, or the reasons why there is none. */
function formOf(invoice: Invoice, customer: Customer | undefined, city: string | null): Inv01 | string[] {
  const gstin = customer?.gst;
  if (invoice.invoiceStatus === 'Generated' || !invoice.invoiceNumber) return ['Invoice is not approved'];
  if (!isOfOwnSeries(invoice.invoiceNumber)) return ['The number is not of the own series'];
  if (!customer || !gstin || !isGstin(gstin)) return ['The customer has no GSTIN'];
  const { placeOfSupply, supplyType } = gstOf({
    taxablePaise: invoice.actualAmount,
    companyGstin: company.gstin,
    customerGstin: gstin,
    category: customer.gstCategory,
  });
  if (supplyType === 'B2C') return ['The customer has no GSTIN'];
  const { igst, cgst, sgst, actualAmount: taxable, additionalCharges: otherCharges } = invoice;
  const document: ReportedDocument = {
    number: invoice.invoiceNumber,
    date: invoice.invoiceDate,
    month: invoice.invoiceMonth,
    supplyType,
    placeOfSupply,
    taxable,
    otherCharges,
    igst,
    cgst,
    sgst,
    seller,
    buyer: {
      gstin,
      legalName: customer.company,
      address: customer.address,
      location: city,
      pinCode: customer.pinCode,
      state: placeOfSupply,
    },
    about: null,
  };
  const refusals = reportRefusals(document);
  if (refusals.length > 0) return refusals;
  const form = inv01Of(document);
  return isReportable(form)
    ? form
    : (isReportable.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
