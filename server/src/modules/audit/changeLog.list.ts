import { Field, InputType } from 'type-graphql';
import { Present } from '../../domain/rules';
import { ListInput, pageOf } from '../../list';
import { RecordRef } from '../../scalars';
import { ChangeLog } from './changeLog.entity';

@InputType()
export class ChangeLogSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'The GraphQL type of the record, as Consignment.' })
  @Present('entityName is required')
  entityName: string;

  @Field(() => RecordRef, { nullable: true, description: 'The id or uniqueId of the record.' })
  @Present('primaryKey is required')
  primaryKey: string;
}

export const ChangeLogPage = pageOf(ChangeLog, 'ChangeLog');
