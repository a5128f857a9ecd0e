import { names } from '../values/fields';

export const ImportKind = names('Bookings', 'Customers', 'VendorBill', 'CourierRemittance');
export type ImportKind = keyof typeof ImportKind;

/** Order of day, month and year in the dates of a file. */
export const DateOrder = names('DMY', 'MDY', 'YMD');
export type DateOrder = keyof typeof DateOrder;

/** Draft until every row has been checked. */
export const ImportStatus = names('Draft', 'Checked', 'Running', 'Done', 'Cancelled');
export type ImportStatus = keyof typeof ImportStatus;

export const ImportMode = names('AllOrNothing', 'GoodRows');
export type ImportMode = keyof typeof ImportMode;

/** Already: imported by an earlier job. Refused: good when it was checked, refused when it was to be written. */
export const ImportRowStatus = names('Waiting', 'Good', 'Bad', 'Already', 'Done', 'Refused');
export type ImportRowStatus = keyof typeof ImportRowStatus;

export const importsLabels = {
  ImportKind: {
    Bookings: 'Bookings',
    Customers: 'Customers',
    VendorBill: 'Vendor Bill',
    CourierRemittance: 'Courier Remittance',
  } satisfies Record<ImportKind, string>,
  DateOrder: { DMY: 'Day Month Year', MDY: 'Month Day Year', YMD: 'Year Month Day' } satisfies Record<
    DateOrder,
    string
  >,
  ImportStatus: {
    Draft: 'Draft',
    Checked: 'Checked',
    Running: 'Running',
    Done: 'Done',
    Cancelled: 'Cancelled',
  } satisfies Record<ImportStatus, string>,
  ImportMode: { AllOrNothing: 'All or nothing', GoodRows: 'Good rows only' } satisfies Record<ImportMode, string>,
  ImportRowStatus: {
    Waiting: 'Not checked',
    Good: 'Good',
    Bad: 'Bad',
    Already: 'Already imported',
    Done: 'Imported',
    Refused: 'Refused',
  } satisfies Record<ImportRowStatus, string>,
};
