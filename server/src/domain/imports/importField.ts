/** What the import of a file needs of a declared field. */
import type { DeclaredField } from '../values/fields';

/** How a cell is read. The names of enumerations stand for their members. */
export type ImportFieldType =
  | 'text'
  | 'number text'
  | 'money'
  | 'weight'
  | 'count'
  | 'date'
  | 'flag'
  | 'ServiceType'
  | 'ParcelType'
  | 'PaymentMode'
  | 'customer'
  | 'vendor'
  | 'city';

export interface ImportField {
  /** Property of the input. */
  readonly name: string;
  /** Header of the template, and the field's name in messages. */
  readonly label: string;
  readonly type: ImportFieldType;
  readonly required: boolean;
  /** Cell of the template's example row; a date is given in days before today. */
  readonly example: string | number;
}

/** A declared field with the cell of the template's example row; null: a file does not bring it. */
export type ImportedField = DeclaredField & (Pick<ImportField, 'type' | 'example'> | { readonly example: null });

export type ImportedFields = Readonly<Record<string, ImportedField>>;
