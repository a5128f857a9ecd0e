import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { FoldedColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
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
export class City extends RecordEntity {
  @Field(() => String)
  @TextColumn(80)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @Field(() => String, { description: 'Six digits.' })
  @TextColumn(6)
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
