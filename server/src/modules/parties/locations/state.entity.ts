import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    State: State;
  }
}

@ObjectType({ description: 'An Indian state or union territory.' })
@Entity()
export class State extends RecordEntity {
  @Field(() => String)
  @TextColumn(80)
  name: string;

  @Field(() => String, { description: 'GST state code, two digits.' })
  @TextColumn(10)
  code: string;

  /** State code while the state is live; null after deletion, which frees the code. */
  @Index({ unique: true })
  @TextColumn(10, { nullable: true })
  liveCode: string | null;
}
