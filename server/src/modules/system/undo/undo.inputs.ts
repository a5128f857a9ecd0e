import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The command that was sent under the idempotency key of this call.' })
export class UndoInput {
  @Field(() => String, { nullable: true, description: 'Its name in GraphQL: deleteExpense.' })
  operation: string;
}
