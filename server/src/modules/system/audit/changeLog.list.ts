import { Field, InputType } from 'type-graphql';
import { Required } from '../../../domain/rules/rules';
import { ListInput, pageOf } from '../../../core/list/list';
import { RecordRef } from '../../../core/record/scalars';
import { ChangeLog } from './changeLog.entity';

@InputType()
export class ChangeLogSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'GraphQL type of the record, e.g. Consignment.' })
  @Required('entityName is required')
  entityName: string;

  @Field(() => RecordRef, { nullable: true, description: 'The id or uniqueId of the record.' })
  @Required('primaryKey is required')
  primaryKey: string;
}

export const ChangeLogPage = pageOf(ChangeLog, 'ChangeLog');
