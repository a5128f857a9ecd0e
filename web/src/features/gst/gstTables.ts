/** The tables of GSTR-1 as the screen and the Excel file show them. */
import type {
  Gstr1InvoiceRowFragment,
  Gstr1NilRowFragment,
  Gstr1NoteRowFragment,
  Gstr1PlaceRowFragment,
  Gstr1Query,
  Gstr1ServiceRowFragment,
} from '../../graphql.generated';
import type { AnyColumn, Column } from '../../ui/table/columns';
import { placeText } from '../../ui/facts/placeText';
import { xlsSheet, type XlsSheet } from '../../ui/file/exportXls';

type Return = Gstr1Query['gstr1'];
type DocsRow = Return['docs'][number];

interface Taxed {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** One table of the return. */
export interface GstTable {
  /** As the offline tool names it. */
  name: string;
  title: string;
  columns: readonly AnyColumn<TableRow>[];
  rows: readonly TableRow[];
  /** Sum of the taxable amounts; null for a table without amounts. */
  taxable: number | null;
}

/** A row with an identity for the table. */
export type TableRow = object & { uniqueId: string };

const taxColumns: readonly Column<Taxed>[] = [
  { key: 'taxable', title: 'Taxable', kind: 'money' },
  { key: 'igst', title: 'IGST', kind: 'money' },
  { key: 'cgst', title: 'CGST', kind: 'money' },
  { key: 'sgst', title: 'SGST', kind: 'money' },
];

const reverseColumn: Column<Pick<Gstr1InvoiceRowFragment, 'charge'>> = {
  key: 'charge',
  title: 'Reverse Charge',
  value: ({ charge }) => (charge === 'ReverseCharge' ? 'Y' : 'N'),
  fit: 'whole',
};

const invoiceColumns: readonly Column<Gstr1InvoiceRowFragment>[] = [
  { key: 'number', title: 'Invoice No', fit: 'whole', card: 'title' },
  { key: 'date', title: 'Invoice Date', kind: 'date', card: 'note' },
  { key: 'receiver', title: 'Receiver', card: 'text' },
  { key: 'gstin', title: 'GSTIN', fit: 'whole' },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => placeText(row.placeOfSupply),
    fit: 'whole',
    card: 'place',
  },
  reverseColumn,
  ...taxColumns,
  { key: 'value', title: 'Invoice Value', kind: 'money', card: 'state' },
];

const noteColumns: readonly Column<Gstr1NoteRowFragment>[] = [
  { key: 'number', title: 'Note No', fit: 'whole', card: 'title' },
  { key: 'kind', title: 'Note Type', value: (row) => (row.kind === 'Debit' ? 'D' : 'C'), fit: 'whole' },
  { key: 'date', title: 'Note Date', kind: 'date', card: 'note' },
  { key: 'invoiceNumber', title: 'Invoice No', fit: 'whole' },
  { key: 'invoiceDate', title: 'Invoice Date', kind: 'date' },
  { key: 'receiver', title: 'Receiver', card: 'text' },
  { key: 'gstin', title: 'GSTIN', fit: 'whole' },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => placeText(row.placeOfSupply),
    fit: 'whole',
    card: 'place',
  },
  reverseColumn,
  ...taxColumns,
  { key: 'value', title: 'Note Value', kind: 'money', card: 'state' },
];

const placeColumns: readonly Column<Gstr1PlaceRowFragment>[] = [
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => placeText(row.placeOfSupply),
    fit: 'whole',
    card: 'title',
  },
  {
    key: 'isInterState',
    title: 'Type',
    value: (row) => (row.isInterState ? 'Inter-state' : 'Intra-state'),
    fit: 'whole',
    card: 'text',
  },
  { key: 'rate', title: 'Rate %', kind: 'number' },
  ...taxColumns.map((column) => (column.key === 'taxable' ? { ...column, card: 'state' as const } : column)),
];

const nilColumns: readonly Column<Gstr1NilRowFragment>[] = [
  {
    key: 'isInterState',
    title: 'Type',
    value: (row) => (row.isInterState ? 'Inter-state' : 'Intra-state'),
    fit: 'whole',
    card: 'title',
  },
  {
    key: 'isRegistered',
    title: 'Customers',
    value: (row) => (row.isRegistered ? 'Registered' : 'Others'),
    card: 'text',
  },
  { key: 'exempt', title: 'Exempt', kind: 'money', card: 'state' },
];

const serviceColumns: readonly Column<Gstr1ServiceRowFragment>[] = [
  { key: 'code', title: 'HSN', fit: 'whole', card: 'title' },
  { key: 'rate', title: 'Rate %', kind: 'number', card: 'text' },
  ...taxColumns,
  { key: 'value', title: 'Total Value', kind: 'money', card: 'state' },
];

const docsColumns: readonly Column<DocsRow>[] = [
  { key: 'nature', title: 'Nature Of Document', fit: 'whole', card: 'text' },
  { key: 'from', title: 'From', fit: 'whole', card: 'title' },
  { key: 'to', title: 'To', fit: 'whole', card: 'place' },
  { key: 'total', title: 'Total', kind: 'number' },
  { key: 'cancelled', title: 'Cancelled', kind: 'number' },
  { key: 'net', title: 'Net Issued', kind: 'number', card: 'state' },
];

function table<Row extends object>(
  name: string,
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): GstTable {
  const isTaxed = columns.some(({ key }) => key === 'taxable');
  return {
    name,
    title,
    columns: columns as unknown as readonly AnyColumn<TableRow>[],
    rows: rows.map((row, at) => ({ ...row, uniqueId: `${name} ${at}` })),
    taxable: isTaxed
      ? (rows as readonly (Row & Partial<Taxed>)[]).reduce((sum, row) => sum + paise(row.taxable), 0) / 100
      : null,
  };
}

const paise = (rupees = 0) => Math.round(rupees * 100);

export function tablesOf({ b2b, b2cl, b2cs, nil, cdnr, cdnur, at, atadj, hsnB2b, hsnB2c, docs }: Return): GstTable[] {
  return [
    table('b2b', 'Registered customers', invoiceColumns, b2b),
    table('b2cl', 'Large invoices to others, of another state', invoiceColumns, b2cl),
    table(
      'b2cs',
      'All other customers, less their credit notes and with their debit notes, by place of supply',
      placeColumns,
      b2cs,
    ),
    table('nil', 'Exempt services, less their credit notes and with their debit notes', nilColumns, nil),
    table('cdnr', 'Notes to registered customers: credit to be subtracted, debit to be added', noteColumns, cdnr),
    table(
      'cdnur',
      'Notes about large invoices of b2cl: credit to be subtracted, debit to be added',
      noteColumns,
      cdnur,
    ),
    table('at', 'Advances that no invoice has used', placeColumns, at),
    table('atadj', 'Advances of earlier months, used in this one', placeColumns, atadj),
    table('hsn(b2b)', 'Services to registered customers', serviceColumns, hsnB2b),
    table('hsn(b2c)', 'Services to others', serviceColumns, hsnB2c),
    table('docs', 'Documents issued', docsColumns, docs),
  ];
}

interface CheckLine {
  rule: string;
  finding: string;
}

const checkColumns: readonly Column<CheckLine>[] = [
  { key: 'rule', title: 'Check' },
  { key: 'finding', title: 'Finding' },
];

/** The checks first, then the tables. */
export function sheetsOf(found: Return): XlsSheet[] {
  const lines = found.checks.flatMap(({ rule, findings }) =>
    (findings.length > 0 ? findings : ['Passes']).map((finding) => ({ rule, finding })),
  );
  return [
    xlsSheet('Checks', checkColumns, lines),
    ...tablesOf(found).map(({ name, columns, rows }) => xlsSheet(name, columns, rows)),
  ];
}
