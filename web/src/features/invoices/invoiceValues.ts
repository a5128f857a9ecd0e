/** Values of the invoice forms (rupees) and their conversions. */
import { invoiceTotal, taxableAmount, taxesFollowing, type TaxBase } from '../../../../server/src/domain/tax/gst';
import { paiseToRupees } from '../../../../server/src/domain/values/money';
import type { InvoiceStatus } from '../../../../server/src/domain/enums';
import { invoiceLocks } from '../../../../server/src/domain/policy';
import { toServerUnits } from '../../../../server/src/domain/values/units';
import {
  PaidNeedsPaymentDate,
  UpdateInvoiceInput as UpdateRules,
} from '../../../../server/src/modules/billing/invoices/invoice.inputs';
import type { CreateManualInvoiceInput, InvoiceRowFragment, UpdateInvoiceInput } from '../../graphql.generated';
import type { Suggestion } from '../../ui/input/RemoteSelect';

interface Amounts {
  actualAmount: number | null;
  additionalCharges: number | null;
  cgst: number | null;
  sgst: number | null;
  igst: number | null;
}

export interface InvoiceValues extends Amounts {
  chargesTaxable: boolean;
  invoiceNumber: string;
  invoiceDate: string | null;
  paymentDate: string | null;
  invoiceStatus: InvoiceStatus;
  additionalRemark: string;
  remark: string;
  /** Its field shows what `totalOf` makes of the others, and what the server says to it. */
  totalAmount: null;
}

export interface ManualInvoiceValues extends InvoiceValues {
  customerId: Suggestion | null;
  invoiceMonth: string | null;
  totalConsignments: number | null;
}

export const blankInvoice: InvoiceValues = {
  actualAmount: null,
  additionalCharges: null,
  chargesTaxable: true,
  cgst: null,
  sgst: null,
  igst: null,
  invoiceNumber: '',
  invoiceDate: null,
  paymentDate: null,
  invoiceStatus: 'Generated',
  additionalRemark: '',
  remark: '',
  totalAmount: null,
};

export const blankManualInvoice: ManualInvoiceValues = {
  ...blankInvoice,
  customerId: null,
  invoiceMonth: null,
  totalConsignments: null,
};

export function valuesOf(invoice: InvoiceRowFragment): InvoiceValues {
  const { actualAmount, additionalCharges, cgst, sgst, igst, invoiceDate, paymentDate, invoiceStatus } = invoice;
  return {
    actualAmount,
    additionalCharges,
    // New charges are taxable unless the clerk says otherwise.
    chargesTaxable: additionalCharges === 0 || invoice.chargesTaxable,
    cgst,
    sgst,
    igst,
    invoiceDate,
    paymentDate,
    invoiceStatus,
    invoiceNumber: invoice.invoiceNumber ?? '',
    additionalRemark: invoice.additionalRemark ?? '',
    remark: invoice.remark ?? '',
    totalAmount: null,
  };
}

const hasCharges = ({ additionalCharges }: Pick<Amounts, 'additionalCharges'>): boolean => Boolean(additionalCharges);

type Taxes = Record<'igst' | 'cgst' | 'sgst', number | null>;

/** The taxable amount in paise. */
export function taxableOf(values: InvoiceValues): number {
  const { actualAmount, additionalCharges } = toServerUnits(UpdateRules, values);
  return taxableAmount({
    actualAmount: actualAmount ?? 0,
    additionalCharges,
    chargesTaxable: values.chargesTaxable,
  });
}

/** Taxes in rupees of another taxable amount or rate; null if those of the form were typed otherwise. */
export function taxesAfter(values: InvoiceValues, before: TaxBase, after: TaxBase): Taxes | null {
  const { igst, cgst, sgst } = toServerUnits(UpdateRules, values);
  const taxes = taxesFollowing({ igst: igst ?? 0, cgst: cgst ?? 0, sgst: sgst ?? 0 }, before, after);
  if (!taxes) return null;
  const shown = (paise: number) => (paise === 0 ? null : paiseToRupees(paise));
  return { igst: shown(taxes.igst), cgst: shown(taxes.cgst), sgst: shown(taxes.sgst) };
}

/** The computed total (SPEC 5): actual amount, taxes and charges, in rupees. */
export function totalOf(amounts: Partial<Amounts>): number {
  const { actualAmount, additionalCharges, cgst, sgst, igst } = toServerUnits(UpdateRules, amounts);
  return paiseToRupees(
    invoiceTotal({
      actualAmount: actualAmount ?? 0,
      additionalCharges: additionalCharges ?? 0,
      cgst: cgst ?? 0,
      sgst: sgst ?? 0,
      igst: igst ?? 0,
    }),
  );
}

export function manualInvoiceOf({ customerId, ...same }: ManualInvoiceValues): CreateManualInvoiceInput {
  const chargesTaxable = same.chargesTaxable && hasCharges(same);
  return { ...same, chargesTaxable, customerId: customerId?.id ?? null, totalAmount: totalOf(same) };
}

/** The invoice number is sent only where it can be edited: a third-party invoice before approval. */
export function updateOf({ invoiceNumber, ...same }: InvoiceValues, invoice: InvoiceRowFragment): UpdateInvoiceInput {
  const { uniqueId, version } = invoice;
  return {
    ...same,
    uniqueId,
    version,
    chargesTaxable: hasCharges(same) ? same.chargesTaxable : invoice.chargesTaxable,
    totalAmount: totalOf(same),
    ...(invoiceLocks.invoiceNumber(invoice) === null && { invoiceNumber }),
  };
}

/** The form always sends the payment date, so it can say what the server would (SPEC 5). */
export class EditInvoiceRules extends UpdateRules {
  @PaidNeedsPaymentDate()
  override invoiceStatus?: InvoiceStatus | null;
}
