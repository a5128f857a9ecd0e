import { formatRupees, type Paise } from '../values/money';
import { NounPolicy, type Refusal } from './nounPolicy';
import type { InvoiceState } from './invoices';
import { gstLabels, type CreditNoteReason, type CreditNoteStatus, type NoteKind } from '../tax/gstReturn/enums';

export const creditNotePolicy = new NounPolicy({
  group: 'Invoices',
  actions: {
    creditNotes: 'creditNotes:read',
    creditNote: 'creditNotes:read',
    createCreditNote: 'creditNotes:write',
    updateCreditNote: 'creditNotes:write',
    deleteCreditNote: 'creditNotes:write',
    approveCreditNote: 'creditNotes:approve',
    allocateCreditNote: 'creditNotes:write',
  },
  permissions: {
    'creditNotes:read': { label: 'See credit notes', kind: 'read', member: false },
    'creditNotes:write': { label: 'Make, change, delete and allocate credit notes', kind: 'write', member: false },
    'creditNotes:approve': { label: 'Approve credit notes', kind: 'approve', member: false },
  },
});

export interface CreditNoteState {
  status: CreditNoteStatus;
  kind: NoteKind;
}

const nameOf = ({ kind }: Pick<CreditNoteState, 'kind'>) => gstLabels.NoteKind[kind];

const approved = (note: CreditNoteState): Refusal =>
  note.status === 'Approved' ? `${nameOf(note)} is already approved` : null;
const draft = (note: CreditNoteState): Refusal => (note.status === 'Draft' ? `${nameOf(note)} is not approved` : null);

/** What makes an invoice higher is neither a discount nor a deficiency. */
const debitReasons: readonly CreditNoteReason[] = ['Correction', 'PlaceOfSupply', 'Other'];

export const reasonsOf = (kind: NoteKind, all: readonly CreditNoteReason[]): readonly CreditNoteReason[] =>
  kind === 'Debit' ? debitReasons : all;

export const creditNoteRefusal = {
  update: approved,
  approve: approved,
  delete: (note: CreditNoteState): Refusal =>
    note.status === 'Draft' ? null : `Only a Draft ${nameOf(note).toLowerCase()} can be deleted`,
  allocate: (note: CreditNoteState): Refusal =>
    note.kind === 'Debit' ? 'A debit note adds to its invoice: nothing of it can be paid out' : draft(note),
  /** To the e-invoice portal. */
  report: draft,
  reason: ({ kind, reason }: { kind: NoteKind; reason: CreditNoteReason }): Refusal =>
    kind === 'Debit' && !debitReasons.includes(reason) ? 'This reason is of a credit note' : null,
  moreThanLeft: 'Allocation is more than is left of the credit note',
  /** What a note can be about. `isOwn`: the invoice has a number of the company's own series. */
  about: (invoice: InvoiceState, isOwn: boolean): Refusal => {
    if (invoice.invoiceStatus === 'Generated') return 'Invoice is not approved';
    if (invoice.cancelledOn) return 'Invoice is cancelled';
    return isOwn ? null : 'Invoice has a number of somebody else, who makes the notes';
  },
  exceeds: ({ excess }: { excess: Paise }): Refusal =>
    excess > 0 ? `Credit notes exceed the invoice by ${formatRupees(excess)}` : null,
  /** `until`: as '30 Nov 2027'. */
  tooLate: ({ number, until }: { number: string; until: string }): string =>
    `A credit note for ${number} was possible until ${until}`,
};
