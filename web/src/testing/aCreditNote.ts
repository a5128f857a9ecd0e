import type { CreditedInvoiceFragment, CreditNoteRowFragment } from '../graphql.generated';

const customer = { __typename: 'Customer' as const, uniqueId: 'c4', company: 'Cauvery Spices', gst: '29ABACS0877M1ZS' };

/** An approved invoice of 1,000 and IGST, of which nothing is paid. */
export const creditedInvoice: CreditedInvoiceFragment &
  NonNullable<CreditNoteRowFragment['invoice']> & { __typename: 'Invoice' } = {
  __typename: 'Invoice',
  uniqueId: 'i1',
  id: 7,
  invoiceNumber: 'INV/25-26/7',
  invoiceDate: '2026-01-05',
  actualAmount: 1000,
  additionalCharges: 0,
  chargesTaxable: false,
  igst: 180,
  cgst: 0,
  sgst: 0,
  totalAmount: 1180,
  taxPercent: 18,
  supplyType: 'B2B',
  taxExplanation: 'IGST 18%: the place of supply is Karnataka.',
  outstanding: 1180,
  customer,
};

/** A draft about it. */
export const aCreditNote = (
  given: Partial<CreditNoteRowFragment> = {},
): CreditNoteRowFragment & { __typename: 'CreditNote' } => ({
  __typename: 'CreditNote',
  uniqueId: 'n1',
  id: 3,
  version: 1,
  number: null,
  noteDate: '2026-02-03',
  customer,
  invoice: creditedInvoice,
  reason: 'Deficiency',
  remark: 'Two parcels came late',
  taxable: 100,
  igst: 18,
  cgst: 0,
  sgst: 0,
  total: 118,
  status: 'Draft',
  applied: 0,
  unallocated: 0,
  refunded: 0,
  irn: null,
  ackNo: null,
  ackDate: null,
  createdOn: '2026-02-03T06:30:00.000Z',
  ...given,
});
