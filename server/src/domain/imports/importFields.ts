/** What the columns of an imported file can hold: for each kind of import the fields of the single command's input. */
import { consignmentFields } from '../bookings/consignmentFields';
import { customerFields } from '../parties/customerFields';
import type { ImportKind } from './enums';
import type { ImportedFields, ImportField, ImportFieldType } from './importField';

export type { ImportField } from './importField';

const field = (
  name: string,
  label: string,
  type: ImportFieldType,
  example: string | number,
  required = false,
): ImportField => ({ name, label, type, required, example });

/** The columns of declared fields, in their order. */
const columnsOf = (fields: ImportedFields): readonly ImportField[] =>
  Object.entries(fields).flatMap(([name, { required = false, ...declared }]) =>
    declared.example === null ? [] : field(name, declared.label, declared.type, declared.example, required !== false),
  );

export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  Bookings: columnsOf(consignmentFields),
  Customers: columnsOf(customerFields),
  VendorBill: [
    // A damaged number is a finding of the bill, not an error of the file.
    field('awb', 'AWB', 'text', 'D10045678', true),
    field('amount', 'Amount', 'money', '145.20', true),
    field('billedDate', 'Date', 'date', 3),
    field('destination', 'Destination', 'text', 'Pune'),
    field('zoneCode', 'Zone', 'text', 'C'),
    field('pieces', 'Pieces', 'count', '1'),
    field('billedWeight', 'Weight', 'weight', '2.5'),
    field('freight', 'Freight', 'money', '132'),
    field('fuel', 'Fuel', 'money', '13.20'),
    field('other', 'Other', 'money', ''),
  ],
  CourierRemittance: [
    field('awb', 'AWB', 'text', 'D10045678', true),
    field('amount', 'Amount', 'money', '145.20', true),
  ],
};

export const importFieldOf = (kind: ImportKind, name: string): ImportField | undefined =>
  importFields[kind].find((known) => known.name === name);

/** Form in which headers are compared: case, spaces and dots do not count. */
export const comparableHeader = (header: string): string => header.toLowerCase().replace(/[\s.]/g, '');

/** Headers to fields by the template's labels; each field at most once. */
export function matchHeaders(kind: ImportKind, headers: readonly string[]): Map<string, string> {
  const byLabel = new Map(importFields[kind].map(({ label, name }) => [comparableHeader(label), name]));
  const matched = new Map<string, string>();
  for (const header of headers) {
    const name = byLabel.get(comparableHeader(header));
    if (name === undefined) continue;
    byLabel.delete(comparableHeader(header));
    matched.set(header, name);
  }
  return matched;
}

export const maxImportRows = 10_000;
export const maxImportColumns = 60;
/** Longer than any field takes: what a file's cell has beyond is cut, and the field refuses the rest. */
export const maxCellLength = 600;
/** An import that is written whole or not at all is one transaction. */
export const maxRowsAtOnce = 2_000;
