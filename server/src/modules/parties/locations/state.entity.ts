import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { stateFields as fields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { RecordField } from '../../../core/record/recordFields';

@ObjectType({ description: 'An Indian state or union territory.' })
@Entity()
@HasFields(fields)
export class State extends RecordEntity {
  @RecordField(fields.name)
  name: string;

  @RecordField(fields.code, { description: 'GST state code, two digits.' })
  code: string;

  /** State code while the state is live; null after deletion, which frees the code. */
  @Index({ unique: true })
  @TextColumn(fields.code, { nullable: true })
  liveCode: string | null;
}
