import { formatRupees, type Paise } from '../values/money';
import { NounPolicy, type Refusal } from './nounPolicy';
import type { InvoiceState } from './invoices';
import type { CreditNoteStatus } from '../tax/gstReturn/enums';

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
}

const approved = ({ status }: CreditNoteState): Refusal =>
  status === 'Approved' ? 'Credit note is already approved' : null;

export const creditNoteRefusal = {
  update: approved,
  approve: approved,
  delete: ({ status }: CreditNoteState): Refusal =>
    status === 'Draft' ? null : 'Only a Draft credit note can be deleted',
  allocate: ({ status }: CreditNoteState): Refusal => (status === 'Draft' ? 'Credit note is not approved' : null),
  /** To the e-invoice portal. */
  report: ({ status }: CreditNoteState): Refusal => (status === 'Draft' ? 'Credit note is not approved' : null),
  moreThanLeft: 'Allocation is more than is left of the credit note',
  /** What a note can be about. `isOwn`: the invoice has a number of the company's own series. */
  about: (invoice: InvoiceState, isOwn: boolean): Refusal => {
    if (invoice.invoiceStatus === 'Generated') return 'Invoice is not approved';
    if (invoice.cancelledOn) return 'Invoice is cancelled';
    return isOwn ? null : 'Invoice has a number of somebody else, who makes the credit notes';
  },
  exceeds: ({ excess }: { excess: Paise }): Refusal =>
    excess > 0 ? `Credit notes exceed the invoice by ${formatRupees(excess)}` : null,
  /** `until`: as '30 Nov 2027'. */
  tooLate: ({ number, until }: { number: string; until: string }): string =>
    `A credit note for ${number} was possible until ${until}`,
};
