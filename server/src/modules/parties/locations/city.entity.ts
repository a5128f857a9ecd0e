import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { FoldedColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { cityFields as fields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { State } from './state.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    City: City;
  }
}

@ObjectType({ description: 'A city of a state; consignments are delivered to cities.' })
@Entity()
@Index(['nameFolded', 'id'])
@HasFields(fields)
export class City extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @Field(() => String, { description: 'Six digits.' })
  @TextColumn(fields.pinCode)
  pinCode: string;

  @Field(() => SafeInt)
  @Index()
  @RefColumn('State')
  stateId: number;

  @Field(() => State, { nullable: true })
  @ManyToOne(() => State, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'state_id' })
  state?: State | null;
}
