/** Checks the taxes of an invoice as it is approved. */
import { AppError, conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import { contradiction, difference } from '../../../domain/tax/taxCheck';
import { gstOf, taxableAmount } from '../../../domain/tax/gst';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { isGstin } from '../../../domain/tax/gstin';
import { companyOn } from '../../parties/company/companyProfiles';
import { Customer } from '../../parties/customers/customer.entity';
import type { Invoice } from './invoice.entity';

interface Wanted {
  /** Why other taxes than those due are kept. */
  taxReason?: string | null;
  /** False: taxes are taken as given, unless they contradict each other. */
  checkTaxes?: boolean | null;
}

/** What the invoice then says of its taxes. Throws if they are not due, and nobody says why. */
export async function checkedTaxes(
  db: Reader,
  invoice: Invoice,
  { taxReason, checkTaxes }: Wanted,
): Promise<Partial<Invoice>> {
  if (isBornPaid(invoice.invoiceType)) return {};
  const { charge, igst, cgst, sgst } = invoice;
  if (charge !== 'Forward' && igst + cgst + sgst > 0) throw conflict(invoiceRefusal.taxed);
  const objection = contradiction(invoice) ?? (checkTaxes ? difference(invoice, await taxesDue(db, invoice)) : null);
  if (objection === null) return {};
  const reason = taxReason?.trim();
  if (!reason) throw new AppError('CONFLICT', objection, [objection], { taxReason: [objection] });
  return { taxExplanation: `${objection}; kept because: ${reason}` };
}

/** By the customer's registration as of now, and by place and rate as they stand. */
async function taxesDue(db: Reader, invoice: Invoice) {
  const customer = await db.find(Customer, { id: invoice.customerId });
  const gst = customer?.gst ?? null;
  return gstOf({
    taxablePaise: taxableAmount(invoice),
    taxPercent: invoice.taxPercent,
    charge: invoice.charge,
    companyGstin: (await companyOn(db, invoice.invoiceDate, invoice.branchId)).gstin,
    customerGstin: gst && isGstin(gst) ? gst : null,
    category: customer?.gstCategory ?? null,
    handedOverIn: invoice.placeOfSupply,
    sezWithTax: invoice.supplyType !== 'SEZWOP',
  });
}
