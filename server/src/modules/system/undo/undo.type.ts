import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A record of a bulk operation that was not undone.' })
export class UndoRefusal {
  @Field(() => String, { nullable: true })
  awbNo: string | null;

  @Field(() => String)
  message: string;
}

@ObjectType({ description: 'What was undone.' })
export class Undone {
  @Field(() => Int, { description: 'Number of records; 1 unless the operation was a bulk operation.' })
  done: number;

  @Field(() => [UndoRefusal], { description: 'Of a bulk operation, the records that were not, in its order.' })
  refused: UndoRefusal[];
}
