import { namesOf } from '../values/fields';

export const importsLabels = {
  ImportKind: {
    Bookings: 'Bookings',
    Customers: 'Customers',
    VendorBill: 'Vendor Bill',
    CourierRemittance: 'Courier Remittance',
  },
  DateOrder: { DMY: 'Day Month Year', MDY: 'Month Day Year', YMD: 'Year Month Day' },
  ImportStatus: {
    Draft: 'Draft',
    Checked: 'Checked',
    Running: 'Running',
    Done: 'Done',
    Cancelled: 'Cancelled',
  },
  ImportMode: { AllOrNothing: 'All or nothing', GoodRows: 'Good rows only' },
  ImportRowStatus: {
    Waiting: 'Not checked',
    Good: 'Good',
    Bad: 'Bad',
    Already: 'Already imported',
    Done: 'Imported',
    Refused: 'Refused',
  },
};

export const ImportKind = namesOf(importsLabels.ImportKind);
export type ImportKind = keyof typeof ImportKind;

/** Order of day, month and year in the dates of a file. */
export const DateOrder = namesOf(importsLabels.DateOrder);
export type DateOrder = keyof typeof DateOrder;

/** Draft until every row has been checked. */
export const ImportStatus = namesOf(importsLabels.ImportStatus);
export type ImportStatus = keyof typeof ImportStatus;

export const ImportMode = namesOf(importsLabels.ImportMode);
export type ImportMode = keyof typeof ImportMode;

/** Already: imported by an earlier job. Refused: good when it was checked, refused when it was to be written. */
export const ImportRowStatus = namesOf(importsLabels.ImportRowStatus);
export type ImportRowStatus = keyof typeof ImportRowStatus;
