import { Field, InputType } from 'type-graphql';
import { ImportKind, ImportRowStatus, ImportStatus } from '../../../domain/imports/enums';
import { Required } from '../../../domain/rules/rules';
import { byReferences, byValue, byValues, path } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { RecordRef } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';

@InputType()
export class ImportProfileSearch extends ListInput {
  @Field(() => ImportKind, { nullable: true })
  kind?: ImportKind;

  @Field(() => [RecordRef], { nullable: true, description: 'Only those of these customers.' })
  customerId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Only those of these vendors.' })
  vendorId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Users whose mappings they are.' })
  createdById?: string[];
}

export const ImportProfilePage = pageOf(ImportProfile, 'ImportProfile');

export const importProfileList: ListSpec<ImportProfile, ImportProfileSearch> = {
  entity: ImportProfile,
  sorting: { by: 'wholeTable', because: 'some mappings a customer' },
  sort: ['name', 'createdOn', 'updatedOn'],
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {
    kind: byValue('kind'),
    customerId: byReferences('customerId', Customer),
    vendorId: byReferences('vendorId', Vendor),
    createdById: byReferences('createdById', User),
  },
};

@InputType()
export class ImportJobSearch extends ListInput {
  @Field(() => ImportKind, { nullable: true })
  kind?: ImportKind;

  @Field(() => [ImportStatus], { nullable: true })
  status?: ImportStatus[];

  @Field(() => [RecordRef], { nullable: true, description: 'Users. Members see their own imports only.' })
  createdById?: string[];
}

export const ImportJobPage = pageOf(ImportJob, 'ImportJob');

export const importJobList: ListSpec<ImportJob, ImportJobSearch> = {
  entity: ImportJob,
  sorting: { by: 'wholeTable', because: 'some ten files a day' },
  sort: ['fileName', 'status', 'rowCount', 'done', 'createdOn'],
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {
    kind: byValue('kind'),
    status: byValues('status'),
    createdById: byReferences('createdById', User),
  },
};

@InputType()
export class ImportRowSearch extends ListInput {
  @Field(() => RecordRef, { nullable: true, description: 'The import.' })
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => [ImportRowStatus], { nullable: true })
  status?: ImportRowStatus[];
}

export const ImportRowPage = pageOf(ImportRow, 'ImportRow');

export const importRowList: ListSpec<ImportRow, ImportRowSearch> = {
  entity: ImportRow,
  sorting: { by: 'wholeTable', because: 'the rows of one import' },
  sort: ['rowNo'],
  defaultSort: ['rowNo', 'ASC'],
  pageSize: 100,
  filters: {
    uniqueId: (query, value) => query.andWhere(`${path<ImportRow>('importJobId')} = :value`, { value: Number(value) }),
    status: byValues('status'),
  },
};
