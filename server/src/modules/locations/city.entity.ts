import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { RefColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { State } from './state.entity';

@ObjectType()
@Entity()
@Index(['name', 'id'])
export class City extends RecordEntity {
  @Field(() => String)
  @TextColumn(80)
  name: string;

  @Field(() => String, { description: 'Six digits.' })
  @TextColumn(6)
  pinCode: string;

  @Field(() => Int)
  @Index()
  @RefColumn()
  stateId: number;

  @Field(() => State, { nullable: true })
  @ManyToOne(() => State, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'state_id' })
  state?: State | null;
}
