import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn } from '../../../db/schema/columns';
import { cityFields as fields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { State } from './state.entity';

@ObjectType({ description: 'A city of a state; consignments are delivered to cities.' })
@Entity()
@Index(['nameFolded', 'id'])
@HasFields(fields)
export class City extends RecordEntity {
  @RecordField(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @RecordField(fields.pinCode, { description: 'Six digits.' })
  pinCode: string;

  @Index()
  @RecordReference('State')
  stateId: number;

  @RecordRelation(() => State)
  state?: State | null;
}
