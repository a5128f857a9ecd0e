import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Customer } from '../../parties/customers/customer.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';

/** A value that is stored as JSON in a text column. */
const fromJson = <Row>(column: keyof Row & string): Relation<Row> => ({
  columns: [column],
  read: async () => (row) => JSON.parse(String(row[column])) as unknown,
});

export const importProfileRelations: Relations<ImportProfile> = {
  customer: toOne('customerId', () => Customer),
  vendor: toOne('vendorId', () => Vendor),
  columns: fromJson('columnsJson'),
  constants: fromJson('constantsJson'),
};

export const importJobRelations: Relations<ImportJob> = {
  profile: toOne('importProfileId', () => ImportProfile),
  headers: fromJson('headersJson'),
  createdBy: toOne('createdById', () => User),
};

export const importRowRelations: Relations<ImportRow> = {
  cells: fromJson('cellsJson'),
  errors: fromJson('errorsJson'),
};
