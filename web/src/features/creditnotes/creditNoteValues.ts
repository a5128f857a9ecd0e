import type { CreditNoteReason, NoteKind } from '../../../../server/src/domain/enums';
import { taxableAmount } from '../../../../server/src/domain/tax/gst';
import {
  debitAmounts,
  excessOf,
  minus,
  noteAmounts,
  nothing,
  plus,
  totalOf,
  type TaxedAmounts,
} from '../../../../server/src/domain/tax/gstReturn/creditNote';
import { rupeesToPaise, type Paise } from '../../../../server/src/domain/values/money';
import { toScaled } from '../../../../server/src/domain/values/units';
import type { CreditedInvoiceFragment, InvoiceToCreditQuery } from '../../graphql.generated';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { none } from '../../ui/form/formValues';

export const noteTitles = { Credit: 'Credit Note', Debit: 'Debit Note' } as const satisfies Record<NoteKind, string>;

/** An invoice as the form offers it. */
export interface InvoiceChoice extends Suggestion {
  uniqueId: string;
}

export const blankNote = {
  kind: 'Credit' as NoteKind,
  invoiceId: none<InvoiceChoice>(),
  noteDate: none<string>(),
  reason: none<CreditNoteReason>(),
  taxable: none<number>(),
  remark: '',
};

export const noteInputOf = ({ invoiceId, ...same }: typeof blankNote) => ({
  ...same,
  invoiceId: invoiceId === null ? null : String(invoiceId.id),
});

type Note = InvoiceToCreditQuery['creditNotes']['rows'][number];

const inPaise = ({ taxable, igst, cgst, sgst }: Record<keyof TaxedAmounts, number>): TaxedAmounts => ({
  taxable: rupeesToPaise(taxable),
  igst: rupeesToPaise(igst),
  cgst: rupeesToPaise(cgst),
  sgst: rupeesToPaise(sgst),
});

export interface NotePreview extends TaxedAmounts {
  total: Paise;
  /** Of the taxable amount of the invoice, that can be credited; without this note. */
  left: Paise;
  excess: Paise;
}

/** What a note of so many rupees would be, as the server computes it. */
export function previewOf(
  kind: NoteKind,
  rupees: number,
  { igst, cgst, sgst, taxPercent, ...base }: CreditedInvoiceFragment,
  notes: readonly Note[],
): NotePreview {
  const billed = {
    ...inPaise({ taxable: taxableAmount(base), igst, cgst, sgst }),
    taxPercent: toScaled(taxPercent, 2, 'Tax'),
  };
  const sum = (some: readonly Note[]) => some.map(inPaise).reduce(plus, nothing);
  const of = (each: NoteKind, approvedOnly: boolean) =>
    sum(notes.filter((note) => note.kind === each && (!approvedOnly || note.status === 'Approved')));
  const debited = of('Debit', true);
  const all = minus(of('Credit', false), debited);
  const taxable = rupeesToPaise(rupees);
  const isDebit = kind === 'Debit';
  const amounts = isDebit
    ? debitAmounts(taxable, billed)
    : noteAmounts(taxable, billed, minus(of('Credit', true), debited));
  return {
    ...amounts,
    total: totalOf(amounts),
    left: minus(billed, all).taxable,
    excess: isDebit ? 0 : excessOf(taxable, billed, all),
  };
}
