/** Documents of a GST return, for tests of its tables. */
import { debitAmounts, noteAmounts, nothing, totalOf } from '../domain/tax/gstReturn/creditNote';
import type { ReturnInput, ReturnInvoice } from '../domain/tax/gstReturn/gstr1';
import { gstOf } from '../domain/tax/gst';
import type { ServiceCharge } from '../domain/tax/gstReturn/enums';
import type { GstCategory } from '../domain/parties/enums';

export const companyGstin = '27AAPFU0939F1ZV';
/** Of what the file of a return is for. */
export const offlineTool = { gstin: companyGstin, sac: '996812', version: 'GST3.2' };
/** GSTINs of customers. */
export const maharashtra = '27AABCM1234F1ZX';
export const karnataka = '29ABACS0877M1ZS';

export interface Sale {
  number: string;
  date?: string;
  gstin?: string | null;
  category?: GstCategory;
  handedOverIn?: string;
  /** Hundredths of a percent. */
  taxPercent?: number;
  charge?: ServiceCharge;
  service?: string;
  sac?: string;
}

/** An invoice as the return has it, with the taxes that follow from place and customer. */
export function returnInvoice(
  taxable: number,
  { number, date = '2026-11-10', gstin = null, category, handedOverIn, taxPercent = 1800, ...sold }: Sale,
) {
  const { igst, cgst, sgst, placeOfSupply, supplyType, service, sac, charge } = gstOf({
    taxablePaise: taxable,
    taxPercent,
    companyGstin,
    customerGstin: gstin,
    category,
    handedOverIn,
    ...sold,
  });
  const amounts = { taxable, igst, cgst, sgst };
  const value = totalOf(amounts);
  const terms = { taxPercent, service, sac, charge };
  return { number, date, gstin, receiver: 'Somebody', supplyType, placeOfSupply, value, ...terms, ...amounts };
}

export function returnNote(number: string, taxable: number, of: ReturnInvoice, credited = nothing) {
  const amounts = noteAmounts(taxable, of, credited);
  return { kind: 'Credit' as const, number, date: '2026-11-20', value: totalOf(amounts), invoice: of, ...amounts };
}

export function returnDebitNote(number: string, taxable: number, of: ReturnInvoice) {
  const amounts = debitAmounts(taxable, of);
  return { kind: 'Debit' as const, number, date: '2026-11-21', value: totalOf(amounts), invoice: of, ...amounts };
}

export const returnInput = (given: Partial<ReturnInput>): ReturnInput => ({
  month: '2026-11',
  companyState: '27',
  invoices: [],
  notes: [],
  advances: [],
  adjustedAdvances: [],
  series: [],
  largeInvoiceAbove: () => 1_00_000_00,
  ...given,
});
