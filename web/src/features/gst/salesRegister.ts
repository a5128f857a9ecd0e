/** The sales register as its files have it. */
import { labels } from '../../../../server/src/domain/enums';
import { lastOfMonth, monthOf } from '../../../../server/src/domain/values/dates';
import { namedBranches } from '../../companySettings';
import type { SalesRegisterLineFragment, SalesRegisterQuery } from '../../graphql.generated';
import { placeText } from '../../ui/facts/placeText';
import { csvFile } from '../../ui/file/csv';
import { xlsSheet, type XlsSheet } from '../../ui/file/exportXls';
import { branchColumn, type Column } from '../../ui/table/columns';

type Register = SalesRegisterQuery['salesRegister'];
/** A document, or the totals. */
type Line = Register['total'] & Partial<Omit<SalesRegisterLineFragment, '__typename'>>;

const columns: readonly Column<Line>[] = [
  { key: 'date', title: 'Date', kind: 'date' },
  { key: 'number', title: 'Number' },
  { key: 'kind', title: 'Kind', value: (line) => (line.kind ? labels.SaleDocument[line.kind] : null) },
  { key: 'customer', title: 'Customer' },
  { key: 'gstin', title: 'GSTIN' },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (line) => (line.placeOfSupply ? placeText(line.placeOfSupply) : null),
  },
  { key: 'charge', title: 'Charge', value: (line) => (line.charge ? labels.ServiceCharge[line.charge] : null) },
  { key: 'taxable', title: 'Taxable', kind: 'money' },
  { key: 'igst', title: 'IGST', kind: 'money' },
  { key: 'cgst', title: 'CGST', kind: 'money' },
  { key: 'sgst', title: 'SGST', kind: 'money' },
  { key: 'charges', title: 'Charges Without Tax', kind: 'money' },
  { key: 'total', title: 'Total', kind: 'money' },
  { key: 'dueDate', title: 'Due Date', kind: 'date' },
  { key: 'paid', title: 'Paid', kind: 'money' },
  { key: 'outstanding', title: 'Outstanding', kind: 'money' },
  { key: 'cancelledOn', title: 'Cancelled On', kind: 'date' },
];

const branchColumns: readonly Column<Line>[] = [
  { key: 'branch', title: 'Branch', value: ({ branchId = 0 }) => branchColumn.value({ branchId }) },
  { key: 'supplierGstin', title: 'Supplier GSTIN' },
];

/** Which branch supplied is said once there are two. */
const shown = () => (namedBranches().length === 0 ? columns : [...columns, ...branchColumns]);

const withTotal = ({ rows, total }: Register): Line[] => [...rows, { ...total, customer: 'Total' }];

/** Numbers of somebody else stand on a sheet of their own, since the total is without them. */
export function registerSheets(register: Register): XlsSheet[] {
  const { others } = register;
  return [
    xlsSheet('Sales Register', shown(), withTotal(register)),
    ...(others.length > 0 ? [xlsSheet('Not In GSTR-1', shown(), others)] : []),
  ];
}

export const registerCsv = (register: Register): Blob => csvFile(shown(), withTotal(register));

/** 'Sales-Register-2026-10', or with the first and the last day. */
export function registerFileName({ fromDate, toDate }: Pick<Register, 'fromDate' | 'toDate'>): string {
  const month = monthOf(fromDate);
  const isMonth = fromDate === `${month}-01` && toDate === lastOfMonth(fromDate);
  return `Sales-Register-${isMonth ? month : `${fromDate}-to-${toDate}`}`;
}
