/** What tests of the invoices page have in common. */
import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { defaultInvoiceFilters } from '../features/invoices/invoiceFilters';
import { InvoiceConsignmentsDocument, InvoiceDetailDocument, InvoicesDocument } from '../graphql.generated';

export const generated = {
  __typename: 'Invoice',
  branchId: 1,
  uniqueId: 'i1',
  id: 1,
  version: 1,
  customerId: 4,
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Arihant Textiles',
    name: 'Mahesh Jain',
    address: null,
    gst: null,
  },
  buyerGstin: null,
  placeOfSupply: '27',
  invoiceNumber: null,
  invoiceMonth: '2026-10',
  invoiceDate: '2026-11-02',
  paymentDate: null,
  dueDate: null,
  outstanding: 118,
  invoiceStatus: 'Generated',
  invoiceType: 'Automatic',
  totalConsignments: 1,
  actualAmount: 100,
  additionalCharges: 0,
  chargesTaxable: false,
  additionalRemark: null,
  remark: null,
  igst: 0,
  cgst: 9,
  sgst: 9,
  totalAmount: 118,
  supplyType: 'B2C',
  service: 'Courier',
  charge: 'Forward',
  taxExplanation: 'CGST 9% and SGST 9%: the place of supply.',
  createdOn: '2026-11-02T05:30:00.000Z',
  deletedOn: null,
  irn: null,
  ackNo: null,
  ackDate: null,
  irnCancelledOn: null,
  cancelledOn: null,
  cancelReason: null,
};
export const approved = {
  ...generated,
  version: 2,
  invoiceStatus: 'Approved',
  invoiceNumber: 'INV/26-27/15',
  dueDate: '2026-11-12',
};
export const paid = { ...approved, version: 3, invoiceStatus: 'Paid', paymentDate: '2026-11-10', outstanding: 0 };
export const receipt = {
  __typename: 'InvoicePayment',
  paymentUniqueId: 'p9',
  creditNoteUniqueId: null,
  writeOffUniqueId: null,
  number: 'RCT/26-27/9',
  receivedOn: '2026-11-10',
  mode: 'BankTransfer',
  cash: 118,
  tds: 0,
  reversedOn: null,
  reversalKind: null,
};

const consignment = {
  __typename: 'Consignment',
  uniqueId: 'w1',
  bookingDate: '2026-10-05',
  awbNo: 'WE0007',
  receiver: 'Jaya Das',
  deliveryCity: { __typename: 'City', uniqueId: 't1', name: 'Kochi' },
  chargeableWeight: 2,
  customerAmount: 100,
};
/** Those of the invoice, which its detail asks for. */
export const consignments: MockLink.MockedResponse = {
  request: { query: InvoiceConsignmentsDocument, variables: { uniqueId: 'i1' } },
  result: {
    data: { invoice: { __typename: 'Invoice', uniqueId: 'i1', consignments: [consignment], cargoConsignments: [] } },
  },
};

export const list = (rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: InvoicesDocument,
    variables: {
      search: { ...defaultInvoiceFilters(), skip: 0, take: 50, sortBy: 'invoiceDate', sortOrder: 'DESC' },
    },
  },
  result: { data: { invoices: { __typename: 'InvoicePage', rows, rowCount: rows.length } } },
});
/** The invoice with what paid it. */
export const detail = (invoice: object, payments: readonly object[] = []): MockLink.MockedResponse => ({
  request: { query: InvoiceDetailDocument, variables: { uniqueId: 'i1' } },
  result: { data: { invoice: { ...invoice, payments } } },
});
export const inTable = () => within(screen.getByRole('table', { name: 'Invoices', hidden: true }));
export const inDetail = () => within(screen.getByText('Invoice Details').closest<HTMLElement>('[role="dialog"]')!);
