import { taxableAmount, taxesFollowing, type TaxBase } from '../../../domain/tax/gst';
import { textIfGiven } from '../../../domain/values/text';
import { futureRefusal, paymentDateRefusal } from '../../../domain/rules/dateRules';
import type { Paise } from '../../../domain/values/money';
import { ownNumberRefusal } from '../../../domain/billing/invoiceNumber';
import { lacksPaymentDate } from '../../../domain/billing/invoiceStatus';
import { lockedChange } from '../../../domain/policy/fieldLocks';
import { invoiceLocks } from '../../../domain/policy/invoices';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import type { OwnSeries } from '../../parties/series/seriesAt';
import { totalled, type Amounts } from './invoiceAmounts';
import type { Invoice } from './invoice.entity';
import { paidRule, type UpdateInvoiceInput } from './invoice.inputs';
import { liveNumberOf } from './invoice.save';

/**
 * Changes of an edit except the status. Omitted fields are unchanged; null clears. Amounts, date and number can be changed while
 * Generated, afterwards only payment date and remarks (DECISIONS 6). `taxPercent`: of the invoice date that is left.
 */
export function editOf(
  found: Invoice,
  input: UpdateInvoiceInput,
  { today, taxPercent, own }: { today: string; taxPercent: number; own: OwnSeries },
): Partial<Invoice> {
  const invoiceDate = input.invoiceDate ?? found.invoiceDate;
  const amounts = amountsOf(found, input, taxPercent);
  const changesAmounts = amountNames.some((name) => amounts[name] !== found[name]);
  const { totalAmount, ...parts } = amounts;
  refuse(lockedChange(invoiceLocks, found, { ...parts, invoiceDate }));
  if (input.totalAmount != null && input.totalAmount !== totalAmount) {
    refuse(invoiceLocks.totalAmount(found));
    throw badInput('Enter valid Total Amount', 'totalAmount');
  }
  refuseInput({ invoiceDate: futureRefusal('Enter valid Invoice Date', invoiceDate, today) });
  const paymentDate = input.paymentDate === undefined ? found.paymentDate : input.paymentDate;
  if (lacksPaymentDate(input.invoiceStatus, paymentDate)) throw badInput(paidRule, 'paymentDate');
  refuseInput({ paymentDate: paymentDateRefusal(paymentDate, invoiceDate, today) });
  return {
    ...amounts,
    taxPercent,
    invoiceDate,
    paymentDate,
    ...numberOf(found, input.invoiceNumber, (number) => own(number, invoiceDate)),
    taxExplanation: changesAmounts ? 'Taxes as given when the invoice was edited.' : found.taxExplanation,
    additionalRemark: textIfGiven(input.additionalRemark),
    remark: textIfGiven(input.remark),
  };
}

const amountNames = [
  'actualAmount',
  'additionalCharges',
  'chargesTaxable',
  'igst',
  'cgst',
  'sgst',
] as const satisfies readonly (keyof Amounts)[];

function amountsOf(found: Invoice, input: UpdateInvoiceInput, taxPercent: number): Amounts {
  const base = {
    actualAmount: input.actualAmount ?? found.actualAmount,
    additionalCharges: edited(input.additionalCharges, found.additionalCharges),
    chargesTaxable: input.chargesTaxable ?? found.chargesTaxable,
  };
  const before: TaxBase = { taxable: taxableAmount(found), taxPercent: found.taxPercent };
  const after: TaxBase = { taxable: taxableAmount(base), taxPercent };
  const isTaxed = base.chargesTaxable || found.chargesTaxable;
  const isMoved = (isTaxed && after.taxable !== before.taxable) || taxPercent !== before.taxPercent;
  if (isMoved && leavesTaxesOut(input))
    return totalled({ ...base, ...gstOfInvoice(found), ...taxesFollowing(found, before, after) });
  const cgst = edited(input.cgst, found.cgst);
  return totalled({
    ...base,
    igst: edited(input.igst, found.igst),
    cgst,
    sgst: input.sgst ?? sgstWith(cgst, found, input),
  });
}

const gstOfInvoice = ({ igst, cgst, sgst }: Invoice) => ({ igst, cgst, sgst });

const leavesTaxesOut = ({ igst, cgst, sgst }: UpdateInvoiceInput): boolean =>
  igst === undefined && cgst === undefined && sgst === undefined;

/** An omitted amount is unchanged; null clears it. */
const edited = (given: Paise | null | undefined, stored: Paise): Paise => (given === undefined ? stored : (given ?? 0));

/** SGST where none is given: equal to the CGST that is given. A locked invoice that repeats its CGST keeps its SGST. */
function sgstWith(cgst: Paise, found: Invoice, input: UpdateInvoiceInput): Paise {
  const isGiven = input.cgst !== undefined;
  const canChange = found.invoiceStatus === 'Generated';
  return isGiven && (canChange || cgst !== found.cgst) ? cgst : found.sgst;
}

/** Read-only in the form (SPEC 5), except that a third party's own number can be corrected until approval. */
function numberOf(
  found: Invoice,
  given: string | null | undefined,
  own: (number: string) => string | null,
): Partial<Invoice> {
  const invoiceNumber = given?.trim();
  if (!invoiceNumber || invoiceNumber === found.invoiceNumber) return {};
  refuse(invoiceLocks.invoiceNumber(found));
  refuseInput({ invoiceNumber: ownNumberRefusal(own(invoiceNumber)) });
  return { invoiceNumber, liveInvoiceNumber: liveNumberOf(invoiceNumber) };
}
