import { cellOf, knownColumns } from '../../ui/table/columns';
import { addDays } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { approved, generated, paid } from '../../testing/invoicesPage';
import { laidOut } from '../../ui/views/columnLayout';
import { invoiceColumns } from './invoiceColumns';

const columns = knownColumns(invoiceColumns('A'));
const rowOf = (invoice: object) => invoice as InvoiceRowFragment;
const optional = (invoice: object) =>
  Object.fromEntries(
    columns.filter((column) => column.optional).map((column) => [column.title, cellOf(column, rowOf(invoice))]),
  );

test('the columns of the specification stay as they are, and others are chosen', () => {
  expect(laidOut(columns, null).map(({ title }) => title)).toEqual([
    'Name',
    'Invoice No',
    'Invoice Month',
    'Invoice Date',
    'Payment Date',
    'Invoice Status',
    'Invoice Type',
    'Total',
    'Consignments',
  ]);
  expect(columns.slice(9).every((column) => column.optional && column.sortBy === undefined)).toBe(true);
});

test('an overdue invoice has its due date, days, place and taxes', () => {
  const invoice = { ...approved, dueDate: addDays(companyToday(), -12), buyerGstin: '27AABCM1234F1ZX' };
  expect(optional({ ...invoice, additionalCharges: 20.1, chargesTaxable: true })).toEqual({
    Due: addDays(companyToday(), -12),
    Outstanding: 118,
    'Overdue Days': 12,
    GSTIN: '27AABCM1234F1ZX',
    'Place Of Supply': '27-Maharashtra',
    Taxable: 120.1,
    IGST: 0,
    CGST: 9,
    SGST: 9,
  });
});

test('what is not owed is not outstanding, and what is not due is not overdue', () => {
  const ofDays = ({ Outstanding, 'Overdue Days': days }: Record<string, unknown>) => [Outstanding, days];
  const due = { dueDate: addDays(companyToday(), -1) };
  expect(ofDays(optional({ ...approved, dueDate: companyToday() }))).toEqual([118, null]);
  expect(ofDays(optional(generated))).toEqual([null, null]);
  expect(ofDays(optional({ ...paid, ...due }))).toEqual([null, null]);
  expect(ofDays(optional({ ...approved, ...due, cancelledOn: companyToday() }))).toEqual([null, null]);
});
