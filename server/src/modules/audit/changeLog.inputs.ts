import { Field, InputType } from 'type-graphql';
import { Present } from '../../domain/rules';
import { RecordRef } from '../../scalars';

@InputType()
export class ChangeLogSearch {
  @Field(() => String, { nullable: true, description: 'The GraphQL type of the record, as Consignment.' })
  @Present('entityName is required')
  entityName: string;

  @Field(() => RecordRef, { nullable: true, description: 'The id or uniqueId of the record.' })
  @Present('primaryKey is required')
  primaryKey: string;
}
